# Movimento e posizione su una griglia di quadretti, come li gioca un tavolo per messaggi.
system-starfinder = Starfinder: movimento

## Regole della casa
house-hampered-diagonal = Diagonali verso terreno lento
    .help = Quanto costa una diagonale raddoppiata e se conta nella serie 1-2-1-2 delle diagonali.
choice-pair = costa 3 (6, 12…) e non tocca la serie
choice-alternate-times-multiplier = costa 1 o 2 secondo la serie, raddoppiato, e conta
choice-fixed-three-toggle = costa 3 (6, 12…) e conta
house-diagonal-count-scope = Dove ricomincia la serie delle diagonali
    .help = La serie 1-2-1-2 prosegue per tutte le azioni di movimento del turno, o riparte con ogni azione.
choice-diagonal-count-scope-turn = a ogni turno
choice-diagonal-count-scope-action = a ogni azione
house-multi-square-terrain = Terreno lento sotto le creature grandi
    .help = Quali quadretti di una creatura di più quadretti decidono quanto è lento il suo passo.
choice-destination-footprint = tutti quelli che poi occupa
choice-newly-entered = solo quelli in cui entra
house-reach-3m-exception = Diagonali e portata di 3 m
    .help = Una portata di 3 m esatti arriva al secondo quadretto di una diagonale.
house-sub-square-reach-weapon = Armi con portata in mani minute
    .help = Fin dove arriva una creatura più piccola di Piccola con un'arma con portata.
choice-plus-1-5 = la sua portata naturale e 1,5 m
choice-flat-3 = 3 m
house-full-fill-blocks-corner = Angoli di chi riempie il quadretto
    .help = Nessuno passa in diagonale accanto a una creatura che non lascia spazio nel suo quadretto.
house-guarded-step-into-difficult = Passi difensivi su terreno lento
    .help = Un Passo Difensivo può andare dove un passo costa di più.
house-default-manoeuvrability = Volatori senza classe
    .help = La manovrabilità di chi vola e non ne ha una scritta.
house-pursuit-min-rounds = Round prima della prova di un inseguimento
    .help = Quanti round dura un inseguimento fra pari prima che decida la Destrezza.
house-pursuit-tie = Parità in un inseguimento
    .help = Che cosa succede quando i due lati hanno lo stesso totale di Destrezza.
choice-continue = l'inseguimento continua
choice-pursuer = vincono gli inseguitori
choice-fleeing = vince chi fugge
house-hustle-counts-as-travel = L'andatura veloce conta come viaggio
    .help = Le ore ad andatura veloce contano per le otto ore di marcia del giorno.
house-trail-vehicles = Veicoli su un sentiero
    .help = Quale colonna della tabella dei terreni usano i veicoli su un sentiero.

## Scelte
choice-fine = Piccolissima
choice-diminutive = Minuta
choice-tiny = Minuscola
choice-small = Piccola
choice-medium = Media
choice-large = Grande
choice-huge = Enorme
choice-gargantuan = Mastodontica
choice-colossal = Colossale
choice-tall = altezza
choice-long = lunghezza
choice-weapon-none = nessuna arma
choice-unarmed = colpo senz'armi
choice-natural = arma naturale
choice-melee = arma da mischia
choice-reach-weapon = arma con proprietà speciale portata
choice-load-none = senza ingombro
choice-encumbered = ingombrato
choice-overburdened = sovraccarico
choice-blinded = Accecato
choice-entangled = Intralciato
choice-exhausted = Esausto
choice-fatigued = Affaticato
choice-flat-footed = Impreparato
choice-grappled = in lotta
choice-helpless = indifeso
choice-paralysed = paralizzato
choice-pinned = Immobilizzato
choice-prone = prono
choice-total-defence = difesa totale
choice-unconscious = Privo di Sensi
choice-land = terreno
choice-climb = scalare
choice-swim = nuotare
choice-burrow = scavare
choice-fly = volare
choice-zero = gravità zero
choice-low = gravità bassa
choice-normal = gravità normale
choice-high = gravità alta
choice-extreme = gravità estrema
choice-standard = Azione Standard
choice-swift = Azione Rapida
choice-full = Azione Completa
choice-move = movimento
choice-double-move = doppio movimento
choice-run = correre
choice-withdraw = ritirata
choice-crawl = strisciare
choice-stay = restare
choice-walk = camminare
choice-hustle = andare veloci
choice-round = round
choice-minute = minuto
choice-hour = ora
choice-rounds = round
choice-day = un giorno
choice-action-hour = nuotare per un'ora
choice-open = terreno aperto
choice-kind-blocked = chiuso, con angoli morbidi
choice-blocked = un quadretto chiuso
choice-solid = solido
choice-soil = terra
choice-rock = roccia
choice-n = nord
choice-ne = nord-est
choice-e = est
choice-se = sud-est
choice-s = sud
choice-sw = sud-ovest
choice-w = ovest
choice-nw = nord-ovest
choice-up = in alto
choice-down = in basso
choice-ranged-attack = attacco a distanza
choice-spell = incantesimo
choice-spell-like-ability = capacità magica
choice-melee-attack = attacco in mischia
choice-stand-up = alzarsi
choice-other = altro
choice-past = accanto ai nemici
choice-through = attraverso il quadretto di un nemico
choice-foot = a piedi
choice-mount = su cavalcatura
choice-small-crew-vehicle = veicolo con equipaggio ridotto
choice-large-crew-vehicle = grande veicolo con turni
choice-desert = deserto
choice-forest = foresta
choice-dense-forest = foresta fitta
choice-hills = collina
choice-marsh = acquitrino
choice-mountains = montagna
choice-plains = pianura
choice-urban = urbano
choice-highway = strada maestra
choice-road = strada
choice-trail = sentiero
choice-trackless = impervio
choice-calm = acqua calma
choice-rough = acqua mossa
choice-stormy = acqua tempestosa
choice-maelstrom = vortice
choice-light-debris = pochi detriti
choice-heavy-debris = molti detriti
choice-with-current = a favore di corrente
choice-against-current = contro corrente
choice-against-jet = contro un getto d'acqua
choice-slope = pendio ripido, scala a pioli, corda a nodi lungo una parete
choice-braced-rope = corda lungo una parete, corda a nodi senza parete
choice-rough-wall = parete con buoni appigli, corda liscia senza parete
choice-narrow-holds = parete di mattoni o di pietra
choice-smooth-wall = parete con pochi appigli, scafo, ghiaccio
choice-overhang = sporgenza, soffitto con appigli
choice-perfectly-smooth = superficie del tutto liscia
choice-opposite-walls = fra due pareti opposte
choice-corner = in un angolo
choice-low-gravity = gravità bassa o zero
choice-high-gravity = gravità alta
choice-wet = bagnato
choice-icy = ghiacciato
choice-strong-wind = vento forte
choice-severe-wind = vento intenso
choice-windstorm = bufera
choice-hurricane = uragano
choice-tornado = tornado
choice-light = vento leggero o moderato
choice-strong = vento forte
choice-severe = vento intenso
choice-hover = fluttuare
choice-avoid-falling-damage = evitare danni da caduta
choice-move-in-wind = muoversi nel vento
choice-clumsy = maldestra
choice-average = media
choice-perfect = perfetta
choice-roll = tirare
choice-take-10 = prendere 10
choice-take-20 = prendere 20
choice-pc = personaggio giocante
choice-npc = PNG
choice-march = marcia
choice-reaction = reazione
choice-part-of-move = parte del movimento
choice-acting-creature = chi agisce

