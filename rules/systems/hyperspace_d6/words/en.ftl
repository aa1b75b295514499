## HyperspaceD6: the game and its rules

system-hyperspace-d6 = HyperspaceD6
rule-pool = Dice pool
    .summary = How many dice a check has, and where they come from.
rule-attribute-check = Attribute check
    .summary = A roll on an attribute alone, when no skill fits.
rule-skill-check = Skill check
    .summary = A roll on an attribute with the skill added to the total.
rule-open-check = Check without a difficulty
    .summary = One side of an opposed roll or duel turn, or one step of a cumulative roll.
rule-destiny-choice = Destiny 6: the choice
    .summary = Explodes the Destiny Die or takes the narrative advantage.
rule-improvement-die = Improvement die after the roll
    .summary = Pays an Improvement point for one more die on a roll already made.
rule-difficulty-step = Difficulty by step
    .summary = The number that stands for a step of difficulty.
rule-pairing = Skill and attribute
    .summary = Which attribute a skill is rolled with.
rule-opposed-result = Opposed roll: result
    .summary = Who wins when two or more sides have rolled against each other.
rule-group-leader = Group roll: leader
    .summary = Who rolls for the group, and with how many dice.
rule-help = Help
    .summary = How many dice the helpers' checks are worth.
rule-cumulative-check = Cumulative roll: step
    .summary = Adds a roll to a long task and says whether it is done.
rule-multiple-actions = Multiple actions
    .summary = How many actions fit into a turn, and what they cost each roll.
rule-initiative-order = Initiative order
    .summary = Who acts when, from high to low, without a roll.
rule-move = Movement
    .summary = How many bands a move crosses and whether it is free.
rule-round-time = Length of rounds
    .summary = How long a number of rounds lasts.
rule-defence = Effective Defence
    .summary = The number to reach, with cover and distance.
rule-weapon = Weapon
    .summary = What a weapon attacks with and how much damage it does.
rule-attack = Attack
    .summary = A roll against the target's Defence.
rule-attack-result = Attack: result
    .summary = What a finished attack brings: damage, Dismayed, Stunned.
rule-damage = Damage
    .summary = The damage roll of a hit.
rule-armour-roll = Armour dice
    .summary = Rolls all usable armour dice against a blow.
rule-shield-roll = Shield dice
    .summary = Rolls all usable shield dice of a vehicle against a blow.
rule-scale-damage = Damage scale
    .summary = The damage between two classes of body, less armour or shields.
rule-apply-damage = Applying damage
    .summary = Takes damage off Determination.
rule-state-event = States
    .summary = What an event does to Dismayed, Stunned and Incapacitated.
rule-medpac = Medpac
    .summary = Uses up a medpac on somebody.
rule-rest = Rest
    .summary = What a short or a long rest gives back.
rule-repair = Repair
    .summary = What a repair check gives back to armour, shields or a hull.
rule-duel-exchange = Duel: turn
    .summary = Who wins a turn of a duel, and with it a duel die.
rule-duel-settle = Duel: the end
    .summary = Rolls the duel dice of both sides and ends the duel.
rule-vehicle-attack-pilot = Attack by the pilot
    .summary = A vehicle's attack by whoever pilots or drives it.
rule-vehicle-attack-gunner = Attack by a gunner
    .summary = A vehicle's attack by one of its gunners.
rule-vehicle-values = A vehicle's values
    .summary = Defence and Initiative from a vehicle's manoeuvrability.
rule-force-check = Force check
    .summary = A roll on The Force with one of its skills.
rule-force-damage = Force damage
    .summary = The damage of an attack with the Force.
rule-massive-feat = Massive feat
    .summary = Pays the Force point that a massive feat costs.
rule-force-points-reset = Force points: maximum
    .summary = How many Force points there are when a session starts or the sheet changes.
rule-force-point-spend = Force point before the roll
    .summary = Pays a Force point, which doubles the dice of a roll.
rule-improvement-spend = Improvement point before the roll
    .summary = Pays an Improvement point for one more die.
rule-improvement-award = Improvement points: award
    .summary = Adds the Improvement points that the GM gives.
rule-derived-values = Derived values
    .summary = Defence, Initiative, Determination and Force points from the sheet.
rule-sheet-limits = Limits of a sheet
    .summary = Whether attributes and skills keep to the limits.
rule-advancement = Advancement
    .summary = Raises a value by one step for Improvement points.

## What came of it, told in one sentence

part-destiny = { $choice ->
    [pending] , and the 6 on the Destiny Die waits for a choice
    [exploded] , and the Destiny Die explodes into { $chain }
    [advantage] , and there is a narrative advantage
   *[none] { "" }
    }
part-check = { $success ->
    [yes] { $critical ->
        [yes] Critical success
       *[no] Success
        }
   *[no] Failure
    }: a total of { $total } against { $target }, a margin of { $margin }
part-attack = { $success ->
    [yes] { $critical ->
        [yes] Critical hit
       *[no] Hit
        }
   *[no] Miss
    }: a total of { $total } against Defence { $target }, a margin of { $margin }
part-amended = { $success ->
    [yes] { $critical ->
        [yes] , a critical success against { $target }
       *[no] , a success against { $target }
        }
    [no] , a failure against { $target }
   *[none] { "" }
    }
