# Movement and position on a grid of squares, as one table plays it by post.
system-starfinder = Starfinder: movement

## House rules
house-hampered-diagonal = Diagonals into slow ground
    .help = What a doubled diagonal costs, and whether it counts in the 1-2-1-2 series of diagonals.
choice-pair = it costs 3 (6, 12 …) and leaves the series alone
choice-alternate-times-multiplier = it costs 1 or 2 by the series, doubled, and counts
choice-fixed-three-toggle = it costs 3 (6, 12 …) and counts
house-diagonal-count-scope = Where the series of diagonals begins anew
    .help = The 1-2-1-2 series runs on through all move actions of a turn, or starts again with each action.
choice-diagonal-count-scope-turn = each turn
choice-diagonal-count-scope-action = each action
house-multi-square-terrain = Slow ground under big creatures
    .help = Which squares of a creature of several squares decide how slow its step is.
choice-destination-footprint = all on which it then stands
choice-newly-entered = only those that it newly enters
house-reach-3m-exception = Diagonals and a reach of 3 m
    .help = A reach of exactly 3 m takes in the second square of a diagonal.
house-sub-square-reach-weapon = Reach weapons in small hands
    .help = How far a creature below Small reaches with a reach weapon.
choice-plus-1-5 = its natural reach and 1.5 m
choice-flat-3 = 3 m
house-full-fill-blocks-corner = Corners of creatures that fill their square
    .help = Nobody steps diagonally past a creature that leaves no gap in its square.
house-guarded-step-into-difficult = Guarded steps into slow ground
    .help = A guarded step may go where a step costs more.
house-default-manoeuvrability = Flyers without a class
    .help = The manoeuvrability of a flyer that has none written down.
house-pursuit-min-rounds = Rounds before the contest of a chase
    .help = How many rounds a chase of equals lasts before Dexterity decides.
house-pursuit-tie = Tie of a chase
    .help = What happens when both sides of the Dexterity contest have the same total.
choice-continue = the chase goes on
choice-pursuer = the pursuers win
choice-fleeing = the fleeing side wins
house-hustle-counts-as-travel = Hustling counts as travel
    .help = Hours at a hustle count towards the eight hours of a day's march.
house-trail-vehicles = Vehicles on a trail
    .help = Which column of the terrain table vehicles use on a trail.

## Choices
choice-fine = Fine
choice-diminutive = Diminutive
choice-tiny = Tiny
choice-small = Small
choice-medium = Medium
choice-large = Large
choice-huge = Huge
choice-gargantuan = Gargantuan
choice-colossal = Colossal
choice-tall = tall
choice-long = long
choice-weapon-none = no weapon
choice-unarmed = unarmed strike
choice-natural = natural weapon
choice-melee = melee weapon
choice-reach-weapon = reach weapon
choice-load-none = unencumbered
choice-encumbered = encumbered
choice-overburdened = overburdened
choice-blinded = blinded
choice-entangled = entangled
choice-exhausted = exhausted
choice-fatigued = fatigued
choice-flat-footed = flat-footed
choice-grappled = grappled
choice-helpless = helpless
choice-paralysed = paralysed
choice-pinned = pinned
choice-prone = prone
choice-total-defence = total defence
choice-unconscious = unconscious
choice-land = land
choice-climb = climb
choice-swim = swim
choice-burrow = burrow
choice-fly = fly
choice-zero = zero gravity
choice-low = low gravity
choice-normal = normal gravity
choice-high = high gravity
choice-extreme = extreme gravity
choice-standard = standard action
choice-swift = swift action
choice-full = full action
choice-move = move
choice-double-move = double move
choice-run = run
choice-withdraw = withdraw
choice-crawl = crawl
choice-stay = stay put
choice-walk = walk
choice-hustle = hustle
choice-round = round
choice-minute = minute
choice-hour = hour
choice-rounds = rounds
choice-day = a day
choice-action-hour = swim for an hour
choice-open = open ground
choice-kind-blocked = closed, with soft corners
choice-blocked = a closed square
choice-solid = solid
choice-soil = soil
choice-rock = rock
choice-n = north
choice-ne = north-east
choice-e = east
choice-se = south-east
choice-s = south
choice-sw = south-west
choice-w = west
choice-nw = north-west
choice-up = up
choice-down = down
choice-ranged-attack = ranged attack
choice-spell = spell
choice-spell-like-ability = spell-like ability
choice-melee-attack = melee attack
choice-stand-up = standing up
choice-other = something else
choice-past = past opponents
choice-through = through an opponent's square
choice-foot = on foot
choice-mount = mounted
choice-small-crew-vehicle = vehicle with a small crew
choice-large-crew-vehicle = large vehicle with shifts
choice-desert = desert
choice-forest = forest
choice-dense-forest = dense forest
choice-hills = hills
choice-marsh = marsh
choice-mountains = mountains
choice-plains = plains
choice-urban = urban
choice-highway = highway
choice-road = road
choice-trail = trail
choice-trackless = trackless
choice-calm = calm water
choice-rough = rough water
choice-stormy = stormy water
choice-maelstrom = maelstrom
choice-light-debris = light debris
choice-heavy-debris = heavy debris
choice-with-current = with the current
choice-against-current = against the current
choice-against-jet = against a jet of water
choice-slope = steep slope, ladder, knotted rope along a wall
choice-braced-rope = rope along a wall, knotted rope without one
choice-rough-wall = wall with good holds, plain rope without a wall
choice-narrow-holds = brick or stone wall
choice-smooth-wall = wall with few holds, ship's hull, ice
choice-overhang = overhang, ceiling with holds
choice-perfectly-smooth = perfectly smooth surface
choice-opposite-walls = between two opposite walls
choice-corner = in a corner
choice-low-gravity = low or zero gravity
choice-high-gravity = high gravity
choice-wet = wet
choice-icy = icy
choice-strong-wind = strong wind
choice-severe-wind = severe wind
choice-windstorm = windstorm
choice-hurricane = hurricane
choice-tornado = tornado
choice-light = light or moderate wind
choice-strong = strong wind
choice-severe = severe wind
choice-hover = hover
choice-avoid-falling-damage = avoid falling damage
choice-move-in-wind = move in the wind
choice-clumsy = clumsy
choice-average = average
choice-perfect = perfect
choice-roll = roll
choice-take-10 = take 10
choice-take-20 = take 20
choice-pc = player character
choice-npc = non-player character
choice-march = marching
choice-reaction = reaction
choice-part-of-move = part of the move
choice-acting-creature = whoever acts

