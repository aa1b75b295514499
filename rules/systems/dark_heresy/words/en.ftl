# Dark Heresy, as one table plays it by post.
system-dark-heresy = Dark Heresy

## House rules
house-natural-100 = A roll of 100
    .help = Whether a 100 always fails as a fumble, and whether fate can still change it.
choice-fumble-blocks-fate = a fumble that fate cannot change
choice-fumble = a fumble that fate can change
choice-natural-100-ordinary = a face like any other
house-natural-01-succeeds = A 1 always succeeds
    .help = A roll of 1 is a success, however low the target.
house-modifier-cap = Limit of modifiers
    .help = The summed modifiers of one test never go beyond this number, up or down.
choice-30 = 30
choice-60 = 60
house-untrained-skill = Untrained skills
    .help = What happens when somebody tries a skill without having acquired it.
choice-untrained-skill-half = half the characteristic, basic skills only
choice-minus-20 = −20
choice-refused = not at all
house-fate-refresh = Fate points come back
    .help = When spent points become ready again: with each session, or with each scene, as suits play by post.
choice-session = each session
choice-scene = each scene
choice-event-session = a new session
choice-event-scene = a new scene
house-righteous-fury = Righteous fury
    .help = What a 10 on a damage die brings: a confirmed chain of damage, critical damage at once, or nothing.
choice-classic = confirmed, with more damage
choice-beta = 1d5 critical damage at once
choice-righteous-fury-off = none
house-penetration = Penetration
    .help = A weapon's penetration reduces the armour that it meets.
house-reaction-negates = What a reaction cancels
    .help = How many hits of one attack a dodge or parry cancels.
choice-reaction-negates-one = one hit
choice-per-degree = one hit, and one more for each degree
choice-reaction-negates-all = all hits
house-stun-contest-bonus = Bonus against stunning
    .help = Which characteristic bonus the defender adds against the Stun action.
choice-strength = Strength
choice-toughness = Toughness
house-fatigue-limit = Too much fatigue
    .help = The state of somebody whose fatigue exceeds the Toughness bonus.
house-range-bands = Range modifiers
    .help = Short, long and extreme range change the attack, not only point blank.
house-non-pistol-in-melee = Firing any weapon in melee
    .help = Somebody engaged may fire more than pistols, at the price of free attacks.
house-called-shot-avoids-ally = A called shot spares allies
    .help = A called shot into a melee never hits an ally, for a total of −30.
house-load-limits = Limits of load
    .help = Too many weapons and too many layers of armour hamper, and beyond a limit they cannot be worn.

## Choices
choice-ws = Weapon Skill (WS)
choice-bs = Ballistic Skill (BS)
choice-s = Strength (S)
choice-t = Toughness (T)
choice-ag = Agility (Ag)
choice-int = Intelligence (Int)
choice-per = Perception (Per)
choice-wp = Willpower (WP)
choice-fel = Fellowship (Fel)
choice-untrained = not acquired
choice-trained = acquired
choice-plus-10 = +10
choice-plus-20 = +20
choice-a = first side
choice-b = second side
choice-attacker = attacker
choice-defender = defender
choice-success = success
choice-degrees = degrees
choice-bonus = bonus
choice-tie = level
choice-lacks-skill = lacks the skill
choice-no-full-action = gives no full action
choice-limit = beyond the number allowed
choice-reroll = roll again
choice-initiative-10 = initiative counts a 10
choice-add-degree = one more degree of success
choice-heal = recover wounds
choice-shake-stun = shake off a stun
choice-highest = highest bonus
choice-lowest = lowest bonus
choice-standard-attack = Standard Attack
choice-guarded-attack = Guarded Attack
choice-all-out-attack = All-Out Attack
choice-multiple-attacks = Multiple Attacks
choice-stun = Stun
choice-charge = Charge
choice-knock-down = Knock-Down
choice-feint = Feint
choice-suppressing-fire = Suppressing Fire
choice-overwatch = Overwatch
choice-grapple = Grapple
choice-full-auto-burst = Full-Auto Burst
choice-semi-auto-burst = Semi-Auto Burst
choice-grapple-damage = Hurt in grapple
choice-defensive-stance = Defensive Stance
choice-grapple-break-free = Break free
choice-disengage = Disengage
choice-run = Run
choice-shove = Manoeuvre
choice-stand-or-mount = Stand / Mount
choice-move = Move
choice-tactical-advance = Tactical Advance
choice-jump = Jump
choice-aim = Aim
choice-focus-power = Focus Power
choice-ready = Ready
choice-reload = Reload
choice-delay = Delay
choice-use-skill = Use a Skill
choice-brace-weapon = Brace / Unbrace
choice-clear-jam = Clear a jam
choice-assist = Help
choice-free-action = Free action
choice-dodge = Dodge
choice-parry = Parry
choice-half-move = Move (half action)
choice-full-move = Move (full action)
choice-attack = attack
choice-stance = stance
choice-movement = movement
choice-misc = other
choice-full = full action
choice-half = half action
choice-free = free action
choice-half-or-full = half or full action
choice-varies = varies
choice-reaction = reaction
choice-standard = Standard Attack
choice-guarded = Guarded Attack
choice-all-out = All-Out Attack
choice-multiple = Multiple Attacks
choice-semi-auto = semi-automatic burst
choice-full-auto = full-automatic burst
choice-single = single shot
choice-suppressing = suppressing fire
choice-mode-overwatch = overwatch
choice-aim-none = none
choice-melee = melee
choice-ranged = ranged
choice-pistol = pistol
choice-basic = basic weapon
choice-heavy = heavy weapon
choice-thrown = thrown weapon
choice-grenade = grenade
choice-head = head
choice-right-arm = right arm
choice-left-arm = left arm
choice-body = body
choice-right-leg = right leg
choice-left-leg = left leg
choice-arm = arm
choice-leg = leg
choice-two-weapons-none = no
choice-main = with the main hand
choice-off = with the off hand
choice-one = one hand
choice-two = two hands
choice-point-blank = point blank
choice-short = short
choice-normal = normal
choice-long = long
choice-extreme = extreme
choice-scatter = Scatter
choice-blast = Blast
choice-flame = Flame
choice-knife = knife
choice-damage = damage
choice-pattern = the usual pattern
choice-same = all in the same place
choice-las = las
choice-plasma = plasma
choice-melta = melta
choice-solid = solid projectiles
choice-improvised = improvised
choice-bipod = bipod
choice-tripod = tripod
choice-swift-attack = Swift Attack
choice-lightning-attack = Lightning Attack
choice-other-move = leaving otherwise
choice-fire-pistol = firing a pistol
choice-fire-non-pistol = firing another weapon
choice-armour = armour
choice-power-armour = power armour
choice-synskin = synskin
choice-prone = prone
choice-stunned = stunned
choice-unaware = unaware
choice-surprised = surprised
choice-pinned = pinned
choice-grappled = grappled
choice-fatigued = fatigued
choice-unconscious = unconscious
choice-running = running
choice-jammed = jammed (weapon)
choice-darkness = darkness
choice-states-guarded-attack = guarded
choice-states-all-out-attack = all-out
choice-states-defensive-stance = defensive stance
choice-characteristic-test = characteristic test
choice-skill-test = skill test
choice-opposed-test = opposed test
choice-initiative = initiative
choice-damage-roll = damage roll
choice-righteous-fury = righteous fury
choice-stun-contest = Stun contest
choice-grapple-contest = grapple
choice-pinning-test = pinning test
choice-shake-pinning = shaking off pinning

