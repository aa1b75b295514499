## HyperspaceD6: el juego y sus reglas

system-hyperspace-d6 = HyperspaceD6
rule-pool = Reserva de dados
    .summary = Cuántos dados tiene una tirada y de dónde salen.
rule-attribute-check = Tirada de atributo
    .summary = Una tirada solo con un atributo, cuando no encaja ninguna habilidad.
rule-skill-check = Tirada de habilidad
    .summary = Una tirada de atributo con la habilidad sumada al total.
rule-open-check = Tirada sin dificultad
    .summary = Un lado de una tirada de oposición o de un turno de duelo, o un paso de una tirada acumulativa.
rule-destiny-choice = 6 en el Dado de Destino: la elección
    .summary = Hace explotar el Dado de Destino o toma la ventaja narrativa.
rule-improvement-die = Dado de Mejora tras la tirada
    .summary = Paga un Punto de Mejora por un dado más en una tirada ya hecha.
rule-difficulty-step = Dificultad por grado
    .summary = El número que corresponde a un grado de dificultad.
rule-pairing = Habilidad y atributo
    .summary = Con qué atributo se tira una habilidad.
rule-opposed-result = Tirada de oposición: resultado
    .summary = Quién gana cuando dos o más bandos han tirado unos contra otros.
rule-group-leader = Tirada grupal: quién lidera
    .summary = Quién tira por el grupo y con cuántos dados.
rule-help = Ayuda
    .summary = Cuántos dados valen las tiradas de quienes ayudan.
rule-cumulative-check = Tirada acumulativa: paso
    .summary = Suma una tirada a una tarea larga y dice si está terminada.
rule-multiple-actions = Acciones múltiples
    .summary = Cuántas acciones caben en un turno y qué le cuestan a cada tirada.
rule-initiative-order = Orden de iniciativa
    .summary = Quién actúa cuándo, de mayor a menor, sin tirar.
rule-move = Movimiento
    .summary = Cuántas franjas cruza un movimiento y si es gratis.
rule-round-time = Duración de las rondas
    .summary = Cuánto dura un número de rondas.
rule-defence = Defensa efectiva
    .summary = El número que hay que alcanzar, con cobertura y distancia.
rule-weapon = Arma
    .summary = Con qué ataca un arma y cuánto daño hace.
rule-attack = Ataque
    .summary = Una tirada contra la Defensa del objetivo.
rule-attack-result = Ataque: resultado
    .summary = Qué trae un ataque terminado: daño, Consternado, Aturdido.
rule-damage = Daño
    .summary = La tirada de daño de un impacto.
rule-armour-roll = Dados de Armadura
    .summary = Tira todos los dados de armadura útiles contra un golpe.
rule-shield-roll = Dados de Escudo
    .summary = Tira todos los dados de escudo útiles de un vehículo contra un golpe.
rule-scale-damage = Escala de daños
    .summary = El daño entre dos clases de cuerpo, menos armadura o escudos.
rule-apply-damage = Aplicar daño
    .summary = Resta el daño de la Determinación.
rule-state-event = Estados
    .summary = Qué hace un suceso con Consternado, Aturdido e Incapacitado.
rule-medpac = Medpac
    .summary = Gasta un medpac en alguien.
rule-rest = Reposo
    .summary = Qué devuelve un reposo corto o largo.
rule-repair = Reparar
    .summary = Qué devuelve una tirada de reparación a una armadura, unos escudos o un casco.
rule-duel-exchange = Duelo: turno
    .summary = Quién gana un turno del duelo y, con él, un dado de duelo.
rule-duel-settle = Duelo: el final
    .summary = Tira los dados de duelo de ambos bandos y termina el duelo.
rule-vehicle-attack-pilot = Ataque de quien pilota
    .summary = El ataque de un vehículo por quien lo pilota o conduce.
rule-vehicle-attack-gunner = Ataque de artillería
    .summary = El ataque de un vehículo por quien maneja una de sus armas.
rule-vehicle-values = Valores de un vehículo
    .summary = Defensa e Iniciativa a partir de la maniobrabilidad de un vehículo.
rule-force-check = Tirada de La Fuerza
    .summary = Una tirada de La Fuerza con una de sus habilidades.
rule-force-damage = Daño de La Fuerza
    .summary = El daño de un ataque con La Fuerza.
rule-massive-feat = Acción masiva
    .summary = Paga el Punto de La Fuerza que cuesta una acción masiva.
rule-force-points-reset = Puntos de La Fuerza: máximo
    .summary = Cuántos Puntos de La Fuerza hay al empezar una partida o al cambiar la ficha.
rule-force-point-spend = Punto de La Fuerza antes de tirar
    .summary = Paga un Punto de La Fuerza, que dobla los dados de una tirada.
rule-improvement-spend = Punto de Mejora antes de tirar
    .summary = Paga un Punto de Mejora por un dado más.
rule-improvement-award = Puntos de Mejora: premio
    .summary = Suma los Puntos de Mejora que da la dirección.
rule-derived-values = Valores derivados
    .summary = Defensa, Iniciativa, Determinación y Puntos de La Fuerza a partir de la ficha.
rule-sheet-limits = Límites de la ficha
    .summary = Si los atributos y las habilidades respetan los límites.
rule-advancement = Mejora de la ficha
    .summary = Sube un valor un paso a cambio de Puntos de Mejora.

## Lo que ha salido, contado en una frase

part-destiny = { $choice ->
    [pending] , y el 6 del Dado de Destino espera una elección
    [exploded] , y el Dado de Destino explota y saca { $chain }
    [advantage] , y hay una ventaja narrativa
   *[none] { "" }
    }
part-check = { $success ->
    [yes] { $critical ->
        [yes] Éxito crítico
       *[no] Éxito
        }
   *[no] Fallo
    }: un total de { $total } contra { $target }, con un margen de { $margin }
part-attack = { $success ->
    [yes] { $critical ->
        [yes] Impacto crítico
       *[no] Impacto
        }
   *[no] Fallo
    }: un total de { $total } contra Defensa { $target }, con un margen de { $margin }