## Results
choice-no-opportunity = no attack of opportunity
choice-provokes = provokes
choice-passes = passes through
choice-stops-and-provokes = stops and provokes
choice-escapes = escapes
choice-caught = caught
choice-continues = the chase goes on
choice-gm-decides = the game master decides
choice-keep-counting = the chase goes on
choice-dexterity-check = Dexterity decides
choice-constitution-check = Constitution decides
choice-moves = moves
choice-no-progress = no progress
choice-sinks = sinks
choice-swims-on = swims on
choice-tires = tires
choice-climbs = climbs
choice-falls = falls
choice-hovers = hovers
choice-no-damage = no damage
choice-full-damage = full damage
choice-no-move = does not get ahead
choice-blown-away = blown away

## What stands against a step, a path, a place
choice-not-adjacent = no neighbouring square
choice-out-of-map = off the map
choice-wrong-mode = not in this way of moving
choice-too-narrow = too narrow
choice-wall = a wall
choice-hard-corner = a hard corner
choice-fills-square = a creature that fills its square
choice-occupied = an occupied square
choice-illegal-end = an illegal space to stop
choice-square-full = a full square
choice-no-path = no path
choice-over-budget = beyond the movement
choice-not-straight = not a straight line
choice-difficult-on-run = difficult terrain on a run
choice-squeezed-on-run = squeezing on a run
choice-slowed = a slowed step
choice-not-closing = not nearer to the target
choice-passes-reach = the target was in reach before
choice-too-short = too short
choice-target-not-reached = the target is not in reach
choice-full-action-stands-alone = a full action stands alone
choice-too-many-actions = too many actions
choice-cannot-move = cannot move
choice-zero-gravity = zero gravity
choice-mode = this way of moving

## Inputs
field-size = Size
field-body = Build
    .help = Long creatures, such as those on four legs, reach less far than tall ones.
field-space = Space
    .help = Side of the creature's own space in metres; empty: that of its size.
field-natural-reach = Natural reach
    .help = The creature's own reach in metres; empty: that of its size and build.
field-weapon = Weapon
field-tiny = Tiny creatures
field-diminutive = Diminutive creatures
field-fine = Fine creatures
field-conditions = Conditions
field-load = Load
field-base = Base speed
field-mode = Way of moving
field-skill-check-mode = How it is done
field-modes = Ways of moving
field-modifiers = Modifiers
field-label = Reason
field-value = Value
field-gravity = Gravity
field-ground = Ground
field-actions = Actions
field-speed = Speed
    .help = Effective speed in metres: conditions, load and gravity are counted already.
field-overland-speed-speed = Speed
    .help = On foot your own, mounted that of the mount.
field-gait = Gait
field-scale = Scale
field-pursuit-scale = How long the chase is
field-count = How many
    .help = Rounds or minutes.
field-distance = Distance
field-from = From
field-to = To
field-square = Square
    .help = Column, row and, above the ground, level; for big creatures the north-west, lowest square.
field-origin = Seen from
field-candidates = Creatures or squares
field-id = Name
field-steps = Steps
field-diagonal = Diagonal
field-doublings = Doublings
    .help = How often entering the square is doubled.
field-fly-doublings = Doublings for flyers
field-parity = Diagonals before, odd or even
    .help = 0: the next diagonal costs 1. 1: it costs 2.
field-passage = Width of the passage
field-grid = Map
field-width = Width
field-height = Height
field-fall-height = Height of the fall
field-rows = Rows
    .help = One line of characters for each row, north first.
field-legend = Legend
field-kind = Kind
field-tumble-check-kind = Tumble
field-walls = Walls
    .help = Pairs of squares with a thin wall between them.
field-creatures = Creatures
field-side = Side
    .help = Creatures of one side are allies; “neutral” is nobody's ally and nobody's opponent.
field-reach-weapon = Reach weapon in hand
field-armed = Threatens (weapon in hand, natural weapons)
field-reaction = Has its reaction
field-obstacle = Obstacle when helpless
    .help = Empty: from Huge up.
field-fills-square = Fills its square
field-squeezed = Squeezed
field-incorporeal = Incorporeal
field-burrow-rock = Burrows rock
field-leaves-tunnel = Leaves a tunnel
field-creature = Creature
field-mover = Who moves
field-path = Path
    .help = Squares one after another, the first being where the creature stands.
field-action = Action
field-squeezed-at = Squeezed at
    .help = Numbers of the squares of the path, after the first, at which a big creature squeezes.
field-tumbled = Tumbled past
    .help = Opponents past whom a tumble has succeeded.
field-tumble-full-speed = Tumbled at full speed
field-covered-from = Not against
    .help = Watchers who are not aware of the mover, or against whom it has cover.
field-unseen = Not seen by the mover
field-goal = Goal
field-allow-squeeze = May squeeze
field-stopped-at = Stopped at
    .help = Number of the square of the path; the first has the number 0.
field-direction = Direction
field-target = Target
field-heading = Primary direction
    .help = Chosen at the start of the turn; empty: the first step is free.
