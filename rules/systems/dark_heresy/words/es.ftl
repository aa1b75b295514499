# Dark Heresy, como lo juega por mensajes una mesa.
system-dark-heresy = Dark Heresy

## Reglas de la casa
house-natural-100 = Una tirada de 100
    .help = Si un 100 falla siempre como pifia absoluta, y si el Destino puede cambiarlo.
choice-fumble-blocks-fate = pifia absoluta que el Destino no cambia
choice-fumble = pifia absoluta que el Destino puede cambiar
choice-natural-100-ordinary = una cara como las demás
house-natural-01-succeeds = Un 1 siempre es un éxito
    .help = Una tirada de 1 es un éxito por bajo que sea el objetivo.
house-modifier-cap = Límite de los modificadores
    .help = La suma de los modificadores de una tirada no pasa de este número, ni hacia arriba ni hacia abajo.
choice-30 = 30
choice-60 = 60
house-untrained-skill = Habilidades no adquiridas
    .help = Qué ocurre cuando alguien prueba una habilidad que no ha adquirido.
choice-untrained-skill-half = la mitad de la característica, solo habilidades básicas
choice-minus-20 = −20
choice-refused = no se puede
house-fate-refresh = Los Puntos de Destino vuelven
    .help = Cuándo se recuperan los puntos gastados: en cada sesión, o en cada escena, que encaja con el juego por mensajes.
choice-session = en cada sesión
choice-scene = en cada escena
choice-event-session = una sesión nueva
choice-event-scene = una escena nueva
house-righteous-fury = Furia Virtuosa
    .help = Qué trae un 10 en un dado de daño: una cadena de daño por confirmar, Daño Crítico inmediato, o nada.
choice-classic = confirmada, con más daño
choice-beta = 1d5 de Daño Crítico inmediato
choice-righteous-fury-off = no hay
house-penetration = Penetración
    .help = La penetración de un arma reduce el blindaje que encuentra.
house-reaction-negates = Qué anula una reacción
    .help = Cuántos impactos de un ataque anula una esquiva o una parada.
choice-reaction-negates-one = un impacto
choice-per-degree = un impacto, y uno más por grado
choice-reaction-negates-all = todos los impactos
house-stun-contest-bonus = Bono contra el aturdimiento
    .help = Qué Bono de Característica suma quien se defiende contra la acción Aturdir.
choice-strength = Fuerza
choice-toughness = Resistencia
house-fatigue-limit = Exceso de Fatiga
    .help = El estado de quien tiene más Fatiga que Bono de Resistencia.
house-range-bands = Modificadores por distancia
    .help = La distancia corta, larga y extrema cambian el ataque, y no solo A Bocajarro.
house-non-pistol-in-melee = Disparar cualquier arma cuerpo a cuerpo
    .help = Quien está trabado puede disparar algo más que pistolas, a cambio de ataques gratuitos.
house-called-shot-avoids-ally = El Ataque Localizado evita a los aliados
    .help = Un Ataque Localizado contra un combate cuerpo a cuerpo nunca da a un aliado, por −30 en total.
house-load-limits = Límites de carga
    .help = Demasiadas armas y capas de blindaje estorban, y a partir de un límite no se pueden llevar.

## Opciones
choice-ws = Habilidad de Armas (HA)
choice-bs = Habilidad de Proyectiles (HP)
choice-s = Fuerza (F)
choice-t = Resistencia (R)
choice-ag = Agilidad (Ag)
choice-int = Inteligencia (Int)
choice-per = Percepción (Per)
choice-wp = Voluntad (V)
choice-fel = Empatía (Em)
choice-untrained = no adquirida
choice-trained = adquirida
choice-plus-10 = +10
choice-plus-20 = +20
choice-a = primer bando
choice-b = segundo bando
choice-attacker = atacante
choice-defender = defensor
choice-success = éxito
choice-degrees = grados
choice-bonus = bono
choice-tie = empate
choice-lacks-skill = no tiene la habilidad
choice-no-full-action = no dedica una acción completa
choice-limit = supera el número permitido
choice-reroll = repetir la tirada
choice-initiative-10 = la iniciativa cuenta como 10
choice-add-degree = un grado de éxito más
choice-heal = recuperar heridas
choice-shake-stun = librarse del aturdimiento
choice-highest = el bono más alto
choice-lowest = el bono más bajo
choice-standard-attack = Ataque Normal
choice-guarded-attack = Ataque Cauteloso
choice-all-out-attack = Ataque Total
choice-multiple-attacks = Ataques Múltiples
choice-stun = Aturdir
choice-charge = Carga
choice-knock-down = Derribo
choice-feint = Finta
choice-suppressing-fire = Fuego de Contención
choice-overwatch = Fuego de Oportunidad
choice-grapple = Presa
choice-full-auto-burst = Ráfaga Automática
choice-semi-auto-burst = Ráfaga Semiautomática
choice-grapple-damage = Dañar en presa
choice-defensive-stance = Postura Defensiva
choice-grapple-break-free = Liberarse de la presa
choice-disengage = Abandonar Combate
choice-run = Correr
choice-shove = Hostigar
choice-stand-or-mount = Incorporarse / Montar
choice-move = Movimiento
choice-tactical-advance = Movimiento Táctico
choice-jump = Salto
choice-aim = Apuntar
choice-focus-power = Concentrar Poder
choice-ready = Equipar
choice-reload = Recarga
choice-delay = Reserva
choice-use-skill = Usar una Habilidad
choice-brace-weapon = Afianzar / Desafianzar
choice-clear-jam = Desencasquillar
choice-assist = Prestar ayuda
choice-free-action = Acción libre
choice-dodge = Esquiva
choice-parry = Parada
choice-half-move = Movimiento (media acción)
choice-full-move = Movimiento (acción completa)
choice-attack = ataque
choice-stance = postura
choice-movement = movimiento
choice-misc = otras
choice-full = acción completa
choice-half = media acción
choice-free = acción libre
choice-half-or-full = media acción o acción completa
choice-varies = variable
choice-reaction = reacción
choice-standard = Ataque Normal
choice-guarded = Ataque Cauteloso
choice-all-out = Ataque Total
choice-multiple = Ataques Múltiples
choice-semi-auto = ráfaga semiautomática
choice-full-auto = ráfaga automática
choice-single = tiro a tiro
choice-suppressing = fuego de contención
choice-mode-overwatch = fuego de oportunidad
choice-aim-none = sin apuntar
choice-melee = cuerpo a cuerpo
choice-ranged = a distancia
choice-pistol = pistola
choice-basic = Arma Básica
choice-heavy = Arma Pesada
choice-thrown = arma arrojadiza
choice-grenade = granada
choice-head = cabeza
choice-right-arm = brazo derecho
choice-left-arm = brazo izquierdo
choice-body = cuerpo
choice-right-leg = pierna derecha
choice-left-leg = pierna izquierda
choice-arm = brazo
choice-leg = pierna
choice-two-weapons-none = no
choice-main = con la mano buena
choice-off = con la mano torpe
choice-one = una mano
choice-two = dos manos
choice-point-blank = A Bocajarro
choice-short = corta
choice-normal = normal
choice-long = larga
choice-extreme = extrema
choice-scatter = Dispersión
choice-blast = Explosión
choice-flame = Lanzallamas
choice-knife = cuchillo
choice-damage = daño
choice-pattern = según la tabla
choice-same = todos en el mismo lugar
choice-las = láser
choice-plasma = plasma
choice-melta = fusión
choice-solid = munición sólida
choice-improvised = improvisado
choice-bipod = bípode
choice-tripod = trípode
choice-swift-attack = Ataque Veloz
choice-lightning-attack = Ataque Relámpago
choice-other-move = salir de otro modo
choice-fire-pistol = disparar una pistola
choice-fire-non-pistol = disparar otra arma
choice-armour = blindaje
choice-power-armour = servoarmadura
choice-synskin = Sintepiel
choice-prone = derribado
choice-stunned = aturdido
choice-unaware = desprevenido
choice-surprised = sorprendido
choice-pinned = acobardado
choice-grappled = en presa
choice-fatigued = fatigado
choice-unconscious = inconsciente
choice-running = corriendo
choice-jammed = encasquillada (arma)
choice-darkness = oscuridad
choice-states-guarded-attack = cauteloso
choice-states-all-out-attack = total
choice-states-defensive-stance = postura defensiva
choice-characteristic-test = tirada de característica
choice-skill-test = tirada de habilidad
choice-opposed-test = tirada enfrentada
choice-initiative = iniciativa
choice-damage-roll = tirada de daño
choice-righteous-fury = Furia Virtuosa
choice-stun-contest = enfrentamiento de Aturdir
choice-grapple-contest = Presa
choice-pinning-test = tirada de acobardamiento
choice-shake-pinning = dejar de estar acobardado