## Risultati
choice-no-opportunity = nessun Attacco d'Opportunità
choice-provokes = provoca
choice-passes = passa
choice-stops-and-provokes = si ferma e provoca
choice-escapes = fugge
choice-caught = è preso
choice-continues = l'inseguimento continua
choice-gm-decides = decide il master
choice-keep-counting = l'inseguimento continua
choice-dexterity-check = decide la Destrezza
choice-constitution-check = decide la Costituzione
choice-moves = si muove
choice-no-progress = nessun progresso
choice-sinks = affonda
choice-swims-on = continua a nuotare
choice-tires = si stanca
choice-climbs = scala
choice-falls = cade
choice-hovers = fluttua
choice-no-damage = nessun danno
choice-full-damage = danno pieno
choice-no-move = non avanza
choice-blown-away = portato via dal vento

## Che cosa si oppone a un passo, a un percorso, a un posto
choice-not-adjacent = non è un quadretto vicino
choice-out-of-map = fuori dalla mappa
choice-wrong-mode = non con questo modo di muoversi
choice-too-narrow = troppo stretto
choice-wall = una parete
choice-hard-corner = un angolo duro
choice-fills-square = una creatura che riempie il quadretto
choice-occupied = un quadretto occupato
choice-illegal-end = uno spazio illegale per fermarsi
choice-square-full = un quadretto pieno
choice-no-path = nessun percorso
choice-over-budget = oltre il movimento
choice-not-straight = non è una linea retta
choice-difficult-on-run = terreno difficile in corsa
choice-squeezed-on-run = stringersi in corsa
choice-slowed = un passo rallentato
choice-not-closing = non si avvicina al bersaglio
choice-passes-reach = il bersaglio era già a portata
choice-too-short = troppo corta
choice-target-not-reached = il bersaglio non è a portata
choice-full-action-stands-alone = un'Azione Completa sta da sola
choice-too-many-actions = troppe azioni
choice-cannot-move = non può muoversi
choice-zero-gravity = gravità zero
choice-mode = questo modo di muoversi

## Dati
field-size = Taglia
field-body = Corporatura
    .help = Le creature lunghe, come quelle a quattro zampe, arrivano meno lontano di quelle alte.
field-space = Spazio
    .help = Lato dello spazio proprio della creatura, in metri; vuoto: quello della taglia.
field-natural-reach = Portata naturale
    .help = Portata propria della creatura, in metri; vuoto: quella di taglia e corporatura.
field-weapon = Arma
field-tiny = Creature Minuscole
field-diminutive = Creature Minute
field-fine = Creature Piccolissime
field-conditions = Condizioni
field-load = Ingombro
field-base = Velocità base
field-mode = Modo di muoversi
field-skill-check-mode = Come si fa
field-modes = Modi di muoversi
field-modifiers = Modificatori
field-label = Motivo
field-value = Valore
field-gravity = Gravità
field-ground = Terreno sotto i piedi
field-actions = Azioni
field-speed = Velocità
    .help = Velocità effettiva in metri: condizioni, ingombro e gravità sono già contati.
field-overland-speed-speed = Velocità
    .help = A piedi la tua, su cavalcatura quella dell'animale.
field-gait = Andatura
field-scale = Scala
field-pursuit-scale = Quanto dura l'inseguimento
field-count = Quanti
    .help = Round o minuti.
field-distance = Distanza
field-from = Da
field-to = A
field-square = Quadretto
    .help = Colonna, riga e, sopra il suolo, livello; per le creature grandi il quadretto più a nord-ovest e più in basso.
field-origin = Visto da
field-candidates = Creature o quadretti
field-id = Nome
field-steps = Passi
field-diagonal = Diagonale
field-doublings = Raddoppi
    .help = Quante volte si raddoppia il costo di entrare nel quadretto.
field-fly-doublings = Raddoppi per chi vola
field-parity = Diagonali prima, pari o dispari
    .help = 0: la prossima diagonale costa 1. 1: costa 2.
field-passage = Larghezza del passaggio
field-grid = Mappa
field-width = Larghezza
field-height = Altezza
field-fall-height = Altezza della caduta
field-rows = Righe
    .help = Una riga di caratteri per ogni fila, il nord per primo.
field-legend = Legenda
field-kind = Tipo
field-tumble-check-kind = Destreggiarsi
field-walls = Pareti
    .help = Coppie di quadretti con una parete sottile in mezzo.
field-creatures = Creature
field-side = Schieramento
    .help = Le creature di uno schieramento sono alleate; «neutral» non è né alleato né nemico di nessuno.
field-reach-weapon = Arma con portata in mano
field-armed = Minaccia (arma in mano, armi naturali)
field-reaction = Ha ancora la reazione
field-obstacle = Ostacolo se indifesa
    .help = Vuoto: da Enorme in su.
field-fills-square = Riempie il quadretto
field-squeezed = Si stringe
field-incorporeal = Incorporea
field-burrow-rock = Scava la roccia
field-leaves-tunnel = Lascia una galleria
field-creature = Creatura
field-mover = Chi si muove
field-path = Percorso
    .help = Quadretti uno dopo l'altro, a partire da quello in cui sta la creatura.
field-action = Azione
field-squeezed-at = Si stringe in
    .help = Numeri dei quadretti del percorso, dopo il primo, in cui una creatura grande si stringe.
field-tumbled = Nemici superati
    .help = Nemici contro cui la prova per Destreggiarsi è riuscita.
field-tumble-full-speed = Destreggiarsi a velocità piena
field-covered-from = Non contro
    .help = Chi non si accorge di chi si muove, o ha davanti una Copertura.
field-unseen = Non visti da chi si muove
field-goal = Meta
field-allow-squeeze = Può stringersi
field-stopped-at = Fermata a
    .help = Numero del quadretto del percorso; il primo ha il numero 0.