part-improvement-points = { $points ->
    [0] no Improvement points are left
    [one] 1 Improvement point is left
   *[other] { $points } Improvement points are left
    }
part-force-points = { $points ->
    [0] no Force points are left
    [one] 1 Force point is left
   *[other] { $points } Force points are left
    }
part-damage = The damage is { $damage }{ $critical ->
    [yes] , with a critical on a base of { $base }
   *[no] { "" }
    }
part-decides = { $decision_by ->
    [players] the players decide
   *[gm] the GM decides
    }
sentence-pool = { $pool ->
    [0] No dice but the Destiny Die are rolled
    [one] 1 die and the Destiny Die are rolled
   *[other] { $pool } dice and the Destiny Die are rolled, { $dice } in all
    }.
sentence-attribute-check = { part-check }{ part-destiny }.
sentence-skill-check = { part-check }{ part-destiny }.
sentence-force-check = { part-check }{ part-destiny }.
sentence-open-check = The total is { $total }{ part-destiny }.
sentence-attack = { part-attack }{ part-destiny }.
sentence-vehicle-attack-pilot = { part-attack }{ part-destiny }.
sentence-vehicle-attack-gunner = { part-attack }{ part-destiny }.
sentence-destiny-choice = { $choice ->
    [advantage] The narrative advantage is taken and the total stays at { $total }
    [pending] The Destiny Die explodes into another 6, the choice is open again and the total is { $total }
   *[exploded] The Destiny Die explodes into { $chain } and the total is { $total }
    }{ part-amended }.
sentence-improvement-die = The Improvement die shows { $late_die } and the total is { $total }{ part-amended }; { part-improvement-points }.
sentence-difficulty-step = The difficulty is { $difficulty }.
sentence-pairing = { WORD($skill) } is rolled with { WORD($attribute) }{ $usual ->
    [yes] , as usual
   *[no] { "" } instead of { WORD($default_attribute) }
    }.
sentence-opposed-result = { $decided_by ->
    [total] { $winner } wins by { $margin }
    [pc-over-npc] The totals are even and { $winner } wins as the only player character
    [decision] The totals are even and { $winner } wins by decision
   *[none] The totals of { $tied } are even and { part-decides }
    }.
sentence-group-leader = { $leader ->
    [none] { $tied } are equal and the group chooses who leads
   *[other] { $leader_pool ->
        [one] { $leader } leads the roll with 1 die, helped by { $helpers }
       *[other] { $leader } leads the roll with { $leader_pool } dice, helped by { $helpers }
        }
    }.
sentence-help = { $help_dice ->
    [0] The help fails and is worth no dice
    [one] The help is worth 1 die
   *[other] The help is worth { $help_dice } dice
    }.
sentence-cumulative-check = { $complete ->
    [yes] { $critical ->
        [yes] Done with a critical
       *[no] Done
        }
   *[no] { $failed ->
        [yes] Failed, with { $remaining } still missing
       *[no] Not done yet, with { $remaining } still missing
        }
    }: { $sum } { $rolls ->
    [one] after 1 roll
   *[other] after { $rolls } rolls
    }.
sentence-multiple-actions = { $actions ->
    [one] 1 action of at most { $limit }
   *[other] { $actions } actions of at most { $limit }
    }{ $penalty_dice ->
    [0] , without losing dice
    [one] , and each roll of the turn has 1 die fewer
   *[other] , and each roll of the turn has { $penalty_dice } dice fewer
    }.
sentence-initiative-order = The order is { $order }{ $settled ->
    [yes] { "" }
   *[no] , with a tie still to be decided
    }.
sentence-move = { $bands ->
    [0] The distance stays “{ WORD($band) }”
    [one] The distance is now “{ WORD($band) }” after 1 band
   *[other] The distance is now “{ WORD($band) }” after { $bands } bands
    }{ $bands ->
    [0] { "" }
   *[other] { $free ->
        [yes] , free
       *[no] , for one action
        }
    }.
sentence-round-time = { $rounds ->
    [one] 1 round lasts
   *[other] { $rounds } rounds last
    } { $minutes } min { $rest_seconds } s.
sentence-defence = The Defence to reach is { $effective }: { $defence } plus { $cover_bonus } for cover and { $range_bonus } for distance.
sentence-weapon = { WORD($weapon) }: { WORD($attribute) } with { WORD($skill) }{ $stun ->
    [yes] , to stun without damage
   *[no] , damage { $dice }D{ $flat ->
        [0] { "" }
       *[other] +{ $flat }
        }
    }{ $machines_only ->
    [yes] , only against machines
   *[no] { "" }
    }.
sentence-attack-result = { $hit ->
    [yes] { $critical ->
        [yes] A critical hit: damage follows
       *[no] A hit: damage follows
        }
   *[no] A miss
    }{ $dismayed ->
    [yes] { $stunned ->
        [yes] ; the target is Dismayed and Stunned
       *[no] ; the target is Dismayed
        }
   *[no] { $stunned ->
        [yes] ; the target is Stunned
       *[no] { "" }
        }
    }.
sentence-damage = { part-damage }.
sentence-force-damage = { part-damage }.
sentence-armour-roll = The armour takes off { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , 1 die breaks
   *[other] , { $newly_broken } dice break
    }{ $usable ->
    [0] , and no usable dice are left
    [one] , and 1 usable die is left
   *[other] , and { $usable } usable dice are left
    }.
