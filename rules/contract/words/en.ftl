# What every rule may answer when it is asked wrongly.
error-unknown-system = There is no game system called “{ $system }”.
error-unknown-rule = This system has no rule called “{ $rule }”.
error-unknown-house-rule = This system has no house rule called “{ $key }”.
error-invalid-input = { $field }: this value does not fit.
error-not-allowed = The rules do not allow this.
error-missing = { $field }: this is needed.
error-unknown-key = { $field }: the rule does not ask for this.
error-check-part = “{ $part }” is neither a modifier with its reason (+10 rope) nor an input (surface=sheer).
error-sheet-says = { $key } stands on the sheet: change it there, or add a modifier with its reason.
error-not-an-object = { $field }: named values are expected here.
error-not-a-list = { $field }: a list is expected here.
error-not-an-integer = { $field }: a whole number from { $least } to { $most } is expected.
error-not-a-number = { $field }: a number from { $least } to { $most } is expected.
error-not-a-boolean = { $field }: yes or no is expected.
error-not-a-choice = { $field }: choose one of { $choices }.
error-not-a-text = { $field }: a text is expected.
error-out-of-range = { $field }: must be from { $least } to { $most }.
error-above-maximum = { $field }: { $most } at most.
error-text-length = { $field }: must have from { $least } to { $most } characters; this has { $count }.
error-words-length = { $field }: there is room for { $most } characters; this has { $count }.
error-list-length = { $field }: must have from { $least } to { $most } entries.
error-repeated = { $field }: this is there twice.
error-dice-exhausted = The rule needs more dice than the { $given } given.
error-dice-left-over = { $given } dice were given, but the rule uses only { $used }.
error-dice-out-of-range = Die { $position } cannot show { $face }: it has { $sides } sides.
error-not-json = This line is not a JSON object.
error-fault = The rules failed at this request. That is a fault of the rules, not of the request.
error-dice-with-odds = Odds are asked for without dice.
reason-no-odds = This rule has no odds to show.
reason-odds-too-expensive = Working out these odds exactly would take too long.
# What a request is made of.
field-house-rules = House rules
field-inputs = Inputs
field-reason = What is at stake
field-dice = Dice
choice-yes = yes
choice-no = no
choice-none = none
# How much of an opponent an NPC is.
block-pushover = pushover
block-ordinary = ordinary
block-seasoned = seasoned
block-formidable = formidable
# Two characters against each other: who wins, and by what.
contest-success = { $winner } wins against { $loser }, the only one to succeed.
contest-degrees = { $margin ->
    [one] { $winner } wins against { $loser } by 1 degree.
   *[other] { $winner } wins against { $loser } by { $margin } degrees.
}
contest-bonus = { $winner } wins against { $loser } by the higher bonus.
contest-roll = { $winner } wins against { $loser } by the lower die.
contest-total = { $winner } wins against { $loser } by { $margin }.
contest-level = The totals are even: { $winner } acts and wins against { $loser }.
contest-pc-over-npc = The totals are even: { $winner } wins against { $loser } as the only player character.
contest-full-tie = { $winner ->
    [none] Nobody wins: { $acting } and { $opposing } are level.
   *[other] Both are level: { $winner } acts and wins against { $loser }.
}
contest-tie = Nobody wins: { $acting } and { $opposing } are level.
contest-both-failed = Nobody wins: { $acting } and { $opposing } both fail.
contest-choice-pending = Not decided yet: a choice about a die is still open.
contest-decided-by-players = The totals are even: the players of { $acting } and { $opposing } decide.
contest-decided-by-gm = The totals are even: the game master decides.
