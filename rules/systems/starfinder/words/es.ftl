# Movimiento y posición en una cuadrícula, tal como los juega una mesa por mensajes.
system-starfinder = Starfinder: movimiento

## Reglas de la casa
house-hampered-diagonal = Diagonales hacia terreno lento
    .help = Cuánto cuesta una diagonal doblada y si cuenta en la serie 1-2-1-2 de las diagonales.
choice-pair = cuesta 3 (6, 12…) y no toca la serie
choice-alternate-times-multiplier = cuesta 1 o 2 según la serie, doblado, y cuenta
choice-fixed-three-toggle = cuesta 3 (6, 12…) y cuenta
house-diagonal-count-scope = Dónde vuelve a empezar la serie de diagonales
    .help = La serie 1-2-1-2 sigue por todas las acciones de movimiento del turno, o empieza de nuevo en cada acción.
choice-diagonal-count-scope-turn = en cada turno
choice-diagonal-count-scope-action = en cada acción
house-multi-square-terrain = Terreno lento bajo criaturas grandes
    .help = Qué casillas de una criatura de varias casillas deciden lo lento que es su paso.
choice-destination-footprint = todas las que ocupa después
choice-newly-entered = solo aquellas en las que entra
house-reach-3m-exception = Diagonales y alcance de 3 m
    .help = Un alcance de 3 m exactos llega a la segunda casilla de una diagonal.
house-sub-square-reach-weapon = Armas de alcance en manos menudas
    .help = Hasta dónde llega una criatura menor que Pequeña con un arma con la propiedad alcance.
choice-plus-1-5 = su alcance natural y 1,5 m
choice-flat-3 = 3 m
house-full-fill-blocks-corner = Esquinas de quien llena su casilla
    .help = Nadie pasa en diagonal junto a una criatura que no deja hueco en su casilla.
house-guarded-step-into-difficult = Pasos cautelosos en terreno lento
    .help = Un paso cauteloso puede ir adonde un paso cuesta más.
house-default-manoeuvrability = Voladores sin clase
    .help = La maniobrabilidad de quien vuela y no tiene ninguna anotada.
house-pursuit-min-rounds = Asaltos antes de decidir una persecución
    .help = Cuántos asaltos dura una persecución entre iguales antes de que decida la Destreza.
house-pursuit-tie = Empate en la persecución
    .help = Qué pasa cuando los dos lados igualan su total de Destreza.
choice-continue = la persecución sigue
choice-pursuer = ganan los perseguidores
choice-fleeing = gana quien huye
house-hustle-counts-as-travel = El paso ligero cuenta como viaje
    .help = Las horas a paso ligero cuentan para las ocho horas de marcha del día.
house-trail-vehicles = Vehículos por un sendero
    .help = Qué columna de la tabla de terrenos usan los vehículos en un sendero.

## Opciones
choice-fine = Fino
choice-diminutive = Diminuto
choice-tiny = Muy pequeño
choice-small = Pequeño
choice-medium = Mediano
choice-large = Grande
choice-huge = Enorme
choice-gargantuan = Gigantesco
choice-colossal = Colosal
choice-tall = alta
choice-long = larga
choice-weapon-none = sin arma
choice-unarmed = ataque sin armas
choice-natural = arma natural
choice-melee = arma cuerpo a cuerpo
choice-reach-weapon = arma con la propiedad alcance
choice-load-none = sin carga
choice-encumbered = impedido
choice-overburdened = sobrecargado
choice-blinded = cegado
choice-entangled = enmarañado
choice-exhausted = exhausto
choice-fatigued = fatigado
choice-flat-footed = desprevenido
choice-grappled = apresado
choice-helpless = indefenso
choice-paralysed = paralizado
choice-pinned = sujeto
choice-prone = tumbado
choice-total-defence = defensa total
choice-unconscious = inconsciente
choice-land = tierra
choice-climb = trepar
choice-swim = nadar
choice-burrow = excavar
choice-fly = volar
choice-zero = gravedad cero
choice-low = gravedad baja
choice-normal = gravedad normal
choice-high = gravedad alta
choice-extreme = gravedad extrema
choice-standard = acción estándar
choice-swift = acción rápida
choice-full = acción completa
choice-move = movimiento
choice-double-move = doble movimiento
choice-run = correr
choice-withdraw = retirada
choice-crawl = arrastrarse
choice-stay = quedarse
choice-walk = caminar
choice-hustle = ir a paso ligero
choice-round = asalto
choice-minute = minuto
choice-hour = hora
choice-rounds = asaltos
choice-day = un día
choice-action-hour = nadar durante una hora
choice-open = suelo abierto
choice-kind-blocked = cerrada, de esquinas blandas
choice-blocked = una casilla cerrada
choice-solid = sólido
choice-soil = tierra
choice-rock = roca
choice-n = norte
choice-ne = noreste
choice-e = este
choice-se = sureste
choice-s = sur
choice-sw = suroeste
choice-w = oeste
choice-nw = noroeste
choice-up = arriba
choice-down = abajo
choice-ranged-attack = ataque a distancia
choice-spell = conjuro
choice-spell-like-ability = aptitud sortílega
choice-melee-attack = ataque cuerpo a cuerpo
choice-stand-up = levantarse
choice-other = otra cosa
choice-past = junto a oponentes
choice-through = por la casilla de un oponente
choice-foot = a pie
choice-mount = a caballo
choice-small-crew-vehicle = vehículo de tripulación reducida
choice-large-crew-vehicle = vehículo grande con turnos
choice-desert = desierto
choice-forest = bosque
choice-dense-forest = bosque denso
choice-hills = colinas
choice-marsh = pantano
choice-mountains = montaña
choice-plains = llanura
choice-urban = urbano
choice-highway = carretera principal
choice-road = camino
choice-trail = sendero
choice-trackless = sin senderos
choice-calm = agua en calma
choice-rough = agua agitada
choice-stormy = agua tormentosa
choice-maelstrom = vorágine
choice-light-debris = pocos restos flotantes
choice-heavy-debris = muchos restos flotantes
choice-with-current = a favor de la corriente
choice-against-current = contra la corriente
choice-against-jet = contra un chorro de agua
choice-slope = cuesta empinada, escala, cuerda con nudos junto a una pared
choice-braced-rope = cuerda junto a una pared, cuerda con nudos sin ella
choice-rough-wall = pared con buenos agarres, cuerda lisa sin pared
choice-narrow-holds = pared de ladrillo o piedra
choice-smooth-wall = pared con pocos agarres, casco de nave, hielo
choice-overhang = saliente, techo con agarres
choice-perfectly-smooth = superficie lisa del todo
choice-opposite-walls = entre dos paredes enfrentadas
choice-corner = en un rincón
choice-low-gravity = gravedad baja o cero
choice-high-gravity = gravedad alta
choice-wet = mojado
choice-icy = helado
choice-strong-wind = viento fuerte
choice-severe-wind = viento severo
choice-windstorm = vendaval
choice-hurricane = huracán
choice-tornado = tornado
choice-light = viento ligero o moderado
choice-strong = viento fuerte
choice-severe = viento severo
choice-hover = flotar
choice-avoid-falling-damage = evitar el daño por caída
choice-move-in-wind = moverse con el viento
choice-clumsy = torpe
choice-average = promedio
choice-perfect = perfecta
choice-roll = tirar
choice-take-10 = elegir 10
choice-take-20 = elegir 20
choice-pc = personaje jugador
choice-npc = PNJ
choice-march = marcha
choice-reaction = reacción
choice-part-of-move = parte del movimiento
choice-acting-creature = quien actúa