sentence-shield-roll = The shields take off { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , 1 die breaks
   *[other] , { $newly_broken } dice break
    }{ $usable ->
    [0] , and no usable dice are left
    [one] , and 1 usable die is left
   *[other] , and { $usable } usable dice are left
    }.
sentence-scale-damage = The damage that gets through is { $final }, at a scale of { $multiply } to { $divide }.
sentence-apply-damage = { $lost ->
    [0] Determination stays at { $determination }
   *[other] Determination falls by { $lost } to { $determination }
    }{ $newly_incapacitated ->
    [yes] , which means Incapacitated
   *[no] { "" }
    }.
sentence-state-event = { $states_incapacitated ->
    [yes] Incapacitated until recovery
   *[no] { $turn_lost ->
        [yes] Stunned, so this turn is lost
       *[no] { $may_act ->
            [yes] Acting is possible
           *[no] Stunned, so no action is possible
            }
        }
    }{ $penalty_dice ->
    [0] { "" }
   *[other] , with 1 die fewer as Dismayed
    }{ $states_dismayed_next ->
    [yes] { $states_stunned_next ->
        [yes] ; Dismayed and Stunned wait for the next turn
       *[no] ; Dismayed waits for the next turn
        }
   *[no] { $states_stunned_next ->
        [yes] ; Stunned waits for the next turn
       *[no] { "" }
        }
    }.
sentence-medpac = The medpac restores { $restored } Determination, now { $determination }{ $medpacs ->
    [0] , and no medpacs are left
    [one] , and 1 medpac is left
   *[other] , and { $medpacs } medpacs are left
    }.
sentence-rest = The rest restores { $restored } Determination, now { $determination }.
sentence-repair = { $what ->
    [hull] The repair restores { $restored } Determination of the hull, now { $determination }
   *[other] { $restored ->
        [0] The repair restores no dice
        [one] The repair restores 1 die
       *[other] The repair restores { $restored } dice
        }{ $broken ->
        [0] , and no dice stay broken
        [one] , and 1 stays broken
       *[other] , and { $broken } stay broken
        }
    }.
sentence-duel-exchange = { $winner ->
    [first] The first side wins the turn
   *[second] The second side wins the turn
    }, and the duel dice stand at { $dice_first } to { $dice_second }.
sentence-duel-settle = { $decided_by ->
    [total] { $winner ->
        [first] The first side wins the duel, { $sum_first } to { $sum_second }
       *[second] The second side wins the duel, { $sum_second } to { $sum_first }
        }
    [pc-over-npc] The duel is even at { $sum_first } and the player character wins
   *[none] The duel is even at { $sum_first } and { part-decides }
    }.
sentence-vehicle-values = Manoeuvrability { $manoeuvrability }, Defence { $defence }, Initiative { $initiative }.
sentence-massive-feat = { $spent ->
    [one] The feat costs 1 Force point
   *[other] The feat costs { $spent } Force points and doubles the dice of its check
    }; { part-force-points }.
sentence-force-points-reset = { $points ->
    [one] 1 Force point of at most { $maximum }
   *[other] { $points } Force points of at most { $maximum }
    }.
sentence-force-point-spend = A Force point is paid and the dice are doubled; { part-force-points }.
sentence-improvement-spend = An Improvement point is paid for one more die; { part-improvement-points }.
sentence-improvement-award = { $amount ->
    [one] 1 Improvement point is awarded
   *[other] { $amount } Improvement points are awarded
    }, which makes { $points }.
sentence-derived-values = Defence { $defence }, Initiative { $initiative }, Determination { $determination_maximum } and { $force_points_maximum ->
    [one] 1 Force point
   *[other] { $force_points_maximum } Force points
    } at most.
sentence-sheet-limits = The sheet has { $attribute_dice } dice in attributes and { $skill_points } in skills{ $over_cap_count ->
    [0] , all within the limits
    [one] , with 1 value above the limit
   *[other] , with { $over_cap_count } values above the limit
    }.
sentence-advancement = { $cost ->
    [one] The value rises to { $value } for 1 Improvement point
   *[other] The value rises to { $value } for { $cost } Improvement points
    }; { part-improvement-points }.

## Attributes and skills

short-force = For
choice-dexterity = Dexterity
choice-knowledge = Knowledge
choice-mechanical = Mechanical
choice-perception = Perception
choice-strength = Strength
choice-technical = Technical
choice-force = The Force
choice-agility = Agility
choice-blasters = Blasters
choice-melee = Melee weapons
choice-steal = Steal
choice-throw = Throw
choice-galaxy = Galaxy
choice-streetwise = Streetwise
choice-survival = Survival
choice-willpower = Willpower
choice-xenology = Xenology
choice-astrogation = Astrogation
choice-drive = Drive
choice-gunnery = Gunnery
choice-pilot = Pilot
choice-sensors = Sensors
choice-deceive = Deceive
choice-hide = Stealth
choice-persuade = Persuade
choice-search = Search
choice-tactics = Tactics
choice-athletics = Athletics
choice-brawl = Brawl
choice-intimidate = Intimidate
choice-stamina = Stamina
choice-swim = Swim
choice-armament = Equipment maintenance
choice-computers = Computers
choice-droids = Droids
choice-medicine = Medicine
choice-vehicles = Vehicle maintenance
choice-alter = Alter
choice-control = Control
choice-sense = Sense
field-dexterity = { choice-dexterity }
field-knowledge = { choice-knowledge }
field-mechanical = { choice-mechanical }
field-perception = { choice-perception }
field-strength = { choice-strength }
field-technical = { choice-technical }
field-force = { choice-force }
    .help = Without dice here, no access to the Force.
