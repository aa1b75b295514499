system-dice = Dadi sciolti
rule-roll = Tiro
    .summary = Tira un'espressione di dadi e ne fa la somma.
field-expression = Dadi
    .help = Per esempio 4d6kh3+2 o 1d20+5 vs 15.
sentence-roll = { $canonical }: { $success ->
    [yes] { $total }, successo di { $margin }
    [no] { $total }, fallimento
   *[none] { $total }
}.
purpose-roll = tiro
purpose-reroll = ritirato
purpose-explosion = esplosione