field-direction = Direzione
field-target = Bersaglio
field-heading = Direzione primaria
    .help = Scelta all'inizio del turno; vuoto: il primo passo è libero.
field-actor = Chi agisce
field-event = Che cosa succede
field-challenge-ratings = Gradi di sfida dei nemici
    .help = Accanto ai nemici: tutti quelli che minacciano l'area. Attraverso un quadretto: quello che lo occupa.
field-earlier = Aree già superate in questo round
field-full-speed = A velocità piena
field-prone = Prono
field-acrobatics = Bonus di Acrobazia
field-fly-check-acrobatics = Bonus di Acrobazia
    .help = Senza ciò che la manovrabilità aggiunge o toglie.
field-constitution = Costituzione
field-local-run-round-constitution = Costituzione
    .help = Vuoto: nessun punteggio; una creatura così corre senza limiti.
field-pace = Ritmo
field-state = Stato
field-rounds-run = Round di corsa
field-checks = Prove finora
field-rest-left = Round di riposo che restano
field-idle-rounds = Round senza correre
field-means = Mezzo
field-per-hour = Metri all'ora
    .help = Solo per i veicoli, su terreno facile.
field-terrain = Terreno
field-route = Via
field-speeds = Velocità
    .help = Di chi viaggia o delle cavalcature; la più lenta dà il passo.
field-legs = Tappe del viaggio
field-hours-before = Ore prima
    .help = Ore di viaggio di oggi.
field-hustle-hours-hours-before = Ore prima
    .help = Ore ad andatura veloce dall'ultimo sonno.
field-hustle-before = Ore prima ad andatura veloce
    .help = Dall'ultimo sonno.
field-hour = Ora della marcia di oggi
field-stamina = Punti Stamina
field-stamina-max = Punti Stamina, massimo
field-hit-points = Punti Ferita
field-hit-points-max = Punti Ferita, massimo
field-hustle-damage = Danni da andatura veloce
field-march-damage = Danni da marcia forzata
field-other-fatigue = Affaticato per un altro motivo
field-hours = Ore
field-damage = Danni
field-stamina-regained = Punti Stamina recuperati
field-hit-points-regained = Punti Ferita recuperati
field-fleeing-speed = Velocità di chi fugge
field-pursuer-speeds = Velocità degli inseguitori
field-rounds = Round di inseguimento finora
field-vehicles = Inseguimento fra veicoli
field-circumstance = Qualcosa aiuta il lato più lento
field-fleeing = Inseguito
field-score = Punteggio
field-pursuers = Inseguitori
field-athletics = Bonus di Atletica
    .help = Senza gli 8 di una velocità di nuotare o di scalare.
field-land-speed = Velocità sul terreno
field-swim-speed = Velocità di nuotare
field-climb-speed = Velocità di scalare
field-water = Acqua
field-circumstances = Circostanze
field-pressed = Sotto minaccia o distrazione
field-take-10 = Prendere 10
field-surface = Superficie
field-accelerated = Accelerata
    .help = Il doppio della velocità di scalare, con −5 alla prova.
field-task = Compito
field-manoeuvrability = Manovrabilità
    .help = Vuoto: la classe che la campagna dà a chi vola senza averne una.
field-wind = Vento
field-turbulence = Turbolenza
    .help = Aria agitata o detriti, si somma alla CD.
field-unconscious = Privo di Sensi
field-swift = Come Azione Rapida
field-avoided = Danni da caduta evitati
field-dc = CD
field-ability-modifier = Modificatore di caratteristica
field-ranks = Gradi
field-class-skill = Abilità di classe
field-armour-penalty = Penalità di armatura
field-trained-only = Solo con addestramento
field-always-take-10 = Può sempre prendere 10
field-failure-costs = Fallire ha un prezzo
field-acting-bonus = Bonus di chi agisce
field-opposing-bonus = Bonus dell'altro lato
field-other = Altri modificatori
modifier-conditions = condizioni e ingombro
modifier-other = altro