## Resultados
choice-no-opportunity = ningún ataque de oportunidad
choice-provokes = provoca
choice-passes = pasa
choice-stops-and-provokes = se detiene y provoca
choice-escapes = escapa
choice-caught = cae en sus manos
choice-continues = la persecución sigue
choice-gm-decides = decide la dirección
choice-keep-counting = la persecución sigue
choice-dexterity-check = decide la Destreza
choice-constitution-check = decide la Constitución
choice-moves = se mueve
choice-no-progress = sin avance
choice-sinks = se hunde
choice-swims-on = sigue nadando
choice-tires = se cansa
choice-climbs = trepa
choice-falls = cae
choice-hovers = flota
choice-no-damage = sin daño
choice-full-damage = daño completo
choice-no-move = no avanza
choice-blown-away = arrastrado por el viento

## Qué hay en contra de un paso, un camino, un lugar
choice-not-adjacent = no es una casilla vecina
choice-out-of-map = fuera del mapa
choice-wrong-mode = no con este modo de moverse
choice-too-narrow = demasiado estrecho
choice-wall = una pared
choice-hard-corner = una esquina rígida
choice-fills-square = una criatura que llena su casilla
choice-occupied = una casilla ocupada
choice-illegal-end = un espacio ilegal para detenerse
choice-square-full = una casilla llena
choice-no-path = ningún camino
choice-over-budget = más que el movimiento
choice-not-straight = no es línea recta
choice-difficult-on-run = terreno difícil al correr
choice-squeezed-on-run = apretujarse al correr
choice-slowed = un paso lento
choice-not-closing = no se acerca al objetivo
choice-passes-reach = el objetivo ya estaba al alcance
choice-too-short = demasiado corta
choice-target-not-reached = el objetivo no queda al alcance
choice-full-action-stands-alone = una acción completa va sola
choice-too-many-actions = demasiadas acciones
choice-cannot-move = no puede moverse
choice-zero-gravity = gravedad cero
choice-mode = este modo de moverse

## Datos
field-size = Tamaño
field-body = Complexión
    .help = Las criaturas largas, como las que andan a cuatro patas, alcanzan menos que las altas.
field-space = Espacio
    .help = Lado del espacio propio de la criatura, en metros; vacío: el de su tamaño.
field-natural-reach = Alcance natural
    .help = Alcance propio de la criatura, en metros; vacío: el de su tamaño y complexión.
field-weapon = Arma
field-tiny = Criaturas Muy pequeñas
field-diminutive = Criaturas Diminutas
field-fine = Criaturas Finas
field-conditions = Estados
field-load = Carga
field-base = Velocidad base
field-mode = Modo de moverse
field-skill-check-mode = Cómo se hace
field-modes = Modos de moverse
field-modifiers = Modificadores
field-label = Motivo
field-value = Valor
field-gravity = Gravedad
field-ground = Suelo
field-actions = Acciones
field-speed = Velocidad
    .help = Velocidad efectiva en metros: ya cuenta los estados, la carga y la gravedad.
field-overland-speed-speed = Velocidad
    .help = A pie la tuya, a caballo la de la montura.
field-gait = Paso
field-scale = Escala
field-pursuit-scale = Cuánto dura la persecución
field-count = Cuántos
    .help = Asaltos o minutos.
field-distance = Distancia
field-from = Desde
field-to = Hasta
field-square = Casilla
    .help = Columna, fila y, sobre el suelo, nivel; de una criatura grande, la casilla más al noroeste y más baja.
field-origin = Visto desde
field-candidates = Criaturas o casillas
field-id = Nombre
field-steps = Pasos
field-diagonal = Diagonal
field-doublings = Veces doblado
    .help = Cuántas veces se dobla el coste de entrar en la casilla.
field-fly-doublings = Veces doblado al volar
field-parity = Diagonales anteriores, pares o impares
    .help = 0: la próxima diagonal cuesta 1. 1: cuesta 2.
field-passage = Anchura del paso
field-grid = Mapa
field-width = Anchura
field-height = Altura
field-fall-height = Altura de la caída
field-rows = Filas
    .help = Una línea de caracteres por fila, el norte primero.
field-legend = Leyenda
field-kind = Clase
field-tumble-check-kind = Voltereta
field-walls = Paredes
    .help = Pares de casillas con una pared delgada entre ellas.
field-creatures = Criaturas
field-side = Bando
    .help = Las criaturas de un bando son aliadas; «neutral» no es aliado ni oponente de nadie.
field-reach-weapon = Arma de alcance en mano
field-armed = Amenaza (arma en mano, armas naturales)
field-reaction = Conserva su reacción
field-obstacle = Obstáculo si está indefensa
    .help = Vacío: de Enorme en adelante.
field-fills-square = Llena su casilla
field-squeezed = Apretujada
field-incorporeal = Incorpórea
field-burrow-rock = Excava roca
field-leaves-tunnel = Deja túnel
field-creature = Criatura
field-mover = Quién se mueve
field-path = Camino
    .help = Casillas una tras otra, empezando por aquella en la que está la criatura.
field-action = Acción
field-squeezed-at = Apretujada en
    .help = Números de las casillas del camino, después de la primera, en las que una criatura grande se apretuja.
field-tumbled = Volteretas logradas
    .help = Oponentes junto a los que una voltereta ha tenido éxito.
field-tumble-full-speed = Voltereta a toda velocidad
field-covered-from = No frente a
    .help = Vigilantes que no advierten a quien se mueve o ante los que tiene cobertura.