field-actor = Who acts
field-event = What happens
field-challenge-ratings = Challenge ratings of the opponents
    .help = Past: all who threaten the area. Through: the one whose square it is.
field-earlier = Areas tumbled before in this round
field-full-speed = At full speed
field-prone = Prone
field-acrobatics = Acrobatics bonus
field-fly-check-acrobatics = Acrobatics bonus
    .help = Without what the manoeuvrability adds or takes.
field-constitution = Constitution
field-local-run-round-constitution = Constitution
    .help = Empty: no such score; such a creature runs without limit.
field-pace = Pace
field-state = State
field-rounds-run = Rounds run
field-checks = Checks so far
field-rest-left = Rounds of rest left
field-idle-rounds = Rounds without running
field-means = Means of travel
field-per-hour = Metres an hour
    .help = For vehicles only, on easy ground.
field-terrain = Terrain
field-route = Route
field-speeds = Speeds
    .help = Of all travellers, or of their mounts; the slowest sets the pace.
field-legs = Legs of the journey
field-hours-before = Hours before
    .help = Hours travelled today.
field-hustle-hours-hours-before = Hours before
    .help = Hours at a hustle since the last sleep.
field-hustle-before = Hours at a hustle before
    .help = Since the last sleep.
field-hour = Hour of today's march
field-stamina = Stamina Points
field-stamina-max = Stamina Points, maximum
field-hit-points = Hit Points
field-hit-points-max = Hit Points, maximum
field-hustle-damage = Damage from hustling
field-march-damage = Damage from forced marching
field-other-fatigue = Fatigued for another reason
field-hours = Hours
field-damage = Damage
field-stamina-regained = Stamina Points regained
field-hit-points-regained = Hit Points regained
field-fleeing-speed = Speed of the fleeing side
field-pursuer-speeds = Speeds of the pursuers
field-rounds = Rounds chased so far
field-vehicles = Chase of vehicles
field-circumstance = Something helps the slower side
field-fleeing = Fleeing side
field-score = Score
field-pursuers = Pursuers
field-athletics = Athletics bonus
    .help = Without the 8 of a swim or climb speed.
field-land-speed = Land speed
field-swim-speed = Swim speed
field-climb-speed = Climb speed
field-water = Water
field-circumstances = Circumstances
field-pressed = Threatened or distracted
field-take-10 = Take 10
field-surface = Surface
field-accelerated = Accelerated
    .help = Twice the climb speed, with −5 on the check.
field-task = Task
field-manoeuvrability = Manoeuvrability
    .help = Empty: the class that the campaign gives to flyers without one.
field-wind = Wind
field-turbulence = Turbulence
    .help = Choppy air or debris, added to the DC.
field-unconscious = Unconscious
field-swift = As a swift action
field-avoided = Falling damage avoided
field-dc = DC
field-ability-modifier = Ability modifier
field-ranks = Ranks
field-class-skill = Class skill
field-armour-penalty = Armour penalty
field-trained-only = For trained characters only
field-always-take-10 = May always take 10
field-failure-costs = Failure has a price
field-acting-bonus = Bonus of the acting side
field-opposing-bonus = Bonus of the other side
field-other = Other modifiers
modifier-conditions = conditions and load
modifier-other = other

## Outcomes
outcome-order = Rank of the size
outcome-side-squares = Squares along one side
outcome-per-square = Creatures to a square
outcome-natural-reach-squares = Natural reach in squares
outcome-height-min = Height or length from
outcome-height-max = Height or length up to
outcome-weight-min = Weight from
outcome-weight-max = Weight up to
outcome-reach = Reach
outcome-reach-squares = Reach in squares
outcome-threatens = Threatens
outcome-can-flank = Can flank
outcome-open-ground-count = Squares threatened on open ground
outcome-used = Share of the square in use
outcome-fits = Fits
outcome-room = Room for
outcome-strength-checks = Strength checks
outcome-dexterity-checks = Dexterity checks
outcome-constitution-checks = Constitution checks
outcome-attack = Attack
outcome-melee-damage = Melee damage
outcome-armour-class = Armour Class
outcome-reflex = Reflex
outcome-initiative = Initiative
outcome-can-move = Can move
outcome-can-run-or-charge = Can run or charge
outcome-can-react = Can react
outcome-may-be-crossed = Others may pass
outcome-may-be-shared = Others may stop there
outcome-crawl-only = Can only crawl
outcome-can-tumble = Can tumble
outcome-speed-halvings = Times the speed is halved
outcome-squares = Squares
outcome-feet = Feet
outcome-metres = Metres
outcome-halvings = Times halved
outcome-move-squares = Move
outcome-double-move-squares = Double move
outcome-withdraw-squares = Withdraw
outcome-run-squares = Run
outcome-charge-squares = Charge
outcome-no-run = No running because
outcome-no-charge = No charging because
outcome-legal = Legal
outcome-problem = Problem
outcome-problems = Problems
outcome-reason = Reason
outcome-left = Left
outcome-double-move = Double move
outcome-rate = Metres a round or minute
outcome-time = Rounds or minutes
outcome-gaps = Gaps on the three axes
outcome-adjacent = Adjacent
outcome-overlapping = Overlapping
outcome-nearest = Nearest
outcome-choice = Who chooses
outcome-costs = Cost of each step
outcome-totals = Running total
outcome-cost = Cost in squares
outcome-cost-metres = Cost in metres
outcome-cost-feet = Cost in feet
outcome-parity = Diagonals after, odd or even
outcome-allowed = Allowed
outcome-narrowest = Narrowest passage
outcome-count = Number of squares
outcome-budget = Movement in squares
outcome-affordable-steps = Steps within the movement
outcome-stop-square = Last square within the movement
outcome-last-legal-step = Last step where one may stop
outcome-last-legal-square = Last square where one may stop
outcome-squeezed-steps = Squeezed at steps
outcome-opportunities = Attacks of opportunity
outcome-flat-footed = Flat-footed
outcome-tunnel = Tunnel
outcome-found = Found
outcome-within-budget = Within the movement
outcome-squeezed-squares = Squares while squeezed
outcome-step = Step
outcome-moved-back = Steps back
outcome-could-stop = Could stop there
outcome-ordinary-cost = Ordinary cost
outcome-attack-modifier = Attack modifier
outcome-armour-class-modifier = Armour Class modifier
outcome-turns = Turns
outcome-ascents = Ascents
outcome-must-hover = Must hover
outcome-provokes = Provokes
outcome-watchers = Who may strike
outcome-bonus = Bonus
outcome-total = Total
outcome-success = Success
outcome-margin = Margin
outcome-result = Result
outcome-half-speed = At half speed
outcome-checked = Check made
outcome-must-rest = Must rest
outcome-reset = Out of breath no more
outcome-factor = Factor
outcome-column = Column
outcome-day-hours = Hours of a day
outcome-per-day = Metres a day
outcome-slowest = Slowest speed
outcome-factors = Factors
outcome-rates = Metres an hour
outcome-leg-hours = Hours of each leg
outcome-hustle-hours = Hours at a hustle
outcome-full-days = Full days
outcome-remaining-hours = Remaining hours
outcome-march-dcs = DCs of the forced march
outcome-damages = Damage of each hour
outcome-hours-done = Hours done
outcome-hours-total = Hours in all
outcome-fatigued = Fatigued
outcome-lost = Points lost
outcome-stable = Stable
outcome-recovered = Points recovered
outcome-ended = Paid off
outcome-fastest-pursuer = Fastest pursuer
outcome-rounds-needed = Rounds until the contest
outcome-fleeing-total = Total of the fleeing side
outcome-pursuer-totals = Totals of the pursuers
outcome-best-pursuer = Best pursuer
outcome-tie = Tie
outcome-check-needed = Check needed
outcome-hazardous = Hazardous
outcome-automatic = Without a check
outcome-blown = Metres blown away
outcome-dice = Dice
outcome-rolled = Rolled
outcome-modifier = Modifier
outcome-class-bonus = Class skill bonus
outcome-time-factor = Times as long
outcome-acting-total = Total of the acting side
outcome-opposing-total = Total of the other side

