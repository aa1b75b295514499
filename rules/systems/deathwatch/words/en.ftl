system-deathwatch = Deathwatch

# Rules

rule-characteristic-bonus = Characteristic bonus
    .summary = The bonus of a characteristic, traits included.
rule-difficulty = Difficulty
    .summary = The modifier that belongs to a step of difficulty.
rule-characteristic-test = Characteristic test
    .summary = A d100 against a characteristic, with the modifiers of the moment.
rule-skill-test = Skill test
    .summary = A d100 against the characteristic behind a skill, as far as the skill is trained.
rule-extended-test = Extended test
    .summary = One attempt at a task that needs several successes.
rule-opposed-test = Opposed test
    .summary = Two sides test against each other; success, degrees, bonus and die decide.
rule-assistance-check = Assistance
    .summary = Whether helpers may assist a test, and what their help is worth.
rule-fate-spend = Spend fate
    .summary = What a fate point buys: a re-roll, +10, a degree and more.
rule-fate-burn = Burn fate
    .summary = Give up a fate point for ever and survive.
rule-fate-refresh = Refresh fate
    .summary = Fills the pool of fate points again.
rule-fate-award = Award fate
    .summary = A gift of fate points from the game master.
rule-movement = Movement
    .summary = Metres a round at a half move, full move, charge and run.
rule-flight-movement = Flight movement
    .summary = Metres a round of one who flies, and the altitudes within reach.
rule-difficult-ground-check = Charge or run on difficult ground
    .summary = An Agility test to stay on one's feet on ground that trips.
rule-initiative = Initiative
    .summary = A d10 and the Agility bonus.
rule-narrative-travel = Journey
    .summary = How far one comes in narrative time, at a pace and over a terrain.
rule-narrative-swim = Long swim
    .summary = How far one swims in narrative time.
rule-endurance-schedule = Endurance schedule
    .summary = Which endurance tests fall due in a stretch of an activity.
rule-endurance-check = Endurance test
    .summary = A stretch of an activity with the tests that fall due in it.
rule-march-recovery = Rest after a forced march
    .summary = What rest does to the fatigue of a forced march.
rule-fatigue-effects = Effects of fatigue
    .summary = What the levels of fatigue do to tests and consciousness.
rule-climb = Climb, one round
    .summary = A round of climbing, up or down.
rule-rappel = Rappel
    .summary = A round on the rope, with a grip test when it goes badly wrong.
rule-standing-jump = Standing jump
    .summary = How high one reaches by jumping on the spot.
rule-haul-up = Over the ledge
    .summary = A Strength test to pull oneself up over a ledge.
rule-controlled-drop = Controlled drop
    .summary = Jumping down on purpose: how much of it is a fall.
rule-jump-high = Running high jump
    .summary = A jump upwards after a run-up.
rule-leap = Leap
    .summary = A leap across, standing or with a run-up.
rule-swim = Swim, one round
    .summary = A round in the water.
rule-carrying-limits = Carrying limits
    .summary = What one can carry, lift, push and throw.
rule-encumbrance = Encumbrance
    .summary = Whether a load is comfortable, encumbers or is too heavy.
rule-lift = Lift
    .summary = Lifting a weight, by a Strength test where it exceeds the limit.
rule-push = Push
    .summary = Pushing a weight, by a Strength test where it exceeds the limit.
rule-throw-object = Throw an object
    .summary = Throwing something that was not made for it, into the distance or at a target.
rule-throw-impact = Impact of a throw
    .summary = What a thrown object does to the hard surface that it strikes.
rule-light-movement = Movement and light
    .summary = Moving fast where one cannot see.
rule-altitude-change = Change of altitude
    .summary = Whether a movement action leads from one altitude to another.
rule-shoot-at-flyer = Attack on a flyer
    .summary = Who can attack whom at which altitude, and with what modifier.
rule-stay-aloft = Stay aloft
    .summary = Whether a flyer stays up at the end of a turn.
rule-falling-damage = Falling damage
    .summary = The damage of a fall.
rule-gravity-adjustments = Gravity
    .summary = What another gravity does to movement, weights, throws and jumps.
rule-zero-gravity-move = Move in zero gravity
    .summary = Moving without weight: fast moves may get out of control.
rule-cohesion-test = Cohesion test
    .summary = A d10 against the squad's cohesion to enter Squad Mode.
rule-wound-track = Wounds
    .summary = Damage fills the wounds, and what is left over is critical damage.

# Sentences

told-result = { $success ->
    [yes] Success
   *[no] Failure
} with { $degrees ->
    [one] 1 degree
   *[other] { $degrees } degrees
}: rolled { $roll } against { $target }
told-test = rolled { $test_roll } against { $test_target }, { $test_success ->
    [yes] success
   *[no] failure
} with { $test_degrees ->
    [one] 1 degree
   *[other] { $test_degrees } degrees
}
told-fate-left = { $fate_current } of { $fate_max } fate points left
told-fatigue-gained = { $fatigue_gained ->
    [0] { "" }
    [one] ; it costs 1 level of fatigue
   *[other] ; it costs { $fatigue_gained } levels of fatigue
}