part-amended = { $success ->
    [yes] { $critical ->
        [yes] , un éxito crítico contra { $target }
       *[no] , un éxito contra { $target }
        }
    [no] , un fallo contra { $target }
   *[none] { "" }
    }
part-improvement-points = { $points ->
    [0] no quedan Puntos de Mejora
    [one] queda 1 Punto de Mejora
   *[other] quedan { $points } Puntos de Mejora
    }
part-force-points = { $points ->
    [0] no quedan Puntos de La Fuerza
    [one] queda 1 Punto de La Fuerza
   *[other] quedan { $points } Puntos de La Fuerza
    }
part-damage = El daño es { $damage }{ $critical ->
    [yes] , con un crítico sobre una base de { $base }
   *[no] { "" }
    }
part-decides = { $decision_by ->
    [players] deciden quienes juegan
   *[gm] decide la dirección
    }
sentence-pool = { $pool ->
    [0] Se tira solo el Dado de Destino
    [one] Se tiran 1 dado y el Dado de Destino
   *[other] Se tiran { $pool } dados y el Dado de Destino, { $dice } en total
    }.
sentence-attribute-check = { part-check }{ part-destiny }.
sentence-skill-check = { part-check }{ part-destiny }.
sentence-force-check = { part-check }{ part-destiny }.
sentence-open-check = El total es { $total }{ part-destiny }.
sentence-attack = { part-attack }{ part-destiny }.
sentence-vehicle-attack-pilot = { part-attack }{ part-destiny }.
sentence-vehicle-attack-gunner = { part-attack }{ part-destiny }.
sentence-destiny-choice = { $choice ->
    [advantage] Se toma la ventaja narrativa y el total se queda en { $total }
    [pending] El Dado de Destino explota y saca otro 6, hay que elegir de nuevo y el total es { $total }
   *[exploded] El Dado de Destino explota y saca { $chain }, y el total es { $total }
    }{ part-amended }.
sentence-improvement-die = El dado de Mejora saca { $late_die } y el total es { $total }{ part-amended }; { part-improvement-points }.
sentence-difficulty-step = La dificultad es { $difficulty }.
sentence-pairing = { WORD($skill) } se tira con { WORD($attribute) }{ $usual ->
    [yes] , como de costumbre
   *[no] { "" } en lugar de { WORD($default_attribute) }
    }.
sentence-opposed-result = { $decided_by ->
    [total] Gana { $winner } por { $margin }
    [pc-over-npc] Los totales empatan y gana { $winner } por ser el único PJ
    [decision] Los totales empatan y gana { $winner } por decisión
   *[none] Los totales de { $tied } empatan y { part-decides }
    }.
sentence-group-leader = { $leader ->
    [none] Empatan { $tied } y el grupo elige quién lidera
   *[other] { $leader_pool ->
        [one] Lidera la tirada { $leader }, con 1 dado y la ayuda de { $helpers }
       *[other] Lidera la tirada { $leader }, con { $leader_pool } dados y la ayuda de { $helpers }
        }
    }.
sentence-help = { $help_dice ->
    [0] La ayuda falla y no vale ningún dado
    [one] La ayuda vale 1 dado
   *[other] La ayuda vale { $help_dice } dados
    }.
sentence-cumulative-check = { $complete ->
    [yes] { $critical ->
        [yes] Terminado con un crítico
       *[no] Terminado
        }
   *[no] { $failed ->
        [yes] Fallido, a falta de { $remaining }
       *[no] Aún sin terminar, a falta de { $remaining }
        }
    }: { $sum } { $rolls ->
    [one] tras 1 tirada
   *[other] tras { $rolls } tiradas
    }.
sentence-multiple-actions = { $actions ->
    [one] 1 acción de { $limit } como mucho
   *[other] { $actions } acciones de { $limit } como mucho
    }{ $penalty_dice ->
    [0] , sin perder dados
    [one] , y cada tirada del turno tiene 1 dado menos
   *[other] , y cada tirada del turno tiene { $penalty_dice } dados menos
    }.
sentence-initiative-order = El orden es { $order }{ $settled ->
    [yes] { "" }
   *[no] , con un empate por decidir
    }.
sentence-move = { $bands ->
    [0] La distancia sigue siendo «{ WORD($band) }»
    [one] La distancia es ahora «{ WORD($band) }» tras 1 franja
   *[other] La distancia es ahora «{ WORD($band) }» tras { $bands } franjas
    }{ $bands ->
    [0] { "" }
   *[other] { $free ->
        [yes] , gratis
       *[no] , a cambio de una acción
        }
    }.
sentence-round-time = { $rounds ->
    [one] 1 ronda dura
   *[other] { $rounds } rondas duran
    } { $minutes } min { $rest_seconds } s.
sentence-defence = La Defensa que hay que alcanzar es { $effective }: { $defence } más { $cover_bonus } por cobertura y { $range_bonus } por distancia.
sentence-weapon = { WORD($weapon) }: { WORD($attribute) } con { WORD($skill) }{ $stun ->
    [yes] , para aturdir sin daño
   *[no] , daño { $dice }D{ $flat ->
        [0] { "" }
       *[other] +{ $flat }
        }
    }{ $machines_only ->
    [yes] , solo contra máquinas
   *[no] { "" }
    }.
sentence-attack-result = { $hit ->
    [yes] { $critical ->
        [yes] Impacto crítico: hay que tirar el daño
       *[no] Impacto: hay que tirar el daño
        }
   *[no] Fallo
    }{ $dismayed ->
    [yes] { $stunned ->
        [yes] ; el objetivo queda Consternado y Aturdido
       *[no] ; el objetivo queda Consternado
        }
   *[no] { $stunned ->
        [yes] ; el objetivo queda Aturdido
       *[no] { "" }
        }
    }.