## Texts of tables
choice-up-to-3-metres = up to 3 m
choice-under-half-range = under half the range
choice-up-to-twice-range = up to twice the range
choice-twice-range-or-more = twice the range or more
choice-three-times-range-or-more = three times the range or more
choice-thin-cover = glass, pipes, thin metal, light wood
choice-crates-cover = sandbags, crates, heavy wood
choice-machine-cover = machine bank
choice-stone-cover = stone, thick iron, hatch
choice-bulkhead-cover = bulkhead
choice-easy = Easy
choice-routine = Routine
choice-ordinary = Ordinary
choice-challenging = Challenging
choice-difficult = Difficult
choice-hard = Hard
choice-very-hard = Very Hard
choice-prone-effect = own WS and BS −10, own Dodge −20; +10 to WS against
choice-stunned-effect = no actions, no reactions; +20 to attacks against
choice-unaware-effect = +30 to attacks against
choice-surprised-effect = first round: no actions, no reactions, unaware
choice-pinned-effect = one half action a turn, own BS −20; must seek cover or get away
choice-grappled-effect = the defender may only try to break free
choice-fatigued-effect = own rolls −10
choice-unconscious-effect = no actions, no reactions
choice-running-effect = −20 to BS and +20 to WS against
choice-defensive-stance-effect = −20 to WS against; no attacks
choice-guarded-attack-effect = own Parry and Dodge +10
choice-all-out-attack-effect = no reactions
choice-jammed-effect = cannot fire

## Inputs and results
field-a = First side
field-action = Action
field-actor = Whose turn it is
field-added-degrees = Degrees added by fate
field-advanced = Advanced skill
field-agility-bonus = Agility bonus
field-aim = Aim
    .help = The Aim action made before; this roll uses it up.
field-allies-engaged = Allies in the melee
    .help = Your allies who are in melee with the target.
field-ambidextrous = Ambidextrous
field-ammo = Rounds loaded
field-ammo-type = Kind of ammunition
field-angle = Angle to the target
    .help = Degrees between the target and the direction in which the weapon was braced.
field-ap = Armour points
field-armour-points = Armour points
    .help = Worn at that location.
field-attack-kind = Kind of attack
field-attacker = Attacker
field-attacker-strength-bonus = Attacker's Strength bonus
field-b = Second side
field-basic = Basic weapons
field-body = Body
field-bonus = Added to the dice
field-braced = Braced
field-bullets = Bullets
field-called-location = Location named beforehand
field-called-shot = Called shot at
field-cause = What opens it
field-characteristic = Characteristic
field-characteristic-score = Characteristic score
field-charge = Charge
field-combatants = Combatants
field-conditions = What hampers you
field-cost = Cost
field-cover = Cover
field-cover-ap = Cover's armour points
field-critical-extra = Accumulated critical damage
field-damage = Damage
field-damages = Damages rolled
field-darkness = Darkness
field-darkness-relief = Lessens the darkness by
    .help = 30 for a talent that cancels darkness, such as Dark Sight or Blind Fighting.
field-defender = Defender
field-defender-strength-bonus = Defender's Strength bonus
field-defender-toughness-bonus = Defender's Toughness bonus
field-defensive-stance = In Defensive Stance
field-degrees = Degrees
field-dice = Dice
field-dice-count = Number of dice
field-dice-sides = Sides of the dice
field-distance = Distance
field-earlier-half-actions = Half actions moved earlier
field-ends-engaged = Ends in melee
field-enemies = Enemies in the zone
field-enemy-side = Fighters on the other side
field-engaged = You stand in melee
field-enters-melee = Enters melee
field-event = What begins
field-fate-current = Fate points
field-fate-max = Fate points, maximum
field-fatigue = Fatigue
field-feinted = After a won Feint
field-fired-weapon = With the weapon just fired
    .help = The weapon whose shot opened this free attack cannot parry it.
field-first-damage = Damage of the first roll
field-follow = Follows
field-from-natural-100 = Follows from a roll of 100
field-full-action = Gives a full action
field-fury-critical = Critical damage of a fury
field-gained = Fatigue gained
field-general-penalty = Penalty to every roll
field-gm-consents = The game master agrees
field-gm-exception = Granted by the game master
field-group-bonus = Bonus that counts
field-guarded = After your own Guarded Attack
field-half-actions-done = Half actions done
field-half-actions-left = Half actions left
field-half-actions-needed = Half actions needed
field-half-actions-now = Half actions now
field-hands = Hands
field-has-skill = Has the skill
field-head = Head
field-head-armour = Armour on the head
field-heavy = Heavy weapons
field-helpers = Helpers
field-hits = Hits
field-hits-incoming = Hits of the attack
field-hours = Hours held so far
field-id = Name
field-in-cover = In cover
    .help = The start or the end of the move gives cover.
field-initiative = Initiative
field-inputs = Inputs
field-jammed = Jammed
field-kind = Kind
field-knives = Knives
field-label = What for
field-layers = Layers of armour
field-left-arm = Left arm
field-left-leg = Left leg
field-lethal = It would have killed
    .help = The game master confirms it.