## Textos de las tablas
choice-up-to-3-metres = hasta 3 m
choice-under-half-range = menos de la mitad del alcance
choice-up-to-twice-range = hasta el doble del alcance
choice-twice-range-or-more = el doble del alcance o más
choice-three-times-range-or-more = el triple del alcance o más
choice-thin-cover = cristal, tuberías, metal fino, madera ligera
choice-crates-cover = sacos terreros, cajas, madera gruesa
choice-machine-cover = bancada de máquinas
choice-stone-cover = piedra, hierro grueso, escotilla
choice-bulkhead-cover = mamparo
choice-easy = Fácil
choice-routine = Rutinario
choice-ordinary = Corriente
choice-challenging = Desafiante
choice-difficult = Difícil
choice-hard = Duro
choice-very-hard = Muy Difícil
choice-prone-effect = HA y HP propias −10, Esquivar −20; +10 a la HA en contra
choice-stunned-effect = sin acciones ni reacciones; +20 a los ataques en contra
choice-unaware-effect = +30 a los ataques en contra
choice-surprised-effect = primer asalto: sin acciones ni reacciones, desprevenido
choice-pinned-effect = media acción por turno, HP propia −20; debe buscar cobertura o alejarse
choice-grappled-effect = quien sufre la presa solo puede intentar liberarse
choice-fatigued-effect = tiradas propias −10
choice-unconscious-effect = sin acciones ni reacciones
choice-running-effect = −20 a la HP y +20 a la HA en contra
choice-defensive-stance-effect = −20 a la HA en contra; sin ataques
choice-guarded-attack-effect = Parada y Esquiva propias +10
choice-all-out-attack-effect = sin reacciones
choice-jammed-effect = no puede disparar

## Datos y resultados
field-a = Primer bando
field-action = Acción
field-actor = De quién es el turno
field-added-degrees = Grados añadidos por el Destino
field-advanced = Habilidad avanzada
field-agility-bonus = Bono de Agilidad
field-aim = Apuntar
    .help = La acción de Apuntar hecha antes; esta tirada la gasta.
field-allies-engaged = Aliados en el combate
    .help = Tus aliados que están trabados con el objetivo.
field-ambidextrous = Ambidiestro
field-ammo = Munición cargada
field-ammo-type = Tipo de munición
field-angle = Ángulo hasta el objetivo
    .help = Grados entre el objetivo y la dirección en la que se afianzó el arma.
field-ap = Puntos de Blindaje
field-armour-points = Puntos de Blindaje
    .help = Los que se llevan en esa localización.
field-attack-kind = Tipo de ataque
field-attacker = Atacante
field-attacker-strength-bonus = Bono de Fuerza del atacante
field-b = Segundo bando
field-basic = Armas Básicas
field-body = Cuerpo
field-bonus = Se suma a los dados
field-braced = Afianzada
field-bullets = Balas
field-called-location = Localización anunciada
field-called-shot = Ataque Localizado a
field-cause = Qué lo provoca
field-characteristic = Característica
field-characteristic-score = Valor de la característica
field-charge = Carga
field-combatants = Combatientes
field-conditions = Qué te estorba
field-cost = Coste
field-cover = Cobertura
field-cover-ap = Puntos de Blindaje de la cobertura
field-critical-extra = Daño Crítico acumulado
field-damage = Daño
field-damages = Daños tirados
field-darkness = Oscuridad
field-darkness-relief = Alivia la oscuridad en
    .help = 30 con un talento que anula la oscuridad, como Visión en la Oscuridad o Lucha a Ciegas.
field-defender = Defensor
field-defender-strength-bonus = Bono de Fuerza del defensor
field-defender-toughness-bonus = Bono de Resistencia del defensor
field-defensive-stance = En Postura Defensiva
field-degrees = Grados
field-dice = Dados
field-dice-count = Número de dados
field-dice-sides = Caras de los dados
field-distance = Distancia
field-earlier-half-actions = Medias acciones de movimiento anteriores
field-ends-engaged = Termina trabado
field-enemies = Enemigos en la zona
field-enemy-side = Combatientes del otro bando
field-engaged = Estás trabado en combate
field-enters-melee = Entra en cuerpo a cuerpo
field-event = Qué empieza
field-fate-current = Puntos de Destino
field-fate-max = Puntos de Destino, máximo
field-fatigue = Fatiga
field-feinted = Tras una Finta ganada
field-fired-weapon = Con el arma recién disparada
    .help = El arma cuyo disparo provocó este ataque gratuito no puede pararlo.
field-first-damage = Daño de la primera tirada
field-follow = Avanza detrás
field-from-natural-100 = Se debe a una tirada de 100
field-full-action = Dedica una acción completa
field-fury-critical = Daño Crítico de una Furia
field-gained = Fatiga recibida
field-general-penalty = Penalizador a toda tirada
field-gm-consents = La dirección lo permite
field-gm-exception = Concedido por la dirección
field-group-bonus = Bono que cuenta
field-guarded = Tras tu propio Ataque Cauteloso
field-half-actions-done = Medias acciones hechas
field-half-actions-left = Medias acciones restantes
field-half-actions-needed = Medias acciones necesarias
field-half-actions-now = Medias acciones ahora
field-hands = Manos
field-has-skill = Tiene la habilidad
field-head = Cabeza
field-head-armour = Blindaje de la cabeza
field-heavy = Armas Pesadas
field-helpers = Quienes ayudan
field-hits = Impactos
field-hits-incoming = Impactos del ataque
field-hours = Horas mantenidas hasta ahora
field-id = Nombre
field-in-cover = A cubierto
    .help = El principio o el final del movimiento da cobertura.