field-unseen = No vistos por quien se mueve
field-goal = Meta
field-allow-squeeze = Puede apretujarse
field-stopped-at = Detenida en
    .help = Número de la casilla del camino; la primera tiene el número 0.
field-direction = Dirección
field-target = Objetivo
field-heading = Dirección primaria
    .help = Se elige al principio del turno; vacío: el primer paso es libre.
field-actor = Quién actúa
field-event = Qué ocurre
field-challenge-ratings = Valores de desafío de los oponentes
    .help = Junto a oponentes: todos los que amenazan la zona. Por una casilla: el de esa casilla.
field-earlier = Zonas ya pasadas con volteretas en este asalto
field-full-speed = A toda velocidad
field-prone = Tumbado
field-acrobatics = Bonificador de Acrobacias
field-fly-check-acrobatics = Bonificador de Acrobacias
    .help = Sin lo que suma o resta la maniobrabilidad.
field-constitution = Constitución
field-local-run-round-constitution = Constitución
    .help = Vacío: no tiene esa puntuación; una criatura así corre sin límite.
field-pace = Ritmo
field-state = Estado
field-rounds-run = Asaltos corridos
field-checks = Pruebas hasta ahora
field-rest-left = Asaltos de descanso pendientes
field-idle-rounds = Asaltos sin correr
field-means = Medio de viaje
field-per-hour = Metros por hora
    .help = Solo para vehículos, en terreno cómodo.
field-terrain = Terreno
field-route = Ruta
field-speeds = Velocidades
    .help = De quienes viajan o de sus monturas; la más lenta marca el paso.
field-legs = Etapas del viaje
field-hours-before = Horas anteriores
    .help = Horas de viaje de hoy.
field-hustle-hours-hours-before = Horas anteriores
    .help = Horas a paso ligero desde el último sueño.
field-hustle-before = Horas anteriores a paso ligero
    .help = Desde el último sueño.
field-hour = Hora de la marcha de hoy
field-stamina = Puntos de aguante
field-stamina-max = Puntos de aguante, máximo
field-hit-points = Puntos de golpe
field-hit-points-max = Puntos de golpe, máximo
field-hustle-damage = Daño por el paso ligero
field-march-damage = Daño por la marcha forzada
field-other-fatigue = Fatiga por otro motivo
field-hours = Horas
field-damage = Daño
field-stamina-regained = Puntos de aguante recuperados
field-hit-points-regained = Puntos de golpe recuperados
field-fleeing-speed = Velocidad de quien huye
field-pursuer-speeds = Velocidades de los perseguidores
field-rounds = Asaltos de persecución hasta ahora
field-vehicles = Persecución de vehículos
field-circumstance = Algo ayuda al lado más lento
field-fleeing = Perseguido
field-score = Puntuación
field-pursuers = Perseguidores
field-athletics = Bonificador de Atletismo
    .help = Sin los 8 de una velocidad de nadar o de trepar.
field-land-speed = Velocidad terrestre
field-swim-speed = Velocidad de nadar
field-climb-speed = Velocidad de trepar
field-water = Agua
field-circumstances = Circunstancias
field-pressed = Con amenaza o distracción
field-take-10 = Elegir 10
field-surface = Superficie
field-accelerated = Acelerado
    .help = El doble de la velocidad de trepar, con −5 en la prueba.
field-task = Tarea
field-manoeuvrability = Maniobrabilidad
    .help = Vacío: la clase que la campaña da a quien vuela sin tener ninguna.
field-wind = Viento
field-turbulence = Turbulencia
    .help = Aire revuelto o restos, se suma a la CD.
field-unconscious = Inconsciente
field-swift = Como acción rápida
field-avoided = Daño por caída evitado
field-dc = CD
field-ability-modifier = Modificador de característica
field-ranks = Rangos
field-class-skill = Habilidad de clase
field-armour-penalty = Penalizador por armadura
field-trained-only = Solo con entrenamiento
field-always-take-10 = Siempre puede elegir 10
field-failure-costs = Fallar tiene un precio
field-acting-bonus = Bonificador de quien actúa
field-opposing-bonus = Bonificador del otro lado
field-other = Otros modificadores
modifier-conditions = estados y carga
modifier-other = otro