field-agility = { choice-agility }
field-blasters = { choice-blasters }
field-melee = { choice-melee }
field-steal = { choice-steal }
    .help = Also stowing and hiding things.
field-throw = { choice-throw }
field-galaxy = { choice-galaxy }
field-streetwise = { choice-streetwise }
field-survival = { choice-survival }
field-willpower = { choice-willpower }
field-xenology = { choice-xenology }
field-astrogation = { choice-astrogation }
field-drive = { choice-drive }
    .help = Ground vehicles, repulsor craft too.
field-gunnery = { choice-gunnery }
field-pilot = { choice-pilot }
field-sensors = { choice-sensors }
field-deceive = { choice-deceive }
field-hide = { choice-hide }
field-persuade = { choice-persuade }
field-search = { choice-search }
field-tactics = { choice-tactics }
field-athletics = { choice-athletics }
field-brawl = { choice-brawl }
field-intimidate = { choice-intimidate }
field-stamina = { choice-stamina }
field-swim = { choice-swim }
field-armament = { choice-armament }
field-computers = { choice-computers }
field-droids = { choice-droids }
field-medicine = { choice-medicine }
field-vehicles = { choice-vehicles }
field-alter = { choice-alter }
    .help = Works on matter.
field-control = { choice-control }
    .help = Works on minds.
field-sense = { choice-sense }
    .help = Perceives presences, the past and the future.

## What a rule asks

field-attribute = Attribute
    .help = Dice in the attribute.
field-pairing-attribute = Attribute
    .help = Left empty, the attribute that the skill is listed under.
field-skill = Skill
    .help = Added to the total once, never doubled.
field-vehicle-attack-pilot-skill = Pilot or Drive
    .help = As many dice as the skill, unless a house rule says otherwise.
field-vehicle-attack-gunner-skill = Gunnery
field-force-check-skill = Alter, Control or Sense
field-force-damage-skill = Alter, Control or Sense
field-pairing-skill = Skill
field-gear-dice = Gear dice
    .help = Fitting items worth a die; together they add one die at most.
field-gm-die = GM's die
    .help = 1 when the GM gives a die, −1 when the GM takes one.
field-improvement = Improvement point paid
    .help = Paid before the roll: one die more.
field-force-point = Force point paid
    .help = Paid before the roll: the dice are doubled.
field-help-dice = Help dice
field-group-helpers = Companions in the group roll
    .help = One die more for each; not together with help dice.
field-actions = Actions this turn
    .help = With more than one, Dexterity is needed.
field-move-actions = Actions besides the movement
field-dismayed = Dismayed
    .help = One die fewer.
field-difficulty = Difficulty
field-modifiers = Modifiers
    .help = Numbers added to the total, each with its reason.
field-label = Reason
field-value = Value
field-advancement-value = Value now
field-on-six = Destiny 6
    .help = What happens when the Destiny Die shows a 6.
field-tally = The roll so far
    .help = Taken over from the roll or its last amendment.
field-total = Total
field-armour-roll-total = Armour dice
field-shield-roll-total = Shield dice
field-repair-total = Total of the repair check
    .help = Needed for a hull.
field-target = Target number
field-scale-damage-target = Class of the target
field-destiny = Destiny Die
field-chain = Dice of the explosion
field-choice = Choice on the 6
field-late-die = Improvement die
field-improvement-used = Improvement point used
field-settled = Settled
    .help = A settled roll takes no more dice.
field-points = Points now
field-improvement-die-points = Improvement points
field-advancement-points = Improvement points
field-improvement-spend-points = Improvement points
field-improvement-award-points = Improvement points
field-massive-feat-points = Force points
field-force-points-reset-points = Force points
field-force-point-spend-points = Force points
field-used-this-turn = Already used this turn
field-step = Step
field-gm-approves = The GM approves
field-sides = Sides
field-id = Name
field-kind = Kind
field-pending = Choice still open
    .help = The 6 on the Destiny Die of this roll still waits for a choice.
field-decision = Decision
    .help = Who was chosen in a tie.
field-members = Group
field-pool = Own pool
    .help = Dice after own modifiers, without the bonus of the group.
field-max-helpers = Helpers at most
field-helpers = Helpers
field-rolled = The roll has been made
field-sum = Sum so far
field-rolls = Rolls so far
field-max-rolls = Rolls at most
field-rolled-with = Actions already rolled with
    .help = The number declared when the first roll of this turn was made.
field-participants = Participants
field-initiative = Initiative
field-incapacitated = Incapacitated
field-decided = Ties already decided
    .help = Names, first to act first.
field-from = From
field-to = To
field-moved-this-round = Bands moved this round
field-max-bands = Bands a round at most
field-rounds = Rounds
field-defence = Defence
field-cover = Cover
field-band = Distance
field-weapon = Weapon
field-mode = Mode
field-weapon-strength = Strength
    .help = Needed for an attack without a weapon.