sentence-damage = { part-damage }.
sentence-force-damage = { part-damage }.
sentence-armour-roll = La armadura resta { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , se pierde 1 dado
   *[other] , se pierden { $newly_broken } dados
    }{ $usable ->
    [0] { "" } y no quedan dados útiles
    [one] { "" } y queda 1 dado útil
   *[other] { "" } y quedan { $usable } dados útiles
    }.
sentence-shield-roll = Los escudos restan { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , se pierde 1 dado
   *[other] , se pierden { $newly_broken } dados
    }{ $usable ->
    [0] { "" } y no quedan dados útiles
    [one] { "" } y queda 1 dado útil
   *[other] { "" } y quedan { $usable } dados útiles
    }.
sentence-scale-damage = El daño que llega es { $final }, con una escala de { $multiply } a { $divide }.
sentence-apply-damage = { $lost ->
    [0] La Determinación sigue en { $determination }
   *[other] La Determinación baja { $lost } y queda en { $determination }
    }{ $newly_incapacitated ->
    [yes] , lo que significa Incapacitado
   *[no] { "" }
    }.
sentence-state-event = { $states_incapacitated ->
    [yes] Incapacitado hasta la recuperación
   *[no] { $turn_lost ->
        [yes] Aturdido: se pierde este turno
       *[no] { $may_act ->
            [yes] Es posible actuar
           *[no] Aturdido: no es posible actuar
            }
        }
    }{ $penalty_dice ->
    [0] { "" }
   *[other] , con 1 dado menos por Consternado
    }{ $states_dismayed_next ->
    [yes] { $states_stunned_next ->
        [yes] ; Consternado y Aturdido esperan al próximo turno
       *[no] ; Consternado espera al próximo turno
        }
   *[no] { $states_stunned_next ->
        [yes] ; Aturdido espera al próximo turno
       *[no] { "" }
        }
    }.
sentence-medpac = El medpac devuelve { $restored } de Determinación, ahora { $determination }{ $medpacs ->
    [0] , y no quedan medpacs
    [one] , y queda 1 medpac
   *[other] , y quedan { $medpacs } medpacs
    }.
sentence-rest = El reposo devuelve { $restored } de Determinación, ahora { $determination }.
sentence-repair = { $what ->
    [hull] La reparación devuelve { $restored } de Determinación al casco, ahora { $determination }
   *[other] { $restored ->
        [0] La reparación no recupera ningún dado
        [one] La reparación recupera 1 dado
       *[other] La reparación recupera { $restored } dados
        }{ $broken ->
        [0] { "" } y no queda ninguno perdido
        [one] { "" } y queda 1 perdido
       *[other] { "" } y quedan { $broken } perdidos
        }
    }.
sentence-duel-exchange = { $winner ->
    [first] Gana el turno el primer bando
   *[second] Gana el turno el segundo bando
    }, y los dados de duelo quedan { $dice_first } a { $dice_second }.
sentence-duel-settle = { $decided_by ->
    [total] { $winner ->
        [first] Gana el duelo el primer bando, { $sum_first } a { $sum_second }
       *[second] Gana el duelo el segundo bando, { $sum_second } a { $sum_first }
        }
    [pc-over-npc] El duelo empata a { $sum_first } y gana el PJ
   *[none] El duelo empata a { $sum_first } y { part-decides }
    }.
sentence-vehicle-values = Maniobrabilidad { $manoeuvrability }, Defensa { $defence }, Iniciativa { $initiative }.
sentence-massive-feat = { $spent ->
    [one] La acción masiva cuesta 1 Punto de La Fuerza
   *[other] La acción masiva cuesta { $spent } Puntos de La Fuerza y dobla los dados de su tirada
    }; { part-force-points }.
sentence-force-points-reset = { $points ->
    [one] 1 Punto de La Fuerza de { $maximum } como mucho
   *[other] { $points } Puntos de La Fuerza de { $maximum } como mucho
    }.
sentence-force-point-spend = Se paga un Punto de La Fuerza y se doblan los dados; { part-force-points }.
sentence-improvement-spend = Se paga un Punto de Mejora por un dado más; { part-improvement-points }.
sentence-improvement-award = { $amount ->
    [one] Se concede 1 Punto de Mejora
   *[other] Se conceden { $amount } Puntos de Mejora
    }; en total son { $points }.
sentence-derived-values = Defensa { $defence }, Iniciativa { $initiative }, Determinación { $determination_maximum } y { $force_points_maximum ->
    [one] 1 Punto de La Fuerza
   *[other] { $force_points_maximum } Puntos de La Fuerza
    } como máximo.
sentence-sheet-limits = La ficha tiene { $attribute_dice } dados en atributos y { $skill_points } en habilidades{ $over_cap_count ->
    [0] , todo dentro de los límites
    [one] , con 1 valor por encima del límite
   *[other] , con { $over_cap_count } valores por encima del límite
    }.
sentence-advancement = { $cost ->
    [one] El valor sube a { $value } por 1 Punto de Mejora
   *[other] El valor sube a { $value } por { $cost } Puntos de Mejora
    }; { part-improvement-points }.

## Atributos y habilidades

short-force = LaF
choice-dexterity = Destreza
choice-knowledge = Conocimiento
choice-mechanical = Mecánica
choice-perception = Percepción
choice-strength = Fuerza
choice-technical = Técnica
choice-force = La Fuerza
choice-agility = Agilidad
choice-blasters = Blasters
choice-melee = Armas CaC
choice-steal = Robar
choice-throw = Lanzar
choice-galaxy = Galaxia
choice-streetwise = Callejeo
choice-survival = Supervivencia
choice-willpower = Fuerza de voluntad
choice-xenology = Xenología
choice-astrogation = Astronavegación
choice-drive = Conducción
choice-gunnery = Artillería
choice-pilot = Pilotaje
choice-sensors = Sensores
choice-deceive = Engañar
choice-hide = Sigilo
choice-persuade = Persuasión
choice-search = Buscar
choice-tactics = Táctica
choice-athletics = Capacidades atléticas
choice-brawl = Pelea
choice-intimidate = Intimidar
choice-stamina = Resistencia
choice-swim = Nadar
choice-armament = Mantenimiento de equipo
choice-computers = Informática
choice-droids = Droides
choice-medicine = Medicina
choice-vehicles = Mantenimiento de vehículos
choice-alter = Alterar
choice-control = Control
choice-sense = Sentir
field-dexterity = { choice-dexterity }
field-knowledge = { choice-knowledge }
field-mechanical = { choice-mechanical }
field-perception = { choice-perception }
field-strength = { choice-strength }
field-technical = { choice-technical }
field-force = { choice-force }
    .help = Sin dados aquí, no hay acceso a La Fuerza.