field-initiative = Iniciativa
field-inputs = Datos
field-jammed = Encasquillada
field-kind = Tipo
field-knives = Cuchillos
field-label = Por qué
field-layers = Capas de blindaje
field-left-arm = Brazo izquierdo
field-left-leg = Pierna izquierda
field-lethal = Habría matado
    .help = Lo confirma la dirección.
field-life = Heridas (vida)
field-life-max = Heridas (vida), máximo
field-location = Localización
field-locations = Localizaciones
field-magazine = Cargador
field-maximum = Máximo de ayudas
field-melee = Arma cuerpo a cuerpo
field-weapon-load-melee = Armas cuerpo a cuerpo
field-members = Quiénes tiran juntos
field-mission-ended = La misión ha terminado
field-mode = Modo
field-modifiers = Modificadores
field-mount = Soporte
field-moved-first = Se movió antes (media acción)
field-off-hand = Con la mano torpe
field-opponents = Rivales en el combate
field-option = Qué hace el punto
field-original = Tirada que se enmienda
field-other-used = La otra ya ha atacado este asalto
field-other-weapon-class = La otra arma
field-own-side = Combatientes de tu bando
field-penetration = Penetración
field-physical = Tarea física
field-pinned = Acobardado
field-pistols = Pistolas
field-points = Puntos
field-prone = Derribado
field-qualities = Cualidades
field-range-band = Distancia
field-rate-of-fire = Balas de una ráfaga
    .help = En este modo; 0 si el arma no lo tiene.
field-reaction-left = Queda la reacción
field-rerolled = Ya repetida
field-reserved = Hay media acción en reserva
field-rest-hours = Horas de descanso
field-right-arm = Brazo derecho
field-right-leg = Pierna derecha
field-roll = Tirada
field-round = Asalto
field-rule = Regla
field-running = Corriendo
field-score = Valor
field-shot = Un disparo
field-side = Tirada de quién
field-spread = Impactos siguientes
field-states = Estados
field-stealth-penalty = Penalizador al sigilo
    .help = A Movimiento Silencioso y Esconderse.
field-strength-bonus = Bono de Fuerza
field-stunned = Aturdido
field-stunned-rounds = Asaltos de aturdimiento restantes
field-surprised = Sorprendido
field-takedown = Tiene Sometimiento
field-talents = Talentos
field-target = Objetivo
field-attack-target = Estado del objetivo
field-threatened = Sigue amenazado
field-thrown = Armas arrojadizas
    .help = Armas que solo pueden arrojarse, granadas incluidas.
field-toughness-bonus = Bono de Resistencia
field-trained = Tiene el talento del arma
field-training = Adiestramiento
field-two-weapon-talent = Talento para esta pareja de armas
field-two-weapons = Combate con dos armas
field-unarmed-bonus = Daño sin armas, se suma
field-unaware = Desprevenido
field-units = Participantes
field-value = Valor
field-weapon-class = Arma
field-weapon-range = Alcance del arma
field-willpower-bonus = Bono de Voluntad
outcome-acting = Pueden actuar
outcome-after = Tras cada disparo
outcome-ally-hit = Aliado alcanzado
outcome-ally-location = Dónde se alcanza al aliado
outcome-amended-dice = Dados que cuentan
outcome-amended-outcome = Lo que cuenta ahora
outcome-ammo-left = Munición restante
outcome-ammo-lost = Munición perdida
outcome-ammo-used = Munición gastada
outcome-applied = Modificadores aplicados
outcome-arc-degrees = Arco en grados
outcome-armour-effective = Blindaje que cuenta
outcome-armour-total = Blindaje total
outcome-attacker-follows = El atacante avanza
outcome-attacker-prone = El atacante cae
outcome-attacker-total = Total del atacante
outcome-attacks = Ataques
outcome-automatic = Sin tirada
outcome-base = Base
outcome-bonus = Bono
outcome-bursts-allowed = Puede disparar ráfagas
outcome-can-be-dodged = Se puede esquivar
outcome-can-be-parried = Se puede parar
outcome-charge = Carga
outcome-cleared = Desencasquillada
outcome-concealable = Se puede ocultar
outcome-confirmations = Confirmaciones
outcome-confirmed = Confirmada
outcome-counted = Ayudas que cuentan
outcome-cover-ap-after = Puntos de la cobertura después
outcome-cover-applied = Lo que aporta la cobertura
outcome-cover-kept = Conserva la cobertura
outcome-critical-damage = Daño Crítico
outcome-critical-effect = Efecto crítico ahora
outcome-critical-level = Nivel crítico
outcome-defender-fatigue = Fatiga del defensor
outcome-defender-prone = El defensor cae
outcome-defender-total = Total del defensor
outcome-die = Dado
outcome-enemy-bs-modifier = HP de los enemigos
outcome-enemy-ws-modifier = HA de los enemigos
outcome-extra = Daño añadido
outcome-fate-heal-window = El Destino puede curar antes
outcome-fatigue-gained = Fatiga recibida
outcome-final-damage = Daño que pasa
outcome-finished = Terminada
outcome-fired-weapon-cannot-parry = El arma disparada no puede parar
outcome-first = Como estaba
outcome-free-attacks = Ataques gratuitos de
outcome-freed = Liberado
outcome-full = Acción completa
outcome-fumble = Pifia absoluta
outcome-fury = Furia Virtuosa
outcome-general-modifier = Modificador de toda tirada
outcome-half = Media acción
outcome-half-actions = Medias acciones
outcome-has-bonus = Tiene bono
outcome-healed = Curadas
outcome-hit = Impacto
outcome-hits-negated = Impactos anulados
outcome-hits-remaining = Impactos que quedan
outcome-hours-left = Horas restantes
outcome-inside = Dentro del arco
outcome-layers-counted = Capas que cuentan
outcome-max-distance = Distancia máxima
outcome-max-hours = Horas como máximo
outcome-max-layers = Capas como máximo
outcome-may-attack = Puede atacar
outcome-modifier = Modificador
outcome-modifier-total = Suma de modificadores
outcome-moved-metres = Metros desplazados
outcome-must-rest = Debe descansar
outcome-must-test-pinning = Primero, tirada de acobardamiento
outcome-next-attack-unavoidable = El próximo ataque es inevitable
outcome-no-reaction = Sin reacción
outcome-not-acting = No pueden actuar
outcome-on-hit = Qué hace un impacto
outcome-order = Orden
outcome-over-limit = Por encima del límite
outcome-own-dodge-modifier = Esquiva propia
outcome-own-parry-modifier = Parada propia
outcome-penetration-used = Penetración que cuenta
outcome-pinning-tests = Tiran contra el acobardamiento
outcome-provokes-free-attacks = Provoca ataques gratuitos
outcome-reaction = Reacción
outcome-reaction-available = Reacción disponible
outcome-reactions-allowed = Puede reaccionar
outcome-reason = Por qué
outcome-refused = Ayudas que no cuentan
outcome-rest-minutes = Minutos de descanso
outcome-reversed = Tirada invertida
outcome-roll-modifier = Modificador de las tiradas
outcome-rolls = Dados
outcome-rounds-left = Asaltos restantes
outcome-run = Correr
outcome-seek-safety = Debería ponerse a salvo
outcome-state = Estado
outcome-stealth-modifier = Modificador del sigilo
outcome-step = Se decide por
outcome-success = Éxito
outcome-survives = Sobrevive
outcome-synskin-active = La Sintepiel funciona
outcome-tens = Dieces
outcome-test = Tirada
outcome-threshold = Se encasquilla desde
outcome-tier = Nivel de carga
outcome-ties = Empatados
outcome-unaware = Desprevenidos
outcome-unusual = Poco habitual
outcome-victims = Alcanzados
outcome-winner = Gana
outcome-zone-length = Longitud de la zona en metros