field-stun = Set to stun
field-dice = Dice
field-flat = Added number
field-critical = Critical
field-broken = Broken dice
field-damage = Damage
field-attacker = Class of the attacker
field-reduction = Armour or shields
    .help = What their dice take off.
field-determination = Determination
field-states = States
field-dismayed-now = Dismayed
field-dismayed-next = Dismayed from the next turn
field-stunned-now = Stunned
field-stunned-next = Stunned in the next turn
field-event = Event
field-structured = Turns are being counted
field-maximum = Maximum
field-medpacs = Medpacs
field-self-use = Used on oneself
field-medicine-success = Medicine check succeeded
field-medicine-total = Total of the Medicine check
field-length = Length
field-gm-allows = The GM allows it
field-what = What
field-success = The check succeeded
field-restores = Restores
field-dice-first = Duel dice, first side
field-dice-second = Duel dice, second side
field-turns = Turns of the duel
field-first = First side
field-second = Second side
field-kind-first = Kind of the first side
field-kind-second = Kind of the second side
field-manoeuvrability = Manoeuvrability
field-manoeuvrability-dice = Manoeuvrability: dice
field-manoeuvrability-pips = Manoeuvrability: added number
field-defence-override = Defence agreed instead
field-initiative-override = Initiative agreed instead
field-determination-override = Determination agreed instead
field-determination-current = Determination now
field-gm-permits = The GM permits it
field-double-dice = Pay a second point to double the dice
field-already-on-roll = Already one on this roll
field-amount = Points awarded
field-attributes = Attributes
field-skills = Skills
field-cap-override = May exceed limits
    .help = For legendary characters, by the GM.
field-between-sessions = Between sessions
field-cost = Price
    .help = Left empty, the usual price.
field-key = From the table
field-name = Name
field-damage-dice = Damage dice
field-damage-flat = Added damage
field-machines-only = Only against machines
field-dice-total = Dice
field-dice-broken = Broken dice
field-context = Helps with
field-bonus-dice = Die
field-bonus-flat = Added number
field-title = Title
field-text = Text
field-active = Still felt
field-copilot = Co-pilot
field-gunners = Gunners

## What comes of it, field by field

outcome-before-doubling = Dice before doubling
outcome-pool = Dice
outcome-floored = Was below zero
outcome-terms = Where the dice come from
outcome-pool-faces = Faces
outcome-advantage = Narrative advantage
outcome-success = Success
outcome-margin = Margin
outcome-provisional = May still change
outcome-default-attribute = Usual attribute
outcome-usual = As usual
outcome-winner = Winner
outcome-tied = Tied
outcome-decided-by = Decided by
outcome-decision-by = Still to be decided by
outcome-leader = Leads
outcome-leader-pool = Dice of the group roll
outcome-remaining = Still missing
outcome-complete = Complete
outcome-failed = Failed
outcome-limit = Actions at most
outcome-penalty-dice = Dice taken away
outcome-order = Order
outcome-acting = Able to act
outcome-ties = Open ties
outcome-ids = Names
outcome-bands = Bands
outcome-free = Free
outcome-extra-actions = Actions it costs
outcome-seconds = Seconds
outcome-minutes = Minutes
outcome-rest-seconds = Seconds over
outcome-cover-bonus = For cover
outcome-range-bonus = For distance
outcome-effective = Effective Defence
outcome-effective-defence = Effective Defence
outcome-hit = Hit
outcome-damage-follows = Damage follows
outcome-stunned = Stunned
outcome-faces = Faces
outcome-again-faces = Faces of the second roll
outcome-base = Damage before the critical
outcome-reduction = Taken off
outcome-newly-broken = Dice that break
outcome-usable = Usable dice left
outcome-multiply = Multiplied by
outcome-divide = Divided by
outcome-after-scale = After scale
outcome-after-armour = After armour
outcome-final = Damage that gets through
outcome-lost = Lost
outcome-newly-incapacitated = Incapacitated by this
outcome-may-act = May act
outcome-turn-lost = Turn lost
outcome-restored = Restored
outcome-faces-first = Faces of the first side
outcome-faces-second = Faces of the second side
outcome-sum-first = Sum of the first side
outcome-sum-second = Sum of the second side
outcome-spent = Points paid
outcome-points = Points left
outcome-determination-maximum = Determination (maximum)
outcome-force-points-maximum = Force points (maximum)
outcome-ok = Within the limits
outcome-over-cap = Above the limit
outcome-attribute-dice = Dice in attributes
outcome-skill-points = Points in skills

## Choices