field-agility = { choice-agility }
field-blasters = { choice-blasters }
field-melee = { choice-melee }
field-steal = { choice-steal }
    .help = También guardar y esconder cosas.
field-throw = { choice-throw }
field-galaxy = { choice-galaxy }
field-streetwise = { choice-streetwise }
field-survival = { choice-survival }
field-willpower = { choice-willpower }
field-xenology = { choice-xenology }
field-astrogation = { choice-astrogation }
field-drive = { choice-drive }
    .help = Vehículos terrestres, también los repulsores.
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
    .help = Actúa sobre la materia.
field-control = { choice-control }
    .help = Actúa sobre las mentes.
field-sense = { choice-sense }
    .help = Percibe presencias, el pasado y el futuro.

## Lo que pregunta una regla

field-attribute = Atributo
    .help = Dados del atributo.
field-pairing-attribute = Atributo
    .help = Vacío, el atributo en el que figura la habilidad.
field-skill = Habilidad
    .help = Se suma al total una vez y nunca se dobla.
field-vehicle-attack-pilot-skill = Pilotaje o Conducción
    .help = Tantos dados como la habilidad, si ninguna regla de la casa dice otra cosa.
field-vehicle-attack-gunner-skill = Artillería
field-force-check-skill = Alterar, Control o Sentir
field-force-damage-skill = Alterar, Control o Sentir
field-pairing-skill = Habilidad
field-gear-dice = Dados de equipo
    .help = Objetos adecuados que valen un dado; juntos suman un dado como mucho.
field-gm-die = Dado de la dirección
    .help = 1 si la dirección da un dado, −1 si lo quita.
field-improvement = Punto de Mejora pagado
    .help = Pagado antes de tirar: un dado más.
field-force-point = Punto de La Fuerza pagado
    .help = Pagado antes de tirar: se doblan los dados.
field-help-dice = Dados de ayuda
field-group-helpers = Acompañantes en la tirada grupal
    .help = Un dado más por cada uno; no junto con dados de ayuda.
field-actions = Acciones de este turno
    .help = Con más de una hace falta la Destreza.
field-move-actions = Acciones aparte del movimiento
field-dismayed = Consternado
    .help = Un dado menos.
field-difficulty = Dificultad
field-modifiers = Modificadores
    .help = Números que se suman al total, cada uno con su motivo.
field-label = Motivo
field-value = Valor
field-advancement-value = Valor actual
field-on-six = 6 en el Dado de Destino
    .help = Qué pasa cuando el Dado de Destino saca un 6.
field-tally = La tirada hasta ahora
    .help = Se toma de la tirada o de su última enmienda.
field-total = Total
field-armour-roll-total = Dados de Armadura
field-shield-roll-total = Dados de Escudo
field-repair-total = Total de la tirada de reparación
    .help = Hace falta para un casco.
field-target = Número objetivo
field-scale-damage-target = Clase del objetivo
field-destiny = Dado de Destino
field-chain = Dados de la explosión
field-choice = Elección con el 6
field-late-die = Dado de Mejora
field-improvement-used = Punto de Mejora usado
field-settled = Cerrada
    .help = Una tirada cerrada no admite más dados.
field-points = Puntos actuales
field-improvement-die-points = Puntos de Mejora
field-advancement-points = Puntos de Mejora
field-improvement-spend-points = Puntos de Mejora
field-improvement-award-points = Puntos de Mejora
field-massive-feat-points = Puntos de La Fuerza
field-force-points-reset-points = Puntos de La Fuerza
field-force-point-spend-points = Puntos de La Fuerza
field-used-this-turn = Ya usado este turno
field-step = Grado
field-gm-approves = La dirección lo aprueba
field-sides = Bandos
field-id = Nombre
field-kind = Tipo
field-pending = Elección abierta
    .help = El 6 del Dado de Destino de esta tirada aún espera una elección.
field-decision = Decisión
    .help = A quién se ha elegido en un empate.
field-members = Grupo
field-pool = Reserva propia
    .help = Dados tras los modificadores propios, sin la bonificación del grupo.
field-max-helpers = Ayudantes como máximo
field-helpers = Ayudantes
field-rolled = La tirada ya está hecha
field-sum = Suma hasta ahora
field-rolls = Tiradas hasta ahora
field-max-rolls = Tiradas como máximo
field-rolled-with = Acciones con las que ya se ha tirado
    .help = El número declarado al hacer la primera tirada del turno.
field-participants = Participantes
field-initiative = Iniciativa
field-incapacitated = Incapacitado
field-decided = Empates ya decididos
    .help = Nombres, primero quien actúa antes.
field-from = Desde
field-to = Hasta
field-moved-this-round = Franjas recorridas esta ronda
field-max-bands = Franjas por ronda como máximo
field-rounds = Rondas
field-defence = Defensa
field-cover = Cobertura
field-band = Distancia
field-weapon = Arma
field-mode = Modo
field-weapon-strength = Fuerza
    .help = Hace falta para atacar sin armas.
field-stun = Modo aturdidor
field-dice = Dados
field-flat = Número añadido
field-critical = Crítico
field-broken = Dados perdidos
field-damage = Daño
field-attacker = Clase de quien ataca
field-reduction = Armadura o escudos
    .help = Lo que restan sus dados.