field-life = Wounds
field-life-max = Wounds, maximum
field-location = Location
field-locations = Locations
field-magazine = Magazine
field-maximum = Helpers at most
field-melee = Melee weapon
field-weapon-load-melee = Melee weapons
field-members = Who rolls together
field-mission-ended = The mission has ended
field-mode = Mode
field-modifiers = Modifiers
field-mount = Mount
field-moved-first = Moved first (half action)
field-off-hand = With the off hand
field-opponents = Opponents in the melee
field-option = What the point does
field-original = Roll to amend
field-other-used = The other has attacked this round
field-other-weapon-class = The other weapon
field-own-side = Fighters on your side
field-penetration = Penetration
field-physical = A physical task
field-pinned = Pinned
field-pistols = Pistols
field-points = Points
field-prone = Prone
field-qualities = Qualities
field-range-band = Range
field-rate-of-fire = Bullets of one burst
    .help = In this mode; 0 when the weapon does not have it.
field-reaction-left = Reaction left
field-rerolled = Already rolled again
field-reserved = A half action is delayed
field-rest-hours = Hours of rest
field-right-arm = Right arm
field-right-leg = Right leg
field-roll = Roll
field-round = Round
field-rule = Rule
field-running = Running
field-score = Score
field-shot = A shot
field-side = Whose roll
field-spread = Further hits
field-states = States
field-stealth-penalty = Penalty to stealth
    .help = To Silent Move and Concealment.
field-strength-bonus = Strength bonus
field-stunned = Stunned
field-stunned-rounds = Rounds of stun left
field-surprised = Surprised
field-takedown = Has Takedown
field-talents = Talents
field-target = Target
field-attack-target = State of the target
field-threatened = Still under threat
field-thrown = Thrown weapons
    .help = Weapons that can only be thrown, grenades among them.
field-toughness-bonus = Toughness bonus
field-trained = Has the talent for the weapon
field-training = Training
field-two-weapon-talent = Talent for this pair
field-two-weapons = Fighting with two weapons
field-unarmed-bonus = Unarmed damage, added
field-unaware = Unaware
field-units = Who takes part
field-value = Value
field-weapon-class = Weapon
field-weapon-range = Weapon's range
field-willpower-bonus = Willpower bonus
outcome-acting = May act
outcome-after = After each shot
outcome-ally-hit = Ally hit
outcome-ally-location = Where the ally is hit
outcome-amended-dice = Dice that count
outcome-amended-outcome = What counts now
outcome-ammo-left = Rounds left
outcome-ammo-lost = Rounds lost
outcome-ammo-used = Rounds used
outcome-applied = Modifiers applied
outcome-arc-degrees = Arc in degrees
outcome-armour-effective = Armour that counts
outcome-armour-total = Armour in all
outcome-attacker-follows = Attacker follows
outcome-attacker-prone = Attacker falls
outcome-attacker-total = Attacker's total
outcome-attacks = Attacks
outcome-automatic = Without a roll
outcome-base = Base
outcome-bonus = Bonus
outcome-bursts-allowed = Bursts possible
outcome-can-be-dodged = Can be dodged
outcome-can-be-parried = Can be parried
outcome-charge = Charge
outcome-cleared = Cleared
outcome-concealable = Can be hidden
outcome-confirmations = Confirmations
outcome-confirmed = Confirmed
outcome-counted = Helpers that count
outcome-cover-ap-after = Cover's points afterwards
outcome-cover-applied = Cover's share
outcome-cover-kept = Cover kept
outcome-critical-damage = Critical damage
outcome-critical-effect = Critical effect now
outcome-critical-level = Critical level
outcome-defender-fatigue = Defender's fatigue
outcome-defender-prone = Defender falls
outcome-defender-total = Defender's total
outcome-die = Die
outcome-enemy-bs-modifier = Enemies' BS
outcome-enemy-ws-modifier = Enemies' WS
outcome-extra = Damage added
outcome-fate-heal-window = Fate may heal first
outcome-fatigue-gained = Fatigue gained
outcome-final-damage = Damage that gets through
outcome-finished = Finished
outcome-fired-weapon-cannot-parry = The weapon fired cannot parry
outcome-first = As it stood
outcome-free-attacks = Free attacks by
outcome-freed = Freed
outcome-full = Full action
outcome-fumble = Fumble
outcome-fury = Righteous fury
outcome-general-modifier = Modifier of every roll
outcome-half = Half action
outcome-half-actions = Half actions
outcome-has-bonus = Has a bonus
outcome-healed = Healed
outcome-hit = Hit
outcome-hits-negated = Hits cancelled
outcome-hits-remaining = Hits that remain
outcome-hours-left = Hours left
outcome-inside = Inside the arc
outcome-layers-counted = Layers that count
outcome-max-distance = Farthest
outcome-max-hours = Hours at most
outcome-max-layers = Layers at most
outcome-may-attack = May attack
outcome-modifier = Modifier
outcome-modifier-total = Sum of modifiers
outcome-moved-metres = Metres moved
outcome-must-rest = Must rest
outcome-must-test-pinning = Pinning roll first
outcome-next-attack-unavoidable = Next attack cannot be avoided
outcome-no-reaction = Without a reaction
outcome-not-acting = May not act
outcome-on-hit = What a hit does
outcome-order = Order
outcome-over-limit = Over the limit
outcome-own-dodge-modifier = Own Dodge
outcome-own-parry-modifier = Own Parry
outcome-penetration-used = Penetration that counts
outcome-pinning-tests = Must test for pinning
outcome-provokes-free-attacks = Opens free attacks
outcome-reaction = Reaction
outcome-reaction-available = Reaction available
outcome-reactions-allowed = Reactions possible
outcome-reason = Why
outcome-refused = Helpers not counted
outcome-rest-minutes = Minutes of rest
outcome-reversed = Roll reversed
outcome-roll-modifier = Modifier of rolls
outcome-rolls = Dice
outcome-rounds-left = Rounds left
outcome-run = Run
outcome-seek-safety = Should seek safety
outcome-state = State
outcome-stealth-modifier = Modifier of stealth
outcome-step = Decided by
outcome-success = Success
outcome-survives = Survives
outcome-synskin-active = Synskin works
outcome-tens = Tens
outcome-test = Test
outcome-threshold = Jams from
outcome-tier = Tier of load
outcome-ties = Level with each other
outcome-unaware = Unaware
outcome-unusual = Unusual
outcome-victims = Hit
outcome-winner = Winner
outcome-zone-length = Length of the zone in metres

