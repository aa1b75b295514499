# Dark Heresy, come lo gioca per messaggi un tavolo.
system-dark-heresy = Dark Heresy

## Regole della casa
house-natural-100 = Un tiro di 100
    .help = Se un 100 fallisce sempre come fallimento assoluto, e se il Destino può ancora cambiarlo.
choice-fumble-blocks-fate = fallimento assoluto che il Destino non cambia
choice-fumble = fallimento assoluto che il Destino può cambiare
choice-natural-100-ordinary = una faccia come le altre
house-natural-01-succeeds = Un 1 riesce sempre
    .help = Un tiro di 1 è un successo, per basso che sia l'obiettivo.
house-modifier-cap = Limite dei modificatori
    .help = La somma dei modificatori di una prova non supera questo numero, né in su né in giù.
choice-30 = 30
choice-60 = 60
house-untrained-skill = Abilità non acquisite
    .help = Che cosa succede quando qualcuno prova un'abilità che non ha acquisito.
choice-untrained-skill-half = metà della caratteristica, solo abilità di base
choice-minus-20 = −20
choice-refused = non si può
house-fate-refresh = I Punti Destino tornano
    .help = Quando i punti spesi tornano disponibili: a ogni sessione, o a ogni scena, come conviene al gioco per messaggi.
choice-session = a ogni sessione
choice-scene = a ogni scena
choice-event-session = una nuova sessione
choice-event-scene = una nuova scena
house-righteous-fury = Giusta Furia
    .help = Che cosa porta un 10 su un dado di danno: una catena di danno da confermare, Danno Critico immediato, o nulla.
choice-classic = confermata, con più danno
choice-beta = 1d5 di Danno Critico immediato
choice-righteous-fury-off = nessuna
house-penetration = Penetrazione
    .help = La penetrazione di un'arma riduce l'armatura che incontra.
house-reaction-negates = Che cosa annulla una reazione
    .help = Quanti colpi di un attacco annulla una schivata o una parata.
choice-reaction-negates-one = un colpo
choice-per-degree = un colpo, e uno in più per grado
choice-reaction-negates-all = tutti i colpi
house-stun-contest-bonus = Bonus contro lo stordimento
    .help = Quale Bonus di Caratteristica somma chi si difende dall'azione Stordire.
choice-strength = Forza
choice-toughness = Resistenza
house-fatigue-limit = Troppa Fatica
    .help = Lo stato di chi ha più Fatica che Bonus di Resistenza.
house-range-bands = Modificatori per la distanza
    .help = La distanza corta, lunga ed estrema cambiano l'attacco, non solo quella a bruciapelo.
house-non-pistol-in-melee = Sparare con qualsiasi arma in mischia
    .help = Chi è ingaggiato può sparare non solo con le pistole, al prezzo di attacchi gratuiti.
house-called-shot-avoids-ally = L'Attacco Mirato risparmia gli alleati
    .help = Un Attacco Mirato dentro una mischia non colpisce mai un alleato, per un totale di −30.
house-load-limits = Limiti di carico
    .help = Troppe armi e troppi strati di armatura intralciano, e oltre un limite non si possono portare.

## Scelte
choice-ws = Abilità di Combattimento (AC)
choice-bs = Abilità Balistica (AB)
choice-s = Forza (F)
choice-t = Resistenza (R)
choice-ag = Agilità (Ag)
choice-int = Intelligenza (Int)
choice-per = Percezione (Per)
choice-wp = Volontà (Vol)
choice-fel = Simpatia (Sim)
choice-untrained = non acquisita
choice-trained = acquisita
choice-plus-10 = +10
choice-plus-20 = +20
choice-a = primo lato
choice-b = secondo lato
choice-attacker = attaccante
choice-defender = difensore
choice-success = successo
choice-degrees = gradi
choice-bonus = bonus
choice-tie = pareggio
choice-lacks-skill = non ha l'abilità
choice-no-full-action = non dedica un'azione completa
choice-limit = oltre il numero permesso
choice-reroll = ripetere il tiro
choice-initiative-10 = l'iniziativa vale 10
choice-add-degree = un grado di successo in più
choice-heal = recuperare ferite
choice-shake-stun = scuotersi dallo stordimento
choice-highest = il bonus più alto
choice-lowest = il bonus più basso
choice-standard-attack = Attacco Normale
choice-guarded-attack = Attacco Prudente
choice-all-out-attack = Attacco Totale
choice-multiple-attacks = Attacchi Multipli
choice-stun = Stordire
choice-charge = Carica
choice-knock-down = Atterrare
choice-feint = Finta
choice-suppressing-fire = Fuoco di Soppressione
choice-overwatch = Fuoco d'Opportunità
choice-grapple = Presa
choice-full-auto-burst = Raffica Automatica
choice-semi-auto-burst = Raffica Semiautomatica
choice-grapple-damage = Ferire nella presa
choice-defensive-stance = Posizione Difensiva
choice-grapple-break-free = Liberarsi dalla presa
choice-disengage = Disimpegnarsi
choice-run = Correre
choice-shove = Incalzare
choice-stand-or-mount = Rialzarsi / Montare
choice-move = Movimento
choice-tactical-advance = Avanzata Tattica
choice-jump = Salto
choice-aim = Mirare
choice-focus-power = Concentrare il Potere
choice-ready = Preparare
choice-reload = Ricaricare
choice-delay = Riservare
choice-use-skill = Usare un'Abilità
choice-brace-weapon = Appoggiare / Togliere dall'appoggio
choice-clear-jam = Sbloccare l'arma
choice-assist = Aiutare
choice-free-action = Azione gratuita
choice-dodge = Schivata
choice-parry = Parata
choice-half-move = Movimento (mezza azione)
choice-full-move = Movimento (azione completa)
choice-attack = attacco
choice-stance = posizione
choice-movement = movimento
choice-misc = altro
choice-full = azione completa
choice-half = mezza azione
choice-free = azione gratuita
choice-half-or-full = mezza azione o azione completa
choice-varies = variabile
choice-reaction = reazione
choice-standard = Attacco Normale
choice-guarded = Attacco Prudente
choice-all-out = Attacco Totale
choice-multiple = Attacchi Multipli
choice-semi-auto = raffica semiautomatica
choice-full-auto = raffica automatica
choice-single = colpo singolo
choice-suppressing = fuoco di soppressione
choice-mode-overwatch = fuoco d'opportunità
choice-aim-none = nessuna
choice-melee = mischia
choice-ranged = a distanza
choice-pistol = pistola
choice-basic = Arma Base
choice-heavy = Arma Pesante
choice-thrown = arma da lancio
choice-grenade = granata
choice-head = testa
choice-right-arm = braccio destro
choice-left-arm = braccio sinistro
choice-body = corpo
choice-right-leg = gamba destra
choice-left-leg = gamba sinistra
choice-arm = braccio
choice-leg = gamba
choice-two-weapons-none = no
choice-main = con la mano primaria
choice-off = con la mano secondaria
choice-one = una mano
choice-two = due mani
choice-point-blank = a bruciapelo
choice-short = corta
choice-normal = normale
choice-long = lunga
choice-extreme = estrema
choice-scatter = Dispersione
choice-blast = Esplosione
choice-flame = Lanciafiamme
choice-knife = coltello
choice-damage = danno
choice-pattern = secondo la tabella
choice-same = tutti nello stesso punto
choice-las = laser
choice-plasma = plasma
choice-melta = fusione
choice-solid = munizioni solide
choice-improvised = improvvisato
choice-bipod = bipiede
choice-tripod = treppiede
choice-swift-attack = Attacco Rapido
choice-lightning-attack = Attacco Fulmineo
choice-other-move = uscire in altro modo
choice-fire-pistol = sparare con una pistola
choice-fire-non-pistol = sparare con un'altra arma
choice-armour = armatura
choice-power-armour = armatura potenziata
choice-synskin = pelle sintetica
choice-prone = prono
choice-stunned = stordito
choice-unaware = ignaro
choice-surprised = sorpreso
choice-pinned = inchiodato
choice-grappled = nella presa
choice-fatigued = affaticato
choice-unconscious = privo di sensi
choice-running = in corsa
choice-jammed = inceppata (arma)
choice-darkness = oscurità
choice-states-guarded-attack = prudente
choice-states-all-out-attack = totale
choice-states-defensive-stance = posizione difensiva
choice-characteristic-test = prova di caratteristica
choice-skill-test = prova di abilità
choice-opposed-test = prova contrapposta
choice-initiative = iniziativa
choice-damage-roll = tiro di danno
choice-righteous-fury = Giusta Furia
choice-stun-contest = confronto di Stordire
choice-grapple-contest = Presa
choice-pinning-test = prova contro l'inchiodamento
choice-shake-pinning = scuotersi dall'inchiodamento