field-determination = Determinación
field-states = Estados
field-dismayed-now = Consternado
field-dismayed-next = Consternado desde el próximo turno
field-stunned-now = Aturdido
field-stunned-next = Aturdido en el próximo turno
field-event = Suceso
field-structured = Se cuentan los turnos
field-maximum = Máximo
field-medpacs = Medpacs
field-self-use = En uno mismo
field-medicine-success = Tirada de Medicina con éxito
field-medicine-total = Total de la tirada de Medicina
field-length = Duración
field-gm-allows = La dirección lo permite
field-what = Qué
field-success = La tirada ha tenido éxito
field-restores = Recupera
field-dice-first = Dados de duelo del primer bando
field-dice-second = Dados de duelo del segundo bando
field-turns = Turnos del duelo
field-first = Primer bando
field-second = Segundo bando
field-kind-first = Tipo del primer bando
field-kind-second = Tipo del segundo bando
field-manoeuvrability = Maniobrabilidad
field-manoeuvrability-dice = Maniobrabilidad: dados
field-manoeuvrability-pips = Maniobrabilidad: número añadido
field-defence-override = Defensa acordada en su lugar
field-initiative-override = Iniciativa acordada en su lugar
field-determination-override = Determinación acordada en su lugar
field-determination-current = Determinación actual
field-gm-permits = La dirección da permiso
field-double-dice = Pagar un segundo punto para doblar los dados
field-already-on-roll = Ya hay uno en esta tirada
field-amount = Puntos concedidos
field-attributes = Atributos
field-skills = Habilidades
field-cap-override = Puede superar los límites
    .help = Para personajes legendarios, según la dirección.
field-between-sessions = Entre partidas
field-cost = Precio
    .help = Vacío, el precio habitual.
field-key = De la tabla
field-name = Nombre
field-damage-dice = Dados de daño
field-damage-flat = Daño añadido
field-machines-only = Solo contra máquinas
field-dice-total = Dados
field-dice-broken = Dados perdidos
field-context = Sirve para
field-bonus-dice = Dado
field-bonus-flat = Número añadido
field-title = Título
field-text = Texto
field-active = Aún presente
field-copilot = Copiloto
field-gunners = Artilleros

## Lo que sale, campo a campo

outcome-before-doubling = Dados antes de doblar
outcome-pool = Dados
outcome-floored = Quedaba por debajo de cero
outcome-terms = De dónde salen los dados
outcome-pool-faces = Caras
outcome-advantage = Ventaja narrativa
outcome-success = Éxito
outcome-margin = Margen
outcome-provisional = Aún puede cambiar
outcome-default-attribute = Atributo habitual
outcome-usual = Como de costumbre
outcome-winner = Gana
outcome-tied = Empatan
outcome-decided-by = Lo decide
outcome-decision-by = Falta que decida
outcome-leader = Lidera
outcome-leader-pool = Dados de la tirada grupal
outcome-remaining = Falta
outcome-complete = Completa
outcome-failed = Fallida
outcome-limit = Acciones como máximo
outcome-penalty-dice = Dados que se quitan
outcome-order = Orden
outcome-acting = Pueden actuar
outcome-ties = Empates abiertos
outcome-ids = Nombres
outcome-bands = Franjas
outcome-free = Gratis
outcome-extra-actions = Acciones que cuesta
outcome-seconds = Segundos
outcome-minutes = Minutos
outcome-rest-seconds = Segundos restantes
outcome-cover-bonus = Por cobertura
outcome-range-bonus = Por distancia
outcome-effective = Defensa efectiva
outcome-effective-defence = Defensa efectiva
outcome-hit = Impacto
outcome-damage-follows = Hay que tirar daño
outcome-stunned = Aturdido
outcome-faces = Caras
outcome-again-faces = Caras de la segunda tirada
outcome-base = Daño antes del crítico
outcome-reduction = Resta
outcome-newly-broken = Dados que se pierden
outcome-usable = Dados útiles que quedan
outcome-multiply = Multiplicado por
outcome-divide = Dividido entre
outcome-after-scale = Tras la escala
outcome-after-armour = Tras la armadura
outcome-final = Daño que llega
outcome-lost = Pierde
outcome-newly-incapacitated = Incapacitado por esto
outcome-may-act = Puede actuar
outcome-turn-lost = Turno perdido
outcome-restored = Recupera
outcome-faces-first = Caras del primer bando
outcome-faces-second = Caras del segundo bando
outcome-sum-first = Suma del primer bando
outcome-sum-second = Suma del segundo bando
outcome-spent = Puntos pagados
outcome-points = Puntos que quedan
outcome-determination-maximum = Determinación (máxima)
outcome-force-points-maximum = Puntos de La Fuerza (máximo)
outcome-ok = Dentro de los límites
outcome-over-cap = Por encima del límite
outcome-attribute-dice = Dados en atributos
outcome-skill-points = Puntos en habilidades

## Opciones