choice-ask = Ask me
choice-explode = Explode the die
choice-advantage = Narrative advantage
choice-choice-none = No choice
choice-pending = Open
choice-exploded = Exploded
choice-pc = Player character
choice-npc = Non-player character
choice-mode-normal = Normal
choice-mode-stun = Stun
choice-event-stun = Stunned
choice-dismay = Dismayed
choice-incapacitate = Incapacitated
choice-recover = Recovery
choice-turn-start = Start of the turn
choice-turn-end = End of the turn
choice-check-made = A check was made
choice-scene-end = Scene end
choice-session-start = Session start
choice-sheet-change = Change of the sheet
choice-short = Short
choice-long = Long
choice-armour = Armour
choice-shield = Shields
choice-hull = Hull
choice-all = All dice
choice-one = One die
choice-first = First side
choice-second = Second side
choice-attribute = Attribute +1D
choice-skill = Skill +1
choice-item-flat = Item +1
choice-item-die = Item or armour +1D
choice-total = Total
choice-decided-by-pc-over-npc = Player character over NPC
choice-decided-by-decision = Decision
choice-players = The players
choice-gm = The GM
choice-optional = Optional
choice-only = Only
choice-very-easy = Very easy
choice-easy = Easy
choice-moderate = Moderate
choice-difficult = Difficult
choice-very-difficult = Very difficult
choice-heroic = Heroic
choice-legendary = Legendary
choice-very-close = Very close
choice-close = Close
choice-far = Far
choice-very-far = Very far
choice-character = Character
choice-vehicle = Ground vehicle
choice-ship = Ship
choice-structure = Structure
choice-unarmed = Unarmed
choice-knife = Knife
choice-vibroblade = Vibroblade
choice-vibro-axe = Vibro-axe
choice-force-pike = Force pike
choice-gaderffii = Gaderffii
choice-electrostaff = Electrostaff
choice-lightsaber = Lightsaber
choice-lightsaber-short = Short lightsaber
choice-hold-out-blaster = Hold-out blaster
choice-sporting-blaster = Sporting blaster
choice-blaster-pistol = Blaster pistol
choice-heavy-blaster-pistol = Heavy blaster pistol
choice-blaster-carbine = Blaster carbine
choice-blaster-rifle = Blaster rifle
choice-heavy-blaster-rifle = Heavy blaster rifle
choice-light-repeating = Light repeating blaster
choice-heavy-repeating = Heavy repeating blaster
choice-e-web = Mounted repeating blaster
choice-bowcaster = Bowcaster
choice-slug-pistol = Slug-thrower pistol
choice-slug-rifle = Slug-thrower rifle
choice-ion-pistol = Ion pistol
choice-stun-pistol = Stun pistol
choice-frag-grenade = Fragmentation grenade
choice-concussion-grenade = Concussion grenade
choice-stun-grenade = Stun grenade
choice-thermal-detonator = Thermal detonator
choice-key-none = No armour
choice-armour-none = No armour
choice-padded-flight-suit = Padded flight suit
choice-thermal-suit = Thermal suit
choice-insulated-suit = Insulated suit
choice-aquatic-suit = Aquatic suit
choice-blast-vest = Blast vest
choice-light = Light armour
choice-trooper = Trooper armour
choice-medium = Medium armour
choice-heavy = Heavy armour
choice-battle = Battle armour
choice-civilian = Civilian
choice-recon = Reconnaissance
choice-fighter = Fighter
choice-bomber = Bomber
choice-capital = Capital ship
choice-shield-none = None
choice-landspeeder = Landspeeder
choice-combat-speeder = Combat speeder
choice-armoured-transport = Armoured transport
choice-starfighter = Starfighter
choice-light-interceptor = Light interceptor
choice-raider-interceptor = Raider interceptor
choice-light-freighter = Light freighter
choice-pursuit-craft = Pursuit craft
choice-assault-gunboat = Assault gunboat
choice-shuttle = Shuttle
choice-patrol-cruiser = Patrol cruiser
choice-light-cannon = Light cannon
choice-mounted-repeater = Mounted repeater
choice-laser-cannons = Laser cannons
choice-torpedoes = Torpedoes
choice-twin-lasers = Twin lasers
choice-lasers = Lasers
choice-dual-laser = Dual laser
choice-twin-cannons = Twin cannons
choice-missiles = Missiles
choice-heavy-lasers = Heavy lasers
choice-double-cannon = Double cannon
choice-turbolaser = Turbolaser
choice-ion-cannon = Ion cannon

## House rules

house-explode-mode = Exploding further
    .help = After an explosion, whether another 6 may explode again.
choice-explode-mode-chain = Every 6 again
choice-explode-mode-once = One die more, no further
house-force-point-doubles = What a Force point doubles
    .help = How many dice a Force point brings.
choice-force-point-doubles-pool = The pool
choice-force-point-doubles-whole-roll = The pool and the Destiny Die
choice-force-point-doubles-attribute = Only the attribute's dice
house-action-penalty = Penalty for several actions
    .help = One die fewer for each action after the first, or for each of them.
choice-action-penalty-additional = Each action after the first
choice-action-penalty-every = Every action
house-action-limit = Limit of actions
    .help = Whether Dexterity limits all actions or only those after the first.
choice-action-limit-total = All actions
choice-action-limit-additional = Actions after the first
house-critical-damage = Critical damage
    .help = How a critical hit doubles damage.
choice-critical-damage-double-total = Twice the total
choice-critical-damage-double-roll = Roll and number twice
choice-critical-damage-double-dice = Twice the dice, the number once
house-scale-order = Scale and armour
    .help = Whether damage is scaled before or after armour is taken off.
choice-scale-order-before-armour = Scale first
choice-scale-order-after-armour = Armour first
house-scale-compose = Between two classes
    .help = The factor between two classes of body.
choice-scale-compose-ratio = The ratio of both factors
choice-scale-compose-larger-only = Only the bigger class's factor
house-rounding = Rounding
    .help = Scaled damage that is not whole.