## Risultati con nome
outcome-order = Posto della taglia
outcome-side-squares = Quadretti per lato
outcome-per-square = Creature per quadretto
outcome-natural-reach-squares = Portata naturale in quadretti
outcome-height-min = Altezza o lunghezza da
outcome-height-max = Altezza o lunghezza fino a
outcome-weight-min = Peso da
outcome-weight-max = Peso fino a
outcome-reach = Portata
outcome-reach-squares = Portata in quadretti
outcome-threatens = Minaccia
outcome-can-flank = Può fiancheggiare
outcome-open-ground-count = Quadretti minacciati in campo aperto
outcome-used = Parte occupata del quadretto
outcome-fits = Ci sta
outcome-room = Posto per
outcome-strength-checks = Prove di Forza
outcome-dexterity-checks = Prove di Destrezza
outcome-constitution-checks = Prove di Costituzione
outcome-attack = Attacco
outcome-melee-damage = Danni in mischia
outcome-armour-class = Classe Armatura
outcome-reflex = Riflessi
outcome-initiative = Iniziativa
outcome-can-move = Può muoversi
outcome-can-run-or-charge = Può correre o Caricare
outcome-can-react = Può reagire
outcome-may-be-crossed = Altri possono passare
outcome-may-be-shared = Altri possono fermarsi lì
outcome-crawl-only = Può solo strisciare
outcome-can-tumble = Può Destreggiarsi
outcome-speed-halvings = Volte che la velocità si dimezza
outcome-squares = Quadretti
outcome-feet = Piedi
outcome-metres = Metri
outcome-halvings = Volte dimezzata
outcome-move-squares = Movimento
outcome-double-move-squares = Doppio movimento
outcome-withdraw-squares = Ritirata
outcome-run-squares = Corsa
outcome-charge-squares = Carica
outcome-no-run = Non può correre per
outcome-no-charge = Non può Caricare per
outcome-legal = Permesso
outcome-problem = Problema
outcome-problems = Problemi
outcome-reason = Motivo
outcome-left = Resta
outcome-double-move = Doppio movimento
outcome-rate = Metri al round o al minuto
outcome-time = Round o minuti
outcome-gaps = Distanze sui tre assi
outcome-adjacent = Adiacenti
outcome-overlapping = Sovrapposte
outcome-nearest = Più vicine
outcome-choice = Chi sceglie
outcome-costs = Costo di ogni passo
outcome-totals = Somma dei passi
outcome-cost = Costo in quadretti
outcome-cost-metres = Costo in metri
outcome-cost-feet = Costo in piedi
outcome-parity = Diagonali dopo, pari o dispari
outcome-allowed = Permesso
outcome-narrowest = Passaggio più stretto
outcome-count = Numero di quadretti
outcome-budget = Movimento in quadretti
outcome-affordable-steps = Passi entro il movimento
outcome-stop-square = Ultimo quadretto entro il movimento
outcome-last-legal-step = Ultimo passo dove ci si può fermare
outcome-last-legal-square = Ultimo quadretto dove ci si può fermare
outcome-squeezed-steps = Si stringe ai passi
outcome-opportunities = Attacchi d'Opportunità
outcome-flat-footed = Impreparato
outcome-tunnel = Galleria
outcome-found = Trovato
outcome-within-budget = Entro il movimento
outcome-squeezed-squares = Quadretti stringendosi
outcome-step = Passo
outcome-moved-back = Passi indietro
outcome-could-stop = Poteva fermarsi lì
outcome-ordinary-cost = Costo ordinario
outcome-attack-modifier = Modificatore d'attacco
outcome-armour-class-modifier = Modificatore della Classe Armatura
outcome-turns = Virate
outcome-ascents = Salite
outcome-must-hover = Deve fluttuare
outcome-provokes = Provoca
outcome-watchers = Chi può colpire
outcome-bonus = Bonus
outcome-total = Totale
outcome-success = Successo
outcome-margin = Margine
outcome-result = Risultato
outcome-half-speed = A metà velocità
outcome-checked = Prova fatta
outcome-must-rest = Deve riposare
outcome-reset = Fiato ripreso
outcome-factor = Fattore
outcome-column = Colonna
outcome-day-hours = Ore di un giorno
outcome-per-day = Metri al giorno
outcome-slowest = Velocità più lenta
outcome-factors = Fattori
outcome-rates = Metri all'ora
outcome-leg-hours = Ore di ogni tappa
outcome-hustle-hours = Ore ad andatura veloce
outcome-full-days = Giorni interi
outcome-remaining-hours = Ore che restano
outcome-march-dcs = CD della marcia forzata
outcome-damages = Danni di ogni ora
outcome-hours-done = Ore fatte
outcome-hours-total = Ore in tutto
outcome-fatigued = Affaticato
outcome-lost = Punti persi
outcome-stable = Stabile
outcome-recovered = Punti recuperati
outcome-ended = Saldato
outcome-fastest-pursuer = Inseguitore più veloce
outcome-rounds-needed = Round fino alla prova
outcome-fleeing-total = Totale di chi fugge
outcome-pursuer-totals = Totali degli inseguitori
outcome-best-pursuer = Miglior inseguitore
outcome-tie = Parità
outcome-check-needed = Serve una prova
outcome-hazardous = Pericoloso
outcome-automatic = Senza prova
outcome-blown = Metri di trascinamento
outcome-dice = Dadi
outcome-rolled = Tirato
outcome-modifier = Modificatore
outcome-class-bonus = Bonus di abilità di classe
outcome-time-factor = Volte il tempo
outcome-acting-total = Totale di chi agisce
outcome-opposing-total = Totale dell'altro lato

## Dadi
purpose-acrobatics = Acrobazia
purpose-athletics = Atletica
purpose-constitution = Costituzione
purpose-check = prova
purpose-fleeing-side = chi fugge
purpose-pursuer = inseguitore
purpose-acting-side = chi agisce
purpose-opposing-side = l'altro lato
purpose-march-damage = danni della marcia
purpose-non-lethal-damage = danni non letali
purpose-distance = distanza
purpose-damage = danni
purpose-fall = caduta

## Rifiuti
reason-cannot-move = Nel suo stato la creatura non può muoversi: prima liberala o svegliala.
reason-zero-gravity = In gravità zero nessuno cammina: scegli un altro modo di muoversi o le regole della gravità zero.
reason-prone = La creatura è prona: può strisciare, o prima alzarsi.
reason-cannot-see = Una creatura accecata non corre, non Carica e non si ritira.
reason-not-prone = Striscia solo chi è prono: scegli un'altra azione.
reason-mode-cannot-run = Scalando o scavando non si corre: scegli un'altra azione.
reason-condition-forbids-run = Chi è Affaticato, Esausto o Intralciato non può correre: scegli un'altra azione.
reason-condition-forbids-charge = Chi è Affaticato, Esausto o Intralciato non può Caricare: muoviti.
reason-not-adjacent = Quel quadretto non è vicino.
reason-out-of-map = È fuori dalla mappa.
reason-blocked = In quel quadretto non si entra.
reason-wrong-mode = In quel quadretto non si entra con questo modo di muoversi.
reason-too-narrow = Il passaggio misura meno della metà della creatura.
reason-wall = C'è una parete in mezzo.
reason-hard-corner = Un angolo duro impedisce la diagonale: giraci intorno.
reason-fills-square = Una creatura riempie quel quadretto e non lascia spazio.
reason-occupied = Lì c'è qualcuno che non lascia passare la creatura.
reason-illegal-end = Lì c'è qualcuno: la creatura non può fermarsi in quel quadretto.
reason-square-full = In un quadretto non stanno tante creature minute.
reason-no-path = Nessun percorso porta lì.
reason-over-budget = Il percorso è più lungo del movimento.
reason-not-straight = Si corre in linea retta.
reason-difficult-on-run = Non si corre su terreno difficile.
reason-squeezed-on-run = Nessuno corre mentre si stringe.
reason-slowed = Non si Carica su terreno lento né stringendosi.
reason-not-closing = Ogni passo di una Carica avvicina al bersaglio.
reason-passes-reach = La Carica finisce nel primo quadretto da cui il bersaglio è a portata.
reason-too-short = Una Carica copre almeno due quadretti.
reason-target-not-reached = Alla fine della Carica il bersaglio non è a portata.
reason-slowed-step = Un Passo Difensivo non va su terreno lento: fai un movimento ordinario.
reason-full-action-stands-alone = Un'Azione Completa non lascia posto ad altre.
reason-too-many-actions = Tante azioni non stanno in un turno.
reason-encumbered = Con un ingombro non ci si può Destreggiare: prima posalo.
reason-resting = Chi correva è ancora senza fiato: fai un solo movimento o resta.
reason-vehicle-gait = I veicoli non vanno ad andatura veloce e non corrono: scegli camminare.
reason-no-speed = A questa velocità non si arriva da nessuna parte: controlla le velocità.
reason-unconscious = La creatura è Priva di Sensi.
reason-vehicle-chase = Gli inseguimenti fra veicoli hanno regole proprie.
reason-too-early = L'inseguimento non dura ancora { $rounds } round.
reason-run-needs-swim-speed = Solo con una velocità di nuotare si corre nell'acqua.
reason-take-10-water = In acqua tempestosa non si prende 10: tira.
reason-too-smooth = Una superficie del tutto liscia non si scala.
reason-needs-climb-speed = Si accelera solo con una velocità di scalare.
reason-take-10-pressed = Sotto minaccia o distrazione non si prende 10: tira.
reason-clumsy-hover = Chi vola in modo maldestro non può fluttuare.
reason-swift-needs-perfect = Solo chi ha manovrabilità perfetta fluttua come Azione Rapida.
reason-take-10-wind = Con un vento così forte non si prende 10: tira.
reason-untrained = Senza nemmeno un grado non si può tentare.
reason-take-20-pressed = Sotto minaccia o distrazione non si prende 20: tira.
reason-take-20-risk = Se fallire ha un prezzo, non si prende 20: tira, o prendi 10.
error-not-above = { $field }: deve essere più di { $least } e al massimo { $most }.
error-not-a-multiple = { $field }: deve essere un multiplo di { $step }.
error-not-a-square = { $field }: servono numeri interi di colonna, riga e, se occorre, livello.
error-not-a-wall = { $field }: una parete sta fra due quadretti della mappa che hanno un lato in comune.
error-rows = { $field }: devono essere { $expected }, l'altezza della mappa.
error-row-width = { $field }: ogni riga deve avere { $expected } caratteri, la larghezza della mappa.
error-not-in-legend = { $field }: la legenda non conosce il carattere «{ $character }».
error-squeezed-alone = { $field }: solo le creature di più quadretti hanno una forma minore.
error-off-the-map = { $field }: l'intera creatura deve stare sulla mappa.
error-not-on-the-map = { $field }: sulla mappa non c'è nessuna creatura «{ $creature }».
error-is-the-mover = { $field }: «{ $creature }» è chi si muove.
error-not-an-opponent = { $field }: «{ $creature }» non è un nemico.
error-path-starts-elsewhere = { $field }: deve cominciare dove sta la creatura, alla colonna { $x }, riga { $y }.
error-flight-starts-elsewhere = { $field }: deve cominciare dove sta la creatura, alla colonna { $x }, riga { $y }, livello { $z }.
error-not-a-step = { $field }: il percorso non ha un quadretto con questo numero; l'ultimo è { $last }.
error-crawl-mode = { $field }: si striscia solo sul terreno.
error-through-one = { $field }: attraverso un quadretto c'è un solo nemico.
error-speed-by-means = { $field }: a piedi o su cavalcatura serve una velocità, per i veicoli i metri all'ora; mai tutti e due.
error-above-maximum = { $field }: non può superare il massimo di { $most }.
error-needs-land-speed = { $field }: serve dove non c'è una velocità propria per questo.
error-swift-hover = { $field }: solo fluttuare può essere un'Azione Rapida.

