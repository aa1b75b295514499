"""Statements that people at the table keep rather than a procedure, and where the site helps them."""

from __future__ import annotations

TABLE_PROCEDURES = {
    "SF-011": "tooltip of the size: a quadruped is measured from nose to tail",
    "SF-012": "tooltip of the size: weights go by an animal's density",
    "SF-018": "each opportunity is offered to its controller, who has one reaction a round",
    "SF-024": "entering an opponent's square is confirmed before the path is judged",
    "SF-037": "a double move is declared, then measured as one distance",
    "SF-045": "starships are refused with a pointer to their own rules",
    "SF-055": "among equally near creatures the player of the acting one is asked, never the dice",
    "SF-058": "the game master ticks off watchers; a friend whom one passes gives no cover",
    "SF-062": "tumbling is declared before the path is judged",
    "SF-071": "squeezing is declared before the path is judged",
    "SF-073": "an opportunity is settled while the mover is still in the square that it leaves",
    "SF-094": "going on at a hustle is asked hour by hour; sleep sets the hours back to none",
    "SF-102": "after eight hours of walking the rest of the day belongs to the camp",
    "SF-103": "marching on beyond the eighth hour is asked hour by hour",
    "SF-112": "chases of vehicles are refused with a pointer to their own rules",
    "SF-120": "tooltip of the swim speed: it does not let one breathe water",
    "SF-130": "after a commit the squares of a tunnel become open ground",
    "SF-134": "a flyer's primary direction is asked at the start of its turn",
    "SF-145": "one reaction a round, regained at the start of one's turn",
    "SF-146": "hidden watchers show only at the commit; a path is judged on the map that it was drawn on",
    "SF-148": "the game master decides on cover and on who is aware of the mover",
    "SF-161": "two doublings of anything but movement cost make three times; no procedure needs it",
    "SF-166": "moving about in zero gravity is refused with a pointer to its own rules",
}