## Testi delle tabelle
choice-up-to-3-metres = fino a 3 m
choice-under-half-range = meno di metà della gittata
choice-up-to-twice-range = fino al doppio della gittata
choice-twice-range-or-more = il doppio della gittata o più
choice-three-times-range-or-more = il triplo della gittata o più
choice-thin-cover = vetro, tubi, metallo sottile, legno leggero
choice-crates-cover = sacchi di sabbia, casse, legno spesso
choice-machine-cover = banco di macchinari
choice-stone-cover = pietra, ferro spesso, portello
choice-bulkhead-cover = paratia
choice-easy = Facile
choice-routine = Di routine
choice-ordinary = Ordinaria
choice-challenging = Impegnativa
choice-difficult = Difficile
choice-hard = Dura
choice-very-hard = Molto difficile
choice-prone-effect = AC e AB proprie −10, Schivare −20; +10 all'AC contro
choice-stunned-effect = né azioni né reazioni; +20 agli attacchi contro
choice-unaware-effect = +30 agli attacchi contro
choice-surprised-effect = primo round: né azioni né reazioni, ignaro
choice-pinned-effect = mezza azione a turno, AB propria −20; deve cercare copertura o allontanarsi
choice-grappled-effect = chi subisce la presa può solo cercare di liberarsi
choice-fatigued-effect = tiri propri −10
choice-unconscious-effect = né azioni né reazioni
choice-running-effect = −20 all'AB e +20 all'AC contro
choice-defensive-stance-effect = −20 all'AC contro; nessun attacco
choice-guarded-attack-effect = Parata e Schivata proprie +10
choice-all-out-attack-effect = nessuna reazione
choice-jammed-effect = non può sparare

## Dati e risultati
field-a = Primo lato
field-action = Azione
field-actor = Di chi è il turno
field-added-degrees = Gradi aggiunti dal Destino
field-advanced = Abilità avanzata
field-agility-bonus = Bonus di Agilità
field-aim = Mira
    .help = L'azione di Mirare fatta prima; questo tiro la consuma.
field-allies-engaged = Alleati nella mischia
    .help = I tuoi alleati in mischia con il bersaglio.
field-ambidextrous = Ambidestro
field-ammo = Colpi caricati
field-ammo-type = Tipo di munizioni
field-angle = Angolo dal bersaglio
    .help = Gradi tra il bersaglio e la direzione in cui l'arma è stata appoggiata.
field-ap = Punti Armatura
field-armour-points = Punti Armatura
    .help = Quelli indossati in quella locazione.
field-attack-kind = Tipo di attacco
field-attacker = Attaccante
field-attacker-strength-bonus = Bonus di Forza dell'attaccante
field-b = Secondo lato
field-basic = Armi Base
field-body = Corpo
field-bonus = Si somma ai dadi
field-braced = Appoggiata
field-bullets = Proiettili
field-called-location = Locazione dichiarata
field-called-shot = Attacco Mirato a
field-cause = Che cosa lo provoca
field-characteristic = Caratteristica
field-characteristic-score = Valore della caratteristica
field-charge = Carica
field-combatants = Combattenti
field-conditions = Che cosa ti ostacola
field-cost = Costo
field-cover = Copertura
field-cover-ap = Punti Armatura della copertura
field-critical-extra = Danno Critico accumulato
field-damage = Danno
field-damages = Danni tirati
field-darkness = Oscurità
field-darkness-relief = Attenua l'oscurità di
    .help = 30 con un talento che annulla l'oscurità, come Visione al Buio o Combattere alla Cieca.
field-defender = Difensore
field-defender-strength-bonus = Bonus di Forza del difensore
field-defender-toughness-bonus = Bonus di Resistenza del difensore
field-defensive-stance = In Posizione Difensiva
field-degrees = Gradi
field-dice = Dadi
field-dice-count = Numero di dadi
field-dice-sides = Facce dei dadi
field-distance = Distanza
field-earlier-half-actions = Mezze azioni di movimento precedenti
field-ends-engaged = Finisce in mischia
field-enemies = Nemici nella zona
field-enemy-side = Combattenti dell'altra parte
field-engaged = Sei in mischia
field-enters-melee = Entra in mischia
field-event = Che cosa comincia
field-fate-current = Punti Destino
field-fate-max = Punti Destino, massimo
field-fatigue = Fatica
field-feinted = Dopo una Finta vinta
field-fired-weapon = Con l'arma appena usata per sparare
    .help = L'arma il cui sparo ha provocato questo attacco gratuito non può pararlo.
field-first-damage = Danno del primo tiro
field-follow = Avanza dietro
field-from-natural-100 = Deriva da un tiro di 100
field-full-action = Dedica un'azione completa
field-fury-critical = Danno Critico di una Furia
field-gained = Fatica subita
field-general-penalty = Penalità a ogni tiro
field-gm-consents = Il master acconsente
field-gm-exception = Concesso dal master
field-group-bonus = Bonus che conta
field-guarded = Dopo il tuo Attacco Prudente
field-half-actions-done = Mezze azioni fatte
field-half-actions-left = Mezze azioni rimaste
field-half-actions-needed = Mezze azioni necessarie
field-half-actions-now = Mezze azioni ora
field-hands = Mani
field-has-skill = Ha l'abilità
field-head = Testa
field-head-armour = Armatura della testa
field-heavy = Armi Pesanti
field-helpers = Chi aiuta
field-hits = Colpi
field-hits-incoming = Colpi dell'attacco
field-hours = Ore mantenute finora
field-id = Nome
field-in-cover = Al coperto
    .help = L'inizio o la fine del movimento dà copertura.