## Regole e frasi
rule-size-data = Taglia
    .summary = Spazio, portata naturale, altezza e peso di una taglia.
sentence-size-data = { WORD($size) }: uno spazio di { $space } m, { $side_squares ->
        [one] 1 quadretto
       *[other] { $side_squares } quadretti
    } per lato e una portata naturale di { $natural_reach } m.
rule-reach = Portata
    .summary = Fin dove arriva una creatura con un'arma e se minaccia.
sentence-reach = { $threatens ->
        [yes] Una portata di { $reach } m: in campo aperto minaccia { $open_ground_count } quadretti.
       *[no] Una portata di { $reach } m, senza minacciare alcun quadretto.
    }
rule-square-capacity = Dividere un quadretto
    .summary = Quante creature più piccole di Piccole stanno in un quadretto.
sentence-square-capacity = { $fits ->
        [yes] Stanno in un quadretto; ce ne starebbero ancora, di Minuscole { $room_tiny }, di Minute { $room_diminutive } o di Piccolissime { $room_fine }.
       *[no] Non stanno in un quadretto.
    }
rule-condition-effects = Effetti delle condizioni
    .summary = Che cosa fanno condizioni e ingombro a prove, attacchi, movimento e reazioni.
sentence-condition-effects = { $can_move ->
        [yes] La creatura può muoversi; Classe Armatura { $armour_class }, attacchi { $attack }, prove di Forza { $strength_checks }, prove di Destrezza { $dexterity_checks }.
       *[no] La creatura non può muoversi; Classe Armatura { $armour_class }, attacchi { $attack }, prove di Forza { $strength_checks }, prove di Destrezza { $dexterity_checks }.
    }
rule-speed = Velocità effettiva
    .summary = La velocità effettiva e quanti quadretti vale ogni forma di movimento.
sentence-speed = { $can_move ->
        [yes] Velocità { $speed } m: { $move_squares ->
            [one] 1 quadretto
           *[other] { $move_squares } quadretti
        } con un movimento, { $double_move_squares } con un doppio movimento, { $run_squares ->
            [none] senza poter correre.
           *[other] { $run_squares } di corsa.
        }
       *[no] Velocità { $speed } m, ma la creatura non può muoversi.
    }
rule-turn-actions = Azioni di un turno
    .summary = Se queste azioni stanno in un turno e che cosa ci sta ancora.
sentence-turn-actions = { $problem ->
        [full-action-stands-alone] Queste azioni non sono un turno: un'Azione Completa sta da sola.
        [too-many-actions] Queste azioni sono troppe per un turno.
       *[other] Queste azioni stanno in un turno; restano: Standard { $left_standard }, di Movimento { $left_move }, Rapida { $left_swift }, Completa { $left_full }.
    }
rule-gait-distance = Distanza di un'andatura
    .summary = Fin dove si arriva camminando, andando veloci o correndo in round o minuti.
sentence-gait-distance = { $gait ->
        [walk] Camminando
        [hustle] Andando veloci
       *[run] Correndo
    }, { $scale ->
        [round] { $count } round
       *[minute] { $count ->
            [one] 1 minuto
           *[other] { $count } minuti
        }
    }: { $distance } m, { $squares ->
        [one] 1 quadretto
       *[other] { $squares } quadretti
    }.
rule-distance = Distanza
    .summary = Quanto distano due creature o quadretti.
sentence-distance = { $overlapping ->
        [yes] Sono nello stesso quadretto.
       *[no] La distanza è di { $squares ->
            [one] 1 quadretto
           *[other] { $squares } quadretti
        }, { $metres } m.
    }
rule-nearest = Creatura più vicina
    .summary = Quale di più creature o quadretti è più vicino e chi sceglie fra pari.