## Modifiers
modifier-difficulty = difficulty
modifier-help = help
modifier-talent = talent
modifier-circumstances = circumstances
modifier-weapon-load = too many weapons
modifier-armour-layers = too much armour
modifier-action = action
modifier-aim = aim
modifier-range = range
modifier-called-shot = called shot
modifier-into-melee = shot into melee
modifier-untrained = no talent for the weapon
modifier-one-handed = in one hand
modifier-unbraced = not braced
modifier-off-hand = off hand
modifier-two-weapons = two weapons
modifier-prone = prone
modifier-fatigue = fatigue
modifier-darkness = darkness
modifier-pinned = pinned
modifier-target-prone = target prone
modifier-target-stunned = target stunned
modifier-target-unaware = target unaware
modifier-target-running = target running
modifier-target-defensive = target in Defensive Stance
modifier-outnumbering = outnumbering
modifier-suppressing = suppressing fire
modifier-other = other

## Dice
purpose-test = the test
purpose-a = the first side
purpose-b = the second side
purpose-ally = which ally is hit
purpose-victim = who is hit
purpose-damage = damage
purpose-confirm = confirms the fury
purpose-critical = critical damage
purpose-heal = wounds recovered
purpose-initiative = initiative
purpose-rest = minutes of rest
purpose-unarmed = unarmed damage

## What the rules refuse
error-already-done = { $field }: must be less than the half actions needed.
error-half-or-full = { $field }: this action costs a half or a full action.
error-more-than-fate-max = { $field }: cannot be more than the maximum.
error-more-than-life-max = { $field }: cannot be more than the maximum.
error-more-than-magazine = { $field }: cannot be more than the magazine holds.
error-no-degrees-to-add = { $field }: this roll has no degrees.
error-no-sides = { $field }: only a roll with two sides needs this.
error-only-for-run = { $field }: the game master can grant this only for Run.
error-original = The roll to amend cannot be resolved as it stands: check its inputs and dice.
error-original-failed = The roll to amend has added degrees, but it failed.
reason-untrained-skill = This skill has not been acquired, and this table does not let anybody try it.
reason-advanced-skill-untrained = This is an advanced skill: it must be acquired before it can be tried.
reason-no-gm-consent = Help needs the game master's consent: ask for it first.
reason-no-fate-left = No fate point is left to spend.
reason-life-below-zero = Fate heals only while Wounds are 0 or more.
reason-not-stunned = There is no stun to shake off.
reason-nothing-rolled = No die fell for this result, so there is nothing to amend.
reason-natural-100 = Fate does not change a roll of 100 at this table.
reason-already-rerolled = This roll has been repeated once already: the second result stands.
reason-no-degrees = This roll has no degrees to add to.
reason-roll-failed = A degree can be added only to a success.
reason-no-fate-to-burn = There is no fate point to burn.
reason-not-lethal = A fate point is burnt only against what would have killed, and the game master confirms that.
reason-refresh-per-session = At this table fate points come back with a new session, not with a scene.
reason-mission-not-ended = Fate points are awarded when the mission has ended.
reason-surprised = Surprised: nothing can be done in the first round.
reason-unconscious = Unconscious: nothing can be done.
reason-stunned = Stunned: neither actions nor reactions until the stun ends.
reason-grappled = Held in a grapple: only breaking free is possible.
reason-all-out-attack = After an All-Out Attack there are no reactions until your next turn.
reason-no-reaction-left = The reaction of this round is used: it comes back with your next turn.
reason-defensive-stance = In Defensive Stance you do not attack until your next turn.
reason-already-reserved = A half action is already delayed this turn.
reason-not-enough-actions = There are not enough half actions left this turn.
reason-pinned-half-only = While pinned you have one half action a turn: choose something that costs no more.
reason-needs-talent = Multiple attacks need Swift Attack or Lightning Attack.
reason-action-needs-melee = This action needs a melee weapon.
reason-action-needs-firearm = A burst needs a pistol, a basic or a heavy weapon.
reason-jammed-weapon = The weapon is jammed: clear it first.
reason-no-such-mode = The weapon does not fire in this mode.
reason-empty-weapon = The weapon is empty: reload first.
reason-heavy-needs-two-hands = A heavy weapon needs both hands.
reason-unbraced-single-shot-only = A heavy weapon that is not braced fires single shots only.
reason-two-weapons-different-kind = Of a melee weapon and a ranged one, only one attacks each round without the talent.
reason-only-pistols-in-melee = At this table only pistols are fired in melee.
reason-range-bands-off = This table does not use range modifiers: choose normal or point blank.
reason-charge-must-engage = A charge must end in melee.
reason-charge-too-short = A charge needs at least 4 metres.
reason-charge-too-far = This is farther than the charge reaches: { $farthest } m at most.
reason-magazine-full = The magazine is full already.
reason-needs-full-auto = This needs a weapon that fires full automatic.
reason-fury-off = This table plays without righteous fury.
reason-feinted = The attack follows a won Feint: it can be neither dodged nor parried.
reason-ranged-cannot-be-parried = A ranged attack cannot be parried: dodge it.
reason-fired-weapon = The weapon just fired cannot parry this free attack.
reason-too-far = This is farther than the action reaches: { $farthest } m at most.
reason-too-many-weapons = These are too many weapons to carry: leave some behind.
reason-power-armour-alone = Nothing but a synskin is worn with power armour.
reason-too-many-layers = These are too many layers of armour: { $most } at most.