sentence-characteristic-bonus = A characteristic of { $score } has a bonus of { $bonus }.
sentence-difficulty = { WORD($step) }: the test has a modifier of { $modifier }.
sentence-characteristic-test = { told-result }.
sentence-skill-test = { told-result }.
sentence-extended-test = { told-result }; { $successes } of { $required } successes after { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
}{ $complete ->
    [yes] , and the task is done
   *[no] { $exhausted ->
        [yes] , and no attempt is left
       *[no] { "" }
    }
}.
sentence-opposed-test = { $winner ->
    [a] The acting side wins
    [b] The other side wins
   *[none] Nobody wins
}{ $decided_by ->
    [success] , the only one to succeed
    [degrees] { " " }by { $margin ->
        [one] 1 degree
       *[other] { $margin } degrees
    }
    [bonus] { " " }by the higher bonus
    [roll] { " " }by the lower die
    [full-tie] { " " }with everything equal
   *[both-failed] , since both fail
}: { $a_roll } rolled against { $a_target }, and { $b_roll } against { $b_target }{ $roll_again ->
    [yes] ; the contest is rolled again
   *[no] { "" }
}.
sentence-assistance-check = { $assistants ->
    [0] Nobody assists the test
    [one] 1 character assists: +{ $modifier } to the test
   *[other] { $assistants } characters assist: +{ $modifier } to the test
}{ $extra_degrees ->
    [0] { "" }
    [one] { " " }and 1 degree more on a success
   *[other] { " " }and { $extra_degrees } degrees more on a success
}.
sentence-fate-spend = { $option ->
    [reroll] The test is rolled again, and the dice are now { $amended_dice }
    [plus-10] The test gains +10
    [add-degree] The success gains a degree, { $added_degrees } bought in all
    [initiative-10] The initiative die counts as 10, for a total of { $amended_outcome_total }
    [heal] { $healed } damage is healed and { $damage_taken } remains
    [shake-stun] The character is no longer stunned
    [squad-mode] The character enters Squad Mode
    [solo-rank] One Solo Mode ability is used once as if at rank { $rank_for_ability }
   *[remove-fatigue] A level of fatigue goes, and { $fatigue } remain
}; { told-fate-left }.
sentence-fate-burn = A fate point is burnt and the character survives; { told-fate-left }{ $effects_count ->
    [0] { "" }
   *[other] ; what stays: { $effects }
}.
sentence-fate-refresh = { $restored ->
    [0] The pool of fate was full already
    [one] 1 fate point comes back
   *[other] { $restored } fate points come back
}; { told-fate-left }.
sentence-fate-award = { $amount ->
    [one] 1 fate point is awarded
   *[other] { $amount } fate points are awarded
}; { told-fate-left }.
sentence-movement = Movement in a round: half { $half } m, full { $full } m, charge { $charge } m, run { $run } m{ $halved ->
    [yes] , halved by the terrain
   *[no] { "" }
}.
sentence-flight-movement = Flight in a round: half { $half } m, full { $full } m, charge { $charge } m, run { $run } m.
sentence-difficult-ground-check = { $prone ->
    [yes] The character falls prone
   *[no] The character keeps their feet
}: { told-test }.
sentence-initiative = Initiative { $total }: die { $die }, bonus { $effective_bonus }, modifiers { $modifier }.
sentence-narrative-travel = The journey covers { $distance } m in { $hours } h, at { $metres_per_hour } m an hour{ $perception_modifier ->
    [0] { "" }
   *[other] , with { $perception_modifier } to Perception
}.
sentence-narrative-swim = The swim covers { $distance } m in { $hours } h, at { $metres_per_hour } m an hour.
sentence-endurance-schedule = { $checks_count ->
    [0] No test falls due in this stretch
    [one] 1 test falls due in this stretch
   *[other] { $checks_count } tests fall due in this stretch
}{ $next_hour ->
    [none] , and none will follow
   *[other] ; the next comes at the end of hour { $next_hour } with a modifier of { $next_modifier }
}.
sentence-endurance-check = { $checks_count ->
    [0] No test falls due
    [one] 1 test is made
   *[other] { $checks_count } tests are made
} in { $hours_done } h: { $fatigue_gained ->
    [0] no level of fatigue is gained
    [one] 1 level of fatigue is gained
   *[other] { $fatigue_gained } levels of fatigue are gained
}, { $fatigue } in all{ $drowning ->
    [yes] ; the swimmer falls unconscious and sinks
   *[no] { $unconscious ->
        [yes] ; the character falls unconscious
       *[no] { "" }
    }
}.
sentence-march-recovery = { $recovered ->
    [yes] The fatigue of the march is slept off
   *[no] The rest falls { $rest_missing } h short, and the fatigue of the march stays
}; { $fatigue ->
    [one] 1 level of fatigue remains
   *[other] { $fatigue } levels of fatigue remain
}.
sentence-fatigue-effects = { $unconscious ->
    [yes] The character is unconscious: more than { $limit ->
        [one] 1 level of fatigue is
       *[other] { $limit } levels of fatigue are
    } too much
   *[no] { $test_modifier ->
        [0] Fatigue does not weigh on tests
       *[other] Fatigue gives every test { $test_modifier }
    }
}.
sentence-climb = { $test_needed ->
    [no] The climb needs no test
   *[yes] { $falls ->
        [yes] The climber falls { $fall_metres } m
       *[no] The climber covers { $distance } m
    }: { told-test }
}.
sentence-rappel = { $falls ->
    [yes] The grip is lost, and the character falls { $fall_metres } m
   *[no] { $hanging ->
        [yes] The grip is lost, and the character hangs in the harness with { $height_left } m to go
       *[no] The descent covers { $descended } m, with { $height_left } m to go
    }
}: { $agility_test_roll } rolled against { $agility_test_target }{ $grip_test ->
    [none] { "" }
   *[other] , and { $grip_test_roll } against { $grip_test_target } for the grip
}.
sentence-standing-jump = The jump rises { $rise } m and reaches { $reach } m{ $reaches ->
    [yes] , high enough for the ledge
    [no] , too low for the ledge
   *[none] { "" }
}.
sentence-haul-up = { $up ->
    [yes] The character gets up over the ledge
   *[no] The character is left hanging from the ledge
}: { told-test }.
sentence-controlled-drop = { $lands_on_feet ->
    [yes] The character lands on their feet
   *[no] The character falls { $fall_metres } m and lies prone
}: { told-test }.
sentence-jump-high = { $turn_ends ->
    [yes] The jumper trips, and the turn is over
   *[no] The jump rises { $rise } m
}: { told-test }.
sentence-leap = { $style ->
    [standing] The standing leap
   *[running] The running leap
} goes { $distance } m far and { $height } m high: { told-test }.
sentence-swim = { $sinks ->
    [yes] The character sinks
   *[no] { $test_needed ->
        [no] Calm water needs no test
       *[yes] { $success ->
            [yes] The swimmer covers { $distance } m
           *[no] The swimmer makes no way
        }: { told-test }{ told-fatigue-gained }
    }
}.
sentence-carrying-limits = Index { $index }: carries { $carry } kg, lifts { $lift } kg, pushes { $push } kg, throws { $throw } kg.
sentence-encumbrance = { $state ->
    [comfortable] { $load } kg is a comfortable load
    [encumbered] { $load } kg encumbers
   *[too-heavy] { $load } kg is too heavy
}: up to { $carry } kg is carried with ease, up to { $lift } kg at all.
sentence-lift = { $lifted ->
    [yes] The weight is lifted
   *[no] The weight stays where it is
}, with a limit of { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-push = { $moved ->
    [yes] The weight moves
   *[no] The weight stays where it is
}, with a limit of { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-throw-object = { $hits ->
    [yes] The throw hits its target, with a range of { $distance } m
    [no] The throw misses its target, with a range of { $distance } m
   *[none] { $reaches ->
        [yes] The throw flies { $distance } m, far enough
        [no] The throw flies { $distance } m, too short
       *[none] The throw flies { $distance } m
    }
}: { told-test }.
sentence-throw-impact = The surface takes { $damage } damage: die { $die }, Strength bonus { $strength_bonus }, degrees { $degrees }.
sentence-light-movement = { $test_needed ->
    [no] The way of { $distance } m needs no test
   *[yes] { $veers ->
        [yes] The character veers off { $direction ->
            [1] straight on
            [2] ahead to the right
            [3] to the right
            [4] back to the right
            [5] straight back
            [6] back to the left
            [7] to the left
           *[8] ahead to the left
        }
       *[no] The character keeps the course for { $distance } m
    }: { told-test }
}.
sentence-altitude-change = { $direction ->
    [up] The flyer rises
    [down] The flyer goes down
   *[level] The flyer keeps its altitude
}{ $levels ->
    [0] { "" }
    [one] { " " }1 level
   *[other] { " " }{ $levels } levels
}: { WORD($altitude) }.
sentence-shoot-at-flyer = The attack has a modifier of { $modifier }, of which { $altitude_modifier } for the altitude.
sentence-stay-aloft = { $aloft ->
    [yes] The flyer stays up at { WORD($altitude) }
   *[no] { $damage ->
        [yes] The flyer falls { $fall_metres } m
       *[no] The flyer lands unharmed
    }
}.
sentence-falling-damage = { $prone ->
    [yes] The fall of { $metres } m deals { $damage } damage, { $damage_after_toughness } after Toughness: die { $die } and { $added }
   *[no] There is no fall and no damage
}.
sentence-gravity-adjustments = Movement bonus { $movement_bonus }, weight index { $weight_index }, throwing bonus { $throw_bonus }, jumps times { $jump_factor }{ $difficult_terrain ->
    [yes] , and all ground is difficult terrain
   *[no] { "" }
}.
sentence-zero-gravity-move = { $test_needed ->
    [no] The move needs no test
   *[yes] { $out_of_control ->
        [yes] The move gets out of control
       *[no] The move stays under control
    }: { told-test }
}.
sentence-cohesion-test = { $success ->
    [yes] The character enters Squad Mode
   *[no] The character stays in Solo Mode
}: rolled { $roll } against a cohesion of { $cohesion }.
sentence-wound-track = { $damage_taken } damage taken and { $wounds_left ->
    [one] 1 wound
   *[other] { $wounds_left } wounds
} left{ $critical ->
    [0] { "" }
   *[other] , with { $critical } critical damage
}.

# Inputs

field-a = Acting side
field-b = Other side
field-able = Able to swim
    .help = Say no for one who is paralysed, unconscious or otherwise helpless.
field-action = Action
field-activity = Activity
field-added = Bonus added by traits
field-added-degrees = Degrees bought with fate
    .help = They count on a success only.
field-added-index = Index added by traits
field-adjacent = Adjacent
field-zero-gravity-move-adjacent = Something to push off from
    .help = A floor, wall, ceiling or fixed object within reach.
field-agility = Agility
field-agility-bonus = Agility bonus
field-altitude = Altitude
field-amount = Amount
field-wound-track-amount = Damage after every reduction
field-assistants = Assistants
    .help = Two at most. They roll nothing themselves.
field-attack = Attack
field-attempts = Attempts so far
field-ballistic-skill = Ballistic Skill
    .help = Fill it in to throw at a particular target; it is tested instead of Strength.
field-bonus = Bonus
    .help = Of the characteristic tested. Left out, it follows from the score.
field-climb-skill = Climb skill
    .help = Leave it out for a plain Strength test, which a simple surface allows.
field-closed = Already closed
field-cohesion = Cohesion
field-critical = Critical damage
field-damage-taken = Damage taken
field-degrees = Degrees of success
field-dice = Faces
field-die = Which test
    .help = Its place among the dice of the roll, counted from 0.
field-difficult-terrain = Difficult terrain
field-distance = Distance
field-drop = Drop
field-dying = Dying
    .help = Without the fate point the character would die now.
field-effects = Lasting harm
field-encumbered = Encumbered
field-fate-current = Fate left
field-fate-max = Fate points
field-fate-ten = Fate makes the die a 10
field-fatigue = Levels of fatigue
field-fatigue-sources = Fatigue
field-from = From
field-gm-allows = The game master allows it
field-goal = Aim
field-gravity = Gravity
field-grip-modifiers = Modifiers of the grip test
field-half-move = Half move
field-hands-free = Both hands free
field-harness = In a harness
field-has-gear = Climbing gear or a long rope
field-heavy-gear = Armour or heavy gear
field-height = Height
    .help = Metres to the ground.
field-helpers = Helpers
field-high-fall = Height of a fall from high altitude
    .help = The game master names it.
field-hours = Hours
field-hours-before = Hours already spent
field-hours-marched = Hours marched
    .help = The ten ordinary hours included.
field-inputs = Inputs
field-label = What for
field-assistance-check-label = Name
field-movement-label = Name
field-ledge = Height of the ledge
field-light = Light
field-load = Load
field-march-fatigue = Levels of fatigue from the march
field-max-attempts = Attempts allowed
field-metres = Metres fallen
field-mode = Mode
field-modifiers = Modifiers
field-multiplier = Multiplier of the bonus
field-occasion = Occasion
field-operation = What it does
field-option = What fate buys
field-original = The roll as it stands
field-other-fatigue = Other levels of fatigue
field-own-height = Own height
field-pace = Pace
field-perception = Perception
field-pressed = Pressed
    .help = In a hurry, attacked or distracted.
field-range-modifier = Modifier for the range
field-rank = Rank
field-rank-bonus = Bonus of the skill's rank
field-remove-source = Level to remove
field-required = Successes needed
field-rerolled = Already rolled again
field-resists = What it resists
field-rest-hours = Hours of rest
field-rise = Rise
    .help = Half a metre as a rule; the game master may vary it with build.
field-rolled = Already rolled
field-rule = Rule
field-run-up = Run-up
    .help = Metres in a straight line; below 4 it does not count.
field-score = Characteristic
field-shooter = Altitude of the attacker
field-skill = Skill
field-speed = Speed
    .help = Metres of the movement that is used.
field-flight-movement-speed = Speed of the trait
field-step = Difficulty
field-strength = Strength
field-strength-bonus = Strength bonus
field-stunned = Stunned
field-successes = Successes so far
field-surface = Surface
field-surface-factor = Factor of the ground
    .help = 1 on a smooth floor, less where it is rough.
field-swim-skill = Swim skill
field-target = Altitude of the target
field-target-distance = Distance of the target
field-terrain-factor = Factor of the terrain
    .help = Below 1 the country slows the journey; 0.5 is usual for difficult country.
field-test-kind = Kind of test
field-to = To
field-toughness = Toughness
field-toughness-bonus = Toughness bonus
field-trained = Trained
field-trait = Trait
field-traits = Traits
field-type = Kind of skill
field-underwater = Under water
field-used = Already bought for this test
field-value = Value
field-water = Water
field-weight = Weight
field-wounds-max = Wounds

# Outcomes

outcome-a = Acting side
outcome-added = Added
outcome-added-degrees = Degrees bought
outcome-agility-bonus-change = Agility bonus
outcome-agility-test = Agility test
outcome-aimed = Aimed
outcome-aloft = Aloft
outcome-altitude-modifier = For the altitude
outcome-altitudes = Altitudes
outcome-amended-dice = Dice now
outcome-amended-outcome = Outcome now
outcome-assistants = Assistants
outcome-attempts = Attempts
outcome-base = Number tested
outcome-bonus = Bonus
outcome-carry = Carry
outcome-charge = Charge
outcome-check-every-hours = Hours between endurance tests
outcome-checks = Tests
outcome-complete = Done
outcome-damage = Damage
outcome-damage-after-toughness = Damage after Toughness
outcome-decided-by = Decided by
outcome-degrees = Degrees
outcome-descended = Descended
outcome-die = Die
outcome-direction = Direction
outcome-distance = Distance
outcome-drowning = Sinks
outcome-effective-bonus = Effective bonus
outcome-excess-hours = Hours too many
outcome-exhausted = No attempt left
outcome-extra-degrees = Degrees not from the die
outcome-fall-metres = Metres fallen
outcome-falls = Falls
outcome-fatigue = Levels of fatigue
outcome-fatigue-gained = Fatigue gained
outcome-free-hours = Free hours
outcome-full = Full move
outcome-grip-test = Grip test
outcome-half = Half move
outcome-halved = Halved
outcome-hanging = Hangs
outcome-healed = Healed
outcome-height-left = Metres left
outcome-hits = Hits
outcome-hour = Hour
outcome-hours-done = Hours done
outcome-index = Index
outcome-jump-factor = Jumps times
outcome-label-en = In English
outcome-label-es = In Spanish
outcome-label-it = In Italian
outcome-lands-on-feet = Lands on their feet
outcome-levels = Levels
outcome-lift = Lift
outcome-lifted = Lifted
outcome-limit = Limit
outcome-margin = Margin
outcome-metres-per-day = Metres a day
outcome-metres-per-hour = Metres an hour
outcome-metres-per-minute = Metres a minute
outcome-modifier = Modifier
outcome-moved = Moved
outcome-movement-bonus = Movement bonus
outcome-movement-modifier = To tests on moving
outcome-natural-bonus = Natural bonus
outcome-next-hour = Next test after hour
outcome-next-modifier = Its modifier
outcome-out-of-control = Out of control
outcome-overweight = Over the limit
outcome-perception-modifier = To Perception
outcome-prone = Prone
outcome-push = Push
outcome-rank-for-ability = Rank for the ability
outcome-reach = Reach
outcome-reaches = Reaches
outcome-recovered = Recovered
outcome-rerolled = Rolled again
outcome-rest-missing = Rest missing
outcome-rest-needed = Rest needed
outcome-restored = Restored
outcome-roll = Roll
outcome-roll-again = Roll again
outcome-run = Run
outcome-run-up-bonus = For the run-up
outcome-safe-distance = Safe distance
outcome-safe-metres = Safe metres
outcome-sinks = Sinks
outcome-state = State
outcome-style = Kind of leap
outcome-submerged = Submerged
outcome-success = Success
outcome-successes = Successes
outcome-survives = Survives
outcome-target = Target
outcome-test = Test
outcome-test-modifier = To every test
outcome-test-needed = Needs a test
outcome-throw = Throw
outcome-throw-bonus = Throwing bonus
outcome-throw-limit = Throwing limit
outcome-total = Total
outcome-turn-ends = The turn ends
outcome-unconscious = Unconscious
outcome-up = Up
outcome-veers = Veers off
outcome-weight-index = Weight index
outcome-winner = Winner
outcome-wounds-left = Wounds left

# Choices

choice-a = the acting side
choice-b = the other side
choice-decided-by-success = success
choice-decided-by-degrees = degrees
choice-decided-by-bonus = bonus
choice-decided-by-roll = the die
choice-decided-by-full-tie = nothing: all equal
choice-decided-by-both-failed = nothing: both failed
choice-trivial = Trivial
choice-elementary = Elementary
choice-simple = Simple
choice-easy = Easy
choice-routine = Routine
choice-ordinary = Ordinary
choice-challenging = Challenging
choice-difficult = Difficult
choice-hard = Hard
choice-very-hard = Very Hard
choice-arduous = Arduous
choice-punishing = Punishing
choice-hellish = Hellish
choice-surface-trivial = needs no test, such as a rope ladder
choice-surface-simple = simple
choice-surface-sheer = sheer
choice-basic = basic
choice-advanced = advanced
choice-skill = skill test
choice-characteristic = characteristic test
choice-full-action = Full Action
choice-half-action = Half Action
choice-reaction = Reaction
choice-free-action = Free Action
choice-half = half move
choice-full = full move
choice-charge = charge
choice-run = run
choice-all = all four
choice-poison = poison
choice-disease = disease
choice-fear = fear
choice-reroll = roll a failed test again
choice-plus-10 = +10 before the roll
choice-add-degree = a degree of success more
choice-initiative-10 = a 10 for initiative
choice-heal = heal 1d10 damage
choice-shake-stun = shake off a stun
choice-squad-mode = enter Squad Mode
choice-solo-rank = a rank more for a Solo Mode ability
choice-remove-fatigue = lose a level of fatigue
choice-solo = Solo Mode
choice-squad = Squad Mode
choice-hurried = hurried
choice-running = running
choice-forced-march = forced march
choice-swimming = swimming
choice-encumbered = encumbered
choice-overload = overload (lifting, pushing)
choice-other = other
choice-comfortable = comfortable
choice-too-heavy = too heavy
choice-mission-start = start of a mission
choice-gm-decision = the game master's decision
choice-normal = normal
choice-gravity-low = low gravity
choice-gravity-high = high gravity
choice-gravity-zero = zero gravity
choice-gravity-normal = normal
choice-add = adds
choice-multiply = multiplies
choice-hoverer = hoverer
choice-flyer = flyer
choice-calm = calm
choice-dangerous = dangerous
choice-move = move
choice-float = float
choice-bright = bright
choice-shadow = shadow
choice-darkness = darkness
choice-ground = ground
choice-hover = hovering altitude
choice-low = low altitude
choice-high = high altitude
choice-ranged = ranged
choice-melee = melee
choice-style-standing = standing
choice-style-running = running
choice-direction-up = up
choice-direction-down = down
choice-direction-level = level
choice-weapon-skill = Weapon Skill
choice-ballistic-skill = Ballistic Skill
choice-strength = Strength
choice-toughness = Toughness
choice-agility = Agility
choice-intelligence = Intelligence
choice-perception = Perception
choice-willpower = Willpower
choice-fellowship = Fellowship

# House rules

house-natural-extremes = Rolls of 1 and 100
    .help = Whether a 1 always succeeds and a 100 always fails, whatever the target.
choice-natural-extremes-none = nothing special
choice-natural-extremes-01-succeeds = a 1 always succeeds
choice-natural-extremes-100-fails = a 100 always fails
choice-natural-extremes-both = both
house-modifier-cap = Limit of modifiers
    .help = The summed modifier of a test is held within this number, up and down.
choice-modifier-cap-none = no limit
choice-modifier-cap-30 = 30
choice-modifier-cap-60 = 60
house-opposed-both-fail = Opposed test: both fail
    .help = What happens when nobody succeeds.
choice-opposed-both-fail-stalemate = nobody wins
choice-opposed-both-fail-fewer-degrees = fewer degrees of failure win
choice-opposed-both-fail-roll-again = roll again
house-opposed-full-tie = Opposed test: all equal
    .help = What happens when success, degrees, bonus and die are all equal.
choice-opposed-full-tie-no-winner = nobody wins
choice-opposed-full-tie-side-a = the acting side wins
choice-opposed-full-tie-roll-again = roll again
house-assist-step = Worth of an assistant
    .help = What each assistant adds to the target.
house-assist-degree = Degrees for assistance
    .help = The degrees that an assisted success gains.
choice-assist-degree-once = one, however many assist
choice-assist-degree-per-helper = one for each assistant
choice-assist-degree-off = none
house-fatigue-model = Fatigue
    .help = Whether fatigue gives −10 to tests and knocks out beyond the Toughness bonus, or is only counted.
choice-fatigue-model-published = −10, and unconscious beyond the Toughness bonus
choice-fatigue-model-none = only counted
house-overtime-first-hour = First hour of overtime
    .help = The modifier of the first paid hour of a forced march or long swim; each further hour is 10 worse.
choice-overtime-first-hour-minus-10 = −10
choice-overtime-first-hour-zero = 0
house-march-recovery = Rest after a march
    .help = Which hours of a forced march have to be rested off.
choice-march-recovery-past-safe-hours = those beyond ten and the Toughness bonus
choice-march-recovery-past-toughness-bonus = those beyond the Toughness bonus
house-half-rounding = Halves of metres
    .help = How halves for which no rounding is stated are rounded.
choice-half-rounding-exact = as they are
choice-half-rounding-down = down to a whole metre
choice-half-rounding-up = up to a whole metre
house-encumbered-check = Endurance when encumbered
    .help = Whether the test for carrying too much comes again and again.
choice-encumbered-check-each-block = again and again
choice-encumbered-check-once = once
house-fall-damage = Falling damage
    .help = Where the damage of a fall comes from.
choice-fall-damage-table = from the table
choice-fall-damage-per-metre = 1d10 and 1 for each metre begun
house-low-altitude-penalty = Shooting at low altitude
    .help = Who has −10 when shooting at a flyer at low altitude.
choice-low-altitude-penalty-from-below = those below
choice-low-altitude-penalty-everyone = those below and those beside
house-weights-above-20 = Weights above index 20
    .help = How the table of weights goes on after its last row.
choice-weights-above-20-clamp = as in its last row
choice-weights-above-20-plus-450 = 450 kg more to carry for each step

# Refusals

reason-after-roll = The dice have fallen: +10 can only be bought before the roll.
reason-already-complete = The task is already done.
reason-already-rerolled = This test was rolled again already; the second result stands.
reason-already-squad = The character is in Squad Mode already.
reason-already-ten = The initiative die counts as 10 already.
reason-beyond-speed = The distance is more than this movement covers: choose a faster one or a shorter way.
reason-free-action = Nobody can assist a Free Action: make the test without helpers.
reason-gm-refuses = The game master does not allow assistance here: make the test without helpers.
reason-helper-not-adjacent = Every helper must be adjacent: leave out those who are not.
reason-helper-untrained = Every helper must be trained in the skill: leave out those who are not.
reason-high-altitude = At high altitude, flyers and others cannot attack each other.
reason-hoverer-limit = A hoverer only moves between the ground and hovering altitude.
reason-melee-out-of-reach = At low altitude, a flyer is out of reach for melee: attack at range.
reason-no-attempts-left = All attempts at this task are used up.
reason-no-fate = There is no fate point left to spend.
reason-no-fate-to-burn = There is no fate point left to burn.
reason-no-fatigue = There is no level of fatigue from this source: choose another one.
reason-no-gear = Rappelling needs climbing gear or a long rope.
reason-not-amendable = Fate cannot change this roll in this way.
reason-not-dying = Fate is burnt only when the character would die.
reason-not-flying = The character is on the ground.
reason-not-in-solo-mode = The character has to be in Solo Mode.
reason-not-stunned = The character is not stunned.
reason-nothing-to-heal = There is no damage to heal; critical damage does not count.
reason-nothing-to-push-off = In zero gravity a move needs a floor, wall or object to push off from.
reason-once-per-test = +10 was bought for this test already.
reason-rank-without-training = A skill that is not trained has no rank bonus: tick trained, or set the bonus to 0.
reason-reaction = Nobody can assist a Reaction: make the test without helpers.
reason-record-closed = This roll is closed and stays as it is.
reason-resistance-test = Nobody can assist in resisting poison, disease or fear: make the test without helpers.
reason-run-up-too-short = A running jump needs a run-up of 4 m or more.
reason-strength-on-sheer = A sheer surface asks for the Climb skill: fill it in, untrained if need be.
reason-test-failed = Only a success can gain a degree.
reason-test-succeeded = Only a failed test can be rolled again.
reason-too-many-assistants = No more than { $most } characters can assist.
reason-too-many-levels = This action changes altitude by { $most ->
    [one] 1 level
   *[other] { $most } levels
} at most.
reason-unconscious = The character is unconscious from fatigue.
reason-untrained-advanced = An advanced skill cannot be used without training.
error-degrees-used-up = Fate has added { $most } degrees already: there can be no more.
error-fate-award = The pool holds { $most } fate points at most: there is room for { $room } more.
error-no-such-test = The roll has no test in this place.
error-record = The roll cannot be worked out again as it stands: check its rule, inputs and dice.

# Dice and modifiers

purpose-test = test
purpose-test-a = test of the acting side
purpose-test-b = test of the other side
purpose-endurance = endurance
purpose-grip = grip
purpose-initiative = initiative
purpose-heal = healing
purpose-damage = damage
purpose-direction = direction
purpose-cohesion = cohesion
modifier-difficulty = difficulty
modifier-fate = fate
modifier-fatigue = fatigue
modifier-encumbered = encumbered
modifier-circumstance = circumstances

# Sheet

group-characteristics = Characteristics
group-condition = Condition
group-person = Person
group-skills = Skills
group-bonuses = Bonuses
group-movement = Movement
group-load = Body and load
group-traits = Traits
group-notes = Notes
offer-climb-by-strength = Climb, by Strength alone
offer-throw-at-target = Throw at a target
sheet-name = Name
sheet-chapter = Chapter
sheet-speciality = Speciality
sheet-rank = Rank
sheet-weapon-skill = Weapon Skill (WS)
sheet-ballistic-skill = Ballistic Skill (BS)
sheet-strength = Strength (S)
sheet-toughness = Toughness (T)
sheet-agility = Agility (Ag)
sheet-intelligence = Intelligence (Int)
sheet-perception = Perception (Per)
sheet-willpower = Willpower (WP)
sheet-fellowship = Fellowship (Fel)
sheet-weapon-skill-bonus = Weapon Skill Bonus
sheet-ballistic-skill-bonus = Ballistic Skill Bonus
sheet-strength-bonus = Strength Bonus
sheet-toughness-bonus = Toughness Bonus
sheet-agility-bonus = Agility Bonus
sheet-intelligence-bonus = Intelligence Bonus
sheet-perception-bonus = Perception Bonus
sheet-willpower-bonus = Willpower Bonus
sheet-fellowship-bonus = Fellowship Bonus
sheet-weapon-skill-multiplier = Weapon Skill bonus multiplier
sheet-ballistic-skill-multiplier = Ballistic Skill bonus multiplier
sheet-strength-multiplier = Strength bonus multiplier
sheet-toughness-multiplier = Toughness bonus multiplier
sheet-agility-multiplier = Agility bonus multiplier
sheet-intelligence-multiplier = Intelligence bonus multiplier
sheet-perception-multiplier = Perception bonus multiplier
sheet-willpower-multiplier = Willpower bonus multiplier
sheet-fellowship-multiplier = Fellowship bonus multiplier
sheet-weapon-skill-added = Weapon Skill bonus addition
sheet-ballistic-skill-added = Ballistic Skill bonus addition
sheet-strength-added = Strength bonus addition
sheet-toughness-added = Toughness bonus addition
sheet-agility-added = Agility bonus addition
sheet-intelligence-added = Intelligence bonus addition
sheet-perception-added = Perception bonus addition
sheet-willpower-added = Willpower bonus addition
sheet-fellowship-added = Fellowship bonus addition
sheet-skills = Skills
    .help = A lore, language, trade or the like names its field after a colon, such as common-lore:imperium.
sheet-fate-max = Fate points
sheet-fate-current = Fate left
sheet-wounds-max = Wounds
sheet-damage-taken = Damage
sheet-critical = Critical Damage
sheet-fatigue-sources = Fatigue
    .help = One entry for each level.
sheet-stunned = Stunned
sheet-prone = Prone
ends-prone = Stand up
sheet-unconscious = Unconscious
sheet-mode = Mode
sheet-movement-half = Half move
sheet-movement-full = Full move
sheet-movement-charge = Charge
sheet-movement-run = Run
sheet-movement-traits = Movement traits
sheet-initiative-modifiers = Initiative modifiers
sheet-flight-trait = Flight trait
sheet-flight-speed = Flight speed
sheet-altitude = Altitude
sheet-own-height = Height
sheet-added-index = Weight trait
sheet-load = Load
    .help = Leave it empty where the table does not track weights.
sheet-load-state = What the load does
sheet-encumbered = Encumbered
    .help = Set by the game master; left open, the load decides.
sheet-heavy-gear = Armour or heavy gear
sheet-notes = Notes

# Tables

table-difficulty = Difficulty
table-movement = Movement in metres a round
table-narrative-movement = Narrative movement
table-weights = Weights in kilograms
table-falling = Falling
table-skills = Skills
column-step = Step
column-modifier = Modifier
column-bonus = Bonus
column-half = Half move
column-full = Full move
column-charge = Charge
column-run = Run
column-metres-per-minute = Metres a minute
column-metres-per-hour = Metres an hour
column-metres-per-day = Metres a day
column-index = Index
column-carry = Carry
column-lift = Lift
column-push = Push
column-metres-up-to = Metres, up to
column-added = Added to 1d10
column-skill = Skill
column-characteristic = Characteristic
column-skill-type = Kind

# Skills

skill-climb = Climb
skill-swim = Swim
skill-awareness = Awareness
skill-carouse = Carouse
skill-charm = Charm
skill-command = Command
skill-concealment = Concealment
skill-contortionist = Contortionist
skill-deceive = Deceive
skill-dodge = Dodge
skill-evaluate = Evaluate
skill-gamble = Gamble
skill-inquiry = Inquiry
skill-intimidate = Intimidate
skill-logic = Logic
skill-scrutiny = Scrutiny
skill-search = Search
skill-silent-move = Silent Move
skill-acrobatics = Acrobatics
skill-chem-use = Chem-Use
skill-ciphers = Ciphers
skill-common-lore = Common Lore
skill-demolition = Demolition
skill-drive = Drive
skill-forbidden-lore = Forbidden Lore
skill-interrogation = Interrogation
skill-invocation = Invocation
skill-lip-reading = Lip Reading
skill-literacy = Literacy
skill-medicae = Medicae
skill-navigation = Navigation
skill-performer = Performer
skill-pilot = Pilot
skill-psyniscience = Psyniscience
skill-scholastic-lore = Scholastic Lore
skill-security = Security
skill-shadowing = Shadowing
skill-sleight-of-hand = Sleight of Hand
skill-speak-language = Speak Language
skill-survival = Survival
skill-tactics = Tactics
skill-tech-use = Tech-Use
skill-tracking = Tracking
skill-trade = Trade