sentence-nearest = { $nearest_count ->
        [one] La più vicina è { $nearest }, a { $squares ->
            [one] 1 quadretto
           *[other] { $squares } quadretti
        }.
       *[other] Ugualmente vicine sono { $nearest }, a { $squares ->
            [one] 1 quadretto
           *[other] { $squares } quadretti
        }: sceglie chi agisce.
    }
rule-step-cost = Costo dei passi
    .summary = Quanto costa una serie di passi, senza mappa.
sentence-step-cost = { $costs_count ->
        [one] Il passo costa { $cost ->
            [one] 1 quadretto
           *[other] { $cost } quadretti
        }, { $cost_metres } m.
       *[other] I { $costs_count } passi costano { $cost } quadretti, { $cost_metres } m.
    }
rule-squeeze = Stringersi
    .summary = Se una creatura passa per un passaggio stretto.
sentence-squeeze = { $allowed ->
        [yes] { $squeezed ->
            [yes] Passa stringendosi, a costo doppio; il suo limite sono { $narrowest } m.
           *[no] Passa senza stringersi.
        }
       *[no] Non ci passa: il passaggio dovrebbe misurare { $narrowest } m.
    }
rule-placement = Collocazione
    .summary = Se una creatura può stare in un posto.
sentence-placement = { $legal ->
        [yes] { $squeezed ->
            [yes] La creatura può stare lì, stringendosi.
           *[no] La creatura può stare lì.
        }
       *[no] La creatura non può stare lì: { WORD($reason) }.
    }
rule-threatened-squares = Quadretti minacciati
    .summary = I quadretti che una creatura minaccia al suo livello.
sentence-threatened-squares = { $threatens ->
        [yes] { $creature } minaccia { $count ->
            [one] 1 quadretto
           *[other] { $count } quadretti
        }, con una portata di { $reach_squares }.
       *[no] { $creature } non minaccia alcun quadretto.
    }
rule-path-cost = Percorso
    .summary = Giudica passo per passo un percorso a piedi, scalando, nuotando o scavando.
sentence-path-cost = { $legal ->
        [yes] { $mover } si muove di { $cost ->
            [one] 1 quadretto
           *[other] { $cost } quadretti
        } su { $budget } ({ $cost_metres } m), { $opportunities_count ->
            [0] e nessuno può colpire.
            [one] e c'è 1 Attacco d'Opportunità.
           *[other] e ci sono { $opportunities_count } Attacchi d'Opportunità.
        }
       *[no] Questo percorso di { $mover } non vale ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemi
        }); { $last_legal_step ->
            [0] la creatura resta dov'è.
           *[other] la creatura può arrivare fino al passo { $last_legal_step }.
        }
    }
rule-cheapest-path = Percorso più economico
    .summary = Il costo minimo fino a un quadretto e un percorso che non costa di più.
sentence-cheapest-path = { $found ->
        [yes] Il percorso più economico costa { $cost ->
            [one] 1 quadretto
           *[other] { $cost } quadretti
        } ({ $cost_metres } m){ $within_budget ->
            [yes] , entro il movimento di { $budget }.
            [no] , più del movimento di { $budget }.
           *[none] .
        }
       *[no] { $reason ->
            [illegal-end] Un percorso porta lì, ma { $mover } non può fermarsi in quel quadretto.
           *[no-path] Nessun percorso porta lì.
        }
    }
rule-reachable = Alla portata di un movimento
    .summary = Tutti i quadretti a cui si arriva con il movimento.
sentence-reachable = { $count ->
        [0] { $mover } non può fermarsi altrove con un movimento di { $budget }.
        [one] { $mover } può fermarsi in 1 quadretto con un movimento di { $budget }.
       *[other] { $mover } può fermarsi in { $count } quadretti con un movimento di { $budget }.
    }
rule-forced-landing = Movimento interrotto
    .summary = Dove finisce una creatura fermata per strada.
sentence-forced-landing = { $could_stop ->
        [yes] { $mover } si ferma dove la strada è stata interrotta.
       *[no] { $mover } torna indietro di { $moved_back ->
            [one] 1 passo
           *[other] { $moved_back } passi
        }, fino all'ultimo quadretto dove può stare.
    }
rule-guarded-step = Passo Difensivo
    .summary = Un passo attento che non provoca nessuno.
sentence-guarded-step = { $mover } fa un Passo Difensivo verso { $direction ->
        [n] nord
        [ne] nord-est
        [e] est
        [se] sud-est
        [s] sud
        [sw] sud-ovest
        [w] ovest
       *[nw] nord-ovest
    }, senza provocare.
rule-minimum-move = Movimento minimo
    .summary = Un passo per un'Azione Completa, qualunque sia il costo.
sentence-minimum-move = { $mover } usa un'Azione Completa per un passo, { $opportunities_count ->
        [0] e nessuno può colpire.
        [one] e c'è 1 Attacco d'Opportunità.
       *[other] e ci sono { $opportunities_count } Attacchi d'Opportunità.
    }
rule-charge = Caricare
    .summary = Giudica passo per passo una Carica contro un nemico.
sentence-charge = { $legal ->
        [yes] { $mover } Carica { $target } per { $cost } quadretti: −2 all'attacco e −2 alla Classe Armatura, { $opportunities_count ->
            [0] e nessuno può colpire lungo la via.
            [one] e c'è 1 Attacco d'Opportunità lungo la via.
           *[other] e ci sono { $opportunities_count } Attacchi d'Opportunità lungo la via.
        }
       *[no] { $mover } non può Caricare così { $target } ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemi
        }).
    }
rule-flight-path = Volo
    .summary = Giudica un percorso nell'aria, con virate e salite.
sentence-flight-path = { $legal ->
        [yes] { $must_hover ->
            [yes] { $mover } resta al suo posto nell'aria e deve fluttuare.
           *[no] { $mover } vola per { $cost ->
                [one] 1 quadretto
               *[other] { $cost } quadretti
            } su { $budget } ({ $cost_metres } m), { $opportunities_count ->
                [0] e nessuno può colpire.
                [one] e c'è 1 Attacco d'Opportunità.
               *[other] e ci sono { $opportunities_count } Attacchi d'Opportunità.
            }
        }
       *[no] Questo volo di { $mover } non vale ({ $problems_count ->
            [one] 1 problema
           *[other] { $problems_count } problemi
        }); { $last_legal_step ->
            [0] la creatura resta dov'è.
           *[other] la creatura può arrivare fino al passo { $last_legal_step }.
        }
    }
rule-provoking-event = Provocare
    .summary = Chi può colpire chi spara o lancia un incantesimo.
sentence-provoking-event = { $provokes ->
        [yes] { $actor } provoca e si espone a { $watchers }.
       *[no] { $actor } non provoca nessuno.
    }