## Modificadores
modifier-difficulty = dificultad
modifier-help = ayuda
modifier-talent = talento
modifier-circumstances = circunstancias
modifier-weapon-load = exceso de armamento
modifier-armour-layers = exceso de blindaje
modifier-action = acción
modifier-aim = apuntar
modifier-range = distancia
modifier-called-shot = Ataque Localizado
modifier-into-melee = disparo contra un cuerpo a cuerpo
modifier-untrained = sin el talento del arma
modifier-one-handed = a una mano
modifier-unbraced = sin afianzar
modifier-off-hand = mano torpe
modifier-two-weapons = dos armas
modifier-prone = derribado
modifier-fatigue = Fatiga
modifier-darkness = oscuridad
modifier-pinned = acobardado
modifier-target-prone = objetivo derribado
modifier-target-stunned = objetivo aturdido
modifier-target-unaware = objetivo desprevenido
modifier-target-running = objetivo corriendo
modifier-target-defensive = objetivo en Postura Defensiva
modifier-outnumbering = superar en número
modifier-suppressing = fuego de contención
modifier-other = otros

## Dados
purpose-test = la tirada
purpose-a = el primer bando
purpose-b = el segundo bando
purpose-ally = a qué aliado alcanza
purpose-victim = a quién alcanza
purpose-damage = daño
purpose-confirm = confirma la Furia
purpose-critical = Daño Crítico
purpose-heal = heridas recuperadas
purpose-initiative = iniciativa
purpose-rest = minutos de descanso
purpose-unarmed = daño sin armas

## Lo que las reglas no permiten
error-already-done = { $field }: debe ser menos que las medias acciones necesarias.
error-half-or-full = { $field }: esta acción cuesta media acción o una acción completa.
error-more-than-fate-max = { $field }: no puede pasar del máximo.
error-more-than-life-max = { $field }: no puede pasar del máximo.
error-more-than-magazine = { $field }: no puede ser más de lo que cabe en el cargador.
error-no-degrees-to-add = { $field }: esta tirada no tiene grados.
error-no-sides = { $field }: solo hace falta en una tirada con dos bandos.
error-only-for-run = { $field }: la dirección solo puede concederlo al Correr.
error-original = La tirada que quieres enmendar no se puede resolver tal como está: revisa sus datos y dados.
error-original-failed = La tirada que quieres enmendar tiene grados añadidos, pero fue un fallo.
reason-untrained-skill = Esta habilidad no se ha adquirido, y en esta mesa no se puede probar.
reason-advanced-skill-untrained = Es una habilidad avanzada: hay que adquirirla antes de probarla.
reason-no-gm-consent = La ayuda necesita el permiso de la dirección: pídelo antes.
reason-no-fate-left = No queda ningún Punto de Destino que gastar.
reason-life-below-zero = El Destino solo cura mientras las heridas estén en 0 o más.
reason-not-stunned = No hay aturdimiento del que librarse.
reason-nothing-rolled = Para este resultado no se tiró ningún dado: no hay nada que enmendar.
reason-natural-100 = En esta mesa el Destino no cambia una tirada de 100.
reason-already-rerolled = Esta tirada ya se ha repetido una vez: vale el segundo resultado.
reason-no-degrees = Esta tirada no tiene grados a los que sumar.
reason-roll-failed = Solo se puede añadir un grado a un éxito.
reason-no-fate-to-burn = No hay ningún Punto de Destino que sacrificar.
reason-not-lethal = Solo se sacrifica un Punto de Destino ante lo que habría matado, y eso lo confirma la dirección.
reason-refresh-per-session = En esta mesa los Puntos de Destino vuelven con una sesión nueva, no con una escena.
reason-mission-not-ended = Los Puntos de Destino se conceden cuando termina la misión.
reason-surprised = Con sorpresa no se puede hacer nada en el primer asalto.
reason-unconscious = Inconsciente: no se puede hacer nada.
reason-stunned = Con aturdimiento no hay acciones ni reacciones hasta que termine.
reason-grappled = En una presa solo cabe intentar liberarse.
reason-all-out-attack = Tras un Ataque Total no hay reacciones hasta tu próximo turno.
reason-no-reaction-left = La reacción de este asalto está gastada: vuelve en tu próximo turno.
reason-defensive-stance = En Postura Defensiva no atacas hasta tu próximo turno.
reason-already-reserved = Ya hay media acción en reserva este turno.
reason-not-enough-actions = No quedan suficientes medias acciones este turno.
reason-pinned-half-only = Con acobardamiento tienes media acción por turno: elige algo que no cueste más.
reason-needs-talent = Los Ataques Múltiples requieren Ataque Veloz o Ataque Relámpago.
reason-action-needs-melee = Esta acción requiere un arma cuerpo a cuerpo.
reason-action-needs-firearm = Una ráfaga requiere una pistola, un Arma Básica o un Arma Pesada.
reason-jammed-weapon = El arma está encasquillada: desencasquíllala antes.
reason-no-such-mode = El arma no dispara en este modo.
reason-empty-weapon = El arma está vacía: recarga antes.
reason-heavy-needs-two-hands = Un Arma Pesada necesita las dos manos.
reason-unbraced-single-shot-only = Un Arma Pesada sin afianzar solo dispara tiro a tiro.
reason-two-weapons-different-kind = De un arma cuerpo a cuerpo y una a distancia, sin el talento solo ataca una por asalto.
reason-only-pistols-in-melee = En esta mesa, cuerpo a cuerpo solo se disparan pistolas.
reason-range-bands-off = Esta mesa no usa modificadores por distancia: elige normal o A Bocajarro.
reason-charge-must-engage = Una Carga debe terminar cuerpo a cuerpo.
reason-charge-too-short = Una Carga necesita al menos 4 metros.
reason-charge-too-far = La Carga no llega tan lejos: { $farthest } m como máximo.
reason-magazine-full = El cargador ya está lleno.
reason-needs-full-auto = Hace falta un arma con fuego automático.
reason-fury-off = Esta mesa juega sin Furia Virtuosa.
reason-feinted = El ataque sigue a una Finta ganada: no se puede esquivar ni parar.
reason-ranged-cannot-be-parried = Un ataque a distancia no se puede parar: esquívalo.
reason-fired-weapon = El arma recién disparada no puede parar este ataque gratuito.
reason-too-far = La acción no llega tan lejos: { $farthest } m como máximo.
reason-too-many-weapons = Son demasiadas armas para llevarlas: deja alguna.
reason-power-armour-alone = Con una servoarmadura no se lleva nada más que una Sintepiel.
reason-too-many-layers = Son demasiadas capas de blindaje: { $most } como máximo.