## Resultados con nombre
outcome-order = Puesto del tamaño
outcome-side-squares = Casillas por lado
outcome-per-square = Criaturas por casilla
outcome-natural-reach-squares = Alcance natural en casillas
outcome-height-min = Altura o longitud desde
outcome-height-max = Altura o longitud hasta
outcome-weight-min = Peso desde
outcome-weight-max = Peso hasta
outcome-reach = Alcance
outcome-reach-squares = Alcance en casillas
outcome-threatens = Amenaza
outcome-can-flank = Puede flanquear
outcome-open-ground-count = Casillas amenazadas en terreno abierto
outcome-used = Parte ocupada de la casilla
outcome-fits = Cabe
outcome-room = Sitio para
outcome-strength-checks = Pruebas de Fuerza
outcome-dexterity-checks = Pruebas de Destreza
outcome-constitution-checks = Pruebas de Constitución
outcome-attack = Ataque
outcome-melee-damage = Daño cuerpo a cuerpo
outcome-armour-class = Clase de armadura
outcome-reflex = Reflejos
outcome-initiative = Iniciativa
outcome-can-move = Puede moverse
outcome-can-run-or-charge = Puede correr o cargar
outcome-can-react = Puede reaccionar
outcome-may-be-crossed = Otros pueden pasar
outcome-may-be-shared = Otros pueden detenerse allí
outcome-crawl-only = Solo puede arrastrarse
outcome-can-tumble = Puede hacer volteretas
outcome-speed-halvings = Veces que la velocidad se divide
outcome-squares = Casillas
outcome-feet = Pies
outcome-metres = Metros
outcome-halvings = Veces dividida
outcome-move-squares = Movimiento
outcome-double-move-squares = Doble movimiento
outcome-withdraw-squares = Retirada
outcome-run-squares = Carrera
outcome-charge-squares = Carga
outcome-no-run = No puede correr por
outcome-no-charge = No puede cargar por
outcome-legal = Permitido
outcome-problem = Problema
outcome-problems = Problemas
outcome-reason = Motivo
outcome-left = Queda
outcome-double-move = Doble movimiento
outcome-rate = Metros por asalto o minuto
outcome-time = Asaltos o minutos
outcome-gaps = Huecos en los tres ejes
outcome-adjacent = Adyacentes
outcome-overlapping = Superpuestas
outcome-nearest = Más cercanas
outcome-choice = Quién elige
outcome-costs = Coste de cada paso
outcome-totals = Suma de los pasos
outcome-cost = Coste en casillas
outcome-cost-metres = Coste en metros
outcome-cost-feet = Coste en pies
outcome-parity = Diagonales después, pares o impares
outcome-allowed = Permitido
outcome-narrowest = Paso más estrecho
outcome-count = Número de casillas
outcome-budget = Movimiento en casillas
outcome-affordable-steps = Pasos dentro del movimiento
outcome-stop-square = Última casilla dentro del movimiento
outcome-last-legal-step = Último paso donde se puede parar
outcome-last-legal-square = Última casilla donde se puede parar
outcome-squeezed-steps = Apretujada en los pasos
outcome-opportunities = Ataques de oportunidad
outcome-flat-footed = Desprevenido
outcome-tunnel = Túnel
outcome-found = Encontrado
outcome-within-budget = Dentro del movimiento
outcome-squeezed-squares = Casillas apretujándose
outcome-step = Paso
outcome-moved-back = Pasos atrás
outcome-could-stop = Podía parar allí
outcome-ordinary-cost = Coste corriente
outcome-attack-modifier = Modificador de ataque
outcome-armour-class-modifier = Modificador de la clase de armadura
outcome-turns = Giros
outcome-ascents = Ascensos
outcome-must-hover = Debe flotar
outcome-provokes = Provoca
outcome-watchers = Quién puede golpear
outcome-bonus = Bonificador
outcome-total = Total
outcome-success = Éxito
outcome-margin = Margen
outcome-result = Resultado
outcome-half-speed = A media velocidad
outcome-checked = Prueba hecha
outcome-must-rest = Debe descansar
outcome-reset = Aliento recuperado
outcome-factor = Factor
outcome-column = Columna
outcome-day-hours = Horas de un día
outcome-per-day = Metros al día
outcome-slowest = Velocidad más lenta
outcome-factors = Factores
outcome-rates = Metros por hora
outcome-leg-hours = Horas de cada etapa
outcome-hustle-hours = Horas a paso ligero
outcome-full-days = Días completos
outcome-remaining-hours = Horas restantes
outcome-march-dcs = CD de la marcha forzada
outcome-damages = Daño de cada hora
outcome-hours-done = Horas hechas
outcome-hours-total = Horas en total
outcome-fatigued = Fatigado
outcome-lost = Puntos perdidos
outcome-stable = Estable
outcome-recovered = Puntos recuperados
outcome-ended = Saldado
outcome-fastest-pursuer = Perseguidor más rápido
outcome-rounds-needed = Asaltos hasta decidir
outcome-fleeing-total = Total de quien huye
outcome-pursuer-totals = Totales de los perseguidores
outcome-best-pursuer = Mejor perseguidor
outcome-tie = Empate
outcome-check-needed = Hace falta una prueba
outcome-hazardous = Peligroso
outcome-automatic = Sin prueba
outcome-blown = Metros de arrastre
outcome-dice = Dados
outcome-rolled = Tirado
outcome-modifier = Modificador
outcome-class-bonus = Bonificador de habilidad de clase
outcome-time-factor = Veces el tiempo
outcome-acting-total = Total de quien actúa
outcome-opposing-total = Total del otro lado

## Dados
purpose-acrobatics = Acrobacias
purpose-athletics = Atletismo
purpose-constitution = Constitución
purpose-check = prueba
purpose-fleeing-side = quien huye
purpose-pursuer = perseguidor
purpose-acting-side = quien actúa
purpose-opposing-side = el otro lado
purpose-march-damage = daño de la marcha
purpose-non-lethal-damage = daño no letal
purpose-distance = distancia
purpose-damage = daño
purpose-fall = caída

## Negativas
reason-cannot-move = En su estado la criatura no puede moverse: libérala o despiértala antes.
reason-zero-gravity = En gravedad cero nadie camina: elige otro modo de moverse o las reglas de la gravedad cero.
reason-prone = La criatura está tumbada: puede arrastrarse, o levantarse antes.
reason-cannot-see = Una criatura cegada ni corre, ni carga, ni se retira.
reason-not-prone = Solo se arrastra quien está tumbado: elige otra acción.
reason-mode-cannot-run = Trepando o excavando no se corre: elige otra acción.
reason-condition-forbids-run = Con fatiga, agotamiento o enmarañado no se corre: elige otra acción.
reason-condition-forbids-charge = Con fatiga, agotamiento o enmarañado no se carga: muévete.
reason-not-adjacent = Esa casilla no es vecina.
reason-out-of-map = Eso queda fuera del mapa.
reason-blocked = En esa casilla no se puede entrar.
reason-wrong-mode = En esa casilla no se entra con este modo de moverse.
reason-too-narrow = El paso mide menos de la mitad que la criatura.
reason-wall = Hay una pared en medio.
reason-hard-corner = Una esquina rígida impide la diagonal: rodéala.
reason-fills-square = Una criatura llena esa casilla y no deja hueco.
reason-occupied = Alguien está allí y no deja pasar a la criatura.
reason-illegal-end = Alguien está allí: la criatura no puede detenerse en esa casilla.
reason-square-full = En una casilla no caben tantas criaturas menudas.
reason-no-path = Ningún camino lleva allí.
reason-over-budget = El camino es más largo que el movimiento.
reason-not-straight = Se corre en línea recta.
reason-difficult-on-run = No se corre por terreno difícil.
reason-squeezed-on-run = Nadie corre mientras se apretuja.
reason-slowed = No se carga por terreno lento ni apretujándose.
reason-not-closing = Cada paso de una carga acerca al objetivo.
reason-passes-reach = La carga acaba en la primera casilla desde la que se alcanza al objetivo.
reason-too-short = Una carga recorre al menos dos casillas.
reason-target-not-reached = Al final de la carga el objetivo no queda al alcance.
reason-slowed-step = Un paso cauteloso no va a terreno lento: muévete de forma corriente.
reason-full-action-stands-alone = Una acción completa no deja sitio a otra.
reason-too-many-actions = Tantas acciones no caben en un turno.
reason-encumbered = Con carga no se hacen volteretas: déjala antes.
reason-resting = Quien corría aún recupera el aliento: haz un solo movimiento o quédate.
reason-vehicle-gait = Los vehículos no van a paso ligero ni corren: elige caminar.
reason-no-speed = A esa velocidad no se llega a ningún sitio: revisa las velocidades.
reason-unconscious = La criatura está inconsciente.
reason-vehicle-chase = Las persecuciones de vehículos tienen sus propias reglas.
reason-too-early = La persecución aún no dura { $rounds } { $rounds ->
        [one] asalto
       *[other] asaltos
    }.