## Dice
purpose-acrobatics = Acrobatics
purpose-athletics = Athletics
purpose-constitution = Constitution
purpose-check = check
purpose-fleeing-side = fleeing side
purpose-pursuer = pursuer
purpose-acting-side = acting side
purpose-opposing-side = other side
purpose-march-damage = damage of the march
purpose-non-lethal-damage = non-lethal damage
purpose-distance = distance
purpose-damage = damage
purpose-fall = fall

## Refusals
reason-cannot-move = In its condition the creature cannot move: free or wake it first.
reason-zero-gravity = Nobody walks in zero gravity: choose another way of moving, or the rules for zero gravity.
reason-prone = The creature is prone: it can crawl, or stand up first.
reason-cannot-see = A blinded creature neither runs, charges nor withdraws.
reason-not-prone = Only who is prone crawls: choose another action.
reason-mode-cannot-run = Nobody runs while climbing or burrowing: choose another action.
reason-condition-forbids-run = Who is fatigued, exhausted or entangled cannot run: choose another action.
reason-condition-forbids-charge = Who is fatigued, exhausted or entangled cannot charge: move instead.
reason-not-adjacent = That square is no neighbour.
reason-out-of-map = That is off the map.
reason-blocked = Nothing enters that square.
reason-wrong-mode = That square cannot be entered in this way of moving.
reason-too-narrow = That passage is less than half as wide as the creature.
reason-wall = A wall stands in the way.
reason-hard-corner = A hard corner stops the diagonal step: go around it.
reason-fills-square = A creature fills that square and leaves no gap.
reason-occupied = Somebody stands there and does not let the creature pass.
reason-illegal-end = Somebody stands there: the creature may not stop in that square.
reason-square-full = So many small creatures do not fit into one square.
reason-no-path = No path leads there.
reason-over-budget = The path is longer than the movement.
reason-not-straight = One runs in a straight line.
reason-difficult-on-run = Nobody runs through difficult terrain.
reason-squeezed-on-run = Nobody runs while squeezing.
reason-slowed = Nobody charges over slow ground or while squeezing.
reason-not-closing = Every step of a charge leads nearer to the target.
reason-passes-reach = A charge ends on the first square from which the target is in reach.
reason-too-short = A charge covers at least two squares.
reason-target-not-reached = At the end of the charge the target is not in reach.
reason-slowed-step = A guarded step does not lead into slow ground: take an ordinary move.
reason-full-action-stands-alone = A full action leaves no room for another one.
reason-too-many-actions = So many actions do not fit into one turn.
reason-encumbered = Nobody tumbles under a load: put it down first.
reason-resting = The runner is still out of breath: move once or stay put.
reason-vehicle-gait = Vehicles neither hustle nor run: choose walk.
reason-no-speed = Nobody gets anywhere at this speed: check the speeds.
reason-unconscious = The creature is unconscious.
reason-vehicle-chase = Chases of vehicles have their own rules.
reason-too-early = The chase has not lasted { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    } yet.
reason-run-needs-swim-speed = Only a swim speed lets one run through water.
reason-take-10-water = In stormy water nobody takes 10: roll.
reason-too-smooth = Nobody climbs a perfectly smooth surface.
reason-needs-climb-speed = Only a climb speed can be accelerated.
reason-take-10-pressed = Threatened or distracted, nobody takes 10: roll.
reason-clumsy-hover = A clumsy flyer cannot hover.
reason-swift-needs-perfect = Only a perfect flyer hovers as a swift action.
reason-take-10-wind = In so strong a wind nobody takes 10: roll.
reason-untrained = Without a rank nobody can try this.
reason-take-20-pressed = Threatened or distracted, nobody takes 20: roll.
reason-take-20-risk = Where failure has a price, nobody takes 20: roll, or take 10.
error-not-above = { $field }: must be above { $least } and at most { $most }.
error-not-a-multiple = { $field }: must be a multiple of { $step }.
error-not-a-square = { $field }: whole numbers for column, row and perhaps level are expected.
error-not-a-wall = { $field }: a wall lies between two squares of the map that share an edge.
error-rows = { $field }: there must be { $expected }, as the map is high.
error-row-width = { $field }: each row must have { $expected } characters, as the map is wide.
error-not-in-legend = { $field }: the legend does not know the character “{ $character }”.
error-squeezed-alone = { $field }: only creatures of several squares have a smaller shape.
error-off-the-map = { $field }: the whole creature must be on the map.
error-not-on-the-map = { $field }: there is no “{ $creature }” on the map.
error-is-the-mover = { $field }: “{ $creature }” is the one who moves.
error-not-an-opponent = { $field }: “{ $creature }” is not an opponent.
error-path-starts-elsewhere = { $field }: it must begin where the creature stands, at column { $x }, row { $y }.
error-flight-starts-elsewhere = { $field }: it must begin where the creature is, at column { $x }, row { $y }, level { $z }.
error-not-a-step = { $field }: the path has no square of this number; the last is { $last }.
error-crawl-mode = { $field }: one crawls on land only.
error-through-one = { $field }: through a square there is exactly one opponent.
error-speed-by-means = { $field }: on foot or mounted a speed is needed, for vehicles metres an hour; never both.
error-above-maximum = { $field }: must not be above the maximum of { $most }.
error-needs-land-speed = { $field }: needed where there is no speed of one's own for this.
error-swift-hover = { $field }: only hovering can be a swift action.

