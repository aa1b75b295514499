# Lo que cualquier regla puede responder cuando se le pregunta mal.
error-unknown-system = No hay ningún sistema de juego llamado «{ $system }».
error-unknown-rule = Este sistema no tiene ninguna regla llamada «{ $rule }».
error-unknown-house-rule = Este sistema no tiene ninguna regla de la casa llamada «{ $key }».
error-invalid-input = { $field }: este valor no encaja.
error-not-allowed = Las reglas no lo permiten.
error-missing = { $field }: hace falta este dato.
error-unknown-key = { $field }: la regla no pide este dato.
error-check-part = «{ $part }» no es un modificador con su motivo (+10 cuerda) ni un dato (surface=sheer).
error-sheet-says = { $key } está en la ficha: cámbialo allí o añade un modificador con su motivo.
error-not-an-object = { $field }: aquí se esperan valores con nombre.
error-not-a-list = { $field }: aquí se espera una lista.
error-not-an-integer = { $field }: se espera un número entero de { $least } a { $most }.
error-not-a-number = { $field }: se espera un número de { $least } a { $most }.
error-not-a-boolean = { $field }: se espera sí o no.
error-not-a-choice = { $field }: elige una de estas opciones: { $choices }.
error-not-a-text = { $field }: se espera un texto.
error-out-of-range = { $field }: debe estar entre { $least } y { $most }.
error-above-maximum = { $field }: { $most } como mucho.
error-text-length = { $field }: debe tener entre { $least } y { $most } caracteres; hay { $count }.
error-words-length = { $field }: caben { $most } caracteres y hay { $count }.
error-list-length = { $field }: debe tener entre { $least } y { $most } elementos.
error-repeated = { $field }: esto está dos veces.
error-dice-exhausted = La regla necesita más dados que los { $given } dados.
error-dice-left-over = Se han dado { $given } dados, pero la regla solo usa { $used }.
error-dice-out-of-range = El dado { $position } no puede mostrar { $face }: tiene { $sides } caras.
error-not-json = Esta línea no es un objeto JSON.
error-fault = Las reglas han fallado con esta petición. El fallo es de las reglas, no de la petición.
error-dice-with-odds = La probabilidad se pide sin dados.
reason-no-odds = Esta regla no tiene probabilidades que mostrar.
reason-odds-too-expensive = Calcular con exactitud esta probabilidad llevaría demasiado tiempo.
# What a request is made of.
field-house-rules = Reglas de la casa
field-inputs = Datos
field-reason = Qué te juegas
field-dice = Dados
choice-yes = sí
choice-no = no
choice-none = ninguno
# How much of an opponent an NPC is.
block-pushover = presa fácil
block-ordinary = corriente
block-seasoned = con experiencia
block-formidable = temible
# Dos personajes uno contra otro: quién gana y por qué.
contest-success = { $winner } gana a { $loser }: solo { $winner } tiene éxito.
contest-degrees = { $margin ->
    [one] { $winner } gana a { $loser } por 1 grado.
   *[other] { $winner } gana a { $loser } por { $margin } grados.
}
contest-bonus = { $winner } gana a { $loser } por la bonificación más alta.
contest-roll = { $winner } gana a { $loser } por el dado más bajo.
contest-total = { $winner } gana a { $loser } por { $margin }.
contest-level = Totales iguales: { $winner } actúa y gana a { $loser }.
contest-pc-over-npc = Totales iguales: { $winner } gana a { $loser } por ser el único personaje jugador.
contest-full-tie = { $winner ->
    [none] No gana nadie: { $acting } y { $opposing } empatan.
   *[other] Empate: { $winner } actúa y gana a { $loser }.
}
contest-tie = No gana nadie: { $acting } y { $opposing } empatan.
contest-both-failed = No gana nadie: fallan { $acting } y { $opposing }.
contest-choice-pending = Aún sin decidir: queda abierta una elección sobre un dado.
contest-decided-by-players = Totales iguales: deciden quienes juegan { $acting } y { $opposing }.
contest-decided-by-gm = Totales iguales: decide la dirección.