reason-run-needs-swim-speed = Solo con velocidad de nadar se corre por el agua.
reason-take-10-water = En agua tormentosa no se elige 10: tira.
reason-too-smooth = Una superficie lisa del todo no se trepa.
reason-needs-climb-speed = Solo se acelera con velocidad de trepar.
reason-take-10-pressed = Con amenaza o distracción no se elige 10: tira.
reason-clumsy-hover = Quien vuela con torpeza no puede flotar.
reason-swift-needs-perfect = Solo quien vuela con maniobrabilidad perfecta flota como acción rápida.
reason-take-10-wind = Con un viento tan fuerte no se elige 10: tira.
reason-untrained = Sin ningún rango no se puede intentar.
reason-take-20-pressed = Con amenaza o distracción no se elige 20: tira.
reason-take-20-risk = Si fallar tiene un precio, no se elige 20: tira o elige 10.
error-not-above = { $field }: debe ser mayor que { $least } y como mucho { $most }.
error-not-a-multiple = { $field }: debe ser múltiplo de { $step }.
error-not-a-square = { $field }: se esperan números enteros de columna, fila y, si acaso, nivel.
error-not-a-wall = { $field }: una pared va entre dos casillas del mapa que comparten un lado.
error-rows = { $field }: debe haber { $expected }, la altura del mapa.
error-row-width = { $field }: cada fila debe tener { $expected } caracteres, la anchura del mapa.
error-not-in-legend = { $field }: la leyenda no conoce el carácter «{ $character }».
error-squeezed-alone = { $field }: solo las criaturas de varias casillas tienen una forma menor.
error-off-the-map = { $field }: la criatura entera debe estar en el mapa.
error-not-on-the-map = { $field }: no hay ninguna criatura «{ $creature }» en el mapa.
error-is-the-mover = { $field }: «{ $creature }» es quien se mueve.
error-not-an-opponent = { $field }: «{ $creature }» no es un oponente.
error-path-starts-elsewhere = { $field }: debe empezar donde está la criatura, en la columna { $x }, fila { $y }.
error-flight-starts-elsewhere = { $field }: debe empezar donde está la criatura, en la columna { $x }, fila { $y }, nivel { $z }.
error-not-a-step = { $field }: el camino no tiene casilla con ese número; la última es la { $last }.
error-crawl-mode = { $field }: solo se arrastra uno por tierra.
error-through-one = { $field }: por una casilla se pasa junto a un solo oponente.
error-speed-by-means = { $field }: a pie o a caballo hace falta una velocidad, con vehículos los metros por hora; nunca ambas cosas.
error-above-maximum = { $field }: no puede superar el máximo de { $most }.
error-needs-land-speed = { $field }: hace falta si no hay una velocidad propia para esto.
error-swift-hover = { $field }: solo flotar puede ser una acción rápida.

## Reglas y sus frases
rule-size-data = Tamaño
    .summary = Espacio, alcance natural, altura y peso de un tamaño.
sentence-size-data = { WORD($size) }: un espacio de { $space } m, { $side_squares ->
        [one] 1 casilla
       *[other] { $side_squares } casillas
    } por lado y un alcance natural de { $natural_reach } m.
rule-reach = Alcance
    .summary = Hasta dónde llega una criatura con un arma y si amenaza.
sentence-reach = { $threatens ->
        [yes] Un alcance de { $reach } m: en terreno abierto amenaza { $open_ground_count } casillas.
       *[no] Un alcance de { $reach } m, sin amenazar casilla alguna.
    }
rule-square-capacity = Compartir casilla
    .summary = Cuántas criaturas menores que Pequeñas caben en una casilla.
sentence-square-capacity = { $fits ->
        [yes] Caben en una casilla; aún cabrían, de Muy pequeñas { $room_tiny }, de Diminutas { $room_diminutive } o de Finas { $room_fine }.
       *[no] No caben en una casilla.
    }
rule-condition-effects = Efectos de los estados
    .summary = Qué hacen los estados y la carga con las pruebas, los ataques, el movimiento y las reacciones.
sentence-condition-effects = { $can_move ->
        [yes] La criatura puede moverse; clase de armadura { $armour_class }, ataques { $attack }, pruebas de Fuerza { $strength_checks }, pruebas de Destreza { $dexterity_checks }.
       *[no] La criatura no puede moverse; clase de armadura { $armour_class }, ataques { $attack }, pruebas de Fuerza { $strength_checks }, pruebas de Destreza { $dexterity_checks }.
    }
rule-speed = Velocidad efectiva
    .summary = La velocidad efectiva y cuántas casillas vale cada forma de moverse.
sentence-speed = { $can_move ->
        [yes] Velocidad { $speed } m: { $move_squares ->
            [one] 1 casilla
           *[other] { $move_squares } casillas
        } con un movimiento, { $double_move_squares } con un doble movimiento, { $run_squares ->
            [none] sin poder correr.
           *[other] { $run_squares } corriendo.
        }
       *[no] Velocidad { $speed } m, pero la criatura no puede moverse.
    }
rule-turn-actions = Acciones de un turno
    .summary = Si estas acciones caben en un turno y qué cabe aún.
sentence-turn-actions = { $problem ->
        [full-action-stands-alone] Estas acciones no forman un turno: una acción completa va sola.
        [too-many-actions] Estas acciones son demasiadas para un turno.
       *[other] Estas acciones caben en un turno; quedan: estándar { $left_standard }, de movimiento { $left_move }, rápida { $left_swift }, completa { $left_full }.
    }
rule-gait-distance = Distancia de un paso
    .summary = Hasta dónde se llega caminando, a paso ligero o corriendo en asaltos o minutos.
sentence-gait-distance = { $gait ->
        [walk] Caminando
        [hustle] A paso ligero
       *[run] Corriendo
    }, { $scale ->
        [round] { $count ->
            [one] 1 asalto
           *[other] { $count } asaltos
        }
       *[minute] { $count ->
            [one] 1 minuto
           *[other] { $count } minutos
        }
    }: { $distance } m, { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    }.
rule-distance = Distancia
    .summary = A qué distancia están dos criaturas o casillas.
sentence-distance = { $overlapping ->
        [yes] Están en la misma casilla.
       *[no] La distancia es de { $squares ->
            [one] 1 casilla
           *[other] { $squares } casillas
        }, { $metres } m.
    }
rule-nearest = Criatura más cercana
    .summary = Cuál de varias criaturas o casillas está más cerca y quién elige entre iguales.