## Rules and their sentences
rule-size-data = Size
    .summary = Space, natural reach, height and weight of a size.
sentence-size-data = { WORD($size) }: a space of { $space } m, { $side_squares ->
        [one] 1 square
       *[other] { $side_squares } squares
    } along a side, a natural reach of { $natural_reach } m.
rule-reach = Reach
    .summary = How far a creature reaches with a weapon, and whether it threatens.
sentence-reach = { $threatens ->
        [yes] A reach of { $reach } m: on open ground { $open_ground_count } squares are threatened.
       *[no] A reach of { $reach } m, and no square is threatened.
    }
rule-square-capacity = Sharing a square
    .summary = How many creatures smaller than Small fit into one square.
sentence-square-capacity = { $fits ->
        [yes] They fit into one square; there would still be room for { $room_tiny } Tiny, { $room_diminutive } Diminutive or { $room_fine } Fine.
       *[no] They do not fit into one square.
    }
rule-condition-effects = Effects of conditions
    .summary = What conditions and load do to checks, attacks, movement and reactions.
sentence-condition-effects = { $can_move ->
        [yes] The creature can move; Armour Class { $armour_class }, attacks { $attack }, Strength checks { $strength_checks }, Dexterity checks { $dexterity_checks }.
       *[no] The creature cannot move; Armour Class { $armour_class }, attacks { $attack }, Strength checks { $strength_checks }, Dexterity checks { $dexterity_checks }.
    }
rule-speed = Effective speed
    .summary = Effective speed, and how many squares each kind of movement is worth.
sentence-speed = { $can_move ->
        [yes] Speed { $speed } m: { $move_squares ->
            [one] 1 square
           *[other] { $move_squares } squares
        } with a move, { $double_move_squares } with a double move, { $run_squares ->
            [none] no running.
           *[other] { $run_squares } with a run.
        }
       *[no] Speed { $speed } m, but the creature cannot move.
    }
rule-turn-actions = Actions of a turn
    .summary = Whether these actions fit into one turn, and what still fits.
sentence-turn-actions = { $problem ->
        [full-action-stands-alone] These actions are not one turn: a full action stands alone.
        [too-many-actions] These actions are too many for one turn.
       *[other] These actions fit into one turn; left: standard { $left_standard }, move { $left_move }, swift { $left_swift }, full { $left_full }.
    }
rule-gait-distance = Distance of a gait
    .summary = How far walking, hustling or running carries in rounds or minutes.
sentence-gait-distance = { $gait ->
        [walk] Walking
        [hustle] Hustling
       *[run] Running
    }, { $scale ->
        [round] { $count ->
            [one] 1 round
           *[other] { $count } rounds
        }
       *[minute] { $count ->
            [one] 1 minute
           *[other] { $count } minutes
        }
    }: { $distance } m, { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    }.
rule-distance = Distance
    .summary = How far two creatures or squares are from each other.
sentence-distance = { $overlapping ->
        [yes] They are in the same square.
       *[no] The distance is { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }, { $metres } m.
    }
rule-nearest = Closest creature
    .summary = Which of several creatures or squares is nearest, and who chooses among equals.
sentence-nearest = { $nearest_count ->
        [one] Nearest is { $nearest }, at { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }.
       *[other] Equally near are { $nearest }, at { $squares ->
            [one] 1 square
           *[other] { $squares } squares
        }: whoever acts chooses.
    }
rule-step-cost = Cost of steps
    .summary = What a row of steps costs, without a map.
sentence-step-cost = { $costs_count ->
        [one] The step costs { $cost ->
            [one] 1 square
           *[other] { $cost } squares
        }, { $cost_metres } m.
       *[other] The { $costs_count } steps cost { $cost } squares, { $cost_metres } m.
    }
