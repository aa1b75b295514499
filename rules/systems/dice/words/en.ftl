system-dice = Loose dice
rule-roll = Roll
    .summary = Rolls a dice expression and adds it up.
field-expression = Dice
    .help = Such as 4d6kh3+2 or 1d20+5 vs 15.
sentence-roll = { $canonical }: { $success ->
    [yes] { $total }, a success by { $margin }
    [no] { $total }, a failure
   *[none] { $total }
}.
purpose-roll = roll
purpose-reroll = rerolled
purpose-explosion = exploded