rule-tumble-check = Destreggiarsi
    .summary = Acrobazia per superare nemici o attraversare il quadretto di uno.
sentence-tumble-check = Destreggiarsi: { $total } contro CD { $dc }, { $result ->
        [no-opportunity] e nessuno può colpire.
        [provokes] e il movimento provoca.
        [passes] e la via prosegue attraverso il quadretto.
       *[stops-and-provokes] e la via finisce davanti al nemico, che può colpire.
    }
rule-local-run-round = Round di corsa
    .summary = Un round di corsa continua o per riprendere fiato.
sentence-local-run-round = { $success ->
        [yes] Costituzione { $total } contro CD { $dc }: la corsa continua, { $distance } m in questo round.
        [no] Costituzione { $total } contro CD { $dc }: senza fiato dopo { $distance } m, restano { $state_rest_left } round di riposo.
       *[none] { $reset ->
            [yes] { $distance } m in questo round, e il fiato torna.
           *[no] { $must_rest ->
                [yes] { $distance } m in questo round; di riposo { $state_rest_left ->
                    [one] resta 1 round
                   *[other] restano { $state_rest_left } round
                }.
               *[no] { $distance } m in questo round, senza prova.
            }
        }
    }
rule-overland-speed = Velocità di viaggio
    .summary = Quanta strada si fa in un'ora e in un giorno.
sentence-overland-speed = { $per_hour } m in un'ora{ $per_day ->
        [none] .
       *[other] , { $per_day } m in un giorno di { $day_hours } ore.
    }
rule-overland-travel = Viaggio
    .summary = Quanto dura un viaggio di più tappe e quanto costa a chi viaggia.
sentence-overland-travel = Il viaggio dura { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    } a { $day_hours } ore al giorno{ $march_dcs ->
        [none] , troppe per farlo senza dormire.
       *[other] { $march_dcs_count ->
            [0] .
            [one] , con 1 prova di marcia forzata se nessuno dorme.
           *[other] , con { $march_dcs_count } prove di marcia forzata se nessuno dorme.
        }
    }
rule-forced-march-hour = Ora di marcia forzata
    .summary = Un'ora di cammino oltre l'ottava del giorno.
sentence-forced-march-hour = { $success ->
        [yes] Ora { $hour }: { $total } contro CD { $dc }, e la marcia continua.
       *[no] Ora { $hour }: { $total } contro CD { $dc }, { $damage } di danni non letali{ $unconscious ->
            [yes] , Privo di Sensi.
           *[no] , Affaticato.
        }
    }
rule-hustle-hours = Ore ad andatura veloce
    .summary = In viaggio ad andatura veloce, ora per ora.
sentence-hustle-hours = { $hours_done ->
        [one] 1 ora
       *[other] { $hours_done } ore
    } ad andatura veloce: { $damage ->
        [0] nessun danno
       *[other] { $damage } di danni non letali
    }{ $unconscious ->
        [yes] , Privo di Sensi.
       *[no] { $fatigued ->
            [yes] , Affaticato.
           *[no] .
        }
    }
rule-nonlethal-damage = Danni non letali
    .summary = Danni non letali su Stamina e Punti Ferita.
sentence-nonlethal-damage = { $lost ->
        [one] 1 punto perso
       *[other] { $lost } punti persi
    }: Stamina { $stamina }, Punti Ferita { $hit_points }{ $unconscious ->
        [yes] , Privo di Sensi e stabile.
       *[no] .
    }
rule-travel-recovery = Recupero dal viaggio
    .summary = Punti recuperati contro i danni del viaggio.
sentence-travel-recovery = { $recovered ->
        [one] 1 punto recuperato
       *[other] { $recovered } punti recuperati
    }: { $fatigued ->
        [yes] la fatica resta.
       *[no] la fatica è passata.
    }
rule-pursuit = Inseguimento
    .summary = Come si decide un inseguimento: dalla velocità o da una prova.
sentence-pursuit = { $result ->
        [escapes] Chi fugge è più veloce e scappa.
        [caught] Chi fugge è più lento e viene preso.
        [gm-decides] Chi fugge è più lento, ma ha qualcosa dalla sua: decide il master.
        [dexterity-check] Pari velocità: decide la Destrezza.
        [constitution-check] Pari velocità: decide la Costituzione.
       *[keep-counting] Pari velocità: { $rounds_needed ->
            [one] manca 1 round
           *[other] mancano { $rounds_needed } round
        } prima che decida la Destrezza.
    }
rule-pursuit-dexterity = Inseguimento: Destrezza
    .summary = La prova di un inseguimento che dura da alcuni round.
sentence-pursuit-dexterity = { $fleeing_total } contro { $best_pursuer }: { $result ->
        [escapes] chi fugge scappa.
        [caught] chi fugge viene preso.
       *[continues] l'inseguimento continua.
    }
rule-pursuit-constitution = Inseguimento: Costituzione
    .summary = La prova di un inseguimento di un giorno intero.
sentence-pursuit-constitution = { $fleeing_total } contro { $best_pursuer }: { $result ->
        [escapes] chi fugge scappa.
       *[caught] chi fugge viene preso.
    }
rule-swim = Nuotare
    .summary = Nuotare con Atletica o con una velocità di nuotare.
sentence-swim = { $total ->
        [none] Non serve una prova: { $result ->
            [swims-on] chi nuota tiene duro.
           *[moves] { $distance } m nell'acqua.
        }
       *[other] Atletica { $total } contro CD { $dc }: { $result ->
            [moves] { $distance } m nell'acqua.
            [no-progress] nessun progresso.
            [sinks] chi nuota affonda.
            [swims-on] chi nuota tiene duro.
           *[tires] chi nuota si stanca e subisce { $damage } di danni non letali.
        }
    }
rule-climb = Scalare
    .summary = Scalare con Atletica o con una velocità di scalare.
sentence-climb = { $total ->
        [none] Non serve una prova: { $distance } m di scalata.
       *[other] Atletica { $total } contro CD { $dc }: { $result ->
            [climbs] { $distance } m di scalata.
            [no-progress] nessun progresso.
           *[falls] chi scala cade.
        }
    }
rule-fly-check = Prova in volo
    .summary = Fluttuare, attutire una caduta o muoversi in un vento pericoloso.
sentence-fly-check = { $total ->
        [none] Non serve una prova: { $result ->
            [hovers] chi vola fluttua.
            [no-damage] la caduta non fa danni.
           *[moves] chi vola si muove.
        }
       *[other] Acrobazia { $total } contro CD { $dc }: { $result ->
            [hovers] chi vola fluttua.
            [falls] chi vola cade.
            [no-damage] la caduta non fa danni.
            [full-damage] la caduta fa tutti i suoi danni.
            [moves] chi vola si muove.
            [no-move] chi vola non avanza.
           *[blown-away] il vento porta via chi vola per { $blown } m, con { $damage } di danni.
        }
    }