## Ficha
group-condition = Estado
group-characteristics = Características
group-bonuses = Bonos
group-skills = Habilidades y talentos
group-weapons = Armas
group-armour = Blindaje
group-movement = Movimiento
group-load = Carga
group-person = Persona
sheet-name = Nombre
sheet-player = Jugador
sheet-career = Carrera
sheet-rank = Rango
sheet-ws = Habilidad de Armas (HA)
sheet-bs = Habilidad de Proyectiles (HP)
sheet-s = Fuerza (F)
sheet-t = Resistencia (R)
sheet-ag = Agilidad (Ag)
sheet-int = Inteligencia (Int)
sheet-per = Percepción (Per)
sheet-wp = Voluntad (V)
sheet-fel = Empatía (Em)
sheet-ws-bonus = Bono de HA
sheet-bs-bonus = Bono de HP
sheet-s-bonus = Bono de Fuerza
sheet-t-bonus = Bono de Resistencia
sheet-ag-bonus = Bono de Agilidad
sheet-int-bonus = Bono de Inteligencia
sheet-per-bonus = Bono de Percepción
sheet-wp-bonus = Bono de Voluntad
sheet-fel-bonus = Bono de Empatía
sheet-skills = Habilidades
sheet-talents = Talentos
sheet-traits = Rasgos
sheet-life = Heridas (vida)
sheet-life-max = Heridas (vida), máximo
sheet-critical-extra = Daño Crítico acumulado
sheet-critical-level = Nivel crítico
sheet-fate-current = Puntos de Destino
sheet-fate-max = Puntos de Destino, máximo
sheet-fatigue = Fatiga
sheet-states = Estados
sheet-stunned-rounds = Asaltos de aturdimiento
ends-prone = Incorporarse
sheet-armour = Blindaje (capas)
sheet-armour-points = Puntos de Blindaje (PB) por localización
sheet-weapons = Armas
sheet-gear = Equipo
sheet-notes = Notas
sheet-movement-half = Media acción
sheet-movement-full = Acción completa
sheet-movement-charge = Carga
sheet-movement-run = Correr
sheet-weapon-tier = Carga de armas, nivel
sheet-weapon-stealth = Armas: modificador del sigilo
sheet-weapon-general = Armas: modificador de toda tirada
sheet-layers-counted = Blindaje: capas que cuentan
sheet-layers-stealth = Blindaje: modificador del sigilo
sheet-layers-general = Blindaje: modificador de toda tirada
field-name = Nombre
field-key = Habilidad
    .help = Una habilidad sugerida, o un nombre corto tuyo.
field-label-en = Nombre en inglés
field-label-es = Nombre en español
field-label-it = Nombre en italiano
field-range = Alcance
field-rof-single = Dispara tiro a tiro
field-rof-semi = Balas de una ráfaga semiautomática
field-rof-full = Balas de una ráfaga automática
field-reload-half-actions = Medias acciones para recargar
skill-awareness = Percibir
skill-climb = Trepar
skill-concealment = Esconderse
skill-dodge = Esquivar
skill-gamble = Juego
skill-intimidate = Intimidar
skill-search = Buscar
skill-silent-move = Movimiento Silencioso
skill-swim = Nadar
offer-skill = Habilidad
offer-attack = Ataque
offer-semi-auto = Ráfaga semiautomática
offer-full-auto = Ráfaga automática
offer-suppressing-fire = Fuego de Contención
offer-clear-jam = Desencasquillar
offer-reload = Recargar
offer-damage = Daño
offer-fury = Furia Virtuosa
offer-unarmed = Ataque sin armas
offer-unarmed-damage = Daño sin armas
offer-opposed-ws = Enfrentada: Habilidad de Armas
offer-opposed-bs = Enfrentada: Habilidad de Proyectiles
offer-opposed-s = Enfrentada: Fuerza
offer-opposed-t = Enfrentada: Resistencia
offer-opposed-ag = Enfrentada: Agilidad
offer-opposed-int = Enfrentada: Inteligencia
offer-opposed-per = Enfrentada: Percepción
offer-opposed-wp = Enfrentada: Voluntad
offer-opposed-fel = Enfrentada: Empatía

## Tablas
table-actions = Acciones
table-hit-locations = Localización del impacto
table-further-hits = Impactos siguientes de una ráfaga
table-movement = Movimiento, metros por acción
table-range-bands = Distancias
table-cover = Cobertura
table-difficulties = Dificultades
table-conditions = Condiciones
table-stances = Posturas hasta tu próximo turno
table-states = Estados
column-action = Acción
column-agility-bonus = Bono de Agilidad
column-armour-points = Puntos de Blindaje
column-attacks = Ataques
column-charge = Carga
column-condition = Condición
column-cost = Coste
column-difficulty = Dificultad
column-distance = Distancia
column-effect = Efecto
column-enemy-bs = HP enemiga
column-enemy-ws = HA enemiga
column-fifth-hit = 5.º
column-first-hit = Primer impacto
column-fourth-hit = 4.º
column-full = Completa
column-group = Grupo
column-half = Media
column-later-hits = 6.º y siguientes
column-location = Localización
column-material = Ejemplos
column-modifier = Modificador
column-on-bs = En HP
column-on-dodge = En Esquivar
column-on-ws = En HA
column-own-dodge = Esquiva propia
column-own-parry = Parada propia
column-range-band = Distancia
column-reactions = Reacciones
column-reversed = Tirada invertida
column-run = Correr
column-second-hit = 2.º
column-state = Estado
column-third-hit = 3.º

## Reglas
rule-characteristic-bonus = Bono de Característica
    .summary = Halla el bono que da una característica.
rule-characteristic-test = Tirada de característica
    .summary = Tira un d100 contra una característica.
rule-skill-test = Tirada de habilidad
    .summary = Tira un d100 contra una habilidad, adquirida o no.
rule-opposed-test = Tirada enfrentada
    .summary = Dos bandos tiran uno contra otro, y deciden los grados.
rule-assistance = Prestar ayuda
    .summary = Cuenta quién ayuda en una tirada y cuánto suma.
rule-fate-spend = Gastar un Punto de Destino
    .summary = Usa un Punto de Destino para uno de cinco efectos.
rule-fate-burn = Sacrificar un Punto de Destino
    .summary = Renuncia para siempre a un Punto de Destino para sobrevivir.
rule-fate-refresh = Recuperar Puntos de Destino
    .summary = Deja listos otra vez todos los Puntos de Destino.
rule-fate-award = Conceder Puntos de Destino
    .summary = Aumenta la reserva de Puntos de Destino tras una misión.
rule-surprise = Sorpresa
    .summary = Dice quién puede actuar cuando hay sorpresa.
rule-initiative = Iniciativa
    .summary = Tira por el puesto de un combatiente o un grupo en el orden.
rule-turn-order = Orden de turnos
    .summary = Pone a los combatientes en el orden del combate.
rule-turn-start = Comienzo del turno
    .summary = Dice qué permite el turno y qué estados terminan.
rule-action-budget = Gastar una acción
    .summary = Apunta una acción contra lo que queda del turno.