choice-rounding-floor = Down
choice-rounding-ceiling = Up
choice-rounding-half-up = To the nearest, halves up
house-armour-six-counts = A breaking die still counts
    .help = Whether an armour or shield die that breaks takes off its 6.
house-dismayed-needs-hit = Dismayed only on a hit
    .help = Whether the attacker's Destiny 6 needs a hit to dismay.
house-force-damage = Force damage
    .help = Whether the skill is the damage or the number of damage dice.
choice-force-damage-flat = The skill itself
choice-force-damage-dice = As many dice
house-pilot-attack = The pilot's attack
    .help = What the pilot of a vehicle attacks with.
choice-pilot-attack-skill-as-dice = As many dice as the skill
choice-pilot-attack-normal = Mechanical dice plus the skill
house-duel-start-dice = Duel dice at the start
    .help = With how many duel dice each side begins.
house-determination-base = Base of Determination
    .help = Added to Strength and Stamina; more makes longer fights.

## Refusals

reason-too-many-actions = { $actions } actions are too many: Dexterity allows { $limit } in a turn. Declare fewer.
reason-help-and-group = A roll takes help dice or companions of a group, not both. Leave one of them out.
reason-pool-cap = This roll has more than { $most } dice, the most that can be rolled at once. Take some away.
reason-roll-settled = This roll is settled and takes no more changes. The GM can add a ruling.
reason-choice-not-available = The Destiny Die of this roll has no open 6 to choose on.
reason-improvement-already-used = This turn or this roll has had its Improvement point. Wait for the next one.
reason-no-improvement-points = There is no Improvement point left to pay with.
reason-pairing-not-approved = This skill is usually rolled with another attribute. Ask the GM to approve the pairing.
reason-choice-pending = A 6 on a Destiny Die still waits for its choice. Choose first, then go on.
reason-decision-not-needed = There is no open tie to decide. Leave the decision empty.
reason-decision-not-tied = The one chosen is not among those who are tied. Choose one of them.
reason-too-many-helpers = { $helpers } helpers are too many: the GM allows { $most }. Leave some out.
reason-help-too-late = The roll has been made; help has to come before it.
reason-helper-repeated = Somebody is named twice; each helper helps a roll once.
reason-already-complete = The sum has reached the difficulty: nothing is left to roll.
reason-no-rolls-left = All the rolls that the GM set for this task have been made.
reason-actions-already-rolled = A roll of this turn was made with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }; no more can be added.
reason-move-too-far = That is too far for one round: { $most ->
    [one] 1 band
   *[other] { $most } bands
    } at most. Move less, or go on next round.
reason-mode-not-available = This weapon does not have that mode. Choose the other one.
reason-no-armour-dice = There are no usable armour dice. Repair them first, or take the damage.
reason-no-shield-dice = There are no usable shield dice. Repair them first, or take the damage.
reason-not-incapacitated = Only somebody Incapacitated can recover.
reason-incapacitated = Somebody Incapacitated cannot use a medpac on themselves. Somebody else has to.
reason-no-medpac = There is no medpac left.
reason-rest-too-short = A short rest does not end Incapacitated unless the GM allows it. Rest for longer, or ask.
reason-nothing-to-repair = Nothing is broken, so there is nothing to repair.
reason-tie-pending = The totals are even. Say who wins the turn, then ask again.
reason-duel-too-early = A duel ends after one turn at the earliest.
reason-no-force-access = Without dice in The Force there is no access to it.
reason-gm-permission-missing = A massive feat needs the GM's permission. Ask for it first.
reason-no-force-points = There are not enough Force points to pay with.
reason-too-late = The dice have fallen; a Force point is paid before the roll.
reason-once-per-roll = This roll has its Force point already.
reason-below-minimum = Every attribute but The Force needs at least 1 die.
reason-innate-cap = Attributes and skills end at { $most }. The GM can let a legendary character exceed that.
reason-not-between-sessions = Values are raised between sessions. Wait for the end of this one.
reason-gm-approval-missing = The GM has to approve this first. Ask for it.
reason-not-enough-points = This costs { $cost } Improvement points, and there are { $points }.
error-impossible-tally = No roll can have come to this. Take over the roll's own figures, unchanged.
error-no-target = This roll had no target number; an attack has one.
error-not-a-participant = { $field }: somebody is named who does not take part.
error-more-than = { $field }: can be { $most } at most.

## What dice are for

purpose-destiny = Destiny Die
purpose-pool = Pool
purpose-explosion = Explosion
purpose-improvement = Improvement die
purpose-damage = Damage
purpose-damage-again = Damage, second roll
purpose-armour = Armour
purpose-shield = Shields
purpose-rest = Rest
purpose-duel-first = Duel, first side
purpose-duel-second = Duel, second side

## Where the dice of a pool come from

modifier-attribute = Attribute
modifier-gear = Gear
modifier-improvement = Improvement point
modifier-gm = GM
modifier-help = Help
modifier-group = Group
modifier-actions = Several actions
modifier-dismayed = Dismayed
modifier-force-point = Force point

## Sheets

group-vehicle = Vehicle
group-condition = Condition
group-attributes = Attributes
group-skills = Skills
group-equipment = Equipment
group-person = Person
group-agreements = Agreements
group-armament = Armament
sheet-name = Name
sheet-kind = Kind
sheet-species = Species
sheet-concept = Concept
sheet-attributes = Attributes
sheet-skills = Skills
sheet-defence = Defence
sheet-initiative = Initiative
sheet-determination-maximum = Determination (maximum)
sheet-determination = Determination
    .help = Starts at the maximum.