choice-ask = Pregúntame
choice-explode = Hacer explotar el dado
choice-advantage = Ventaja narrativa
choice-choice-none = Sin elección
choice-pending = Abierta
choice-exploded = Explotó
choice-pc = PJ
choice-npc = PNJ
choice-mode-normal = Normal
choice-mode-stun = Aturdir
choice-event-stun = Aturdido
choice-dismay = Consternado
choice-incapacitate = Incapacitado
choice-recover = Recuperación
choice-turn-start = Inicio del turno
choice-turn-end = Fin del turno
choice-check-made = Se ha hecho una tirada
choice-scene-end = Fin de escena
choice-session-start = Inicio de partida
choice-sheet-change = Cambio de la ficha
choice-short = Corto
choice-long = Largo
choice-armour = Armadura
choice-shield = Escudos
choice-hull = Casco
choice-all = Todos los dados
choice-one = Un dado
choice-first = Primer bando
choice-second = Segundo bando
choice-attribute = Atributo +1D
choice-skill = Habilidad +1
choice-item-flat = Objeto +1
choice-item-die = Objeto o armadura +1D
choice-total = Total
choice-decided-by-pc-over-npc = PJ por encima de PNJ
choice-decided-by-decision = Decisión
choice-players = Quienes juegan
choice-gm = La dirección
choice-optional = Opcional
choice-only = Solo
choice-very-easy = Muy fácil
choice-easy = Fácil
choice-moderate = Moderada
choice-difficult = Difícil
choice-very-difficult = Muy difícil
choice-heroic = Heroica
choice-legendary = Legendaria
choice-very-close = Muy cerca
choice-close = Cerca
choice-far = Lejos
choice-very-far = Muy lejos
choice-character = Personaje
choice-vehicle = Vehículo
choice-ship = Nave
choice-structure = Estructura
choice-unarmed = Sin armas
choice-knife = Cuchillo
choice-vibroblade = Vibrocuchilla
choice-vibro-axe = Vibrohacha
choice-force-pike = Pica de fuerza
choice-gaderffii = Gaderffi
choice-electrostaff = Electrobastón
choice-lightsaber = Sable láser
choice-lightsaber-short = Sable láser corto
choice-hold-out-blaster = Bláster de bolsillo
choice-sporting-blaster = Bláster deportivo
choice-blaster-pistol = Pistola bláster
choice-heavy-blaster-pistol = Pistola bláster pesada
choice-blaster-carbine = Carabina bláster
choice-blaster-rifle = Rifle bláster
choice-heavy-blaster-rifle = Rifle bláster pesado
choice-light-repeating = Bláster de repetición ligero
choice-heavy-repeating = Bláster de repetición pesado
choice-e-web = Bláster de repetición montado
choice-bowcaster = Ballesta láser
choice-slug-pistol = Pistola de proyectiles
choice-slug-rifle = Rifle de proyectiles
choice-ion-pistol = Pistola de iones
choice-stun-pistol = Pistola aturdidora
choice-frag-grenade = Granada de fragmentación
choice-concussion-grenade = Granada de conmoción
choice-stun-grenade = Granada aturdidora
choice-thermal-detonator = Detonador térmico
choice-key-none = Sin armadura
choice-armour-none = Sin armadura
choice-padded-flight-suit = Traje de vuelo acolchado
choice-thermal-suit = Traje térmico
choice-insulated-suit = Traje aislante
choice-aquatic-suit = Traje acuático
choice-blast-vest = Chaleco antibláster
choice-light = Armadura ligera
choice-trooper = Armadura de soldado
choice-medium = Armadura media
choice-heavy = Armadura pesada
choice-battle = Armadura de batalla
choice-civilian = Civil
choice-recon = Reconocimiento
choice-fighter = Caza
choice-bomber = Bombardero
choice-capital = Nave capital
choice-shield-none = Ninguno
choice-landspeeder = Deslizador terrestre
choice-combat-speeder = Deslizador de combate
choice-armoured-transport = Transporte blindado
choice-starfighter = Caza estelar
choice-light-interceptor = Interceptor ligero
choice-raider-interceptor = Interceptor de asalto
choice-light-freighter = Carguero ligero
choice-pursuit-craft = Nave de persecución
choice-assault-gunboat = Cañonera de asalto
choice-shuttle = Lanzadera
choice-patrol-cruiser = Crucero de patrulla
choice-light-cannon = Cañón ligero
choice-mounted-repeater = Repetidor montado
choice-laser-cannons = Cañones láser
choice-torpedoes = Torpedos
choice-twin-lasers = Láseres gemelos
choice-lasers = Láseres
choice-dual-laser = Láser doble
choice-twin-cannons = Cañones gemelos
choice-missiles = Misiles
choice-heavy-lasers = Láseres pesados
choice-double-cannon = Cañón doble
choice-turbolaser = Turboláser
choice-ion-cannon = Cañón de iones

## Reglas de la casa

house-explode-mode = Seguir explotando
    .help = Si, tras una explosión, otro 6 puede volver a explotar.
choice-explode-mode-chain = Cada 6 otra vez
choice-explode-mode-once = Un dado más y ya está
house-force-point-doubles = Qué dobla un Punto de La Fuerza
    .help = Cuántos dados trae un Punto de La Fuerza.
choice-force-point-doubles-pool = La reserva
choice-force-point-doubles-whole-roll = La reserva y el Dado de Destino
choice-force-point-doubles-attribute = Solo los dados del atributo
house-action-penalty = Penalización por varias acciones
    .help = Un dado menos por cada acción tras la primera, o por cada una.
choice-action-penalty-additional = Cada acción tras la primera
choice-action-penalty-every = Cada acción
house-action-limit = Límite de acciones
    .help = Si la Destreza limita todas las acciones o solo las que siguen a la primera.
choice-action-limit-total = Todas las acciones
choice-action-limit-additional = Las acciones tras la primera
house-critical-damage = Daño crítico
    .help = Cómo dobla el daño un impacto crítico.
choice-critical-damage-double-total = El doble del total
choice-critical-damage-double-roll = Tirar y sumar dos veces
choice-critical-damage-double-dice = El doble de los dados, el número una vez
house-scale-order = Escala y armadura
    .help = Si el daño se escala antes o después de restar la armadura.
choice-scale-order-before-armour = Primero la escala
choice-scale-order-after-armour = Primero la armadura
house-scale-compose = Entre dos clases
    .help = El factor entre dos clases de cuerpo.
choice-scale-compose-ratio = La razón de ambos factores
choice-scale-compose-larger-only = Solo el factor de la clase mayor
house-rounding = Redondeo
    .help = El daño escalado que no es entero.
choice-rounding-floor = Hacia abajo
choice-rounding-ceiling = Hacia arriba
choice-rounding-half-up = Al más próximo, las mitades hacia arriba
house-armour-six-counts = El dado que se pierde aún cuenta
    .help = Si un dado de armadura o escudo que se pierde resta su 6.
house-dismayed-needs-hit = Consternado solo con impacto
    .help = Si el 6 de Destino de quien ataca necesita un impacto para consternar.