field-initiative = Iniziativa
field-inputs = Dati
field-jammed = Inceppata
field-kind = Tipo
field-knives = Coltelli
field-label = Perché
field-layers = Strati di armatura
field-left-arm = Braccio sinistro
field-left-leg = Gamba sinistra
field-lethal = Avrebbe ucciso
    .help = Lo conferma il master.
field-life = Ferite
field-life-max = Ferite, massimo
field-location = Locazione
field-locations = Locazioni
field-magazine = Caricatore
field-maximum = Aiuti al massimo
field-melee = Arma da mischia
field-weapon-load-melee = Armi da mischia
field-members = Chi tira insieme
field-mission-ended = La missione è finita
field-mode = Modalità
field-modifiers = Modificatori
field-mount = Supporto
field-moved-first = Si è mosso prima (mezza azione)
field-off-hand = Con la mano secondaria
field-opponents = Avversari nella mischia
field-option = Che cosa fa il punto
field-original = Tiro da modificare
field-other-used = L'altra ha già attaccato in questo round
field-other-weapon-class = L'altra arma
field-own-side = Combattenti della tua parte
field-penetration = Penetrazione
field-physical = Compito fisico
field-pinned = Inchiodato
field-pistols = Pistole
field-points = Punti
field-prone = Prono
field-qualities = Qualità
field-range-band = Distanza
field-rate-of-fire = Proiettili di una raffica
    .help = In questa modalità; 0 se l'arma non ce l'ha.
field-reaction-left = Reazione disponibile
field-rerolled = Già ripetuto
field-reserved = Una mezza azione è riservata
field-rest-hours = Ore di riposo
field-right-arm = Braccio destro
field-right-leg = Gamba destra
field-roll = Tiro
field-round = Round
field-rule = Regola
field-running = In corsa
field-score = Valore
field-shot = Uno sparo
field-side = Tiro di chi
field-spread = Colpi successivi
field-states = Stati
field-stealth-penalty = Penalità alla furtività
    .help = A Muoversi in Silenzio e Nascondersi.
field-strength-bonus = Bonus di Forza
field-stunned = Stordito
field-stunned-rounds = Round di stordimento rimasti
field-surprised = Sorpreso
field-takedown = Ha Sottomissione
field-talents = Talenti
field-target = Obiettivo
field-attack-target = Stato del bersaglio
field-threatened = Ancora sotto minaccia
field-thrown = Armi da lancio
    .help = Armi che si possono solo lanciare, granate comprese.
field-toughness-bonus = Bonus di Resistenza
field-trained = Ha il talento per l'arma
field-training = Addestramento
field-two-weapon-talent = Talento per questa coppia di armi
field-two-weapons = Combattere con due armi
field-unarmed-bonus = Danno senz'armi, si somma
field-unaware = Ignaro
field-units = Partecipanti
field-value = Valore
field-weapon-class = Arma
field-weapon-range = Gittata dell'arma
field-willpower-bonus = Bonus di Volontà
outcome-acting = Possono agire
outcome-after = Dopo ogni sparo
outcome-ally-hit = Alleato colpito
outcome-ally-location = Dove è colpito l'alleato
outcome-amended-dice = Dadi che contano
outcome-amended-outcome = Ciò che conta ora
outcome-ammo-left = Colpi rimasti
outcome-ammo-lost = Colpi persi
outcome-ammo-used = Colpi usati
outcome-applied = Modificatori applicati
outcome-arc-degrees = Arco in gradi
outcome-armour-effective = Armatura che conta
outcome-armour-total = Armatura totale
outcome-attacker-follows = L'attaccante avanza
outcome-attacker-prone = L'attaccante cade
outcome-attacker-total = Totale dell'attaccante
outcome-attacks = Attacchi
outcome-automatic = Senza tiro
outcome-base = Base
outcome-bonus = Bonus
outcome-bursts-allowed = Raffiche possibili
outcome-can-be-dodged = Si può schivare
outcome-can-be-parried = Si può parare
outcome-charge = Carica
outcome-cleared = Sbloccata
outcome-concealable = Si può nascondere
outcome-confirmations = Conferme
outcome-confirmed = Confermata
outcome-counted = Aiuti che contano
outcome-cover-ap-after = Punti della copertura dopo
outcome-cover-applied = Quota della copertura
outcome-cover-kept = Copertura mantenuta
outcome-critical-damage = Danno Critico
outcome-critical-effect = Effetto critico ora
outcome-critical-level = Livello critico
outcome-defender-fatigue = Fatica del difensore
outcome-defender-prone = Il difensore cade
outcome-defender-total = Totale del difensore
outcome-die = Dado
outcome-enemy-bs-modifier = AB dei nemici
outcome-enemy-ws-modifier = AC dei nemici
outcome-extra = Danno aggiunto
outcome-fate-heal-window = Il Destino può guarire prima
outcome-fatigue-gained = Fatica subita
outcome-final-damage = Danno che passa
outcome-finished = Finita
outcome-fired-weapon-cannot-parry = L'arma usata per sparare non può parare
outcome-first = Com'era
outcome-free-attacks = Attacchi gratuiti di
outcome-freed = Liberato
outcome-full = Azione completa
outcome-fumble = Fallimento assoluto
outcome-fury = Giusta Furia
outcome-general-modifier = Modificatore di ogni tiro
outcome-half = Mezza azione
outcome-half-actions = Mezze azioni
outcome-has-bonus = Ha un bonus
outcome-healed = Guarite
outcome-hit = Colpo a segno
outcome-hits-negated = Colpi annullati
outcome-hits-remaining = Colpi che restano
outcome-hours-left = Ore rimaste
outcome-inside = Dentro l'arco
outcome-layers-counted = Strati che contano
outcome-max-distance = Distanza massima
outcome-max-hours = Ore al massimo
outcome-max-layers = Strati al massimo
outcome-may-attack = Può attaccare
outcome-modifier = Modificatore
outcome-modifier-total = Somma dei modificatori
outcome-moved-metres = Metri di spostamento
outcome-must-rest = Deve riposare
outcome-must-test-pinning = Prima, prova contro l'inchiodamento
outcome-next-attack-unavoidable = Il prossimo attacco è inevitabile
outcome-no-reaction = Senza reazione
outcome-not-acting = Non possono agire
outcome-on-hit = Che cosa fa un colpo
outcome-order = Ordine
outcome-over-limit = Oltre il limite
outcome-own-dodge-modifier = Schivata propria
outcome-own-parry-modifier = Parata propria
outcome-penetration-used = Penetrazione che conta
outcome-pinning-tests = Provano contro l'inchiodamento
outcome-provokes-free-attacks = Provoca attacchi gratuiti
outcome-reaction = Reazione
outcome-reaction-available = Reazione disponibile
outcome-reactions-allowed = Reazioni possibili
outcome-reason = Perché
outcome-refused = Aiuti che non contano
outcome-rest-minutes = Minuti di riposo
outcome-reversed = Tiro invertito
outcome-roll-modifier = Modificatore dei tiri
outcome-rolls = Dadi
outcome-rounds-left = Round rimasti
outcome-run = Corsa
outcome-seek-safety = Dovrebbe mettersi al sicuro
outcome-state = Stato
outcome-stealth-modifier = Modificatore della furtività
outcome-step = Si decide per
outcome-success = Successo
outcome-survives = Sopravvive
outcome-synskin-active = La pelle sintetica funziona
outcome-tens = Dieci
outcome-test = Prova
outcome-threshold = Si inceppa da
outcome-tier = Livello di carico
outcome-ties = In parità
outcome-unaware = Ignari
outcome-unusual = Insolito
outcome-victims = Colpiti
outcome-winner = Vince
outcome-zone-length = Lunghezza della zona in metri