rule-squeeze = Squeezing through
    .summary = Whether a creature fits through a narrow passage.
sentence-squeeze = { $allowed ->
        [yes] { $squeezed ->
            [yes] It squeezes through, at double cost; it could pass down to { $narrowest } m.
           *[no] It passes without squeezing.
        }
       *[no] It does not fit: the passage would have to be { $narrowest } m wide.
    }
rule-placement = Placement
    .summary = Whether a creature may stand somewhere.
sentence-placement = { $legal ->
        [yes] { $squeezed ->
            [yes] The creature may stand there, squeezed.
           *[no] The creature may stand there.
        }
       *[no] The creature may not stand there: { WORD($reason) }.
    }
rule-threatened-squares = Threatened squares
    .summary = The squares that a creature threatens on its level.
sentence-threatened-squares = { $threatens ->
        [yes] { $creature } threatens { $count ->
            [one] 1 square
           *[other] { $count } squares
        }, with a reach of { $reach_squares }.
       *[no] { $creature } threatens no square.
    }
rule-path-cost = Path
    .summary = Judges a path on foot, climbing, swimming or burrowing, step by step.
sentence-path-cost = { $legal ->
        [yes] { $mover } moves for { $cost ->
            [one] 1 square
           *[other] { $cost } squares
        } of { $budget } ({ $cost_metres } m), { $opportunities_count ->
            [0] and nobody may strike.
            [one] and there is 1 attack of opportunity.
           *[other] and there are { $opportunities_count } attacks of opportunity.
        }
       *[no] This path of { $mover } is not allowed ({ $problems_count ->
            [one] 1 problem
           *[other] { $problems_count } problems
        }); { $last_legal_step ->
            [0] the creature stays where it is.
           *[other] the creature may go as far as step { $last_legal_step }.
        }
    }
rule-cheapest-path = Cheapest path
    .summary = The least cost to a square, and a path that costs no more.
sentence-cheapest-path = { $found ->
        [yes] The cheapest path costs { $cost ->
            [one] 1 square
           *[other] { $cost } squares
        } ({ $cost_metres } m){ $within_budget ->
            [yes] , within the movement of { $budget }.
            [no] , more than the movement of { $budget }.
           *[none] .
        }
       *[no] { $reason ->
            [illegal-end] A path leads there, but { $mover } may not stop there.
           *[no-path] No path leads there.
        }
    }
rule-reachable = Within reach of a move
    .summary = Every square that can be reached with one's movement.
sentence-reachable = { $count ->
        [0] { $mover } can stop nowhere else with a movement of { $budget }.
        [one] { $mover } can stop in 1 square with a movement of { $budget }.
       *[other] { $mover } can stop in { $count } squares with a movement of { $budget }.
    }
rule-forced-landing = Interrupted movement
    .summary = Where a creature ends that was stopped on its way.
sentence-forced-landing = { $could_stop ->
        [yes] { $mover } stops where the way was cut off.
       *[no] { $mover } goes back { $moved_back ->
            [one] 1 step
           *[other] { $moved_back } steps
        }, to the last square where it may stop.
    }
rule-guarded-step = Guarded step
    .summary = One careful step that provokes nobody.
sentence-guarded-step = { $mover } takes a guarded step { $direction ->
        [n] north
        [ne] north-east
        [e] east
        [se] south-east
        [s] south
        [sw] south-west
        [w] west
       *[nw] north-west
    }, without provoking.
rule-minimum-move = Minimum movement
    .summary = One step for a full action, whatever it costs.
sentence-minimum-move = { $mover } takes a full action for one step, { $opportunities_count ->
        [0] and nobody may strike.
        [one] and there is 1 attack of opportunity.
       *[other] and there are { $opportunities_count } attacks of opportunity.
    }
rule-charge = Charge
    .summary = Judges a charge at an opponent, step by step.
sentence-charge = { $legal ->
        [yes] { $mover } charges { $target } over { $cost } squares: −2 on the attack and −2 to Armour Class, { $opportunities_count ->
            [0] and nobody may strike on the way.
            [one] and there is 1 attack of opportunity on the way.
           *[other] and there are { $opportunities_count } attacks of opportunity on the way.
        }
       *[no] { $mover } cannot charge { $target } like this ({ $problems_count ->
            [one] 1 problem
           *[other] { $problems_count } problems
        }).
    }
rule-flight-path = Flight
    .summary = Judges a path in the air, with turns and ascents.
sentence-flight-path = { $legal ->
        [yes] { $must_hover ->
            [yes] { $mover } stays in its place in the air and must hover.
           *[no] { $mover } flies for { $cost ->
                [one] 1 square
               *[other] { $cost } squares
            } of { $budget } ({ $cost_metres } m), { $opportunities_count ->
                [0] and nobody may strike.
                [one] and there is 1 attack of opportunity.
               *[other] and there are { $opportunities_count } attacks of opportunity.
            }
        }
       *[no] This flight of { $mover } is not allowed ({ $problems_count ->
            [one] 1 problem
           *[other] { $problems_count } problems
        }); { $last_legal_step ->
            [0] the creature stays where it is.
           *[other] the creature may go as far as step { $last_legal_step }.
        }
    }
rule-provoking-event = Provoking
    .summary = Who may strike at somebody that shoots or casts a spell.
sentence-provoking-event = { $provokes ->
        [yes] { $actor } provokes: { $watchers } may strike.
       *[no] { $actor } provokes nobody.
    }
rule-tumble-check = Tumble
    .summary = Acrobatics to get past opponents, or through the square of one.
sentence-tumble-check = Tumble: { $total } against DC { $dc }, { $result ->
        [no-opportunity] and nobody may strike.
        [provokes] and the movement provokes.
        [passes] and the way leads through.
       *[stops-and-provokes] and the way ends before the opponent, who may strike.
    }
