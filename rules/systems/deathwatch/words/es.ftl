system-deathwatch = Deathwatch

# Reglas

rule-characteristic-bonus = Bono de Característica
    .summary = El bono de una característica, con lo que añadan los rasgos.
rule-difficulty = Dificultad
    .summary = El modificador que corresponde a un grado de dificultad.
rule-characteristic-test = Test de Característica
    .summary = Un d100 contra una característica, con los modificadores del momento.
rule-skill-test = Test de Habilidad
    .summary = Un d100 contra la característica de una habilidad, según lo entrenada que esté.
rule-extended-test = Test Extendido
    .summary = Un intento en una tarea que pide varios éxitos.
rule-opposed-test = Test Opuesto
    .summary = Dos bandos se miden: deciden el éxito, los grados, el bono y el dado.
rule-assistance-check = Asistencia
    .summary = Si alguien puede asistir en un test y cuánto vale su ayuda.
rule-fate-spend = Gastar Destino
    .summary = Lo que compra un punto de Destino: repetir la tirada, +10, un grado y más.
rule-fate-burn = Quemar Destino
    .summary = Renunciar para siempre a un punto de Destino y sobrevivir.
rule-fate-refresh = Recuperar Destino
    .summary = Vuelve a llenar la reserva de puntos de Destino.
rule-fate-award = Conceder Destino
    .summary = Puntos de Destino que regala la dirección.
rule-movement = Movimiento
    .summary = Metros por asalto en Movimiento Medio, Movimiento Completo, al Cargar y al Correr.
rule-flight-movement = Movimiento de vuelo
    .summary = Metros por asalto de quien vuela y las altitudes a su alcance.
rule-difficult-ground-check = Cargar o Correr en Terreno Difícil
    .summary = Un test de Agilidad para no caerse donde es fácil tropezar.
rule-initiative = Iniciativa
    .summary = Un d10 y el bono de Agilidad.
rule-narrative-travel = Viaje
    .summary = Lo que se avanza en Tiempo Narrativo, a un paso y por un terreno.
rule-narrative-swim = Travesía a nado
    .summary = Lo que se avanza a nado en Tiempo Narrativo.
rule-endurance-schedule = Calendario de aguante
    .summary = Qué tests de aguante tocan durante un tramo de una actividad.
rule-endurance-check = Test de aguante
    .summary = Un tramo de una actividad con los tests que tocan en él.
rule-march-recovery = Descanso tras una Marcha Forzada
    .summary = Lo que hace el descanso con la Fatiga de una Marcha Forzada.
rule-fatigue-effects = Efectos de la Fatiga
    .summary = Lo que hacen los niveles de Fatiga con los tests y la consciencia.
rule-climb = Escalada, un asalto
    .summary = Un asalto de escalada, hacia arriba o hacia abajo.
rule-rappel = Rappel
    .summary = Un asalto en la cuerda, con un test de agarre si sale muy mal.
rule-standing-jump = Salto en el sitio
    .summary = Hasta dónde se llega saltando sin moverse del sitio.
rule-haul-up = Subir al borde
    .summary = Un test de Fuerza para auparse por encima de un borde.
rule-controlled-drop = Descolgarse
    .summary = Saltar hacia abajo a propósito: qué parte es una caída.
rule-jump-high = Salto en carrera
    .summary = Un salto hacia arriba después de una carrerilla.
rule-leap = Brinco
    .summary = Un salto a lo largo, en el sitio o en carrera.
rule-swim = Nadar, un asalto
    .summary = Un asalto en el agua.
rule-carrying-limits = Límites de carga
    .summary = Lo que se puede llevar, levantar, empujar y lanzar.
rule-encumbrance = Carga
    .summary = Si una carga es cómoda, abruma o pesa demasiado.
rule-lift = Levantar
    .summary = Levantar un peso, con un test de Fuerza si pasa del límite.
rule-push = Empujar
    .summary = Empujar un peso, con un test de Fuerza si pasa del límite.
rule-throw-object = Lanzar un objeto
    .summary = Lanzar algo que no está hecho para eso, a lo lejos o contra un objetivo.
rule-throw-impact = Impacto de un lanzamiento
    .summary = Lo que un objeto lanzado le hace a la superficie dura contra la que choca.
rule-light-movement = Movimiento y luz
    .summary = Moverse deprisa donde no se ve.
rule-altitude-change = Cambio de altitud
    .summary = Si una acción de movimiento lleva de una altitud a otra.
rule-shoot-at-flyer = Ataque a un volador
    .summary = Quién puede atacar a quién según la altitud, y con qué modificador.
rule-stay-aloft = Mantenerse en el aire
    .summary = Si un volador sigue arriba al acabar el turno.
rule-falling-damage = Daño por Caída
    .summary = El daño de una caída.
rule-gravity-adjustments = Gravedad
    .summary = Lo que otra gravedad cambia en movimiento, pesos, lanzamientos y saltos.
rule-zero-gravity-move = Moverse en gravedad cero
    .summary = Moverse sin peso: lo rápido puede quedar fuera de control.
rule-cohesion-test = Test de Cohesión
    .summary = Un d10 contra la cohesión de la escuadra para entrar en Modo Escuadra.
rule-wound-track = Heridas
    .summary = El daño llena las heridas y lo que sobra es Daño Crítico.

# Frases