## Modificatori
modifier-difficulty = difficoltà
modifier-help = aiuto
modifier-talent = talento
modifier-circumstances = circostanze
modifier-weapon-load = troppe armi
modifier-armour-layers = troppa armatura
modifier-action = azione
modifier-aim = mira
modifier-range = distanza
modifier-called-shot = Attacco Mirato
modifier-into-melee = sparo dentro una mischia
modifier-untrained = senza il talento per l'arma
modifier-one-handed = a una mano
modifier-unbraced = non appoggiata
modifier-off-hand = mano secondaria
modifier-two-weapons = due armi
modifier-prone = prono
modifier-fatigue = Fatica
modifier-darkness = oscurità
modifier-pinned = inchiodato
modifier-target-prone = bersaglio prono
modifier-target-stunned = bersaglio stordito
modifier-target-unaware = bersaglio ignaro
modifier-target-running = bersaglio in corsa
modifier-target-defensive = bersaglio in Posizione Difensiva
modifier-outnumbering = superiorità numerica
modifier-suppressing = fuoco di soppressione
modifier-other = altro

## Dadi
purpose-test = la prova
purpose-a = il primo lato
purpose-b = il secondo lato
purpose-ally = quale alleato è colpito
purpose-victim = chi è colpito
purpose-damage = danno
purpose-confirm = conferma la Furia
purpose-critical = Danno Critico
purpose-heal = ferite recuperate
purpose-initiative = iniziativa
purpose-rest = minuti di riposo
purpose-unarmed = danno senz'armi

## Ciò che le regole non permettono
error-already-done = { $field }: dev'essere meno delle mezze azioni necessarie.
error-half-or-full = { $field }: questa azione costa mezza azione o un'azione completa.
error-more-than-fate-max = { $field }: non può superare il massimo.
error-more-than-life-max = { $field }: non può superare il massimo.
error-more-than-magazine = { $field }: non può essere più di quanto tiene il caricatore.
error-no-degrees-to-add = { $field }: questo tiro non ha gradi.
error-no-sides = { $field }: serve solo in un tiro con due lati.
error-only-for-run = { $field }: il master può concederlo solo per Correre.
error-original = Il tiro da modificare non si può risolvere così com'è: controlla i suoi dati e i suoi dadi.
error-original-failed = Il tiro da modificare ha gradi aggiunti, ma è un fallimento.
reason-untrained-skill = Questa abilità non è stata acquisita, e a questo tavolo non si può provare.
reason-advanced-skill-untrained = È un'abilità avanzata: va acquisita prima di provarla.
reason-no-gm-consent = L'aiuto ha bisogno del consenso del master: chiedilo prima.
reason-no-fate-left = Non resta nessun Punto Destino da spendere.
reason-life-below-zero = Il Destino guarisce solo finché le ferite sono a 0 o più.
reason-not-stunned = Non c'è stordimento da cui scuotersi.
reason-nothing-rolled = Per questo risultato non è caduto nessun dado: non c'è nulla da modificare.
reason-natural-100 = A questo tavolo il Destino non cambia un tiro di 100.
reason-already-rerolled = Questo tiro è già stato ripetuto una volta: vale il secondo risultato.
reason-no-degrees = Questo tiro non ha gradi a cui aggiungerne.
reason-roll-failed = Si può aggiungere un grado solo a un successo.
reason-no-fate-to-burn = Non c'è nessun Punto Destino da bruciare.
reason-not-lethal = Si brucia un Punto Destino solo contro ciò che avrebbe ucciso, e lo conferma il master.
reason-refresh-per-session = A questo tavolo i Punti Destino tornano con una nuova sessione, non con una scena.
reason-mission-not-ended = I Punti Destino si assegnano quando la missione è finita.
reason-surprised = Chi è sorpreso non può fare nulla nel primo round.
reason-unconscious = Privo di sensi: non si può fare nulla.
reason-stunned = Con lo stordimento non ci sono né azioni né reazioni finché non finisce.
reason-grappled = Nella presa si può solo cercare di liberarsi.
reason-all-out-attack = Dopo un Attacco Totale non ci sono reazioni fino al tuo prossimo turno.
reason-no-reaction-left = La reazione di questo round è già usata: torna nel tuo prossimo turno.
reason-defensive-stance = In Posizione Difensiva non attacchi fino al tuo prossimo turno.
reason-already-reserved = In questo turno c'è già una mezza azione riservata.
reason-not-enough-actions = Non restano abbastanza mezze azioni in questo turno.
reason-pinned-half-only = Da inchiodato hai mezza azione a turno: scegli qualcosa che non costi di più.
reason-needs-talent = Gli Attacchi Multipli richiedono Attacco Rapido o Attacco Fulmineo.
reason-action-needs-melee = Questa azione richiede un'arma da mischia.
reason-action-needs-firearm = Una raffica richiede una pistola, un'Arma Base o un'Arma Pesante.
reason-jammed-weapon = L'arma è inceppata: prima sbloccala.
reason-no-such-mode = L'arma non spara in questa modalità.
reason-empty-weapon = L'arma è scarica: prima ricarica.
reason-heavy-needs-two-hands = Un'Arma Pesante vuole entrambe le mani.
reason-unbraced-single-shot-only = Un'Arma Pesante non appoggiata spara solo colpi singoli.
reason-two-weapons-different-kind = Di un'arma da mischia e una a distanza, senza il talento attacca solo una per round.
reason-only-pistols-in-melee = A questo tavolo, in mischia si spara solo con le pistole.
reason-range-bands-off = Questo tavolo non usa modificatori per la distanza: scegli normale o a bruciapelo.
reason-charge-must-engage = Una Carica deve finire in mischia.
reason-charge-too-short = Una Carica vuole almeno 4 metri.
reason-charge-too-far = La Carica non arriva così lontano: { $farthest } m al massimo.
reason-magazine-full = Il caricatore è già pieno.
reason-needs-full-auto = Serve un'arma con fuoco automatico.
reason-fury-off = Questo tavolo gioca senza Giusta Furia.
reason-feinted = L'attacco segue una Finta vinta: non si può né schivare né parare.
reason-ranged-cannot-be-parried = Un attacco a distanza non si può parare: schivalo.
reason-fired-weapon = L'arma appena usata per sparare non può parare questo attacco gratuito.
reason-too-far = L'azione non arriva così lontano: { $farthest } m al massimo.
reason-too-many-weapons = Sono troppe armi da portare: lasciane qualcuna.
reason-power-armour-alone = Con un'armatura potenziata si porta solo una pelle sintetica.
reason-too-many-layers = Sono troppi strati di armatura: { $most } al massimo.