rule-local-run-round = Round of running
    .summary = One round of running on and on, or of catching one's breath.
sentence-local-run-round = { $success ->
        [yes] Constitution { $total } against DC { $dc }: the run goes on, { $distance } m in this round.
        [no] Constitution { $total } against DC { $dc }: out of breath after { $distance } m, { $state_rest_left } more rounds of rest.
       *[none] { $reset ->
            [yes] { $distance } m in this round, and the breath is back.
           *[no] { $must_rest ->
                [yes] { $distance } m in this round, { $state_rest_left ->
                    [one] 1 more round
                   *[other] { $state_rest_left } more rounds
                } of rest.
               *[no] { $distance } m in this round, without a check.
            }
        }
    }
rule-overland-speed = Speed of travel
    .summary = How far one comes in an hour and in a day.
sentence-overland-speed = { $per_hour } m in an hour{ $per_day ->
        [none] .
       *[other] , { $per_day } m in a day of { $day_hours } hours.
    }
rule-overland-travel = Journey
    .summary = How long a journey of several legs takes, and what it costs the travellers.
sentence-overland-travel = The journey takes { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } at { $day_hours } hours a day{ $march_dcs ->
        [none] , too long to be made without sleep.
       *[other] { $march_dcs_count ->
            [0] .
            [one] , with 1 check of the forced march if nobody sleeps.
           *[other] , with { $march_dcs_count } checks of the forced march if nobody sleeps.
        }
    }
rule-forced-march-hour = Hour of a forced march
    .summary = One hour of walking beyond the eighth of a day.
sentence-forced-march-hour = { $success ->
        [yes] Hour { $hour }: { $total } against DC { $dc }, and the march goes on.
       *[no] Hour { $hour }: { $total } against DC { $dc }, { $damage } non-lethal damage{ $unconscious ->
            [yes] , unconscious.
           *[no] , fatigued.
        }
    }
rule-hustle-hours = Hours at a hustle
    .summary = Hustling on a journey, hour by hour.
sentence-hustle-hours = { $hours_done ->
        [one] 1 hour
       *[other] { $hours_done } hours
    } at a hustle: { $damage ->
        [0] no damage
       *[other] { $damage } non-lethal damage
    }{ $unconscious ->
        [yes] , unconscious.
       *[no] { $fatigued ->
            [yes] , fatigued.
           *[no] .
        }
    }
rule-nonlethal-damage = Non-lethal damage
    .summary = Non-lethal damage on Stamina and Hit Points.
sentence-nonlethal-damage = { $lost ->
        [one] 1 point
       *[other] { $lost } points
    } lost: Stamina { $stamina }, Hit Points { $hit_points }{ $unconscious ->
        [yes] , unconscious and stable.
       *[no] .
    }
rule-travel-recovery = Recovery from travel
    .summary = Regained points against the damage of travel.
sentence-travel-recovery = { $recovered ->
        [one] 1 point
       *[other] { $recovered } points
    } recovered: { $fatigued ->
        [yes] still fatigued.
       *[no] not fatigued any more.
    }
rule-pursuit = Chase
    .summary = How a chase is settled: by speed, or by a contest.
sentence-pursuit = { $result ->
        [escapes] The fleeing side is faster and escapes.
        [caught] The fleeing side is slower and is caught.
        [gm-decides] The fleeing side is slower, but has something on its side: the game master decides.
        [dexterity-check] Equally fast: Dexterity decides.
        [constitution-check] Equally fast: Constitution decides.
       *[keep-counting] Equally fast: { $rounds_needed ->
            [one] 1 more round
           *[other] { $rounds_needed } more rounds
        } until Dexterity decides.
    }
rule-pursuit-dexterity = Chase: Dexterity
    .summary = The contest of a chase that has lasted some rounds.
sentence-pursuit-dexterity = { $fleeing_total } against { $best_pursuer }: { $result ->
        [escapes] the fleeing side escapes.
        [caught] the fleeing side is caught.
       *[continues] the chase goes on.
    }
rule-pursuit-constitution = Chase: Constitution
    .summary = The contest of a chase that has lasted a day.
sentence-pursuit-constitution = { $fleeing_total } against { $best_pursuer }: { $result ->
        [escapes] the fleeing side escapes.
       *[caught] the fleeing side is caught.
    }
rule-swim = Swim
    .summary = Swimming by Athletics, or with a swim speed.
sentence-swim = { $total ->
        [none] No check is needed: { $result ->
            [swims-on] the swimmer keeps going.
           *[moves] { $distance } m through the water.
        }
       *[other] Athletics { $total } against DC { $dc }: { $result ->
            [moves] { $distance } m through the water.
            [no-progress] no progress.
            [sinks] the swimmer sinks.
            [swims-on] the swimmer keeps going.
           *[tires] the swimmer tires and takes { $damage } non-lethal damage.
        }
    }
rule-climb = Climb
    .summary = Climbing by Athletics, or with a climb speed.
sentence-climb = { $total ->
        [none] No check is needed: { $distance } m of climbing.
       *[other] Athletics { $total } against DC { $dc }: { $result ->
            [climbs] { $distance } m of climbing.
            [no-progress] no progress.
           *[falls] the climber falls.
        }
    }
rule-fly-check = Check in flight
    .summary = Hovering, softening a fall, or moving in dangerous wind.
sentence-fly-check = { $total ->
        [none] No check is needed: { $result ->
            [hovers] the flyer hovers.
            [no-damage] the fall does no damage.
           *[moves] the flyer moves.
        }
       *[other] Acrobatics { $total } against DC { $dc }: { $result ->
            [hovers] the flyer hovers.
            [falls] the flyer falls.
            [no-damage] the fall does no damage.
            [full-damage] the fall does its full damage.
            [moves] the flyer moves.
            [no-move] the flyer does not get ahead.
           *[blown-away] the flyer is blown { $blown } m away and takes { $damage } damage.
        }
    }