rule-long-action = Acción larga
    .summary = Sigue una acción que dura más de un turno.
rule-stance-effects = Efectos de una postura
    .summary = Dice qué cambia una forma de luchar hasta tu próximo turno.
rule-outnumbering = Superar en número
    .summary = Halla el modificador de varios contra uno.
rule-multiple-attacks = Ataques Múltiples
    .summary = Dice cuántos ataques da un talento.
rule-attack = Ataque
    .summary = Tira un ataque con todo lo que lo cambia.
rule-hit-location = Localización del impacto
    .summary = Halla dónde dan los impactos de un ataque.
rule-number-of-hits = Número de impactos
    .summary = Cuenta los impactos de una ráfaga por sus grados.
rule-jam-check = Encasquillarse
    .summary = Dice si una tirada encasquilla el arma.
rule-clear-jam = Desencasquillar
    .summary = Tira para que un arma encasquillada vuelva a funcionar.
rule-reload = Recarga
    .summary = Sigue las medias acciones que lleva recargar.
rule-heavy-weapon-arc = Arco de un Arma Pesada
    .summary = Dice si un objetivo está en el arco de un arma afianzada.
rule-suppressing-fire = Fuego de Contención
    .summary = Tira una ráfaga que barre una zona.
rule-overwatch = A la espera
    .summary = Dice cuánto se puede mantener un arma lista, y el descanso de después.
rule-damage-roll = Tirada de daño
    .summary = Tira el daño de un impacto.
rule-righteous-fury = Furia Virtuosa
    .summary = Resuelve un 10 en un dado de daño.
rule-damage-soak = Daño contra blindaje
    .summary = Resta del daño la cobertura, el blindaje y la resistencia.
rule-cover-degradation = Desgaste de la cobertura
    .summary = Desgasta la cobertura disparo a disparo.
rule-wounds-and-critical = Heridas y Daño Crítico
    .summary = Resta el daño de las heridas y halla el nivel crítico.
rule-dodge = Esquiva (reacción)
    .summary = Tira para apartarse de un ataque.
rule-parry = Parada
    .summary = Tira para desviar un ataque cuerpo a cuerpo.
rule-stun-contest = Aturdir
    .summary = Tira para ver si un golpe en la cabeza aturde.
rule-knock-down = Derribo
    .summary = Dos combatientes tiran Fuerza, y uno puede caer.
rule-feint = Finta
    .summary = Un engaño que hace inevitable el siguiente ataque.
rule-shove = Hostigar
    .summary = Hace retroceder un metro a un rival.
rule-grapple-contest = Presa
    .summary = Dos combatientes en una presa tiran Fuerza.
rule-pinning-test = Acobardamiento
    .summary = Tira Voluntad para no acobardarse bajo el fuego.
rule-shake-pinning = Superar el acobardamiento
    .summary = Tira Voluntad para volver a actuar con libertad.
rule-fatigue = Fatiga
    .summary = Suma Fatiga y la alivia con descanso.
rule-free-attack = Ataques gratuitos
    .summary = Dice quién golpea cuando alguien sale de un cuerpo a cuerpo o dispara en él.
rule-movement-rates = Movimiento
    .summary = Dice hasta dónde lleva cada acción.
rule-movement-in-combat = Moverse en combate
    .summary = Comprueba un movimiento y qué pasa con la cobertura.
rule-weapon-load = Exceso de armamento
    .summary = Dice cuánto estorban las armas que se llevan.
rule-armour-layers = Exceso de blindaje
    .summary = Reúne las capas de blindaje y dice cuánto estorban.