## Scheda
group-condition = Condizione
group-characteristics = Caratteristiche
group-bonuses = Bonus
group-skills = Abilità e talenti
group-weapons = Armi
group-armour = Armatura
group-movement = Movimento
group-load = Carico
group-person = Persona
sheet-name = Nome
sheet-player = Giocatore
sheet-career = Carriera
sheet-rank = Rango
sheet-ws = Abilità di Combattimento (AC)
sheet-bs = Abilità Balistica (AB)
sheet-s = Forza (F)
sheet-t = Resistenza (R)
sheet-ag = Agilità (Ag)
sheet-int = Intelligenza (Int)
sheet-per = Percezione (Per)
sheet-wp = Volontà (Vol)
sheet-fel = Simpatia (Sim)
sheet-ws-bonus = Bonus di AC
sheet-bs-bonus = Bonus di AB
sheet-s-bonus = Bonus di Forza
sheet-t-bonus = Bonus di Resistenza
sheet-ag-bonus = Bonus di Agilità
sheet-int-bonus = Bonus di Intelligenza
sheet-per-bonus = Bonus di Percezione
sheet-wp-bonus = Bonus di Volontà
sheet-fel-bonus = Bonus di Simpatia
sheet-skills = Abilità
sheet-talents = Talenti
sheet-traits = Tratti
sheet-life = Ferite
sheet-life-max = Ferite, massimo
sheet-critical-extra = Danno Critico accumulato
sheet-critical-level = Livello critico
sheet-fate-current = Punti Destino
sheet-fate-max = Punti Destino, massimo
sheet-fatigue = Fatica
sheet-states = Stati
sheet-stunned-rounds = Round di stordimento rimasti
ends-prone = Rialzarsi
sheet-armour = Armatura (strati)
sheet-armour-points = Punti Armatura (PA) per locazione
sheet-weapons = Armi
sheet-gear = Equipaggiamento
sheet-notes = Note
sheet-movement-half = Mezza azione
sheet-movement-full = Azione completa
sheet-movement-charge = Carica
sheet-movement-run = Corsa
sheet-weapon-tier = Carico di armi, livello
sheet-weapon-stealth = Armi: modificatore della furtività
sheet-weapon-general = Armi: modificatore di ogni tiro
sheet-layers-counted = Armatura: strati che contano
sheet-layers-stealth = Armatura: modificatore della furtività
sheet-layers-general = Armatura: modificatore di ogni tiro
field-name = Nome
field-key = Abilità
    .help = Un'abilità suggerita, o un nome breve a tua scelta.
field-label-en = Nome in inglese
field-label-es = Nome in spagnolo
field-label-it = Nome in italiano
field-range = Gittata
field-rof-single = Spara colpi singoli
field-rof-semi = Proiettili di una raffica semiautomatica
field-rof-full = Proiettili di una raffica automatica
field-reload-half-actions = Mezze azioni per ricaricare
skill-awareness = Attenzione
skill-climb = Scalare
skill-concealment = Nascondersi
skill-dodge = Schivare
skill-gamble = Gioco d'azzardo
skill-intimidate = Intimidire
skill-search = Cercare
skill-silent-move = Muoversi in Silenzio
skill-swim = Nuotare
offer-skill = Abilità
offer-attack = Attacco
offer-semi-auto = Raffica semiautomatica
offer-full-auto = Raffica automatica
offer-suppressing-fire = Fuoco di Soppressione
offer-clear-jam = Sbloccare l'arma
offer-reload = Ricaricare
offer-damage = Danno
offer-fury = Giusta Furia
offer-unarmed = Attacco senz'armi
offer-unarmed-damage = Danno senz'armi
offer-opposed-ws = Contrapposta: Abilità di Combattimento
offer-opposed-bs = Contrapposta: Abilità Balistica
offer-opposed-s = Contrapposta: Forza
offer-opposed-t = Contrapposta: Resistenza
offer-opposed-ag = Contrapposta: Agilità
offer-opposed-int = Contrapposta: Intelligenza
offer-opposed-per = Contrapposta: Percezione
offer-opposed-wp = Contrapposta: Volontà
offer-opposed-fel = Contrapposta: Simpatia

## Tabelle
table-actions = Azioni
table-hit-locations = Locazione del colpo
table-further-hits = Colpi successivi di una raffica
table-movement = Movimento, metri per azione
table-range-bands = Fasce di distanza
table-cover = Copertura
table-difficulties = Difficoltà
table-conditions = Condizioni
table-stances = Posizioni fino al tuo prossimo turno
table-states = Stati
column-action = Azione
column-agility-bonus = Bonus di Agilità
column-armour-points = Punti Armatura
column-attacks = Attacchi
column-charge = Carica
column-condition = Condizione
column-cost = Costo
column-difficulty = Difficoltà
column-distance = Distanza
column-effect = Effetto
column-enemy-bs = AB nemica
column-enemy-ws = AC nemica
column-fifth-hit = 5º
column-first-hit = Primo colpo
column-fourth-hit = 4º
column-full = Completa
column-group = Gruppo
column-half = Mezza
column-later-hits = 6º e successivi
column-location = Locazione
column-material = Esempi
column-modifier = Modificatore
column-on-bs = Su AB
column-on-dodge = Su Schivare
column-on-ws = Su AC
column-own-dodge = Schivata propria
column-own-parry = Parata propria
column-range-band = Distanza
column-reactions = Reazioni
column-reversed = Tiro invertito
column-run = Corsa
column-second-hit = 2º
column-state = Stato
column-third-hit = 3º

## Regole
rule-characteristic-bonus = Bonus di Caratteristica
    .summary = Trova il bonus dato da una caratteristica.
rule-characteristic-test = Prova di caratteristica
    .summary = Tira un d100 contro una caratteristica.
rule-skill-test = Prova di abilità
    .summary = Tira un d100 contro un'abilità, acquisita o no.
rule-opposed-test = Prova contrapposta
    .summary = Due lati tirano l'uno contro l'altro, e decidono i gradi.
rule-assistance = Aiuto
    .summary = Conta chi aiuta in una prova e quanto aggiunge.
rule-fate-spend = Spendere un Punto Destino
    .summary = Usa un Punto Destino per uno di cinque effetti.
rule-fate-burn = Bruciare un Punto Destino
    .summary = Rinuncia per sempre a un Punto Destino per sopravvivere.
rule-fate-refresh = Recuperare Punti Destino
    .summary = Rende di nuovo disponibili tutti i Punti Destino.
rule-fate-award = Assegnare Punti Destino
    .summary = Aumenta la riserva di Punti Destino dopo una missione.
rule-surprise = Sorpresa
    .summary = Dice chi può agire quando c'è sorpresa.
rule-initiative = Iniziativa
    .summary = Tira per il posto di un combattente o di un gruppo nell'ordine.
rule-turn-order = Ordine dei turni
    .summary = Mette i combattenti nell'ordine dello scontro.
rule-turn-start = Inizio del turno
    .summary = Dice che cosa permette il turno e quali stati finiscono.
rule-action-budget = Usare un'azione
    .summary = Segna un'azione su ciò che resta del turno.
rule-long-action = Azione lunga
    .summary = Segue un'azione che dura più di un turno.