house-force-damage = Daño de La Fuerza
    .help = Si la habilidad es el daño o el número de dados de daño.
choice-force-damage-flat = La propia habilidad
choice-force-damage-dice = Tantos dados
house-pilot-attack = El ataque de quien pilota
    .help = Con qué ataca quien pilota un vehículo.
choice-pilot-attack-skill-as-dice = Tantos dados como la habilidad
choice-pilot-attack-normal = Dados de Mecánica más la habilidad
house-duel-start-dice = Dados de duelo al empezar
    .help = Con cuántos dados de duelo empieza cada bando.
house-determination-base = Base de la Determinación
    .help = Se suma a Fuerza y Resistencia; más alarga los combates.

## Negativas

reason-too-many-actions = { $actions } acciones son demasiadas: la Destreza permite { $limit } en un turno. Declara menos.
reason-help-and-group = Una tirada admite dados de ayuda o acompañantes de un grupo, no ambas cosas. Quita una de las dos.
reason-pool-cap = Esta tirada tiene más de { $most } dados, lo máximo que se puede tirar de una vez. Quita algunos.
reason-roll-settled = Esta tirada está cerrada y no admite más cambios. La dirección puede añadir una decisión.
reason-choice-not-available = El Dado de Destino de esta tirada no tiene ningún 6 pendiente de elegir.
reason-improvement-already-used = Este turno o esta tirada ya ha tenido su Punto de Mejora. Espera al siguiente.
reason-no-improvement-points = No queda ningún Punto de Mejora con el que pagar.
reason-pairing-not-approved = Esta habilidad se suele tirar con otro atributo. Pide a la dirección que apruebe la combinación.
reason-choice-pending = Un 6 de un Dado de Destino aún espera su elección. Elige primero y sigue después.
reason-decision-not-needed = No hay ningún empate por decidir. Deja vacía la decisión.
reason-decision-not-tied = La parte elegida no está entre las que empatan. Elige una de ellas.
reason-too-many-helpers = { $helpers } ayudantes son demasiados: la dirección permite { $most }. Quita algunos.
reason-help-too-late = La tirada ya está hecha; la ayuda tiene que llegar antes.
reason-helper-repeated = Hay alguien dos veces; cada ayudante ayuda una vez en una tirada.
reason-already-complete = La suma ya ha alcanzado la dificultad: no queda nada que tirar.
reason-no-rolls-left = Ya se han hecho todas las tiradas que la dirección fijó para esta tarea.
reason-actions-already-rolled = Ya se ha hecho una tirada de este turno con { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
    }; no se pueden añadir más.
reason-move-too-far = Es demasiado lejos para una ronda: { $most ->
    [one] 1 franja
   *[other] { $most } franjas
    } como mucho. Muévete menos o sigue en la próxima ronda.
reason-mode-not-available = Esta arma no tiene ese modo. Elige el otro.
reason-no-armour-dice = No hay dados de armadura útiles. Repáralos antes o encaja el daño.
reason-no-shield-dice = No hay dados de escudo útiles. Repáralos antes o encaja el daño.
reason-not-incapacitated = Solo quien está Incapacitado puede recuperarse.
reason-incapacitated = Quien está Incapacitado no puede usar un medpac en sí mismo. Tiene que hacerlo otra persona.
reason-no-medpac = No queda ningún medpac.
reason-rest-too-short = Un reposo corto no termina Incapacitado si la dirección no lo permite. Reposa más o pídelo.
reason-nothing-to-repair = No hay nada perdido que reparar.
reason-tie-pending = Los totales empatan. Di quién gana el turno y vuelve a pedirlo.
reason-duel-too-early = Un duelo termina como pronto tras un turno.
reason-no-force-access = Sin dados en La Fuerza no hay acceso a ella.
reason-gm-permission-missing = Una acción masiva necesita el permiso de la dirección. Pídelo antes.
reason-no-force-points = No hay bastantes Puntos de La Fuerza con los que pagar.
reason-too-late = Los dados ya han caído; un Punto de La Fuerza se paga antes de tirar.
reason-once-per-roll = Esta tirada ya tiene su Punto de La Fuerza.
reason-below-minimum = Todos los atributos menos La Fuerza necesitan al menos 1 dado.
reason-innate-cap = Los atributos y las habilidades terminan en { $most }. La dirección puede dejar que un personaje legendario lo supere.
reason-not-between-sessions = Los valores se suben entre partidas. Espera a que termine esta.
reason-gm-approval-missing = La dirección tiene que aprobarlo antes. Pídelo.
reason-not-enough-points = Cuesta { $cost } Puntos de Mejora y hay { $points }.
error-impossible-tally = Ninguna tirada puede haber llegado a esto. Toma los datos de la propia tirada, sin cambiarlos.
error-no-target = Esta tirada no tenía número objetivo; un ataque lo tiene.
error-not-a-participant = { $field }: se nombra a alguien que no participa.
error-more-than = { $field }: puede ser { $most } como mucho.

## Para qué son los dados

purpose-destiny = Dado de Destino
purpose-pool = Reserva
purpose-explosion = Explosión
purpose-improvement = Dado de Mejora
purpose-damage = Daño
purpose-damage-again = Daño, segunda tirada
purpose-armour = Armadura
purpose-shield = Escudos
purpose-rest = Reposo
purpose-duel-first = Duelo, primer bando
purpose-duel-second = Duelo, segundo bando

## De dónde salen los dados de una reserva

modifier-attribute = Atributo
modifier-gear = Equipo
modifier-improvement = Punto de Mejora
modifier-gm = Dirección
modifier-help = Ayuda
modifier-group = Grupo
modifier-actions = Varias acciones
modifier-dismayed = Consternado
modifier-force-point = Punto de La Fuerza

## Fichas