## Sheet
group-condition = Condition
group-characteristics = Characteristics
group-bonuses = Bonuses
group-skills = Skills and talents
group-weapons = Weapons
group-armour = Armour
group-movement = Movement
group-load = Load
group-person = Person
sheet-name = Name
sheet-player = Player
sheet-career = Career
sheet-rank = Rank
sheet-ws = Weapon Skill (WS)
sheet-bs = Ballistic Skill (BS)
sheet-s = Strength (S)
sheet-t = Toughness (T)
sheet-ag = Agility (Ag)
sheet-int = Intelligence (Int)
sheet-per = Perception (Per)
sheet-wp = Willpower (WP)
sheet-fel = Fellowship (Fel)
sheet-ws-bonus = WS bonus
sheet-bs-bonus = BS bonus
sheet-s-bonus = Strength bonus
sheet-t-bonus = Toughness bonus
sheet-ag-bonus = Agility bonus
sheet-int-bonus = Intelligence bonus
sheet-per-bonus = Perception bonus
sheet-wp-bonus = Willpower bonus
sheet-fel-bonus = Fellowship bonus
sheet-skills = Skills
sheet-talents = Talents
sheet-traits = Traits
sheet-life = Wounds
sheet-life-max = Wounds, maximum
sheet-critical-extra = Accumulated critical damage
sheet-critical-level = Critical level
sheet-fate-current = Fate points
sheet-fate-max = Fate points, maximum
sheet-fatigue = Fatigue
sheet-states = States
sheet-stunned-rounds = Rounds of stun left
ends-prone = Stand up
sheet-armour = Armour (layers)
sheet-armour-points = Armour points by location
sheet-weapons = Weapons
sheet-gear = Gear
sheet-notes = Notes
sheet-movement-half = Half action
sheet-movement-full = Full action
sheet-movement-charge = Charge
sheet-movement-run = Run
sheet-weapon-tier = Load of weapons, tier
sheet-weapon-stealth = Weapons: modifier of stealth
sheet-weapon-general = Weapons: modifier of every roll
sheet-layers-counted = Armour: layers that count
sheet-layers-stealth = Armour: modifier of stealth
sheet-layers-general = Armour: modifier of every roll
field-name = Name
field-key = Skill
    .help = A suggested skill, or a short name of your own.
field-label-en = Name in English
field-label-es = Name in Spanish
field-label-it = Name in Italian
field-range = Range
field-rof-single = Fires single shots
field-rof-semi = Bullets of a semi-automatic burst
field-rof-full = Bullets of a full-automatic burst
field-reload-half-actions = Half actions to reload
skill-awareness = Awareness
skill-climb = Climb
skill-concealment = Concealment
skill-dodge = Dodge
skill-gamble = Gamble
skill-intimidate = Intimidate
skill-search = Search
skill-silent-move = Silent Move
skill-swim = Swim
offer-skill = Skill
offer-attack = Attack
offer-semi-auto = Semi-auto burst
offer-full-auto = Full-auto burst
offer-suppressing-fire = Suppressing Fire
offer-clear-jam = Clear a jam
offer-reload = Reload
offer-damage = Damage
offer-fury = Righteous fury
offer-unarmed = Unarmed attack
offer-unarmed-damage = Unarmed damage
offer-opposed-ws = Opposed: Weapon Skill
offer-opposed-bs = Opposed: Ballistic Skill
offer-opposed-s = Opposed: Strength
offer-opposed-t = Opposed: Toughness
offer-opposed-ag = Opposed: Agility
offer-opposed-int = Opposed: Intelligence
offer-opposed-per = Opposed: Perception
offer-opposed-wp = Opposed: Willpower
offer-opposed-fel = Opposed: Fellowship

## Tables
table-actions = Actions
table-hit-locations = Hit locations
table-further-hits = Further hits of a burst
table-movement = Movement, metres an action
table-range-bands = Range bands
table-cover = Cover
table-difficulties = Difficulties
table-conditions = Conditions
table-stances = Stances until your next turn
table-states = States
column-action = Action
column-agility-bonus = Agility bonus
column-armour-points = Armour points
column-attacks = Attacks
column-charge = Charge
column-condition = Condition
column-cost = Cost
column-difficulty = Difficulty
column-distance = Distance
column-effect = Effect
column-enemy-bs = Enemies' BS
column-enemy-ws = Enemies' WS
column-fifth-hit = 5th
column-first-hit = First hit
column-fourth-hit = 4th
column-full = Full
column-group = Group
column-half = Half
column-later-hits = 6th and later
column-location = Location
column-material = Examples
column-modifier = Modifier
column-on-bs = On BS
column-on-dodge = On Dodge
column-on-ws = On WS
column-own-dodge = Own Dodge
column-own-parry = Own Parry
column-range-band = Range
column-reactions = Reactions
column-reversed = Roll reversed
column-run = Run
column-second-hit = 2nd
column-state = State
column-third-hit = 3rd

## Rules
rule-characteristic-bonus = Characteristic bonus
    .summary = Finds the bonus that a characteristic gives.
rule-characteristic-test = Characteristic test
    .summary = Rolls a d100 against a characteristic.
rule-skill-test = Skill test
    .summary = Rolls a d100 against a skill, acquired or not.
rule-opposed-test = Opposed test
    .summary = Two sides roll against each other, and degrees decide.
rule-assistance = Help
    .summary = Counts who helps with a test and what that adds.
rule-fate-spend = Spend a fate point
    .summary = Uses a fate point for one of five effects.
rule-fate-burn = Burn a fate point
    .summary = Gives a fate point up for good to survive.
rule-fate-refresh = Refresh fate points
    .summary = Makes all fate points ready again.
rule-fate-award = Award fate points
    .summary = Raises the pool of fate points after a mission.
rule-surprise = Surprise
    .summary = Tells who may act when some are surprised.
rule-initiative = Initiative
    .summary = Rolls for the place of one fighter or group in the order.
rule-turn-order = Turn order
    .summary = Puts the fighters in the order of the combat.
rule-turn-start = Start of a turn
    .summary = Tells what a turn allows and which states end.
rule-action-budget = Take an action
    .summary = Books an action against what is left of the turn.
rule-long-action = Long action
    .summary = Follows an action that takes more than one turn.
rule-stance-effects = Effects of a stance
    .summary = Tells what a way of fighting changes until your next turn.
rule-outnumbering = Outnumbering
    .summary = Finds the modifier of several against one.
rule-multiple-attacks = Multiple Attacks
    .summary = Tells how many attacks a talent gives.
rule-attack = Attack
    .summary = Rolls one attack with everything that changes it.
rule-hit-location = Hit location
    .summary = Finds where the hits of an attack land.
rule-number-of-hits = Number of hits
    .summary = Counts the hits of a burst by its degrees.