rule-stance-effects = Effetti di una posizione
    .summary = Dice che cosa cambia un modo di combattere fino al tuo prossimo turno.
rule-outnumbering = Superiorità numerica
    .summary = Trova il modificatore di molti contro uno.
rule-multiple-attacks = Attacchi Multipli
    .summary = Dice quanti attacchi dà un talento.
rule-attack = Attacco
    .summary = Tira un attacco con tutto ciò che lo cambia.
rule-hit-location = Locazione del colpo
    .summary = Trova dove arrivano i colpi di un attacco.
rule-number-of-hits = Numero di colpi
    .summary = Conta i colpi di una raffica dai suoi gradi.
rule-jam-check = Incepparsi
    .summary = Dice se un tiro inceppa l'arma.
rule-clear-jam = Sbloccare l'arma
    .summary = Tira perché un'arma inceppata torni a funzionare.
rule-reload = Ricaricare
    .summary = Segue le mezze azioni che serve per ricaricare.
rule-heavy-weapon-arc = Arco di un'Arma Pesante
    .summary = Dice se un bersaglio è nell'arco di un'arma appoggiata.
rule-suppressing-fire = Fuoco di Soppressione
    .summary = Tira una raffica che batte una zona.
rule-overwatch = In attesa
    .summary = Dice per quanto si può tenere pronta un'arma, e il riposo che segue.
rule-damage-roll = Tiro di danno
    .summary = Tira il danno di un colpo.
rule-righteous-fury = Giusta Furia
    .summary = Risolve un 10 su un dado di danno.
rule-damage-soak = Danno contro armatura
    .summary = Toglie dal danno la copertura, l'armatura e la resistenza.
rule-cover-degradation = Usura della copertura
    .summary = Consuma la copertura sparo dopo sparo.
rule-wounds-and-critical = Ferite e Danno Critico
    .summary = Toglie il danno dalle ferite e trova il livello critico.
rule-dodge = Schivata (reazione)
    .summary = Tira per togliersi dalla traiettoria di un attacco.
rule-parry = Parata
    .summary = Tira per deviare un attacco in mischia.
rule-stun-contest = Stordire
    .summary = Tira per vedere se un colpo alla testa stordisce.
rule-knock-down = Atterrare
    .summary = Due combattenti tirano Forza, e uno può cadere.
rule-feint = Finta
    .summary = Un inganno che rende inevitabile il prossimo attacco.
rule-shove = Incalzare
    .summary = Fa indietreggiare di un metro un avversario.
rule-grapple-contest = Presa
    .summary = Due combattenti in una presa tirano Forza.
rule-pinning-test = Inchiodamento
    .summary = Tira Volontà per non restare inchiodato sotto il fuoco.
rule-shake-pinning = Scuotersi dall'inchiodamento
    .summary = Tira Volontà per tornare ad agire liberamente.
rule-fatigue = Fatica
    .summary = Aggiunge Fatica e la smaltisce con il riposo.
rule-free-attack = Attacchi gratuiti
    .summary = Dice chi colpisce quando qualcuno lascia una mischia o vi spara dentro.
rule-movement-rates = Movimento
    .summary = Dice fin dove porta ogni azione.
rule-movement-in-combat = Muoversi in combattimento
    .summary = Verifica un movimento e che cosa succede alla copertura.
rule-weapon-load = Troppe armi
    .summary = Dice quanto intralciano le armi portate.
rule-armour-layers = Strati di armatura
    .summary = Mette insieme gli strati di armatura e dice quanto intralciano.