sentence-nearest = { $nearest_count ->
        [one] Lo más cercano es { $nearest }, a { $squares ->
            [one] 1 casilla
           *[other] { $squares } casillas
        }.
       *[other] Igual de cerca están { $nearest }, a { $squares ->
            [one] 1 casilla
           *[other] { $squares } casillas
        }: elige quien actúa.
    }
rule-step-cost = Coste de unos pasos
    .summary = Lo que cuesta una serie de pasos, sin mapa.
sentence-step-cost = { $costs_count ->
        [one] El paso cuesta { $cost ->
            [one] 1 casilla
           *[other] { $cost } casillas
        }, { $cost_metres } m.
       *[other] Los { $costs_count } pasos cuestan { $cost } casillas, { $cost_metres } m.
    }
rule-squeeze = Apretujarse
    .summary = Si una criatura cabe por un paso estrecho.
sentence-squeeze = { $allowed ->
        [yes] { $squeezed ->
            [yes] Pasa apretujándose, a coste doble; su límite son { $narrowest } m.
           *[no] Pasa sin apretujarse.
        }
       *[no] No cabe: el paso tendría que medir { $narrowest } m.
    }
rule-placement = Colocación
    .summary = Si una criatura puede estar en un lugar.
sentence-placement = { $legal ->
        [yes] { $squeezed ->
            [yes] La criatura puede estar allí, apretujada.
           *[no] La criatura puede estar allí.
        }
       *[no] La criatura no puede estar allí: { WORD($reason) }.
    }
rule-threatened-squares = Casillas amenazadas
    .summary = Las casillas que una criatura amenaza en su nivel.
sentence-threatened-squares = { $threatens ->
        [yes] { $creature } amenaza { $count ->
            [one] 1 casilla
           *[other] { $count } casillas
        }, con un alcance de { $reach_squares }.
       *[no] { $creature } no amenaza ninguna casilla.
    }
rule-path-cost = Camino
    .summary = Juzga paso a paso un camino a pie, trepando, nadando o excavando.
sentence-path-cost = { $legal ->
        [yes] { $mover } se mueve { $cost ->
            [one] 1 casilla
           *[other] { $cost } casillas
        } de { $budget } ({ $cost_metres } m), { $opportunities_count ->
            [0] y nadie puede golpear.
            [one] y hay 1 ataque de oportunidad.
           *[other] y hay { $opportunities_count } ataques de oportunidad.
        }
       *[no] Este camino de { $mover } no vale ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemas
        }); { $last_legal_step ->
            [0] la criatura se queda donde está.
           *[other] la criatura puede llegar hasta el paso { $last_legal_step }.
        }
    }
rule-cheapest-path = Camino más barato
    .summary = El menor coste hasta una casilla y un camino que no cuesta más.
sentence-cheapest-path = { $found ->
        [yes] El camino más barato cuesta { $cost ->
            [one] 1 casilla
           *[other] { $cost } casillas
        } ({ $cost_metres } m){ $within_budget ->
            [yes] , dentro del movimiento de { $budget }.
            [no] , más que el movimiento de { $budget }.
           *[none] .
        }
       *[no] { $reason ->
            [illegal-end] Un camino lleva allí, pero { $mover } no puede detenerse en esa casilla.
           *[no-path] Ningún camino lleva allí.
        }
    }
rule-reachable = Al alcance de un movimiento
    .summary = Todas las casillas a las que se llega con el movimiento.
sentence-reachable = { $count ->
        [0] { $mover } no puede detenerse en otro lugar con un movimiento de { $budget }.
        [one] { $mover } puede detenerse en 1 casilla con un movimiento de { $budget }.
       *[other] { $mover } puede detenerse en { $count } casillas con un movimiento de { $budget }.
    }
rule-forced-landing = Movimiento interrumpido
    .summary = Dónde acaba una criatura detenida por el camino.
sentence-forced-landing = { $could_stop ->
        [yes] { $mover } se detiene donde se le cortó el paso.
       *[no] { $mover } retrocede { $moved_back ->
            [one] 1 paso
           *[other] { $moved_back } pasos
        }, hasta la última casilla donde puede estar.
    }
rule-guarded-step = Paso cauteloso
    .summary = Un paso con cuidado que no provoca a nadie.
sentence-guarded-step = { $mover } da un paso cauteloso hacia el { $direction ->
        [n] norte
        [ne] noreste
        [e] este
        [se] sureste
        [s] sur
        [sw] suroeste
        [w] oeste
       *[nw] noroeste
    }, sin provocar.
rule-minimum-move = Movimiento mínimo
    .summary = Un paso por una acción completa, cueste lo que cueste.
sentence-minimum-move = { $mover } gasta una acción completa en un paso, { $opportunities_count ->
        [0] y nadie puede golpear.
        [one] y hay 1 ataque de oportunidad.
       *[other] y hay { $opportunities_count } ataques de oportunidad.
    }
rule-charge = Cargar
    .summary = Juzga paso a paso una carga contra un oponente.
sentence-charge = { $legal ->
        [yes] { $mover } carga contra { $target } por { $cost } casillas: −2 al ataque y −2 a la clase de armadura, { $opportunities_count ->
            [0] y nadie puede golpear por el camino.
            [one] y hay 1 ataque de oportunidad por el camino.
           *[other] y hay { $opportunities_count } ataques de oportunidad por el camino.
        }
       *[no] { $mover } no puede cargar así contra { $target } ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemas
        }).
    }
rule-flight-path = Vuelo
    .summary = Juzga un camino por el aire, con sus giros y ascensos.
sentence-flight-path = { $legal ->
        [yes] { $must_hover ->
            [yes] { $mover } se queda en su sitio en el aire y debe flotar.
           *[no] { $mover } vuela { $cost ->
                [one] 1 casilla
               *[other] { $cost } casillas
            } de { $budget } ({ $cost_metres } m), { $opportunities_count ->
                [0] y nadie puede golpear.
                [one] y hay 1 ataque de oportunidad.
               *[other] y hay { $opportunities_count } ataques de oportunidad.
            }
        }
       *[no] Este vuelo de { $mover } no vale ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemas
        }); { $last_legal_step ->
            [0] la criatura se queda donde está.
           *[other] la criatura puede llegar hasta el paso { $last_legal_step }.
        }
    }
rule-provoking-event = Provocar
    .summary = Quién puede golpear a quien dispara o lanza un conjuro.
sentence-provoking-event = { $provokes ->
        [yes] { $actor } provoca y se expone a { $watchers }.
       *[no] { $actor } no provoca a nadie.
    }