sheet-improvement-points = Improvement points
sheet-force-points = Force points
    .help = Start at the maximum.
sheet-force-points-maximum = Force points (maximum)
sheet-weapons = Weapons
    .help = Each one brings its attack and its damage to the checks.
sheet-armour = Armour
sheet-gear = Equipment
sheet-medpacs = Medpacs
sheet-burdens = Burdens
    .help = Marks that the story has left; they carry no number.
sheet-states = States
sheet-on-six = Destiny 6
    .help = Your standing order for a 6 on the Destiny Die.
sheet-cap-override = May exceed limits
    .help = For legendary characters, by the GM.
sheet-notes = Notes
sheet-defence-override = Defence agreed instead
sheet-initiative-override = Initiative agreed instead
sheet-determination-override = Determination agreed instead
sheet-class = Class
sheet-manoeuvrability = Manoeuvrability
sheet-shield-total = Shield dice
sheet-shield-broken = Broken shield dice
sheet-ram-dice = Ramming damage: dice
    .help = Left empty, the GM says it.
sheet-ram-flat = Ramming damage: added number
sheet-crew = Crew

## Checks on a sheet

offer-attack-weapon = Attack
offer-attack-blasters = Attack by skill: { choice-blasters }
offer-attack-melee = Attack by skill: { choice-melee }
offer-attack-brawl = Attack by skill: { choice-brawl }
offer-attack-throw = Attack by skill: { choice-throw }
offer-attack-pilot = Vehicle attack: { choice-pilot }
offer-attack-drive = Vehicle attack: { choice-drive }
offer-attack-gunnery = Vehicle attack: { choice-gunnery }
offer-damage-weapon = Damage
offer-damage-brawl = Damage without a weapon
offer-damage-alter = Force damage: { choice-alter }
offer-damage-control = Force damage: { choice-control }
offer-damage-sense = Force damage: { choice-sense }
offer-ramming = Ramming damage
offer-open-dexterity = { choice-dexterity }, no difficulty
offer-open-knowledge = { choice-knowledge }, no difficulty
offer-open-mechanical = { choice-mechanical }, no difficulty
offer-open-perception = { choice-perception }, no difficulty
offer-open-strength = { choice-strength }, no difficulty
offer-open-technical = { choice-technical }, no difficulty
offer-open-force = { choice-force }, no difficulty
offer-open-agility = { choice-agility }, no difficulty
offer-open-blasters = { choice-blasters }, no difficulty
offer-open-melee = { choice-melee }, no difficulty
offer-open-steal = { choice-steal }, no difficulty
offer-open-throw = { choice-throw }, no difficulty
offer-open-galaxy = { choice-galaxy }, no difficulty
offer-open-streetwise = { choice-streetwise }, no difficulty
offer-open-survival = { choice-survival }, no difficulty
offer-open-willpower = { choice-willpower }, no difficulty
offer-open-xenology = { choice-xenology }, no difficulty
offer-open-astrogation = { choice-astrogation }, no difficulty
offer-open-drive = { choice-drive }, no difficulty
offer-open-gunnery = { choice-gunnery }, no difficulty
offer-open-pilot = { choice-pilot }, no difficulty
offer-open-sensors = { choice-sensors }, no difficulty
offer-open-deceive = { choice-deceive }, no difficulty
offer-open-hide = { choice-hide }, no difficulty
offer-open-persuade = { choice-persuade }, no difficulty
offer-open-search = { choice-search }, no difficulty
offer-open-tactics = { choice-tactics }, no difficulty
offer-open-athletics = { choice-athletics }, no difficulty
offer-open-brawl = { choice-brawl }, no difficulty
offer-open-intimidate = { choice-intimidate }, no difficulty
offer-open-stamina = { choice-stamina }, no difficulty
offer-open-swim = { choice-swim }, no difficulty
offer-open-armament = { choice-armament }, no difficulty
offer-open-computers = { choice-computers }, no difficulty
offer-open-droids = { choice-droids }, no difficulty
offer-open-medicine = { choice-medicine }, no difficulty
offer-open-vehicles = { choice-vehicles }, no difficulty
offer-open-alter = { choice-alter }, no difficulty
offer-open-control = { choice-control }, no difficulty
offer-open-sense = { choice-sense }, no difficulty

## Tables

table-skills = Attributes and skills
table-difficulties = Difficulties
table-bands = Distance bands
table-classes = Classes of the damage scale
table-weapons = Weapons
table-armour = Armour
table-shields = Shields
table-vehicles = Vehicles
table-vehicle-weapons = Mounted weapons
table-costs = Prices of advancement
column-attribute = Attribute
column-skill = Skill
column-step = Step
column-difficulty = Difficulty
column-band = Distance
column-range-bonus = Defence
column-class = Class
column-factor = Factor
column-weapon = Weapon
column-damage = Damage
column-stun = Stun
column-armour = Armour
column-dice = Dice
column-shield = Shields
column-vehicle = Vehicle
column-manoeuvrability = Manoeuvrability
column-determination = Determination
column-shields = Shield dice
column-what = Advance
column-cost = Improvement points