## Com'è andata
sentence-characteristic-bonus = { $has_bonus ->
    [yes] Il bonus è { $bonus }.
   *[other] Questa caratteristica non ha bonus.
}
sentence-characteristic-test = { $fumble ->
    [yes] Fallimento assoluto: { $roll } contro { $target }, per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }.
   *[other] { $success ->
        [yes] Successo per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }: { $roll } contro { $target }.
       *[other] Fallimento per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }: { $roll } contro { $target }.
    }
}
sentence-skill-test = { $fumble ->
    [yes] Fallimento assoluto: { $roll } contro { $target }, per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }.
   *[other] { $success ->
        [yes] Successo per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }: { $roll } contro { $target }.
       *[other] Fallimento per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }: { $roll } contro { $target }.
    }
}
sentence-opposed-test = { $winner ->
    [a] Vince il primo lato
    [b] Vince il secondo lato
   *[none] Non vince nessuno
}{ $step ->
    [success] , l'unico a riuscire
    [degrees] { " " }per gradi
    [bonus] { " " }per il bonus più alto
   *[tie] , in parità
}: { $a_roll } contro { $a_target } il primo, { $b_roll } contro { $b_target } il secondo.
sentence-assistance = { $counted_count ->
    [0] Non conta nessun aiuto, quindi non si aggiunge nulla.
    [one] Aiuta { $counted } e aggiunge +{ $bonus }.
   *[other] Aiutano { $counted } e aggiungono +{ $bonus }.
}
sentence-fate-spend = { $option ->
    [initiative-10] Il Destino fa valere il dado 10, con iniziativa { $initiative }
    [heal] Il Destino restituisce { $healed ->
        [one] una ferita
       *[other] { $healed } ferite
    } con un { $roll }, e si arriva a { $life }
    [shake-stun] Il Destino pone fine allo stordimento
    [add-degree] Il Destino aggiunge un grado di successo, e ora ce { $added_degrees ->
        [one] n'è uno
       *[other] ne sono { $added_degrees }
    } in più di quanto hanno dato i dadi
   *[reroll] Il Destino ripete il tiro, e vale il nuovo risultato: { $original_rule ->
        [initiative] iniziativa { $amended_outcome_initiative }
        [damage-roll] { $amended_outcome_damage } danni
        [righteous-fury] { $amended_outcome_damage } danni in tutto
        [overwatch] { $amended_outcome_rest_minutes } minuti di riposo
        [shake-pinning] { $amended_outcome_pinned ->
            [yes] resta inchiodato, { $amended_outcome_test_roll } contro { $amended_outcome_test_target }
           *[other] non è più inchiodato, { $amended_outcome_test_roll } contro { $amended_outcome_test_target }
        }
        [stun-contest] { $amended_outcome_stunned_rounds ->
            [0] nessuno stordimento
            [one] un round di stordimento
           *[other] { $amended_outcome_stunned_rounds } round di stordimento
        }
       *[other] { $amended_outcome_winner ->
            [a] vince il primo lato
            [b] vince il secondo lato
            [attacker] vince chi attacca
            [defender] vince chi si difende
            [none] non vince nessuno
           *[other] { $amended_outcome_success ->
                [yes] successo per { $amended_outcome_degrees ->
                    [one] un grado
                   *[other] { $amended_outcome_degrees } gradi
                }, { $amended_outcome_roll } contro { $amended_outcome_target }
               *[other] fallimento per { $amended_outcome_degrees ->
                    [one] un grado
                   *[other] { $amended_outcome_degrees } gradi
                }, { $amended_outcome_roll } contro { $amended_outcome_target }
            }
        }
    }
}; { $fate_current ->
    [0] non resta nessun Punto Destino
    [one] resta un Punto Destino
   *[other] restano { $fate_current } Punti Destino
}.
sentence-fate-burn = Il personaggio sopravvive e perde per sempre un Punto Destino: d'ora in poi il massimo è { $fate_max }, con { $fate_current } da spendere.
sentence-fate-refresh = { $fate_current ->
    [one] L'unico Punto Destino è di nuovo disponibile.
   *[other] I { $fate_current } Punti Destino sono disponibili.
}
sentence-fate-award = La riserva sale a { $fate_max ->
    [one] un Punto Destino
   *[other] { $fate_max } Punti Destino
}, con { $fate_current } da spendere.
sentence-surprise = { $not_acting_count ->
    [0] La sorpresa è finita e tutti possono agire.
    [one] La sorpresa coglie { $not_acting }, che in questo round non agisce e non reagisce.
   *[other] La sorpresa coglie { $not_acting }, che in questo round non agiscono e non reagiscono.
}
sentence-initiative = Iniziativa { $initiative }: { $die } sul dado e un Bonus di Agilità di { $agility_bonus }.
sentence-turn-order = L'ordine è { $order }{ $ties_count ->
    [0] { "" }
   *[other] , e chi è in parità resta come ha deciso il master
}.
sentence-turn-start = { $half_actions ->
    [0] Questo turno non permette né azioni né reazione
    [one] Questo turno permette mezza azione e una reazione
   *[other] Questo turno permette { $half_actions } mezze azioni e una reazione
}{ $must_test_pinning ->
    [yes] , e prima viene la prova contro l'inchiodamento
   *[other] { "" }
}.
sentence-action-budget = { $cost ->
    [full] Si usa un'azione completa
    [half] Si usa mezza azione
    [free] Si usa un'azione gratuita
   *[reaction] Si usa la reazione
}; { $half_actions_left ->
    [0] non resta nessuna mezza azione
    [one] resta mezza azione
   *[other] restano { $half_actions_left } mezze azioni
}, { $reaction_left ->
    [yes] con la reazione
   *[other] senza reazione
}.
sentence-long-action = { $finished ->
    [yes] L'azione lunga finisce dopo { $half_actions_done } mezze azioni.
   *[other] All'azione lunga { $half_actions_left ->
        [one] manca mezza azione
       *[other] mancano { $half_actions_left } mezze azioni
    }, in { $rounds_left ->
        [one] un round
       *[other] { $rounds_left } round
    }.
}
sentence-stance-effects = Fino al tuo prossimo turno { $action ->
    [guarded-attack] hai +{ $own_parry_modifier } alla Parata e +{ $own_dodge_modifier } a Schivare
    [all-out-attack] non hai reazioni
    [defensive-stance] non attacchi, e i nemici hanno { $enemy_ws_modifier } all'AC contro di te
   *[run] i nemici hanno +{ $enemy_ws_modifier } all'AC e { $enemy_bs_modifier } all'AB contro di te
}.
sentence-outnumbering = { $modifier ->
    [0] Nessuno combatte da solo contro più avversari, quindi non c'è modificatore.
   *[other] La superiorità numerica dà +{ $modifier } a ciascuno.
}
sentence-multiple-attacks = Il talento dà { $attacks } attacchi.
sentence-attack = { $jammed ->
    [yes] L'arma si inceppa con un { $roll } e non colpisce nulla.
   *[other] { $hit ->
        [yes] { $hits ->
            [one] Colpo a segno
           *[other] { $hits } colpi a segno
        } per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }, { $roll } contro { $target }: { $on_hit ->
            [stun-contest] ora decide il confronto di Stordire
            [grapple] comincia la presa, se non viene evitata
           *[damage] { $hits ->
                [one] { WORD($location) }
               *[other] il primo, { WORD($location) }
            }
        }.
       *[other] { $ally_hit ->
            [none] { $fumble ->
                [yes] Fallimento assoluto: { $roll } contro { $target }, l'attacco manca.
               *[other] Attacco mancato per { $degrees ->
                    [one] un grado
                   *[other] { $degrees } gradi
                }: { $roll } contro { $target }.
            }
           *[other] Lo sparo manca con { $roll } contro { $target } e colpisce { $ally_hit }: { WORD($ally_location) }.
        }
    }
}
sentence-hit-location = { $locations_count ->
    [one] Il colpo arriva qui: { WORD($location) }, { $reversed } nel tiro invertito.
   *[other] Il primo di { $locations_count } colpi arriva qui: { WORD($location) }, { $reversed } nel tiro invertito.
}
sentence-number-of-hits = { $hits ->
    [one] Un colpo.
   *[other] { $hits } colpi.
}
sentence-jam-check = { $jammed ->
    [yes] L'arma si inceppa, come accade da { $threshold } in su.
   *[other] L'arma non si inceppa, cosa che accade da { $threshold } in su.
}
sentence-clear-jam = { $cleared ->
    [yes] L'arma torna a funzionare, { $roll } contro { $target }, e { $ammo_lost ->
        [0] non si perdono colpi
        [one] si perde un colpo
       *[other] si perdono { $ammo_lost } colpi
    }.
   *[other] L'arma resta inceppata, { $roll } contro { $target }{ $fumble ->
        [yes] , fallimento assoluto
       *[other] { "" }
    }.
}
sentence-reload = { $finished ->
    [yes] Arma ricaricata, con { $ammo ->
        [one] un colpo
       *[other] { $ammo } colpi
    }.
   *[other] La ricarica continua dopo { $half_actions_done ->
        [one] mezza azione
       *[other] { $half_actions_done } mezze azioni
    }.
}
sentence-heavy-weapon-arc = { $bursts_allowed ->
    [yes] { $inside ->
        [yes] Il bersaglio è dentro l'arco di { $arc_degrees } gradi.
       *[other] Il bersaglio è fuori dall'arco di { $arc_degrees } gradi.
    }
   *[other] L'arma non è appoggiata: gira liberamente, ma spara solo colpi singoli.
}
sentence-suppressing-fire = { $jammed ->
    [yes] L'arma si inceppa con un { $roll } e nessuno resta inchiodato.
   *[other] { $success ->
        [yes] Successo per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }, { $roll } contro { $target }
       *[other] Fallimento per { $degrees ->
            [one] un grado
           *[other] { $degrees } gradi
        }, { $roll } contro { $target }{ $fumble ->
        [yes] , fallimento assoluto
       *[other] { "" }
    }
    }: { $hits ->
        [0] nessuno è colpito
       *[other] colpisce { $victims }
    }{ $pinning_tests_count ->
        [0] { "" }
        [one] , e un nemico prova contro l'inchiodamento
       *[other] , e { $pinning_tests_count } nemici provano contro l'inchiodamento
    }.
}
sentence-overwatch = { $must_rest ->
    [yes] L'attesa è finita: prima di un'altra servono { $rest_minutes } minuti di riposo.
   *[other] L'attesa può continuare: restano { $hours_left } di { $max_hours ->
        [one] un'ora
       *[other] { $max_hours } ore
    }.
}
sentence-damage-roll = { $damage ->
    [one] Un danno
   *[other] { $damage } danni
}, con { $rolls }{ $fury ->
    [yes] , e un 10 risveglia la Giusta Furia
   *[other] { "" }
}.
sentence-righteous-fury = { $mode ->
    [beta] Giusta Furia: { $critical_damage } di Danno Critico immediato.
   *[classic] { $extra_count ->
        [0] La Giusta Furia non è confermata: il danno resta a { $damage }.
        [one] La Giusta Furia è confermata: il danno sale a { $damage }.
       *[other] La Giusta Furia è confermata { $extra_count } volte: il danno sale a { $damage }.
    }
}
sentence-damage-soak = { $final_damage ->
    [0] Non passa nessun danno
    [one] Passa un danno
   *[other] Passano { $final_damage } danni
}: { $damage } contro { $armour_effective } di armatura e un Bonus di Resistenza di { $toughness_bonus }{ $cover_ap_after ->
    [none] { "" }
   *[other] , e alla copertura { $cover_ap_after ->
        [one] resta un punto
       *[other] restano { $cover_ap_after } punti
    }
}.
sentence-cover-degradation = Alla copertura { $cover_ap ->
    [one] resta un Punto Armatura
   *[other] restano { $cover_ap } Punti Armatura
}.
sentence-wounds-and-critical = { $life ->
    [one] Resta una ferita
   *[other] Le ferite sono a { $life }
}{ $critical_level ->
    [0] { "" }
   *[other] , con Danno Critico di livello { $critical_level }
}{ $critical_effect ->
    [yes] { " " }e un effetto da leggere ora
   *[other] { "" }
}.
sentence-dodge = { $success ->
    [yes] Schivata per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }: { $hits_negated ->
        [one] annulla un colpo
       *[other] annulla { $hits_negated } colpi
    } e { $hits_remaining ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $hits_remaining }
    }.
   *[other] Schivata fallita per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }{ $fumble ->
        [yes] , fallimento assoluto
       *[other] { "" }
    }: { $hits_remaining ->
        [one] resta un colpo
       *[other] restano { $hits_remaining } colpi
    }.
}
sentence-parry = { $success ->
    [yes] Parata per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }: { $hits_negated ->
        [one] annulla un colpo
       *[other] annulla { $hits_negated } colpi
    } e { $hits_remaining ->
        [0] non ne resta nessuno
        [one] ne resta uno
       *[other] ne restano { $hits_remaining }
    }.
   *[other] Parata fallita per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }{ $fumble ->
        [yes] , fallimento assoluto
       *[other] { "" }
    }: { $hits_remaining ->
        [one] resta un colpo
       *[other] restano { $hits_remaining } colpi
    }.
}
sentence-stun-contest = { $stunned ->
    [yes] Chi si difende resta stordito per { $stunned_rounds ->
        [one] un round
       *[other] { $stunned_rounds } round
    } e subisce Fatica: { $attacker_total } contro { $defender_total }.
   *[other] Nessuno stordimento: { $attacker_total } contro { $defender_total }.
}
sentence-knock-down = { $winner ->
    [attacker] Vince chi attacca, e cade chi si difende
    [defender] { $attacker_prone ->
        [yes] Vince chi si difende, e cade chi attacca
       *[other] Vince chi si difende e resta in piedi
    }
   *[none] Non vince nessuno e nessuno cade
}: { $attacker_roll } contro { $attacker_target } chi attacca, { $defender_roll } contro { $defender_target } chi si difende{ $defender_fatigue ->
    [0] { "" }
   *[other] , che subisce danno { $damage } e Fatica
}.
sentence-feint = { $winner ->
    [attacker] La Finta riesce, e il prossimo attacco è inevitabile
    [defender] La Finta fallisce
   *[none] La Finta fallisce, in parità
}: { $attacker_roll } contro { $attacker_target } chi attacca, { $defender_roll } contro { $defender_target } chi si difende.
sentence-shove = { $winner ->
    [attacker] { $attacker_follows ->
        [yes] Chi si difende indietreggia di un metro, e chi attacca avanza
       *[other] Chi si difende indietreggia di un metro
    }
   *[other] Chi si difende non cede terreno
}: { $attacker_roll } contro { $attacker_target } chi attacca, { $defender_roll } contro { $defender_target } chi si difende.
sentence-grapple-contest = { $freed ->
    [yes] Chi subisce la presa si libera
   *[other] { $damage ->
        [none] { $winner ->
            [attacker] Chi attacca mantiene la presa
            [defender] Chi si difende resiste
           *[none] Non vince nessuno e la presa continua
        }
       *[other] Chi attacca infligge danno { $damage }, ancora da assorbire, e Fatica
    }
}: { $attacker_roll } contro { $attacker_target } chi attacca, { $defender_roll } contro { $defender_target } chi si difende.
sentence-pinning-test = { $pinned ->
    [yes] Inchiodamento: fallimento per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }{ $fumble ->
        [yes] , fallimento assoluto
       *[other] { "" }
    }.
   *[other] Nessun inchiodamento: successo per { $degrees ->
        [one] un grado
       *[other] { $degrees } gradi
    }, { $roll } contro { $target }.
}
sentence-shake-pinning = { $automatic ->
    [yes] L'inchiodamento finisce, perché ormai si combatte in mischia.
   *[other] { $pinned ->
        [yes] L'inchiodamento continua: { $test_roll } contro { $test_target }.
       *[other] L'inchiodamento finisce: { $test_roll } contro { $test_target }.
    }
}
sentence-fatigue = { $fatigue ->
    [0] Non c'è Fatica
    [one] C'è un livello di Fatica, con { $roll_modifier } a ogni tiro
   *[other] Ci sono { $fatigue } livelli di Fatica, con { $roll_modifier } a ogni tiro
}{ $state ->
    [stunned] , e oltre il limite stordisce
    [unconscious] , e oltre il limite si perdono i sensi
   *[none] { "" }
}.
sentence-free-attack = { $free_attacks_count ->
    [0] Nessuno ha un attacco gratuito.
    [one] { $free_attacks } ha un attacco gratuito.
   *[other] { $free_attacks } hanno un attacco gratuito ciascuno.
}
sentence-movement-rates = { $half } m con mezza azione, { $full } m con un'azione completa, { $charge } m in Carica e { $run } m di corsa.
sentence-movement-in-combat = Il movimento costa { $half_actions ->
    [one] mezza azione
   *[other] { $half_actions } mezze azioni
} e arriva al massimo a { $max_distance } m{ $in_cover ->
    [yes] { $cover_kept ->
        [yes] , e la copertura conta ancora
       *[other] , e si perde la copertura
    }
   *[other] { "" }
}.
sentence-weapon-load = { $tier ->
    [0] Questo tavolo non conta il carico.
    [1] Le armi portate non intralciano.
    [2] Le armi portate intralciano la furtività: { $stealth_modifier }.
   *[other] Le armi portate intralciano ogni tiro di { $general_modifier }, e in più la furtività di { $stealth_modifier }.
}
sentence-armour-layers = { $layers_counted ->
    [0] Non conta nessuno strato di armatura
    [one] Conta uno strato di armatura
   *[other] Contano { $layers_counted } strati di armatura
}, con { $stealth_modifier } alla furtività e { $general_modifier } a ogni tiro{ $synskin_active ->
    [no] , e la pelle sintetica sotto non dà nulla
   *[other] { "" }
}.
reason-too-many-helpers = Possono aiutare { $most } al massimo.