## Lo que resultó
sentence-characteristic-bonus = { $has_bonus ->
    [yes] El bono es { $bonus }.
   *[other] Esta característica no tiene bono.
}
sentence-characteristic-test = { $fumble ->
    [yes] Pifia absoluta: { $roll } contra { $target }, fallo por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }.
   *[other] { $success ->
        [yes] Éxito por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }: { $roll } contra { $target }.
       *[other] Fallo por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }: { $roll } contra { $target }.
    }
}
sentence-skill-test = { $fumble ->
    [yes] Pifia absoluta: { $roll } contra { $target }, fallo por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }.
   *[other] { $success ->
        [yes] Éxito por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }: { $roll } contra { $target }.
       *[other] Fallo por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }: { $roll } contra { $target }.
    }
}
sentence-opposed-test = { $winner ->
    [a] Gana el primer bando
    [b] Gana el segundo bando
   *[none] No gana nadie
}{ $step ->
    [success] , el único con éxito
    [degrees] { " " }por grados
    [bonus] { " " }por el bono más alto
   *[tie] { " " }por empate
}: { $a_roll } contra { $a_target } el primero, { $b_roll } contra { $b_target } el segundo.
sentence-assistance = { $counted_count ->
    [0] No cuenta ninguna ayuda, así que no se suma nada.
    [one] Ayuda { $counted } y suma +{ $bonus }.
   *[other] Ayudan { $counted } y suman +{ $bonus }.
}
sentence-fate-spend = { $option ->
    [initiative-10] El Destino convierte el dado en un 10, con iniciativa { $initiative }
    [heal] El Destino devuelve { $healed ->
        [one] una herida
       *[other] { $healed } heridas
    } con un { $roll }, y quedan { $life }
    [shake-stun] El Destino pone fin al aturdimiento
    [add-degree] El Destino añade un grado de éxito, y ya { $added_degrees ->
        [one] hay uno
       *[other] hay { $added_degrees }
    } más de lo que dieron los dados
   *[reroll] El Destino repite la tirada, y vale el resultado nuevo: { $original_rule ->
        [initiative] iniciativa { $amended_outcome_initiative }
        [damage-roll] { $amended_outcome_damage } de daño
        [righteous-fury] { $amended_outcome_damage } de daño en total
        [overwatch] { $amended_outcome_rest_minutes } minutos de descanso
        [shake-pinning] { $amended_outcome_pinned ->
            [yes] sigue el acobardamiento, { $amended_outcome_test_roll } contra { $amended_outcome_test_target }
           *[other] termina el acobardamiento, { $amended_outcome_test_roll } contra { $amended_outcome_test_target }
        }
        [stun-contest] { $amended_outcome_stunned_rounds ->
            [0] no hay aturdimiento
            [one] un asalto de aturdimiento
           *[other] { $amended_outcome_stunned_rounds } asaltos de aturdimiento
        }
       *[other] { $amended_outcome_winner ->
            [a] gana el primer bando
            [b] gana el segundo bando
            [attacker] gana quien ataca
            [defender] gana quien se defiende
            [none] no gana nadie
           *[other] { $amended_outcome_success ->
                [yes] éxito por { $amended_outcome_degrees ->
                    [one] un grado
                   *[other] { $amended_outcome_degrees } grados
                }, { $amended_outcome_roll } contra { $amended_outcome_target }
               *[other] fallo por { $amended_outcome_degrees ->
                    [one] un grado
                   *[other] { $amended_outcome_degrees } grados
                }, { $amended_outcome_roll } contra { $amended_outcome_target }
            }
        }
    }
}; { $fate_current ->
    [0] no queda ningún Punto de Destino
    [one] queda un Punto de Destino
   *[other] quedan { $fate_current } Puntos de Destino
}.
sentence-fate-burn = El personaje sobrevive y pierde para siempre un Punto de Destino: desde ahora el máximo es { $fate_max }, con { $fate_current } por gastar.
sentence-fate-refresh = { $fate_current ->
    [one] El único Punto de Destino vuelve a estar listo.
   *[other] Los { $fate_current } Puntos de Destino están listos.
}
sentence-fate-award = La reserva sube a { $fate_max ->
    [one] un Punto de Destino
   *[other] { $fate_max } Puntos de Destino
}, con { $fate_current } por gastar.
sentence-surprise = { $not_acting_count ->
    [0] Ya no hay sorpresa y todos pueden actuar.
    [one] La sorpresa alcanza a { $not_acting }, que este asalto ni actúa ni reacciona.
   *[other] La sorpresa alcanza a { $not_acting }, que este asalto ni actúan ni reaccionan.
}
sentence-initiative = Iniciativa { $initiative }: { $die } en el dado y un Bono de Agilidad de { $agility_bonus }.
sentence-turn-order = El orden es { $order }{ $ties_count ->
    [0] { "" }
   *[other] , y los empates quedan como los puso la dirección
}.
sentence-turn-start = { $half_actions ->
    [0] Este turno no permite acciones ni reacción
    [one] Este turno permite media acción y una reacción
   *[other] Este turno permite { $half_actions } medias acciones y una reacción
}{ $must_test_pinning ->
    [yes] , y antes va la tirada de acobardamiento
   *[other] { "" }
}.
sentence-action-budget = { $cost ->
    [full] Se gasta una acción completa
    [half] Se gasta media acción
    [free] Se usa una acción libre
   *[reaction] Se gasta la reacción
}; { $half_actions_left ->
    [0] no queda ninguna media acción
    [one] queda media acción
   *[other] quedan { $half_actions_left } medias acciones
}, { $reaction_left ->
    [yes] con reacción
   *[other] sin reacción
}.
sentence-long-action = { $finished ->
    [yes] La acción larga termina tras { $half_actions_done } medias acciones.
   *[other] A la acción larga le { $half_actions_left ->
        [one] falta media acción
       *[other] faltan { $half_actions_left } medias acciones
    }, en { $rounds_left ->
        [one] un asalto
       *[other] { $rounds_left } asaltos
    }.
}
sentence-stance-effects = Hasta tu próximo turno { $action ->
    [guarded-attack] tienes +{ $own_parry_modifier } a la Parada y +{ $own_dodge_modifier } a Esquivar
    [all-out-attack] no tienes reacciones
    [defensive-stance] no atacas, y los enemigos tienen { $enemy_ws_modifier } a la HA contra ti
   *[run] los enemigos tienen +{ $enemy_ws_modifier } a la HA y { $enemy_bs_modifier } a la HP contra ti
}.
sentence-outnumbering = { $modifier ->
    [0] Nadie lucha solo contra varios, así que no hay modificador.
   *[other] Superar en número da +{ $modifier } a cada uno.
}
sentence-multiple-attacks = El talento da { $attacks } ataques.
sentence-attack = { $jammed ->
    [yes] El arma se encasquilla con un { $roll } y no alcanza nada.
   *[other] { $hit ->
        [yes] { $hits ->
            [one] Impacto
           *[other] { $hits } impactos
        } por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }, { $roll } contra { $target }: { $on_hit ->
            [stun-contest] ahora decide el enfrentamiento de Aturdir
            [grapple] comienza la presa, si no se evita
           *[damage] { $hits ->
                [one] { WORD($location) }
               *[other] el primero, { WORD($location) }
            }
        }.
       *[other] { $ally_hit ->
            [none] { $fumble ->
                [yes] Pifia absoluta: { $roll } contra { $target }, el ataque falla.
               *[other] Fallo por { $degrees ->
                    [one] un grado
                   *[other] { $degrees } grados
                }: { $roll } contra { $target }.
            }
           *[other] El disparo falla con { $roll } contra { $target } y alcanza a { $ally_hit }: { WORD($ally_location) }.
        }
    }
}
sentence-hit-location = { $locations_count ->
    [one] El impacto da aquí: { WORD($location) }, { $reversed } en la tirada invertida.
   *[other] El primero de { $locations_count } impactos da aquí: { WORD($location) }, { $reversed } en la tirada invertida.
}
sentence-number-of-hits = { $hits ->
    [one] Un impacto.
   *[other] { $hits } impactos.
}
sentence-jam-check = { $jammed ->
    [yes] El arma se encasquilla, como ocurre desde { $threshold }.
   *[other] El arma no se encasquilla, lo que ocurre desde { $threshold }.
}
sentence-clear-jam = { $cleared ->
    [yes] El arma vuelve a funcionar, { $roll } contra { $target }, y { $ammo_lost ->
        [0] no se pierde munición
        [one] se pierde un disparo
       *[other] se pierden { $ammo_lost } disparos
    }.
   *[other] El arma sigue encasquillada, { $roll } contra { $target }{ $fumble ->
        [yes] , pifia absoluta
       *[other] { "" }
    }.
}
sentence-reload = { $finished ->
    [yes] Arma recargada, con { $ammo ->
        [one] un disparo
       *[other] { $ammo } disparos
    }.
   *[other] La recarga sigue tras { $half_actions_done ->
        [one] media acción
       *[other] { $half_actions_done } medias acciones
    }.
}
sentence-heavy-weapon-arc = { $bursts_allowed ->
    [yes] { $inside ->
        [yes] El objetivo está dentro del arco de { $arc_degrees } grados.
       *[other] El objetivo está fuera del arco de { $arc_degrees } grados.
    }
   *[other] El arma no está afianzada: gira con libertad, pero solo dispara tiro a tiro.
}
sentence-suppressing-fire = { $jammed ->
    [yes] El arma se encasquilla con un { $roll } y nadie se acobarda.
   *[other] { $success ->
        [yes] Éxito por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }, { $roll } contra { $target }
       *[other] Fallo por { $degrees ->
            [one] un grado
           *[other] { $degrees } grados
        }, { $roll } contra { $target }{ $fumble ->
        [yes] , pifia absoluta
       *[other] { "" }
    }
    }: { $hits ->
        [0] no alcanza a nadie
       *[other] alcanza a { $victims }
    }{ $pinning_tests_count ->
        [0] { "" }
        [one] , y un enemigo tira contra el acobardamiento
       *[other] , y { $pinning_tests_count } enemigos tiran contra el acobardamiento
    }.
}
sentence-overwatch = { $must_rest ->
    [yes] La espera se acaba: antes de otra hay que descansar { $rest_minutes } minutos.
   *[other] La espera puede seguir: quedan { $hours_left } de { $max_hours ->
        [one] una hora
       *[other] { $max_hours } horas
    }.
}
sentence-damage-roll = { $damage } de daño, con { $rolls }{ $fury ->
    [yes] , y un 10 despierta la Furia Virtuosa
   *[other] { "" }
}.
sentence-righteous-fury = { $mode ->
    [beta] Furia Virtuosa: { $critical_damage } de Daño Crítico inmediato.
   *[classic] { $extra_count ->
        [0] La Furia Virtuosa no se confirma: el daño se queda en { $damage }.
        [one] La Furia Virtuosa se confirma: el daño sube a { $damage }.
       *[other] La Furia Virtuosa se confirma { $extra_count } veces: el daño sube a { $damage }.
    }
}
sentence-damage-soak = { $final_damage ->
    [0] No pasa daño
   *[other] Pasa { $final_damage } de daño
}: { $damage } contra { $armour_effective } de blindaje y un Bono de Resistencia de { $toughness_bonus }{ $cover_ap_after ->
    [none] { "" }
   *[other] , y a la cobertura le { $cover_ap_after ->
        [one] queda un punto
       *[other] quedan { $cover_ap_after } puntos
    }
}.
sentence-cover-degradation = A la cobertura le { $cover_ap ->
    [one] queda un Punto de Blindaje
   *[other] quedan { $cover_ap } Puntos de Blindaje
}.
sentence-wounds-and-critical = { $life ->
    [one] Queda una herida
   *[other] Las heridas quedan en { $life }
}{ $critical_level ->
    [0] { "" }
   *[other] , con Daño Crítico de nivel { $critical_level }
}{ $critical_effect ->
    [yes] { " " }y un efecto que leer ahora
   *[other] { "" }
}.
sentence-dodge = { $success ->
    [yes] Esquiva por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }: { $hits_negated ->
        [one] anula un impacto
       *[other] anula { $hits_negated } impactos
    } y { $hits_remaining ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { $hits_remaining }
    }.
   *[other] No esquiva, fallo por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }{ $fumble ->
        [yes] , pifia absoluta
       *[other] { "" }
    }: { $hits_remaining ->
        [one] queda un impacto
       *[other] quedan { $hits_remaining } impactos
    }.
}
sentence-parry = { $success ->
    [yes] Para por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }: { $hits_negated ->
        [one] anula un impacto
       *[other] anula { $hits_negated } impactos
    } y { $hits_remaining ->
        [0] no queda ninguno
        [one] queda uno
       *[other] quedan { $hits_remaining }
    }.
   *[other] No para, fallo por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }{ $fumble ->
        [yes] , pifia absoluta
       *[other] { "" }
    }: { $hits_remaining ->
        [one] queda un impacto
       *[other] quedan { $hits_remaining } impactos
    }.
}
sentence-stun-contest = { $stunned ->
    [yes] Quien se defiende sufre aturdimiento durante { $stunned_rounds ->
        [one] un asalto
       *[other] { $stunned_rounds } asaltos
    } y gana Fatiga: { $attacker_total } contra { $defender_total }.
   *[other] No hay aturdimiento: { $attacker_total } contra { $defender_total }.
}
sentence-knock-down = { $winner ->
    [attacker] Gana quien ataca, y cae quien se defiende
    [defender] { $attacker_prone ->
        [yes] Gana quien se defiende, y cae quien ataca
       *[other] Gana quien se defiende y sigue en pie
    }
   *[none] No gana nadie y nadie cae
}: { $attacker_roll } contra { $attacker_target } quien ataca, { $defender_roll } contra { $defender_target } quien se defiende{ $defender_fatigue ->
    [0] { "" }
   *[other] , que recibe { $damage } de daño y Fatiga
}.
sentence-feint = { $winner ->
    [attacker] La Finta funciona, y el próximo ataque es inevitable
    [defender] La Finta falla
   *[none] La Finta falla por empate
}: { $attacker_roll } contra { $attacker_target } quien ataca, { $defender_roll } contra { $defender_target } quien se defiende.
sentence-shove = { $winner ->
    [attacker] { $attacker_follows ->
        [yes] Quien se defiende retrocede un metro, y quien ataca avanza
       *[other] Quien se defiende retrocede un metro
    }
   *[other] Quien se defiende no cede terreno
}: { $attacker_roll } contra { $attacker_target } quien ataca, { $defender_roll } contra { $defender_target } quien se defiende.
sentence-grapple-contest = { $freed ->
    [yes] Quien sufre la presa se libera
   *[other] { $damage ->
        [none] { $winner ->
            [attacker] Quien ataca mantiene la presa
            [defender] Quien se defiende resiste
           *[none] No gana nadie y la presa sigue
        }
       *[other] Quien ataca causa { $damage } de daño, aún sin absorber, y Fatiga
    }
}: { $attacker_roll } contra { $attacker_target } quien ataca, { $defender_roll } contra { $defender_target } quien se defiende.
sentence-pinning-test = { $pinned ->
    [yes] Acobardamiento: fallo por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }{ $fumble ->
        [yes] , pifia absoluta
       *[other] { "" }
    }.
   *[other] Sin acobardamiento: éxito por { $degrees ->
        [one] un grado
       *[other] { $degrees } grados
    }, { $roll } contra { $target }.
}
sentence-shake-pinning = { $automatic ->
    [yes] El acobardamiento termina, porque ya se lucha cuerpo a cuerpo.
   *[other] { $pinned ->
        [yes] El acobardamiento sigue: { $test_roll } contra { $test_target }.
       *[other] El acobardamiento termina: { $test_roll } contra { $test_target }.
    }
}
sentence-fatigue = { $fatigue ->
    [0] No hay Fatiga
    [one] Hay un nivel de Fatiga, con { $roll_modifier } a toda tirada
   *[other] Hay { $fatigue } niveles de Fatiga, con { $roll_modifier } a toda tirada
}{ $state ->
    [stunned] , y por encima del límite aturde
    [unconscious] , y por encima del límite se pierde la consciencia
   *[none] { "" }
}.
sentence-free-attack = { $free_attacks_count ->
    [0] Nadie tiene un ataque gratuito.
    [one] { $free_attacks } tiene un ataque gratuito.
   *[other] { $free_attacks } tienen un ataque gratuito cada uno.
}
sentence-movement-rates = { $half } m con media acción, { $full } m con una acción completa, { $charge } m en una Carga y { $run } m al Correr.
sentence-movement-in-combat = El movimiento cuesta { $half_actions ->
    [one] media acción
   *[other] { $half_actions } medias acciones
} y llega como máximo a { $max_distance } m{ $in_cover ->
    [yes] { $cover_kept ->
        [yes] , y la cobertura sigue contando
       *[other] , y se pierde la cobertura
    }
   *[other] { "" }
}.
sentence-weapon-load = { $tier ->
    [0] Esta mesa no cuenta la carga.
    [1] Las armas que se llevan no estorban.
    [2] Las armas que se llevan estorban el sigilo: { $stealth_modifier }.
   *[other] Las armas que se llevan estorban toda tirada en { $general_modifier }, y además el sigilo en { $stealth_modifier }.
}
sentence-armour-layers = { $layers_counted ->
    [0] No cuenta ninguna capa de blindaje
    [one] Cuenta una capa de blindaje
   *[other] Cuentan { $layers_counted } capas de blindaje
}, con { $stealth_modifier } al sigilo y { $general_modifier } a toda tirada{ $synskin_active ->
    [no] , y la Sintepiel de debajo no da nada
   *[other] { "" }
}.
reason-too-many-helpers = Pueden ayudar { $most } como mucho.