rule-fall = Fall
    .summary = Damage of a fall.
sentence-fall = { $dice ->
        [0] The fall does no damage.
        [one] The fall rolls 1d6 and does { $damage } damage.
       *[other] The fall rolls { $dice }d6 and does { $damage } damage.
    }
rule-ability-check = Ability check
    .summary = A d20 and an ability modifier against a DC.
sentence-ability-check = { $success ->
        [yes] { $total } against DC { $dc }: success, margin { $margin }.
       *[no] { $total } against DC { $dc }: failure, margin { $margin }.
    }
rule-skill-check = Skill check
    .summary = A skill against a DC, rolled or taken as 10 or 20.
sentence-skill-check = { $success ->
        [yes] { $total } against DC { $dc }: success, margin { $margin }.
       *[no] { $total } against DC { $dc }: failure, margin { $margin }.
    }
rule-open-check = Check against somebody
    .summary = One side of an opposed check: a d20 and a bonus, without a number to reach.
field-open-check-bonus = Bonus
sentence-open-check = A total of { $total }.
rule-opposed-check = Opposed check
    .summary = One side against the other.
sentence-opposed-check = { $success ->
        [yes] { $acting_total } against { $opposing_total }: the acting side prevails.
       *[no] { $acting_total } against { $opposing_total }: the other side holds.
    }

## Sheet
group-condition = Condition
group-abilities = Abilities
group-skills = Skills
group-person = Person
group-speeds = Speeds
group-travel = Travel
group-traits = Traits
group-notes = Notes
sheet-name = Name
sheet-kind = Kind
sheet-strength = Strength
sheet-dexterity = Dexterity
sheet-constitution = Constitution
    .help = Empty: a creature without this score.
sheet-intelligence = Intelligence
sheet-wisdom = Wisdom
sheet-charisma = Charisma
sheet-strength-modifier = Strength modifier
sheet-dexterity-modifier = Dexterity modifier
sheet-constitution-modifier = Constitution modifier
sheet-intelligence-modifier = Intelligence modifier
sheet-wisdom-modifier = Wisdom modifier
sheet-charisma-modifier = Charisma modifier
sheet-challenge-rating = Challenge rating
sheet-size = Size
    .help = Weights assume an animal's density; a quadruped is measured from nose to tail.
sheet-body = Build
sheet-space = Space
sheet-space-override = Own space
    .help = Only where this creature differs from its size.
sheet-natural-reach = Natural reach
sheet-natural-reach-override = Own natural reach
    .help = Only where this creature differs from its size and build.
sheet-reach = Reach in hand
sheet-armed = Threatens (weapon in hand, natural weapons)
sheet-reach-weapon = Reach weapon in hand
sheet-land-speed = Land speed
sheet-climb-speed = Climb speed
sheet-swim-speed = Swim speed
    .help = A swim speed does not let one breathe water.
sheet-burrow-speed = Burrow speed
sheet-fly-speed = Fly speed
sheet-effective-speed-land = Effective speed
sheet-effective-speed-climb = Effective climb speed
sheet-effective-speed-swim = Effective swim speed
sheet-effective-speed-burrow = Effective burrow speed
sheet-effective-speed-fly = Effective fly speed
sheet-manoeuvrability = Manoeuvrability
sheet-speed-modifiers = Speed modifiers
    .help = In metres, from armour, magic and gear.
sheet-load = Load
sheet-acrobatics = Acrobatics
sheet-athletics = Athletics
sheet-acrobatics-bonus = Acrobatics bonus
sheet-athletics-bonus = Athletics bonus
sheet-stamina = Stamina Points
sheet-stamina-max = Stamina Points, maximum
sheet-hit-points = Hit Points
sheet-hit-points-max = Hit Points, maximum
sheet-hustle-damage = Non-lethal damage: hustling
sheet-march-damage = Non-lethal damage: forced march
sheet-hours-today = Hours travelled today
sheet-hustle-hours = Hours hustled since sleep
sheet-run-state = Running
sheet-conditions = Conditions
ends-prone = Stand up
sheet-fills-square = Fills its square
sheet-obstacle = Obstacle when helpless
    .help = Empty: from Huge up.
sheet-incorporeal = Incorporeal
sheet-burrow-rock = Burrows rock
sheet-leaves-tunnel = Leaves a tunnel
sheet-notes = Notes
offer-hover = Hover
offer-avoid-falling-damage = Avoid falling damage
offer-move-in-wind = Move in the wind
offer-tumble-past = Tumble past opponents
offer-tumble-through = Tumble through a square
offer-opposed-acrobatics = Acrobatics against somebody
offer-opposed-athletics = Athletics against somebody

## Tables
table-sizes = Sizes
table-speeds = Speeds by scale
table-terrain-factors = Terrain and road
table-water = Water
table-swim-circumstances = Circumstances of swimming
table-surfaces = Surfaces to climb
table-climb-circumstances = Circumstances of climbing
table-winds = Wind
column-size = Size
column-space = Space (m)
column-side = Squares along a side
column-per-square = To a square
column-reach-tall = Reach, tall (m)
column-reach-long = Reach, long (m)
column-height-min = Height or length from (m)
column-height-max = up to (m)
column-weight-min = Weight from (kg)
column-weight-max = up to (kg)
column-scale = Scale
column-gait = Gait
column-slow = 6 m
column-middle = 9 m
column-fast = 12 m
column-terrain = Terrain
column-highway = Highway
column-road = Road, trail
column-trackless = Trackless
column-water = Water
column-dc = DC
column-circumstance = Circumstance
column-surface = Surface
column-wind = Wind