rule-jam-check = Jamming
    .summary = Tells whether a roll jams the weapon.
rule-clear-jam = Clear a jam
    .summary = Rolls to make a jammed weapon work again.
rule-reload = Reload
    .summary = Follows the half actions that reloading takes.
rule-heavy-weapon-arc = Arc of a heavy weapon
    .summary = Tells whether a target lies in the arc of a braced weapon.
rule-suppressing-fire = Suppressing Fire
    .summary = Rolls a burst that sweeps a zone.
rule-overwatch = On overwatch
    .summary = Tells how long a weapon can be held ready, and the rest after it.
rule-damage-roll = Damage roll
    .summary = Rolls the damage of one hit.
rule-righteous-fury = Righteous fury
    .summary = Resolves a 10 on a damage die.
rule-damage-soak = Damage against armour
    .summary = Takes cover, armour and toughness off the damage.
rule-cover-degradation = Wear of cover
    .summary = Wears cover down shot by shot.
rule-wounds-and-critical = Wounds and critical damage
    .summary = Takes damage off Wounds and finds the critical level.
rule-dodge = Dodge (reaction)
    .summary = Rolls to get out of the way of an attack.
rule-parry = Parry
    .summary = Rolls to turn a melee attack aside.
rule-stun-contest = Stun
    .summary = Rolls whether a hit on the head stuns.
rule-knock-down = Knock-Down
    .summary = Two fighters roll Strength, and one may fall.
rule-feint = Feint
    .summary = A ruse that makes the next attack unavoidable.
rule-shove = Manoeuvre
    .summary = Drives an opponent back by a metre.
rule-grapple-contest = Grapple
    .summary = Two fighters in a grapple roll Strength.
rule-pinning-test = Pinning test
    .summary = Rolls Willpower against being pinned under fire.
rule-shake-pinning = Shake off pinning
    .summary = Rolls Willpower to act freely again.
rule-fatigue = Fatigue
    .summary = Adds fatigue and rests it off.
rule-free-attack = Free attacks
    .summary = Tells who strikes when somebody leaves a melee or fires in it.
rule-movement-rates = Movement
    .summary = Tells how far each action carries.
rule-movement-in-combat = Move in combat
    .summary = Checks one move and what it does to cover.
rule-weapon-load = Too many weapons
    .summary = Tells how the weapons carried hamper.
rule-armour-layers = Layers of armour
    .summary = Adds layers of armour up and tells how they hamper.