told-result = { $success ->
    [yes] Éxito
   *[no] Fallo
} con { $degrees ->
    [one] 1 grado
   *[other] { $degrees } grados
}: ha salido { $roll } contra { $target }
told-test = ha salido { $test_roll } contra { $test_target }, { $test_success ->
    [yes] éxito
   *[no] fallo
} con { $test_degrees ->
    [one] 1 grado
   *[other] { $test_degrees } grados
}
told-fate-left = { $fate_current ->
    [one] queda 1
   *[other] quedan { $fate_current }
} de { $fate_max } puntos de Destino
told-fatigue-gained = { $fatigue_gained ->
    [0] { "" }
    [one] ; cuesta 1 nivel de Fatiga
   *[other] ; cuesta { $fatigue_gained } niveles de Fatiga
}

sentence-characteristic-bonus = Una característica de { $score } tiene un bono de { $bonus }.
sentence-difficulty = { WORD($step) }: el test tiene un modificador de { $modifier }.
sentence-characteristic-test = { told-result }.
sentence-skill-test = { told-result }.
sentence-extended-test = { told-result }; { $successes } de { $required } éxitos en { $attempts ->
    [one] 1 intento
   *[other] { $attempts } intentos
}{ $complete ->
    [yes] , y la tarea está hecha
   *[no] { $exhausted ->
        [yes] , y ya no quedan intentos
       *[no] { "" }
    }
}.
sentence-opposed-test = { $winner ->
    [a] Gana el bando que actúa
    [b] Gana el otro bando
   *[none] No gana nadie
}{ $decided_by ->
    [success] , el único que tiene éxito
    [degrees] { " " }por { $margin ->
        [one] 1 grado
       *[other] { $margin } grados
    }
    [bonus] { " " }por tener mayor bono
    [roll] { " " }por el dado más bajo
    [full-tie] { " " }con todo igualado
   *[both-failed] , porque fallan los dos
}: { $a_roll } contra { $a_target }, y { $b_roll } contra { $b_target }{ $roll_again ->
    [yes] ; se repite el enfrentamiento
   *[no] { "" }
}.
sentence-assistance-check = { $assistants ->
    [0] Nadie asiste en el test
    [one] Asiste 1 personaje: +{ $modifier } al test
   *[other] Asisten { $assistants } personajes: +{ $modifier } al test
}{ $extra_degrees ->
    [0] { "" }
    [one] { " " }y 1 grado más si hay éxito
   *[other] { " " }y { $extra_degrees } grados más si hay éxito
}.
sentence-fate-spend = { $option ->
    [reroll] Se repite el test y los dados quedan en { $amended_dice }
    [plus-10] El test gana +10
    [add-degree] El éxito gana un grado, comprados en total: { $added_degrees }
    [initiative-10] El dado de Iniciativa vale 10, para un total de { $amended_outcome_total }
    [heal] El daño baja en { $healed } y queda en { $damage_taken }
    [shake-stun] El personaje ya no está aturdido
    [squad-mode] El personaje entra en Modo Escuadra
    [solo-rank] Una capacidad de Modo Solo se usa una vez como con rango { $rank_for_ability }
   *[remove-fatigue] Desaparece un nivel de Fatiga y el total es { $fatigue }
}; { told-fate-left }.
sentence-fate-burn = Arde un punto de Destino y el personaje sobrevive; { told-fate-left }{ $effects_count ->
    [0] { "" }
   *[other] ; le queda para siempre: { $effects }
}.
sentence-fate-refresh = { $restored ->
    [0] La reserva de Destino ya estaba llena
    [one] Vuelve 1 punto de Destino
   *[other] Vuelven { $restored } puntos de Destino
}; { told-fate-left }.
sentence-fate-award = { $amount ->
    [one] La dirección concede 1 punto de Destino
   *[other] La dirección concede { $amount } puntos de Destino
}; { told-fate-left }.
sentence-movement = Movimiento por asalto: medio { $half } m, completo { $full } m, al Cargar { $charge } m, al Correr { $run } m{ $halved ->
    [yes] , a la mitad por el terreno
   *[no] { "" }
}.
sentence-flight-movement = Vuelo por asalto: medio { $half } m, completo { $full } m, al Cargar { $charge } m, al Correr { $run } m.
sentence-difficult-ground-check = { $prone ->
    [yes] El personaje cae bocabajo
   *[no] El personaje sigue en pie
}: { told-test }.
sentence-initiative = Iniciativa { $total }: dado { $die }, bono { $effective_bonus }, modificadores { $modifier }.
sentence-narrative-travel = El viaje avanza { $distance } m en { $hours } h, a { $metres_per_hour } m por hora{ $perception_modifier ->
    [0] { "" }
   *[other] , con { $perception_modifier } a Percepción
}.
sentence-narrative-swim = A nado se avanza { $distance } m en { $hours } h, a { $metres_per_hour } m por hora.
sentence-endurance-schedule = { $checks_count ->
    [0] En este tramo no toca ningún test
    [one] En este tramo toca 1 test
   *[other] En este tramo tocan { $checks_count } tests
}{ $next_hour ->
    [none] , y después ninguno
   *[other] ; el siguiente llega al acabar la hora { $next_hour }, con un modificador de { $next_modifier }
}.
sentence-endurance-check = { $checks_count ->
    [0] No toca ningún test
    [one] Se hace 1 test
   *[other] Se hacen { $checks_count } tests
} en { $hours_done } h: { $fatigue_gained ->
    [0] ningún nivel de Fatiga nuevo
    [one] 1 nivel de Fatiga nuevo
   *[other] { $fatigue_gained } niveles de Fatiga nuevos
}, { $fatigue } en total{ $drowning ->
    [yes] ; quien nadaba queda inconsciente y se hunde
   *[no] { $unconscious ->
        [yes] ; el personaje queda inconsciente
       *[no] { "" }
    }
}.
sentence-march-recovery = { $recovered ->
    [yes] El descanso se lleva la Fatiga de la marcha
   *[no] Faltan { $rest_missing } h de descanso y la Fatiga de la marcha sigue
}; { $fatigue ->
    [one] queda 1 nivel de Fatiga
   *[other] quedan { $fatigue } niveles de Fatiga
}.
sentence-fatigue-effects = { $unconscious ->
    [yes] El personaje está inconsciente: pasa de { $limit ->
        [one] 1 nivel de Fatiga
       *[other] { $limit } niveles de Fatiga
    }
   *[no] { $test_modifier ->
        [0] La Fatiga no pesa en los tests
       *[other] La Fatiga da { $test_modifier } a cada test
    }
}.
sentence-climb = { $test_needed ->
    [no] La escalada no necesita test
   *[yes] { $falls ->
        [yes] Quien escala cae { $fall_metres } m
       *[no] La escalada avanza { $distance } m
    }: { told-test }
}.
sentence-rappel = { $falls ->
    [yes] Se pierde el agarre y el personaje cae { $fall_metres } m
   *[no] { $hanging ->
        [yes] Se pierde el agarre y el personaje cuelga del arnés, a { $height_left } m del suelo
       *[no] El descenso avanza { $descended } m y quedan { $height_left } m
    }
}: { $agility_test_roll } contra { $agility_test_target }{ $grip_test ->
    [none] { "" }
   *[other] , y { $grip_test_roll } contra { $grip_test_target } en el agarre
}.
sentence-standing-jump = El salto sube { $rise } m y llega a { $reach } m{ $reaches ->
    [yes] , suficiente para el borde
    [no] , poco para el borde
   *[none] { "" }
}.
sentence-haul-up = { $up ->
    [yes] El personaje sube al borde
   *[no] El personaje se queda colgando del borde
}: { told-test }.
sentence-controlled-drop = { $lands_on_feet ->
    [yes] El personaje cae de pie
   *[no] El personaje cae { $fall_metres } m y queda bocabajo
}: { told-test }.
sentence-jump-high = { $turn_ends ->
    [yes] El salto acaba en tropiezo y el turno termina
   *[no] El salto sube { $rise } m
}: { told-test }.
sentence-leap = { $style ->
    [standing] El brinco en el sitio
   *[running] El brinco en carrera
} llega a { $distance } m de largo y { $height } m de alto: { told-test }.
sentence-swim = { $sinks ->
    [yes] El personaje se hunde
   *[no] { $test_needed ->
        [no] En aguas tranquilas no hace falta test
       *[yes] { $success ->
            [yes] A nado se avanza { $distance } m
           *[no] A nado no se avanza nada
        }: { told-test }{ told-fatigue-gained }
    }
}.
sentence-carrying-limits = Índice { $index }: lleva { $carry } kg, levanta { $lift } kg, empuja { $push } kg, lanza { $throw } kg.
sentence-encumbrance = { $state ->
    [comfortable] { $load } kg es una carga cómoda
    [encumbered] { $load } kg es una carga que abruma
   *[too-heavy] { $load } kg es demasiado peso
}: hasta { $carry } kg se llevan con comodidad, y { $lift } kg como mucho.
sentence-lift = { $lifted ->
    [yes] El peso se levanta
   *[no] El peso no se mueve
}, con un límite de { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-push = { $moved ->
    [yes] El peso se mueve
   *[no] El peso no se mueve
}, con un límite de { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-throw-object = { $hits ->
    [yes] El lanzamiento acierta, con un alcance de { $distance } m
    [no] El lanzamiento no acierta, con un alcance de { $distance } m
   *[none] { $reaches ->
        [yes] El objeto vuela { $distance } m y llega
        [no] El objeto vuela { $distance } m y se queda corto
       *[none] El objeto vuela { $distance } m
    }
}: { told-test }.
sentence-throw-impact = La superficie recibe { $damage } de daño: dado { $die }, bono de Fuerza { $strength_bonus }, grados { $degrees }.
sentence-light-movement = { $test_needed ->
    [no] El camino de { $distance } m no necesita test
   *[yes] { $veers ->
        [yes] El personaje se desvía { $direction ->
            [1] todo recto
            [2] hacia delante a la derecha
            [3] a la derecha
            [4] hacia atrás a la derecha
            [5] hacia atrás
            [6] hacia atrás a la izquierda
            [7] a la izquierda
           *[8] hacia delante a la izquierda
        }
       *[no] El personaje mantiene el rumbo durante { $distance } m
    }: { told-test }
}.
sentence-altitude-change = { $direction ->
    [up] El vuelo sube
    [down] El vuelo baja
   *[level] El vuelo se mantiene
}{ $levels ->
    [0] { "" }
    [one] { " " }1 nivel
   *[other] { " " }{ $levels } niveles
}: { WORD($altitude) }.
sentence-shoot-at-flyer = El ataque tiene un modificador de { $modifier }, del que { $altitude_modifier } es por la altitud.
sentence-stay-aloft = { $aloft ->
    [yes] El vuelo se mantiene, altitud: { WORD($altitude) }
   *[no] { $damage ->
        [yes] El personaje cae { $fall_metres } m
       *[no] El personaje se posa sin daño
    }
}.
sentence-falling-damage = { $prone ->
    [yes] La caída de { $metres } m hace { $damage } de daño, { $damage_after_toughness } tras la Resistencia: dado { $die } y { $added }
   *[no] No hay caída ni daño
}.
sentence-gravity-adjustments = Bono de movimiento { $movement_bonus }, índice de peso { $weight_index }, bono de lanzamiento { $throw_bonus }, saltos por { $jump_factor }{ $difficult_terrain ->
    [yes] , y todo el suelo es Terreno Difícil
   *[no] { "" }
}.
sentence-zero-gravity-move = { $test_needed ->
    [no] El movimiento no necesita test
   *[yes] { $out_of_control ->
        [yes] El movimiento queda fuera de control
       *[no] El movimiento sigue bajo control
    }: { told-test }
}.
sentence-cohesion-test = { $success ->
    [yes] El personaje entra en Modo Escuadra
   *[no] El personaje sigue en Modo Solo
}: ha salido { $roll } contra una cohesión de { $cohesion }.
sentence-wound-track = { $damage_taken } de daño y { $wounds_left ->
    [one] 1 herida
   *[other] { $wounds_left } heridas
} de margen{ $critical ->
    [0] { "" }
   *[other] , con { $critical } de Daño Crítico
}.

# Datos

field-a = Bando que actúa
field-b = El otro bando
field-able = Puede nadar
    .help = Di que no para quien está inconsciente, con parálisis o sin poder valerse.
field-action = Acción
field-activity = Actividad
field-added = Suma al bono por rasgos
field-added-degrees = Grados comprados con Destino
    .help = Solo cuentan si hay éxito.
field-added-index = Suma al índice por rasgos
field-adjacent = A su lado
field-zero-gravity-move-adjacent = Algo de lo que impulsarse
    .help = Un suelo, pared, techo u objeto fijo al alcance.
field-agility = Agilidad
field-agility-bonus = Bono de Agilidad
field-altitude = Altitud
field-amount = Cantidad
field-wound-track-amount = Daño tras todas las reducciones
field-assistants = Asistentes
    .help = Dos como mucho. No tiran nada.
field-attack = Ataque
field-attempts = Intentos hasta ahora
field-ballistic-skill = Habilidad de Proyectiles
    .help = Rellénala para lanzar contra un objetivo concreto; el test usa este número en vez de la Fuerza.
field-bonus = Bono
    .help = El de la característica del test. Si lo dejas vacío, sale de la puntuación.
field-climb-skill = Habilidad Trepar
    .help = Déjala vacía para un test de Fuerza sin más, que basta en una superficie simple.
field-closed = Ya cerrada
field-cohesion = Cohesión
field-critical = Daño Crítico
field-damage-taken = Daño recibido
field-degrees = Grados de éxito
field-dice = Caras
field-die = Qué test
    .help = Su lugar entre los dados de la tirada, contando desde 0.
field-difficult-terrain = Terreno Difícil
field-distance = Distancia
field-drop = Desnivel
field-dying = A punto de morir
    .help = Sin el punto de Destino, el personaje moriría ahora.
field-effects = Secuelas
field-encumbered = Abrumado
field-fate-current = Destino disponible
field-fate-max = Puntos de Destino
field-fate-ten = El Destino pone el dado en 10
field-fatigue = Niveles de Fatiga
field-fatigue-sources = Fatiga
field-from = Desde
field-gm-allows = La dirección lo permite
field-goal = Intención
field-gravity = Gravedad
field-grip-modifiers = Modificadores del test de agarre
field-half-move = Movimiento Medio
field-hands-free = Las dos manos libres
field-harness = Con arnés
field-has-gear = Equipo de escalada o una cuerda larga
field-heavy-gear = Armadura o equipo pesado
field-height = Altura
    .help = Metros hasta el suelo.
field-helpers = Asistentes
field-high-fall = Altura de una caída desde gran altitud
    .help = La pone la dirección.
field-hours = Horas
field-hours-before = Horas que ya lleva
field-hours-marched = Horas de marcha
    .help = Con las diez normales incluidas.
field-inputs = Datos
field-label = Motivo
field-assistance-check-label = Nombre
field-movement-label = Nombre
field-ledge = Altura del borde
field-light = Luz
field-load = Carga
field-march-fatigue = Niveles de Fatiga por la marcha
field-max-attempts = Intentos permitidos
field-metres = Metros de caída
field-mode = Modo
field-modifiers = Modificadores
field-multiplier = Multiplicador del bono
field-occasion = Ocasión
field-operation = Qué hace
field-option = Qué compra el Destino
field-original = La tirada tal como está
field-other-fatigue = Otros niveles de Fatiga
field-own-height = Estatura
field-pace = Paso
field-perception = Percepción
field-pressed = Con presión
    .help = Con prisa, bajo ataque o con distracciones.
field-range-modifier = Modificador por el alcance
field-rank = Rango
field-rank-bonus = Bono por el rango de la habilidad
field-remove-source = Nivel que se quita
field-required = Éxitos necesarios
field-rerolled = Ya repetida
field-resists = A qué resiste
field-rest-hours = Horas de descanso
field-rise = Subida
    .help = Medio metro por regla general; la dirección puede variarlo según la complexión.
field-rolled = Ya tirado
field-rule = Regla
field-run-up = Carrerilla
    .help = Metros en línea recta; por debajo de 4 no cuenta.
field-score = Característica
field-shooter = Altitud de quien ataca
field-skill = Habilidad
field-speed = Velocidad
    .help = Metros del movimiento que se usa.
field-flight-movement-speed = Velocidad del rasgo
field-step = Dificultad
field-strength = Fuerza
field-strength-bonus = Bono de Fuerza
field-stunned = Aturdido (stuneado)
field-successes = Éxitos hasta ahora
field-surface = Superficie
field-surface-factor = Factor del suelo
    .help = 1 en un suelo liso, menos donde es áspero.
field-swim-skill = Habilidad Nadar
field-target = Altitud del objetivo
field-target-distance = Distancia del objetivo
field-terrain-factor = Factor del terreno
    .help = Por debajo de 1 el terreno frena el viaje; 0,5 es lo normal en terreno difícil.
field-test-kind = Clase de test
field-to = Hasta
field-toughness = Resistencia
field-toughness-bonus = Bono de Resistencia
field-trained = Entrenada
field-trait = Rasgo
field-traits = Rasgos
field-type = Clase de habilidad
field-underwater = Bajo el agua
field-used = Ya comprado para este test
field-value = Valor
field-water = Agua
field-weight = Peso
field-wounds-max = Heridas

# Resultados

outcome-a = Bando que actúa
outcome-added = Añadido
outcome-added-degrees = Grados comprados
outcome-agility-bonus-change = Bono de Agilidad
outcome-agility-test = Test de Agilidad
outcome-aimed = Apuntado
outcome-aloft = En el aire
outcome-altitude-modifier = Por la altitud
outcome-altitudes = Altitudes
outcome-amended-dice = Dados ahora
outcome-amended-outcome = Resultado ahora
outcome-assistants = Asistentes
outcome-attempts = Intentos
outcome-base = Número del test
outcome-bonus = Bono
outcome-carry = Llevar
outcome-charge = Cargar
outcome-check-every-hours = Horas entre tests de aguante
outcome-checks = Tests
outcome-complete = Hecho
outcome-damage = Daño
outcome-damage-after-toughness = Daño tras la Resistencia
outcome-decided-by = Lo decide
outcome-degrees = Grados
outcome-descended = Descenso
outcome-die = Dado
outcome-direction = Dirección
outcome-distance = Distancia
outcome-drowning = Se hunde
outcome-effective-bonus = Bono efectivo
outcome-excess-hours = Horas de más
outcome-exhausted = Sin intentos
outcome-extra-degrees = Grados que no da el dado
outcome-fall-metres = Metros de caída
outcome-falls = Cae
outcome-fatigue = Niveles de Fatiga
outcome-fatigue-gained = Fatiga nueva
outcome-free-hours = Horas libres
outcome-full = Movimiento Completo
outcome-grip-test = Test de agarre
outcome-half = Movimiento Medio
outcome-halved = A la mitad
outcome-hanging = Cuelga
outcome-healed = Curado
outcome-height-left = Metros que quedan
outcome-hits = Acierta
outcome-hour = Hora
outcome-hours-done = Horas hechas
outcome-index = Índice
outcome-jump-factor = Saltos por
outcome-label-en = En inglés
outcome-label-es = En español
outcome-label-it = En italiano
outcome-lands-on-feet = Cae de pie
outcome-levels = Niveles
outcome-lift = Levantar
outcome-lifted = Levantado
outcome-limit = Límite
outcome-margin = Margen
outcome-metres-per-day = Metros por día
outcome-metres-per-hour = Metros por hora
outcome-metres-per-minute = Metros por minuto
outcome-modifier = Modificador
outcome-moved = Se mueve
outcome-movement-bonus = Bono de movimiento
outcome-movement-modifier = A los tests de moverse
outcome-natural-bonus = Bono natural
outcome-next-hour = Próximo test tras la hora
outcome-next-modifier = Su modificador
outcome-out-of-control = Fuera de control
outcome-overweight = Por encima del límite
outcome-perception-modifier = A Percepción
outcome-prone = Tumbado bocabajo
outcome-push = Empujar
outcome-rank-for-ability = Rango para la capacidad
outcome-reach = Alcance
outcome-reaches = Llega
outcome-recovered = Recuperado
outcome-rerolled = Repetida
outcome-rest-missing = Descanso que falta
outcome-rest-needed = Descanso necesario
outcome-restored = Recuperados
outcome-roll = Tirada
outcome-roll-again = Se repite
outcome-run = Correr
outcome-run-up-bonus = Por la carrerilla
outcome-safe-distance = Distancia segura
outcome-safe-metres = Metros seguros
outcome-sinks = Se hunde
outcome-state = Estado
outcome-style = Clase de brinco
outcome-submerged = Sumergido
outcome-success = Éxito
outcome-successes = Éxitos
outcome-survives = Sobrevive
outcome-target = Objetivo
outcome-test = Test
outcome-test-modifier = A cada test
outcome-test-needed = Necesita test
outcome-throw = Lanzar
outcome-throw-bonus = Bono de lanzamiento
outcome-throw-limit = Límite de lanzamiento
outcome-total = Total
outcome-turn-ends = El turno termina
outcome-unconscious = Inconsciente
outcome-up = Arriba
outcome-veers = Se desvía
outcome-weight-index = Índice de peso
outcome-winner = Vencedor
outcome-wounds-left = Heridas de margen

# Opciones

choice-a = el bando que actúa
choice-b = el otro bando
choice-decided-by-success = el éxito
choice-decided-by-degrees = los grados
choice-decided-by-bonus = el bono
choice-decided-by-roll = el dado
choice-decided-by-full-tie = nada: todo igualado
choice-decided-by-both-failed = nada: fallan los dos
choice-trivial = Trivial
choice-elementary = Elemental
choice-simple = Simple
choice-easy = Fácil
choice-routine = Rutinario
choice-ordinary = Corriente
choice-challenging = Desafiante
choice-difficult = Difícil
choice-hard = Duro
choice-very-hard = Muy Difícil
choice-arduous = Arduo
choice-punishing = Agotador
choice-hellish = Infernal
choice-surface-trivial = no necesita test, como una escala de cuerda
choice-surface-simple = simple
choice-surface-sheer = escarpada
choice-basic = básica
choice-advanced = avanzada
choice-skill = Test de Habilidad
choice-characteristic = Test de Característica
choice-full-action = Acción Completa
choice-half-action = Media Acción
choice-reaction = Reacción
choice-free-action = Acción Libre
choice-half = Movimiento Medio
choice-full = Movimiento Completo
choice-charge = Cargar
choice-run = Correr
choice-all = los cuatro
choice-poison = veneno
choice-disease = enfermedad
choice-fear = miedo
choice-reroll = repetir un test fallado
choice-plus-10 = +10 antes de la tirada
choice-add-degree = un grado de éxito más
choice-initiative-10 = un 10 de Iniciativa
choice-heal = curar 1d10 de daño
choice-shake-stun = quitarse el aturdimiento
choice-squad-mode = entrar en Modo Escuadra
choice-solo-rank = un rango más para una capacidad de Modo Solo
choice-remove-fatigue = quitarse un nivel de Fatiga
choice-solo = Modo Solo
choice-squad = Modo Escuadra
choice-hurried = apresurado
choice-running = corriendo
choice-forced-march = Marcha Forzada
choice-swimming = a nado
choice-encumbered = abrumado
choice-overload = sobreesfuerzo (levantar, empujar)
choice-other = otra
choice-comfortable = cómoda
choice-too-heavy = demasiado pesada
choice-mission-start = comienzo de una misión
choice-gm-decision = decisión de la dirección
choice-normal = normal
choice-gravity-low = gravedad baja
choice-gravity-high = gravedad alta
choice-gravity-zero = gravedad cero
choice-gravity-normal = normal
choice-add = suma
choice-multiply = multiplica
choice-hoverer = planeador
choice-flyer = volador
choice-calm = tranquila
choice-dangerous = peligrosa
choice-move = avanzar
choice-float = mantenerse a flote
choice-bright = luz brillante
choice-shadow = sombra
choice-darkness = oscuridad
choice-ground = suelo
choice-hover = altura de planeo
choice-low = baja altitud
choice-high = gran altitud
choice-ranged = a distancia
choice-melee = cuerpo a cuerpo
choice-style-standing = en el sitio
choice-style-running = en carrera
choice-direction-up = arriba
choice-direction-down = abajo
choice-direction-level = igual
choice-weapon-skill = Habilidad de Armas
choice-ballistic-skill = Habilidad de Proyectiles
choice-strength = Fuerza
choice-toughness = Resistencia
choice-agility = Agilidad
choice-intelligence = Inteligencia
choice-perception = Percepción
choice-willpower = Voluntad
choice-fellowship = Empatía

# Reglas de la casa

house-natural-extremes = Tiradas de 1 y de 100
    .help = Si un 1 siempre es éxito y un 100 siempre es fallo, sea cual sea el objetivo.
choice-natural-extremes-none = nada especial
choice-natural-extremes-01-succeeds = un 1 siempre es éxito
choice-natural-extremes-100-fails = un 100 siempre es fallo
choice-natural-extremes-both = las dos cosas
house-modifier-cap = Límite de modificadores
    .help = La suma de modificadores de un test no pasa de este número, ni hacia arriba ni hacia abajo.
choice-modifier-cap-none = sin límite
choice-modifier-cap-30 = 30
choice-modifier-cap-60 = 60
house-opposed-both-fail = Test Opuesto: fallan los dos
    .help = Qué pasa cuando nadie tiene éxito.
choice-opposed-both-fail-stalemate = no gana nadie
choice-opposed-both-fail-fewer-degrees = ganan menos grados de fallo
choice-opposed-both-fail-roll-again = se repite
house-opposed-full-tie = Test Opuesto: todo igualado
    .help = Qué pasa cuando éxito, grados, bono y dado coinciden.
choice-opposed-full-tie-no-winner = no gana nadie
choice-opposed-full-tie-side-a = gana el bando que actúa
choice-opposed-full-tie-roll-again = se repite
house-assist-step = Valor de cada asistente
    .help = Lo que cada asistente suma al objetivo.
house-assist-degree = Grados por asistencia
    .help = Los grados que gana un éxito con asistencia.
choice-assist-degree-once = uno, asistan cuantos asistan
choice-assist-degree-per-helper = uno por asistente
choice-assist-degree-off = ninguno
house-fatigue-model = Fatiga
    .help = Si la Fatiga da −10 a los tests y deja inconsciente por encima del bono de Resistencia, o solo se cuenta.
choice-fatigue-model-published = −10, e inconsciente por encima del bono de Resistencia
choice-fatigue-model-none = solo se cuenta
house-overtime-first-hour = Primera hora de más
    .help = El modificador de la primera hora de más en una Marcha Forzada o una travesía a nado; cada hora siguiente es 10 peor.
choice-overtime-first-hour-minus-10 = −10
choice-overtime-first-hour-zero = 0
house-march-recovery = Descanso tras una marcha
    .help = Qué horas de una Marcha Forzada hay que descansar.
choice-march-recovery-past-safe-hours = las que pasan de diez más el bono de Resistencia
choice-march-recovery-past-toughness-bonus = las que pasan del bono de Resistencia
house-half-rounding = Mitades de metros
    .help = Cómo se redondean las mitades para las que no se dice nada.
choice-half-rounding-exact = tal cual
choice-half-rounding-down = hacia abajo, a metros enteros
choice-half-rounding-up = hacia arriba, a metros enteros
house-encumbered-check = Aguante al ir abrumado
    .help = Si el test por llevar demasiado vuelve una y otra vez.
choice-encumbered-check-each-block = una y otra vez
choice-encumbered-check-once = una vez
house-fall-damage = Daño por Caída
    .help = De dónde sale el daño de una caída.
choice-fall-damage-table = de la tabla
choice-fall-damage-per-metre = 1d10 y 1 por cada metro empezado
house-low-altitude-penalty = Disparar a baja altitud
    .help = Quién tiene −10 al disparar a un volador a baja altitud.
choice-low-altitude-penalty-from-below = quien está por debajo
choice-low-altitude-penalty-everyone = quien está por debajo o a su altura
house-weights-above-20 = Pesos por encima del índice 20
    .help = Cómo sigue la tabla de pesos tras su última fila.
choice-weights-above-20-clamp = como en la última fila
choice-weights-above-20-plus-450 = 450 kg más que llevar por cada paso

# Negativas

reason-after-roll = Los dados ya han caído: el +10 solo se compra antes de tirar.
reason-already-complete = La tarea ya está hecha.
reason-already-rerolled = Este test ya se repitió; vale el segundo resultado.
reason-already-squad = El personaje ya está en Modo Escuadra.
reason-already-ten = El dado de Iniciativa ya vale 10.
reason-beyond-speed = La distancia es mayor que este movimiento: elige otro más rápido o un camino más corto.
reason-free-action = Nadie puede asistir en una Acción Libre: haz el test sin asistentes.
reason-gm-refuses = La dirección no permite aquí la asistencia: haz el test sin asistentes.
reason-helper-not-adjacent = Cada asistente tiene que estar al lado: deja fuera a quien no lo esté.
reason-helper-untrained = Cada asistente necesita la habilidad entrenada: deja fuera a quien no la tenga.
reason-high-altitude = A gran altitud, quien vuela y los demás no pueden atacarse.
reason-hoverer-limit = Un planeador solo se mueve entre el suelo y la altura de planeo.
reason-melee-out-of-reach = A baja altitud, un volador queda fuera del cuerpo a cuerpo: ataca a distancia.
reason-no-attempts-left = Ya no quedan intentos para esta tarea.
reason-no-fate = No queda ningún punto de Destino que gastar.
reason-no-fate-to-burn = No queda ningún punto de Destino que quemar.
reason-no-fatigue = No hay ningún nivel de Fatiga con este origen: elige otro.
reason-no-gear = El rappel pide equipo de escalada o una cuerda larga.
reason-not-amendable = El Destino no puede cambiar así esta tirada.
reason-not-dying = El Destino solo se quema cuando el personaje va a morir.
reason-not-flying = El personaje está en el suelo.
reason-not-in-solo-mode = El personaje tiene que estar en Modo Solo.
reason-not-stunned = El personaje no tiene aturdimiento.
reason-nothing-to-heal = No hay daño que curar; el Daño Crítico no cuenta.
reason-nothing-to-push-off = En gravedad cero hace falta un suelo, pared u objeto del que impulsarse.
reason-once-per-test = Ya se compró el +10 para este test.
reason-rank-without-training = Una habilidad sin entrenar no tiene bono de rango: márcala como entrenada o deja el bono en 0.
reason-reaction = Nadie puede asistir en una Reacción: haz el test sin asistentes.
reason-record-closed = Esta tirada está cerrada y se queda como está.
reason-resistance-test = Nadie puede asistir al resistir venenos, enfermedades o miedo: haz el test sin asistentes.
reason-run-up-too-short = Un salto en carrera pide al menos 4 m de carrerilla.
reason-strength-on-sheer = Una superficie escarpada pide la habilidad Trepar: rellénala, aunque sea sin entrenar.
reason-test-failed = Solo un éxito puede ganar un grado.
reason-test-succeeded = Solo se repite un test fallado.
reason-too-many-assistants = No pueden asistir más de { $most } personajes.
reason-too-many-levels = Esta acción cambia la altitud en { $most ->
    [one] 1 nivel
   *[other] { $most } niveles
} como mucho.
reason-unconscious = El personaje está inconsciente por la Fatiga.
reason-untrained-advanced = Una habilidad avanzada no se puede usar sin entrenar.
error-degrees-used-up = El Destino ya ha añadido { $most } grados: no puede haber más.
error-fate-award = La reserva llega a { $most } puntos de Destino como mucho: cabe añadir { $room }.
error-no-such-test = La tirada no tiene ningún test en ese lugar.
error-record = La tirada no se puede volver a resolver tal como está: revisa su regla, sus datos y sus dados.

# Dados y modificadores

purpose-test = test
purpose-test-a = test del bando que actúa
purpose-test-b = test del otro bando
purpose-endurance = aguante
purpose-grip = agarre
purpose-initiative = Iniciativa
purpose-heal = curación
purpose-damage = daño
purpose-direction = dirección
purpose-cohesion = cohesión
modifier-difficulty = dificultad
modifier-fate = Destino
modifier-fatigue = Fatiga
modifier-encumbered = abrumado
modifier-circumstance = circunstancias

# Ficha

group-characteristics = Características
group-condition = Estado
group-person = Personaje
group-skills = Habilidades
group-bonuses = Bonos
group-movement = Movimiento
group-load = Cuerpo y carga
group-traits = Rasgos
group-notes = Notas
offer-climb-by-strength = Escalada, solo con Fuerza
offer-throw-at-target = Lanzar contra un objetivo
sheet-name = Nombre
sheet-chapter = Capítulo
sheet-speciality = Especialidad
sheet-rank = Rango
sheet-weapon-skill = Habilidad de Armas (WS)
sheet-ballistic-skill = Habilidad de Proyectiles (BS)
sheet-strength = Fuerza (S)
sheet-toughness = Resistencia (T)
sheet-agility = Agilidad (Ag)
sheet-intelligence = Inteligencia (Int)
sheet-perception = Percepción (Per)
sheet-willpower = Voluntad (WP)
sheet-fellowship = Empatía (Fel)
sheet-weapon-skill-bonus = Bono de Habilidad de Armas
sheet-ballistic-skill-bonus = Bono de Habilidad de Proyectiles
sheet-strength-bonus = Bono de Fuerza
sheet-toughness-bonus = Bono de Resistencia
sheet-agility-bonus = Bono de Agilidad
sheet-intelligence-bonus = Bono de Inteligencia
sheet-perception-bonus = Bono de Percepción
sheet-willpower-bonus = Bono de Voluntad
sheet-fellowship-bonus = Bono de Empatía
sheet-weapon-skill-multiplier = Multiplicador del bono de Habilidad de Armas
sheet-ballistic-skill-multiplier = Multiplicador del bono de Habilidad de Proyectiles
sheet-strength-multiplier = Multiplicador del bono de Fuerza
sheet-toughness-multiplier = Multiplicador del bono de Resistencia
sheet-agility-multiplier = Multiplicador del bono de Agilidad
sheet-intelligence-multiplier = Multiplicador del bono de Inteligencia
sheet-perception-multiplier = Multiplicador del bono de Percepción
sheet-willpower-multiplier = Multiplicador del bono de Voluntad
sheet-fellowship-multiplier = Multiplicador del bono de Empatía
sheet-weapon-skill-added = Suma al bono de Habilidad de Armas
sheet-ballistic-skill-added = Suma al bono de Habilidad de Proyectiles
sheet-strength-added = Suma al bono de Fuerza
sheet-toughness-added = Suma al bono de Resistencia
sheet-agility-added = Suma al bono de Agilidad
sheet-intelligence-added = Suma al bono de Inteligencia
sheet-perception-added = Suma al bono de Percepción
sheet-willpower-added = Suma al bono de Voluntad
sheet-fellowship-added = Suma al bono de Empatía
sheet-skills = Habilidades
    .help = Un saber, idioma, oficio o similar nombra su campo tras dos puntos, como common-lore:imperium.
sheet-fate-max = Puntos de Destino
sheet-fate-current = Destino disponible
sheet-wounds-max = Heridas
sheet-damage-taken = Daño
sheet-critical = Daño Crítico
sheet-fatigue-sources = Fatiga
    .help = Una entrada por cada nivel.
sheet-stunned = Aturdido (stuneado)
sheet-prone = Tumbado bocabajo
ends-prone = Levantarse
sheet-unconscious = Inconsciente
sheet-mode = Modo
sheet-movement-half = Movimiento Medio
sheet-movement-full = Movimiento Completo
sheet-movement-charge = Cargar
sheet-movement-run = Correr
sheet-movement-traits = Rasgos de movimiento
sheet-initiative-modifiers = Modificadores de Iniciativa
sheet-flight-trait = Rasgo de vuelo
sheet-flight-speed = Velocidad de vuelo
sheet-altitude = Altitud
sheet-own-height = Altura
sheet-added-index = Rasgo de carga
sheet-load = Carga
    .help = Déjala vacía si en la mesa no se llevan cuentas de pesos.
sheet-load-state = Lo que hace la carga
sheet-encumbered = Abrumado
    .help = Lo pone la dirección; si queda abierto, decide la carga.
sheet-heavy-gear = Armadura o equipo pesado
sheet-notes = Notas

# Tablas

table-difficulty = Dificultad
table-movement = Movimiento en metros por asalto
table-narrative-movement = Movimiento narrativo
table-weights = Pesos en kilogramos
table-falling = Caídas
table-skills = Habilidades
column-step = Grado
column-modifier = Modificador
column-bonus = Bono
column-half = Movimiento Medio
column-full = Movimiento Completo
column-charge = Cargar
column-run = Correr
column-metres-per-minute = Metros por minuto
column-metres-per-hour = Metros por hora
column-metres-per-day = Metros por día
column-index = Índice
column-carry = Llevar
column-lift = Levantar
column-push = Empujar
column-metres-up-to = Metros, hasta
column-added = Se suma a 1d10
column-skill = Habilidad
column-characteristic = Característica
column-skill-type = Clase

# Habilidades

skill-climb = Trepar
skill-swim = Nadar
skill-awareness = Alerta
skill-carouse = Jolgorio
skill-charm = Encanto
skill-command = Mando
skill-concealment = Ocultarse
skill-contortionist = Contorsionismo
skill-deceive = Engañar
skill-dodge = Esquivar
skill-evaluate = Evaluar
skill-gamble = Apostar
skill-inquiry = Indagar
skill-intimidate = Intimidar
skill-logic = Lógica
skill-scrutiny = Escrutinio
skill-search = Buscar
skill-silent-move = Movimiento Silencioso
skill-acrobatics = Acrobacias
skill-chem-use = Química
skill-ciphers = Códigos
skill-common-lore = Saber Popular
skill-demolition = Demolición
skill-drive = Conducir
skill-forbidden-lore = Saber Prohibido
skill-interrogation = Interrogar
skill-invocation = Invocación
skill-lip-reading = Leer los Labios
skill-literacy = Alfabetización
skill-medicae = Medicae
skill-navigation = Navegación
skill-performer = Artista
skill-pilot = Pilotar
skill-psyniscience = Psiniscencia
skill-scholastic-lore = Saber Académico
skill-security = Seguridad
skill-shadowing = Seguimiento
skill-sleight-of-hand = Juego de Manos
skill-speak-language = Hablar Idioma
skill-survival = Supervivencia
skill-tactics = Tácticas
skill-tech-use = Tecnología
skill-tracking = Rastrear
skill-trade = Oficio