rule-fall = Caduta
    .summary = I danni di una caduta.
sentence-fall = { $dice ->
        [0] La caduta non fa danni.
        [one] La caduta tira 1d6 e fa { $damage } di danni.
       *[other] La caduta tira { $dice }d6 e fa { $damage } di danni.
    }
rule-ability-check = Prova di caratteristica
    .summary = Un d20 e un modificatore di caratteristica contro una CD.
sentence-ability-check = { $success ->
        [yes] { $total } contro CD { $dc }: successo, margine { $margin }.
       *[no] { $total } contro CD { $dc }: fallimento, margine { $margin }.
    }
rule-skill-check = Prova di abilità
    .summary = Un'abilità contro una CD, tirando o prendendo 10 o 20.
sentence-skill-check = { $success ->
        [yes] { $total } contro CD { $dc }: successo, margine { $margin }.
       *[no] { $total } contro CD { $dc }: fallimento, margine { $margin }.
    }
rule-open-check = Prova contro qualcuno
    .summary = Un lato di una prova contrapposta: un d20 e un bonus, senza un numero da raggiungere.
field-open-check-bonus = Bonus
sentence-open-check = Un totale di { $total }.
rule-opposed-check = Prova contrapposta
    .summary = Un lato contro l'altro.
sentence-opposed-check = { $success ->
        [yes] { $acting_total } contro { $opposing_total }: prevale chi agisce.
       *[no] { $acting_total } contro { $opposing_total }: resiste l'altro lato.
    }

## Scheda
group-condition = Stato
group-abilities = Caratteristiche
group-skills = Abilità
group-person = Persona
group-speeds = Velocità
group-travel = Viaggio
group-traits = Tratti
group-notes = Note
sheet-name = Nome
sheet-kind = Tipo
sheet-strength = Forza
sheet-dexterity = Destrezza
sheet-constitution = Costituzione
    .help = Vuoto: una creatura senza questo punteggio.
sheet-intelligence = Intelligenza
sheet-wisdom = Saggezza
sheet-charisma = Carisma
sheet-strength-modifier = Modificatore di Forza
sheet-dexterity-modifier = Modificatore di Destrezza
sheet-constitution-modifier = Modificatore di Costituzione
sheet-intelligence-modifier = Modificatore di Intelligenza
sheet-wisdom-modifier = Modificatore di Saggezza
sheet-charisma-modifier = Modificatore di Carisma
sheet-challenge-rating = Grado di sfida
sheet-size = Taglia
    .help = I pesi suppongono la densità di un animale; un quadrupede si misura dal naso alla coda.
sheet-body = Corporatura
sheet-space = Spazio
sheet-space-override = Spazio proprio
    .help = Solo se questa creatura si scosta dalla sua taglia.
sheet-natural-reach = Portata naturale
sheet-natural-reach-override = Portata naturale propria
    .help = Solo se questa creatura si scosta dalla sua taglia e corporatura.
sheet-reach = Portata attuale
sheet-armed = Minaccia (arma in mano, armi naturali)
sheet-reach-weapon = Arma con portata in mano
sheet-land-speed = Velocità sul terreno
sheet-climb-speed = Velocità di scalare
sheet-swim-speed = Velocità di nuotare
    .help = Una velocità di nuotare non fa respirare l'acqua.
sheet-burrow-speed = Velocità di scavare
sheet-fly-speed = Velocità di volare
sheet-effective-speed-land = Velocità effettiva
sheet-effective-speed-climb = Velocità effettiva di scalare
sheet-effective-speed-swim = Velocità effettiva di nuotare
sheet-effective-speed-burrow = Velocità effettiva di scavare
sheet-effective-speed-fly = Velocità effettiva di volare
sheet-manoeuvrability = Manovrabilità
sheet-speed-modifiers = Modificatori di velocità
    .help = In metri, da armatura, magia ed equipaggiamento.
sheet-load = Ingombro
sheet-acrobatics = Acrobazia
sheet-athletics = Atletica
sheet-acrobatics-bonus = Bonus di Acrobazia
sheet-athletics-bonus = Bonus di Atletica
sheet-stamina = Punti Stamina
sheet-stamina-max = Punti Stamina, massimo
sheet-hit-points = Punti Ferita
sheet-hit-points-max = Punti Ferita, massimo
sheet-hustle-damage = Danni non letali: andatura veloce
sheet-march-damage = Danni non letali: marcia forzata
sheet-hours-today = Ore di viaggio oggi
sheet-hustle-hours = Ore di andatura veloce dall'ultimo sonno
sheet-run-state = Corsa
sheet-conditions = Condizioni
ends-prone = Alzarsi
sheet-fills-square = Riempie il quadretto
sheet-obstacle = Ostacolo da indifesa
    .help = Vuoto: da Enorme in su.
sheet-incorporeal = Incorporeo
sheet-burrow-rock = Scava la roccia
sheet-leaves-tunnel = Lascia una galleria
sheet-notes = Note
offer-hover = Fluttuare
offer-avoid-falling-damage = Evitare danni da caduta
offer-move-in-wind = Muoversi nel vento
offer-tumble-past = Destreggiarsi accanto ai nemici
offer-tumble-through = Destreggiarsi attraverso un quadretto
offer-opposed-acrobatics = Acrobazia contro qualcuno
offer-opposed-athletics = Atletica contro qualcuno

## Tabelle
table-sizes = Taglie
table-speeds = Velocità per scala
table-terrain-factors = Terreno e via
table-water = Acqua
table-swim-circumstances = Circostanze del nuoto
table-surfaces = Superfici da scalare
table-climb-circumstances = Circostanze della scalata
table-winds = Vento
column-size = Taglia
column-space = Spazio (m)
column-side = Quadretti per lato
column-per-square = Per quadretto
column-reach-tall = Portata, altezza (m)
column-reach-long = Portata, lunghezza (m)
column-height-min = Altezza o lunghezza da (m)
column-height-max = fino a (m)
column-weight-min = Peso da (kg)
column-weight-max = fino a (kg)
column-scale = Scala
column-gait = Andatura
column-slow = 6 m
column-middle = 9 m
column-fast = 12 m
column-terrain = Terreno
column-highway = Strada maestra
column-road = Strada, sentiero
column-trackless = Impervio
column-water = Acqua
column-dc = CD
column-circumstance = Circostanza
column-surface = Superficie
column-wind = Vento