rule-tumble-check = Voltereta
    .summary = Acrobacias para pasar junto a oponentes o por la casilla de uno.
sentence-tumble-check = Voltereta: { $total } contra CD { $dc }, { $result ->
        [no-opportunity] y nadie puede golpear.
        [provokes] y el movimiento provoca.
        [passes] y el camino sigue a través.
       *[stops-and-provokes] y el camino acaba ante el oponente, que puede golpear.
    }
rule-local-run-round = Asalto de carrera
    .summary = Un asalto de correr sin parar o de recuperar el aliento.
sentence-local-run-round = { $success ->
        [yes] Constitución { $total } contra CD { $dc }: la carrera sigue, { $distance } m en este asalto.
        [no] Constitución { $total } contra CD { $dc }: sin aliento tras { $distance } m, faltan { $state_rest_left } asaltos de descanso.
       *[none] { $reset ->
            [yes] { $distance } m en este asalto, y vuelve el aliento.
           *[no] { $must_rest ->
                [yes] { $distance } m en este asalto; de descanso { $state_rest_left ->
                    [one] falta 1 asalto
                   *[other] faltan { $state_rest_left } asaltos
                }.
               *[no] { $distance } m en este asalto, sin prueba.
            }
        }
    }
rule-overland-speed = Velocidad de viaje
    .summary = Hasta dónde se llega en una hora y en un día.
sentence-overland-speed = { $per_hour } m en una hora{ $per_day ->
        [none] .
       *[other] , { $per_day } m en un día de { $day_hours } horas.
    }
rule-overland-travel = Viaje
    .summary = Cuánto dura un viaje de varias etapas y qué cuesta a quienes viajan.
sentence-overland-travel = El viaje dura { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    } a { $day_hours } horas por día{ $march_dcs ->
        [none] , demasiado para hacerlo sin dormir.
       *[other] { $march_dcs_count ->
            [0] .
            [one] , con 1 prueba de marcha forzada si nadie duerme.
           *[other] , con { $march_dcs_count } pruebas de marcha forzada si nadie duerme.
        }
    }
rule-forced-march-hour = Hora de marcha forzada
    .summary = Una hora de camino después de la octava del día.
sentence-forced-march-hour = { $success ->
        [yes] Hora { $hour }: { $total } contra CD { $dc }, y la marcha sigue.
       *[no] Hora { $hour }: { $total } contra CD { $dc }, { $damage } de daño no letal{ $unconscious ->
            [yes] , inconsciente.
           *[no] , con fatiga.
        }
    }
rule-hustle-hours = Horas a paso ligero
    .summary = De viaje a paso ligero, hora por hora.
sentence-hustle-hours = { $hours_done ->
        [one] 1 hora
       *[other] { $hours_done } horas
    } a paso ligero: { $damage ->
        [0] sin daño
       *[other] { $damage } de daño no letal
    }{ $unconscious ->
        [yes] , inconsciente.
       *[no] { $fatigued ->
            [yes] , con fatiga.
           *[no] .
        }
    }
rule-nonlethal-damage = Daño no letal
    .summary = Daño no letal sobre los puntos de aguante y de golpe.
sentence-nonlethal-damage = { $lost ->
        [one] Se pierde 1 punto
       *[other] Se pierden { $lost } puntos
    }: aguante { $stamina }, puntos de golpe { $hit_points }{ $unconscious ->
        [yes] , inconsciente y estable.
       *[no] .
    }
rule-travel-recovery = Recuperación del viaje
    .summary = Puntos recuperados frente al daño del viaje.
sentence-travel-recovery = { $recovered ->
        [one] 1 punto recuperado
       *[other] { $recovered } puntos recuperados
    }: { $fatigued ->
        [yes] la fatiga sigue.
       *[no] ya no hay fatiga.
    }
rule-pursuit = Persecución
    .summary = Cómo se decide una persecución: por velocidad o por una prueba.
sentence-pursuit = { $result ->
        [escapes] Quien huye es más rápido y escapa.
        [caught] Quien huye es más lento y le dan alcance.
        [gm-decides] Quien huye es más lento, pero tiene algo a su favor: decide la dirección.
        [dexterity-check] A igual velocidad: decide la Destreza.
        [constitution-check] A igual velocidad: decide la Constitución.
       *[keep-counting] A igual velocidad: { $rounds_needed ->
            [one] falta 1 asalto
           *[other] faltan { $rounds_needed } asaltos
        } para que decida la Destreza.
    }
rule-pursuit-dexterity = Persecución: Destreza
    .summary = La prueba de una persecución que ya dura unos asaltos.
sentence-pursuit-dexterity = { $fleeing_total } contra { $best_pursuer }: { $result ->
        [escapes] quien huye escapa.
        [caught] a quien huye le dan alcance.
       *[continues] la persecución sigue.
    }
rule-pursuit-constitution = Persecución: Constitución
    .summary = La prueba de una persecución de un día entero.
sentence-pursuit-constitution = { $fleeing_total } contra { $best_pursuer }: { $result ->
        [escapes] quien huye escapa.
       *[caught] a quien huye le dan alcance.
    }
rule-swim = Nadar
    .summary = Nadar con Atletismo o con velocidad de nadar.
sentence-swim = { $total ->
        [none] No hace falta prueba: { $result ->
            [swims-on] quien nada aguanta.
           *[moves] { $distance } m por el agua.
        }
       *[other] Atletismo { $total } contra CD { $dc }: { $result ->
            [moves] { $distance } m por el agua.
            [no-progress] sin avance.
            [sinks] quien nada se hunde.
            [swims-on] quien nada aguanta.
           *[tires] quien nada se cansa y recibe { $damage } de daño no letal.
        }
    }
rule-climb = Trepar
    .summary = Trepar con Atletismo o con velocidad de trepar.
sentence-climb = { $total ->
        [none] No hace falta prueba: { $distance } m trepando.
       *[other] Atletismo { $total } contra CD { $dc }: { $result ->
            [climbs] { $distance } m trepando.
            [no-progress] sin avance.
           *[falls] quien trepa cae.
        }
    }
rule-fly-check = Prueba de vuelo
    .summary = Flotar, suavizar una caída o moverse con viento peligroso.
sentence-fly-check = { $total ->
        [none] No hace falta prueba: { $result ->
            [hovers] quien vuela flota.
            [no-damage] la caída no hace daño.
           *[moves] quien vuela se mueve.
        }
       *[other] Acrobacias { $total } contra CD { $dc }: { $result ->
            [hovers] quien vuela flota.
            [falls] quien vuela cae.
            [no-damage] la caída no hace daño.
            [full-damage] la caída hace todo su daño.
            [moves] quien vuela se mueve.
            [no-move] quien vuela no avanza.
           *[blown-away] el viento arrastra a quien vuela { $blown } m, con { $damage } de daño.
        }
    }