## What came of it
sentence-characteristic-bonus = { $has_bonus ->
    [yes] The bonus is { $bonus }.
   *[other] This characteristic has no bonus.
}
sentence-characteristic-test = { $fumble ->
    [yes] Fumble: { $roll } against { $target } fails, by { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }.
   *[other] { $success ->
        [yes] Success with { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }: { $roll } against { $target }.
       *[other] Failure by { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }: { $roll } against { $target }.
    }
}
sentence-skill-test = { $fumble ->
    [yes] Fumble: { $roll } against { $target } fails, by { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }.
   *[other] { $success ->
        [yes] Success with { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }: { $roll } against { $target }.
       *[other] Failure by { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }: { $roll } against { $target }.
    }
}
sentence-opposed-test = { $winner ->
    [a] The first side wins
    [b] The second side wins
   *[none] Nobody wins
}{ $step ->
    [success] , as the only one to succeed
    [degrees] { " " }by degrees
    [bonus] { " " }by the higher bonus
   *[tie] , for both are level
}: { $a_roll } against { $a_target } for the first, { $b_roll } against { $b_target } for the second.
sentence-assistance = { $counted_count ->
    [0] No help counts, so nothing is added.
    [one] { $counted } helps and adds +{ $bonus }.
   *[other] { $counted } help and add +{ $bonus }.
}
sentence-fate-spend = { $option ->
    [initiative-10] Fate makes the die a 10, for an initiative of { $initiative }
    [heal] Fate gives back { $healed ->
        [one] one Wound
       *[other] { $healed } Wounds
    } on a { $roll }, which makes { $life }
    [shake-stun] Fate shakes off the stun
    [add-degree] Fate adds a degree of success, and now there { $added_degrees ->
        [one] is one more
       *[other] are { $added_degrees } more
    } than the dice gave
   *[reroll] Fate rolls again, and the new result counts: { $original_rule ->
        [initiative] initiative { $amended_outcome_initiative }
        [damage-roll] { $amended_outcome_damage } damage
        [righteous-fury] { $amended_outcome_damage } damage in all
        [overwatch] { $amended_outcome_rest_minutes } minutes of rest
        [shake-pinning] { $amended_outcome_pinned ->
            [yes] still pinned, { $amended_outcome_test_roll } against { $amended_outcome_test_target }
           *[other] no longer pinned, { $amended_outcome_test_roll } against { $amended_outcome_test_target }
        }
        [stun-contest] { $amended_outcome_stunned_rounds ->
            [0] no stun
            [one] stunned for one round
           *[other] stunned for { $amended_outcome_stunned_rounds } rounds
        }
       *[other] { $amended_outcome_winner ->
            [a] the first side wins
            [b] the second side wins
            [attacker] the attacker wins
            [defender] the defender wins
            [none] nobody wins
           *[other] { $amended_outcome_success ->
                [yes] success with { $amended_outcome_degrees ->
                    [one] one degree
                   *[other] { $amended_outcome_degrees } degrees
                }, { $amended_outcome_roll } against { $amended_outcome_target }
               *[other] failure by { $amended_outcome_degrees ->
                    [one] one degree
                   *[other] { $amended_outcome_degrees } degrees
                }, { $amended_outcome_roll } against { $amended_outcome_target }
            }
        }
    }
}; { $fate_current ->
    [0] no fate point is left
    [one] one fate point is left
   *[other] { $fate_current } fate points are left
}.
sentence-fate-burn = The character survives and gives up a fate point for good, with a maximum of { $fate_max } from now on and { $fate_current } ready.
sentence-fate-refresh = { $fate_current ->
    [one] The only fate point is ready again.
   *[other] All { $fate_current } fate points are ready.
}
sentence-fate-award = The pool grows to { $fate_max ->
    [one] one fate point
   *[other] { $fate_max } fate points
}, with { $fate_current } ready.
sentence-surprise = { $not_acting_count ->
    [0] Nobody is caught by surprise any more, and everybody may act.
    [one] { $not_acting } is surprised, and neither acts nor reacts this round.
   *[other] { $not_acting } are surprised, and neither act nor react this round.
}
sentence-initiative = Initiative { $initiative }: { $die } on the die and an Agility bonus of { $agility_bonus }.
sentence-turn-order = The order is { $order }{ $ties_count ->
    [0] { "" }
   *[other] , and those who are level stand as the game master put them
}.
sentence-turn-start = { $half_actions ->
    [0] This turn allows neither actions nor a reaction
    [one] This turn allows one half action and a reaction
   *[other] This turn allows { $half_actions } half actions and a reaction
}{ $must_test_pinning ->
    [yes] , and first comes the roll against being pinned
   *[other] { "" }
}.
sentence-action-budget = { $cost ->
    [full] A full action
    [half] A half action
    [free] A free action
   *[reaction] The reaction
} is used; { $half_actions_left ->
    [0] no half action is left
    [one] one half action is left
   *[other] { $half_actions_left } half actions are left
}, { $reaction_left ->
    [yes] with the reaction
   *[other] without a reaction
}.
sentence-long-action = { $finished ->
    [yes] The long action is finished after { $half_actions_done } half actions.
   *[other] The long action goes on for { $half_actions_left ->
        [one] one more half action
       *[other] { $half_actions_left } more half actions
    }, in { $rounds_left ->
        [one] one round
       *[other] { $rounds_left } rounds
    }.
}
sentence-stance-effects = Until your next turn { $action ->
    [guarded-attack] you have +{ $own_parry_modifier } to Parry and +{ $own_dodge_modifier } to Dodge
    [all-out-attack] you have no reactions
    [defensive-stance] you do not attack, and enemies have { $enemy_ws_modifier } to WS against you
   *[run] enemies have +{ $enemy_ws_modifier } to WS and { $enemy_bs_modifier } to BS against you
}.
sentence-outnumbering = { $modifier ->
    [0] Nobody fights alone against several, so there is no modifier.
   *[other] Outnumbering gives +{ $modifier } to each.
}
sentence-multiple-attacks = The talent gives { $attacks } attacks.
sentence-attack = { $jammed ->
    [yes] The weapon jams on a { $roll } and hits nothing.
   *[other] { $hit ->
        [yes] { $hits ->
            [one] A hit
           *[other] { $hits } hits
        } with { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }, { $roll } against { $target }: { $on_hit ->
            [stun-contest] now the Stun contest decides
            [grapple] the two are locked in a grapple unless it is avoided
           *[damage] { $hits ->
                [one] { WORD($location) }
               *[other] { WORD($location) } first
            }
        }.
       *[other] { $ally_hit ->
            [none] { $fumble ->
                [yes] Fumble: { $roll } against { $target } misses.
               *[other] A miss by { $degrees ->
                    [one] one degree
                   *[other] { $degrees } degrees
                }: { $roll } against { $target }.
            }
           *[other] The shot misses with { $roll } against { $target } and hits { $ally_hit } instead: { WORD($ally_location) }.
        }
    }
}
sentence-hit-location = { $locations_count ->
    [one] The hit lands here: { WORD($location) }, { $reversed } on the reversed roll.
   *[other] The first of { $locations_count } hits lands here: { WORD($location) }, { $reversed } on the reversed roll.
}
sentence-number-of-hits = { $hits ->
    [one] One hit.
   *[other] { $hits } hits.
}
sentence-jam-check = { $jammed ->
    [yes] The weapon jams, as it does from { $threshold } on.
   *[other] The weapon does not jam, as it does from { $threshold } on.
}
sentence-clear-jam = { $cleared ->
    [yes] The weapon works again, { $roll } against { $target }, and { $ammo_lost ->
        [0] no round is lost
        [one] one round is lost
       *[other] { $ammo_lost } rounds are lost
    }.
   *[other] The weapon stays jammed, { $roll } against { $target }{ $fumble ->
        [yes] , a fumble
       *[other] { "" }
    }.
}
sentence-reload = { $finished ->
    [yes] Reloaded: { $ammo ->
        [one] one round
       *[other] { $ammo } rounds
    } in the weapon.
   *[other] Reloading goes on after { $half_actions_done ->
        [one] one half action
       *[other] { $half_actions_done } half actions
    }.
}
sentence-heavy-weapon-arc = { $bursts_allowed ->
    [yes] { $inside ->
        [yes] The target lies inside the arc of { $arc_degrees } degrees.
       *[other] The target lies outside the arc of { $arc_degrees } degrees.
    }
   *[other] The weapon is not braced: it turns freely, but fires single shots only.
}
sentence-suppressing-fire = { $jammed ->
    [yes] The weapon jams on a { $roll } and nobody is pinned.
   *[other] { $success ->
        [yes] Success with { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }, { $roll } against { $target }
       *[other] Failure by { $degrees ->
            [one] one degree
           *[other] { $degrees } degrees
        }, { $roll } against { $target }{ $fumble ->
        [yes] , a fumble
       *[other] { "" }
    }
    }: { $hits ->
        [0] nobody is hit
        [one] { $victims } is hit
       *[other] { $victims } are hit
    }{ $pinning_tests_count ->
        [0] { "" }
        [one] , and one enemy tests for pinning
       *[other] , and { $pinning_tests_count } enemies test for pinning
    }.
}
sentence-overwatch = { $must_rest ->
    [yes] The wait is over: { $rest_minutes } minutes of rest come first.
   *[other] The wait can go on, with { $hours_left } of { $max_hours ->
        [one] one hour
       *[other] { $max_hours } hours
    } left.
}
sentence-damage-roll = { $damage } damage, from { $rolls }{ $fury ->
    [yes] , and a 10 calls for righteous fury
   *[other] { "" }
}.
sentence-righteous-fury = { $mode ->
    [beta] Righteous fury: { $critical_damage } critical damage at once.
   *[classic] { $extra_count ->
        [0] Righteous fury is not confirmed: the damage stays at { $damage }.
        [one] Righteous fury is confirmed: the damage rises to { $damage }.
       *[other] Righteous fury is confirmed { $extra_count } times: the damage rises to { $damage }.
    }
}
sentence-damage-soak = { $final_damage ->
    [0] Nothing gets through
   *[other] { $final_damage } damage gets through
}: { $damage } against { $armour_effective } of armour and a Toughness bonus of { $toughness_bonus }{ $cover_ap_after ->
    [none] { "" }
   *[other] , with { $cover_ap_after ->
        [one] one point
       *[other] { $cover_ap_after } points
    } left in the cover
}.
sentence-cover-degradation = The cover has { $cover_ap ->
    [one] one armour point
   *[other] { $cover_ap } armour points
} left.
sentence-wounds-and-critical = { $life ->
    [one] One Wound is left
   *[other] Wounds are at { $life }
}{ $critical_level ->
    [0] { "" }
   *[other] , with critical damage at level { $critical_level }
}{ $critical_effect ->
    [yes] { " " }and an effect to read now
   *[other] { "" }
}.
sentence-dodge = { $success ->
    [yes] Dodged with { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }: { $hits_negated ->
        [one] one hit is cancelled
       *[other] { $hits_negated } hits are cancelled
    } and { $hits_remaining ->
        [0] no hit remains
        [one] one remains
       *[other] { $hits_remaining } remain
    }.
   *[other] Not dodged, by { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }{ $fumble ->
        [yes] , a fumble
       *[other] { "" }
    }: { $hits_remaining ->
        [one] one hit remains
       *[other] { $hits_remaining } hits remain
    }.
}
sentence-parry = { $success ->
    [yes] Parried with { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }: { $hits_negated ->
        [one] one hit is cancelled
       *[other] { $hits_negated } hits are cancelled
    } and { $hits_remaining ->
        [0] no hit remains
        [one] one remains
       *[other] { $hits_remaining } remain
    }.
   *[other] Not parried, by { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }{ $fumble ->
        [yes] , a fumble
       *[other] { "" }
    }: { $hits_remaining ->
        [one] one hit remains
       *[other] { $hits_remaining } hits remain
    }.
}
sentence-stun-contest = { $stunned ->
    [yes] The defender is stunned for { $stunned_rounds ->
        [one] one round
       *[other] { $stunned_rounds } rounds
    } and gains fatigue: { $attacker_total } against { $defender_total }.
   *[other] The defender is not stunned: { $attacker_total } against { $defender_total }.
}
sentence-knock-down = { $winner ->
    [attacker] The attacker wins and the defender falls
    [defender] { $attacker_prone ->
        [yes] The defender wins and the attacker falls
       *[other] The defender wins and stays standing
    }
   *[none] Nobody wins and both stay standing
}: { $attacker_roll } against { $attacker_target } for the attacker, { $defender_roll } against { $defender_target } for the defender{ $defender_fatigue ->
    [0] { "" }
   *[other] , with { $damage } damage and fatigue for the defender
}.
sentence-feint = { $winner ->
    [attacker] The feint works and the next attack cannot be avoided
    [defender] The feint fails
   *[none] The feint fails, for both are level
}: { $attacker_roll } against { $attacker_target } for the attacker, { $defender_roll } against { $defender_target } for the defender.
sentence-shove = { $winner ->
    [attacker] { $attacker_follows ->
        [yes] The defender is driven back a metre and the attacker follows
       *[other] The defender is driven back a metre
    }
   *[other] The defender holds the ground
}: { $attacker_roll } against { $attacker_target } for the attacker, { $defender_roll } against { $defender_target } for the defender.
sentence-grapple-contest = { $freed ->
    [yes] The defender breaks free
   *[other] { $damage ->
        [none] { $winner ->
            [attacker] The attacker keeps hold
            [defender] The defender resists
           *[none] Nobody wins and the grapple holds
        }
       *[other] The attacker does { $damage } damage, still to be soaked, and tires the defender
    }
}: { $attacker_roll } against { $attacker_target } for the attacker, { $defender_roll } against { $defender_target } for the defender.
sentence-pinning-test = { $pinned ->
    [yes] Pinned: failure by { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }{ $fumble ->
        [yes] , a fumble
       *[other] { "" }
    }.
   *[other] Not pinned: success with { $degrees ->
        [one] one degree
       *[other] { $degrees } degrees
    }, { $roll } against { $target }.
}
sentence-shake-pinning = { $automatic ->
    [yes] No longer pinned, for the fight is hand to hand now.
   *[other] { $pinned ->
        [yes] Still pinned: { $test_roll } against { $test_target }.
       *[other] No longer pinned: { $test_roll } against { $test_target }.
    }
}
sentence-fatigue = { $fatigue ->
    [0] There is no fatigue
    [one] There is one level of fatigue, with { $roll_modifier } to every roll
   *[other] There are { $fatigue } levels of fatigue, with { $roll_modifier } to every roll
}{ $state ->
    [stunned] , and beyond the limit it stuns
    [unconscious] , and beyond the limit consciousness is lost
   *[none] { "" }
}.
sentence-free-attack = { $free_attacks_count ->
    [0] Nobody gets a free attack.
    [one] { $free_attacks } gets a free attack.
   *[other] { $free_attacks } get a free attack each.
}
sentence-movement-rates = { $half } m with a half action, { $full } m with a full one, { $charge } m in a charge and { $run } m running.
sentence-movement-in-combat = The move takes { $half_actions ->
    [one] one half action
   *[other] { $half_actions } half actions
} and reaches { $max_distance } m at most{ $in_cover ->
    [yes] { $cover_kept ->
        [yes] , and the cover still counts
       *[other] , and the cover is lost
    }
   *[other] { "" }
}.
sentence-weapon-load = { $tier ->
    [0] The load is not counted at this table.
    [1] The weapons carried do not hamper.
    [2] The weapons carried hamper stealth: { $stealth_modifier }.
   *[other] The weapons carried hamper every roll by { $general_modifier }, and stealth by { $stealth_modifier } besides.
}
sentence-armour-layers = { $layers_counted ->
    [0] No layer of armour counts
    [one] One layer of armour counts
   *[other] { $layers_counted } layers of armour count
}, with { $stealth_modifier } to stealth and { $general_modifier } to every roll{ $synskin_active ->
    [no] , and the synskin underneath gives nothing
   *[other] { "" }
}.
reason-too-many-helpers = At most { $most } can help.
