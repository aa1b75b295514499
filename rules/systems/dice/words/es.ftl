system-dice = Dados sueltos
rule-roll = Tirada
    .summary = Tira una expresión de dados y la suma.
field-expression = Dados
    .help = Por ejemplo 4d6kh3+2 o 1d20+5 vs 15.
sentence-roll = { $canonical }: { $success ->
    [yes] { $total }, éxito por { $margin }
    [no] { $total }, fallo
   *[none] { $total }
}.
purpose-roll = tirada
purpose-reroll = repetido
purpose-explosion = explosión