rule-fall = Caída
    .summary = El daño de una caída.
sentence-fall = { $dice ->
        [0] La caída no hace daño.
        [one] La caída tira 1d6 y hace { $damage } de daño.
       *[other] La caída tira { $dice }d6 y hace { $damage } de daño.
    }
rule-ability-check = Prueba de característica
    .summary = Un d20 y un modificador de característica contra una CD.
sentence-ability-check = { $success ->
        [yes] { $total } contra CD { $dc }: éxito, margen { $margin }.
       *[no] { $total } contra CD { $dc }: fallo, margen { $margin }.
    }
rule-skill-check = Prueba de habilidad
    .summary = Una habilidad contra una CD, tirando o eligiendo 10 o 20.
sentence-skill-check = { $success ->
        [yes] { $total } contra CD { $dc }: éxito, margen { $margin }.
       *[no] { $total } contra CD { $dc }: fallo, margen { $margin }.
    }
rule-open-check = Prueba contra alguien
    .summary = Un lado de una prueba enfrentada: un d20 y un bonificador, sin número que alcanzar.
field-open-check-bonus = Bonificador
sentence-open-check = Un total de { $total }.
rule-opposed-check = Prueba enfrentada
    .summary = Un lado contra el otro.
sentence-opposed-check = { $success ->
        [yes] { $acting_total } contra { $opposing_total }: se impone quien actúa.
       *[no] { $acting_total } contra { $opposing_total }: resiste el otro lado.
    }

## Ficha
group-condition = Estado
group-abilities = Características
group-skills = Habilidades
group-person = Persona
group-speeds = Velocidades
group-travel = Viaje
group-traits = Rasgos
group-notes = Notas
sheet-name = Nombre
sheet-kind = Tipo
sheet-strength = Fuerza
sheet-dexterity = Destreza
sheet-constitution = Constitución
    .help = Vacío: una criatura sin esta puntuación.
sheet-intelligence = Inteligencia
sheet-wisdom = Sabiduría
sheet-charisma = Carisma
sheet-strength-modifier = Modificador de Fuerza
sheet-dexterity-modifier = Modificador de Destreza
sheet-constitution-modifier = Modificador de Constitución
sheet-intelligence-modifier = Modificador de Inteligencia
sheet-wisdom-modifier = Modificador de Sabiduría
sheet-charisma-modifier = Modificador de Carisma
sheet-challenge-rating = Valor de desafío
sheet-size = Tamaño
    .help = Los pesos suponen la densidad de un animal; un cuadrúpedo se mide del hocico a la cola.
sheet-body = Complexión
sheet-space = Espacio
sheet-space-override = Espacio propio
    .help = Solo si esta criatura difiere de su tamaño.
sheet-natural-reach = Alcance natural
sheet-natural-reach-override = Alcance natural propio
    .help = Solo si esta criatura difiere de su tamaño y complexión.
sheet-reach = Alcance actual
sheet-armed = Amenaza (arma en mano, armas naturales)
sheet-reach-weapon = Arma de alcance en mano
sheet-land-speed = Velocidad terrestre
sheet-climb-speed = Velocidad de trepar
sheet-swim-speed = Velocidad de nadar
    .help = Una velocidad de nadar no permite respirar agua.
sheet-burrow-speed = Velocidad de excavar
sheet-fly-speed = Velocidad de volar
sheet-effective-speed-land = Velocidad efectiva
sheet-effective-speed-climb = Velocidad efectiva de trepar
sheet-effective-speed-swim = Velocidad efectiva de nadar
sheet-effective-speed-burrow = Velocidad efectiva de excavar
sheet-effective-speed-fly = Velocidad efectiva de volar
sheet-manoeuvrability = Maniobrabilidad
sheet-speed-modifiers = Modificadores de velocidad
    .help = En metros, por armadura, magia y equipo.
sheet-load = Carga
sheet-acrobatics = Acrobacias
sheet-athletics = Atletismo
sheet-acrobatics-bonus = Bonificador de Acrobacias
sheet-athletics-bonus = Bonificador de Atletismo
sheet-stamina = Puntos de aguante
sheet-stamina-max = Puntos de aguante, máximo
sheet-hit-points = Puntos de golpe
sheet-hit-points-max = Puntos de golpe, máximo
sheet-hustle-damage = Daño no letal: paso ligero
sheet-march-damage = Daño no letal: marcha forzada
sheet-hours-today = Horas de viaje hoy
sheet-hustle-hours = Horas a paso ligero desde el último sueño
sheet-run-state = Carrera
sheet-conditions = Estados
ends-prone = Levantarse
sheet-fills-square = Llena su casilla
sheet-obstacle = Obstáculo indefenso
    .help = Vacío: de Enorme en adelante.
sheet-incorporeal = Incorpóreo
sheet-burrow-rock = Excava roca
sheet-leaves-tunnel = Deja túnel
sheet-notes = Notas
offer-hover = Flotar
offer-avoid-falling-damage = Evitar el daño por caída
offer-move-in-wind = Moverse con el viento
offer-tumble-past = Voltereta junto a oponentes
offer-tumble-through = Voltereta por una casilla
offer-opposed-acrobatics = Acrobacias contra alguien
offer-opposed-athletics = Atletismo contra alguien

## Tablas
table-sizes = Tamaños
table-speeds = Velocidades por escala
table-terrain-factors = Terreno y ruta
table-water = Agua
table-swim-circumstances = Circunstancias al nadar
table-surfaces = Superficies para trepar
table-climb-circumstances = Circunstancias al trepar
table-winds = Viento
column-size = Tamaño
column-space = Espacio (m)
column-side = Casillas por lado
column-per-square = Por casilla
column-reach-tall = Alcance, alta (m)
column-reach-long = Alcance, larga (m)
column-height-min = Altura o longitud desde (m)
column-height-max = hasta (m)
column-weight-min = Peso desde (kg)
column-weight-max = hasta (kg)
column-scale = Escala
column-gait = Paso
column-slow = 6 m
column-middle = 9 m
column-fast = 12 m
column-terrain = Terreno
column-highway = Carretera principal
column-road = Camino, sendero
column-trackless = Sin senderos
column-water = Agua
column-dc = CD
column-circumstance = Circunstancia
column-surface = Superficie
column-wind = Viento