group-vehicle = Vehículo
group-condition = Condición
group-attributes = Atributos
group-skills = Habilidades
group-equipment = Equipo
group-person = Persona
group-agreements = Acuerdos
group-armament = Armamento
sheet-name = Nombre
sheet-kind = Tipo
sheet-species = Especie
sheet-concept = Concepto
sheet-attributes = Atributos
sheet-skills = Habilidades
sheet-defence = Defensa
sheet-initiative = Iniciativa
sheet-determination-maximum = Determinación (máxima)
sheet-determination = Determinación
    .help = Empieza en el máximo.
sheet-improvement-points = Puntos de Mejora
sheet-force-points = Puntos de La Fuerza
    .help = Empiezan en el máximo.
sheet-force-points-maximum = Puntos de La Fuerza (máximo)
sheet-weapons = Armas
    .help = Cada una trae su ataque y su daño a las tiradas.
sheet-armour = Armadura
sheet-gear = Equipo
sheet-medpacs = Medpacs
sheet-burdens = Cargas
    .help = Marcas que ha dejado la historia; no llevan número.
sheet-states = Estados
sheet-on-six = 6 en el Dado de Destino
    .help = Tu instrucción fija para un 6 en el Dado de Destino.
sheet-cap-override = Puede superar los límites
    .help = Para personajes legendarios, según la dirección.
sheet-notes = Notas
sheet-defence-override = Defensa acordada en su lugar
sheet-initiative-override = Iniciativa acordada en su lugar
sheet-determination-override = Determinación acordada en su lugar
sheet-class = Clase
sheet-manoeuvrability = Maniobrabilidad
sheet-shield-total = Dados de escudo
sheet-shield-broken = Dados de escudo perdidos
sheet-ram-dice = Daño de embestida: dados
    .help = Vacío, lo dice la dirección.
sheet-ram-flat = Daño de embestida: número añadido
sheet-crew = Tripulación

## Tiradas de una ficha

offer-attack-weapon = Ataque
offer-attack-blasters = Ataque por habilidad: { choice-blasters }
offer-attack-melee = Ataque por habilidad: { choice-melee }
offer-attack-brawl = Ataque por habilidad: { choice-brawl }
offer-attack-throw = Ataque por habilidad: { choice-throw }
offer-attack-pilot = Ataque de vehículo: { choice-pilot }
offer-attack-drive = Ataque de vehículo: { choice-drive }
offer-attack-gunnery = Ataque de vehículo: { choice-gunnery }
offer-damage-weapon = Daño
offer-damage-brawl = Daño sin armas
offer-damage-alter = Daño de La Fuerza: { choice-alter }
offer-damage-control = Daño de La Fuerza: { choice-control }
offer-damage-sense = Daño de La Fuerza: { choice-sense }
offer-ramming = Daño de embestida
offer-open-dexterity = { choice-dexterity }, sin dificultad
offer-open-knowledge = { choice-knowledge }, sin dificultad
offer-open-mechanical = { choice-mechanical }, sin dificultad
offer-open-perception = { choice-perception }, sin dificultad
offer-open-strength = { choice-strength }, sin dificultad
offer-open-technical = { choice-technical }, sin dificultad
offer-open-force = { choice-force }, sin dificultad
offer-open-agility = { choice-agility }, sin dificultad
offer-open-blasters = { choice-blasters }, sin dificultad
offer-open-melee = { choice-melee }, sin dificultad
offer-open-steal = { choice-steal }, sin dificultad
offer-open-throw = { choice-throw }, sin dificultad
offer-open-galaxy = { choice-galaxy }, sin dificultad
offer-open-streetwise = { choice-streetwise }, sin dificultad
offer-open-survival = { choice-survival }, sin dificultad
offer-open-willpower = { choice-willpower }, sin dificultad
offer-open-xenology = { choice-xenology }, sin dificultad
offer-open-astrogation = { choice-astrogation }, sin dificultad
offer-open-drive = { choice-drive }, sin dificultad
offer-open-gunnery = { choice-gunnery }, sin dificultad
offer-open-pilot = { choice-pilot }, sin dificultad
offer-open-sensors = { choice-sensors }, sin dificultad
offer-open-deceive = { choice-deceive }, sin dificultad
offer-open-hide = { choice-hide }, sin dificultad
offer-open-persuade = { choice-persuade }, sin dificultad
offer-open-search = { choice-search }, sin dificultad
offer-open-tactics = { choice-tactics }, sin dificultad
offer-open-athletics = { choice-athletics }, sin dificultad
offer-open-brawl = { choice-brawl }, sin dificultad
offer-open-intimidate = { choice-intimidate }, sin dificultad
offer-open-stamina = { choice-stamina }, sin dificultad
offer-open-swim = { choice-swim }, sin dificultad
offer-open-armament = { choice-armament }, sin dificultad
offer-open-computers = { choice-computers }, sin dificultad
offer-open-droids = { choice-droids }, sin dificultad
offer-open-medicine = { choice-medicine }, sin dificultad
offer-open-vehicles = { choice-vehicles }, sin dificultad
offer-open-alter = { choice-alter }, sin dificultad
offer-open-control = { choice-control }, sin dificultad
offer-open-sense = { choice-sense }, sin dificultad

## Tablas

table-skills = Atributos y habilidades
table-difficulties = Dificultades
table-bands = Franjas de distancia
table-classes = Clases de la escala de daños
table-weapons = Armas
table-armour = Armaduras
table-shields = Escudos
table-vehicles = Vehículos
table-vehicle-weapons = Armas integradas
table-costs = Precios de las mejoras
column-attribute = Atributo
column-skill = Habilidad
column-step = Grado
column-difficulty = Dificultad
column-band = Distancia
column-range-bonus = Defensa
column-class = Clase
column-factor = Factor
column-weapon = Arma
column-damage = Daño
column-stun = Aturde
column-armour = Armadura
column-dice = Dados
column-shield = Escudos
column-vehicle = Vehículo
column-manoeuvrability = Maniobrabilidad
column-determination = Determinación
column-shields = Dados de Escudo
column-what = Mejora
column-cost = Puntos de Mejora
