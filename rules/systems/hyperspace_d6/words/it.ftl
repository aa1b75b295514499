## HyperspaceD6: il gioco e le sue regole

system-hyperspace-d6 = HyperspaceD6
rule-pool = Riserva di dadi
    .summary = Quanti dadi ha una prova e da dove vengono.
rule-attribute-check = Prova di attributo
    .summary = Una prova con il solo attributo, quando nessuna abilità è adatta.
rule-skill-check = Prova di abilità
    .summary = Una prova di attributo con l'abilità sommata al totale.
rule-open-check = Prova senza difficoltà
    .summary = Un lato di una prova contrapposta o di un turno di duello, o un passo di una prova cumulativa.
rule-destiny-choice = 6 sul Dado del Destino: la scelta
    .summary = Fa esplodere il Dado del Destino o prende il vantaggio narrativo.
rule-improvement-die = Dado Miglioramento dopo il tiro
    .summary = Paga un Punto Miglioramento per un dado in più su un tiro già fatto.
rule-difficulty-step = Difficoltà per grado
    .summary = Il numero che corrisponde a un grado di difficoltà.
rule-pairing = Abilità e attributo
    .summary = Con quale attributo si tira un'abilità.
rule-opposed-result = Prova contrapposta: risultato
    .summary = Chi vince quando due o più parti hanno tirato l'una contro l'altra.
rule-group-leader = Prova di gruppo: chi guida
    .summary = Chi tira per il gruppo e con quanti dadi.
rule-help = Aiuto
    .summary = Quanti dadi valgono le prove di chi aiuta.
rule-cumulative-check = Prova cumulativa: passo
    .summary = Somma un tiro a un compito lungo e dice se è finito.
rule-multiple-actions = Azioni multiple
    .summary = Quante azioni stanno in un turno e quanto costano a ogni tiro.
rule-initiative-order = Ordine di iniziativa
    .summary = Chi agisce quando, dal più alto al più basso, senza tirare.
rule-move = Movimento
    .summary = Quante fasce attraversa un movimento e se è gratis.
rule-round-time = Durata dei round
    .summary = Quanto dura un numero di round.
rule-defence = Difesa effettiva
    .summary = Il numero da raggiungere, con copertura e distanza.
rule-weapon = Arma
    .summary = Con che cosa attacca un'arma e quanto danno fa.
rule-attack = Attacco
    .summary = Un tiro contro la Difesa del bersaglio.
rule-attack-result = Attacco: risultato
    .summary = Che cosa porta un attacco concluso: danno, Sgomento, Stordito.
rule-damage = Danno
    .summary = Il tiro del danno di un colpo a segno.
rule-armour-roll = Dadi Armatura
    .summary = Tira tutti i dadi armatura utilizzabili contro un colpo.
rule-shield-roll = Dadi Scudo
    .summary = Tira tutti i dadi scudo utilizzabili di un veicolo contro un colpo.
rule-scale-damage = Scala dei danni
    .summary = Il danno tra due classi di corpo, meno armatura o scudi.
rule-apply-damage = Applicare il danno
    .summary = Toglie il danno dalla Determinazione.
rule-state-event = Stati
    .summary = Che cosa fa un evento a Sgomento, Stordito e Incapacitato.
rule-medpac = Medpac
    .summary = Usa un medpac su qualcuno.
rule-rest = Riposo
    .summary = Che cosa restituisce un riposo breve o lungo.
rule-repair = Riparare
    .summary = Che cosa restituisce una prova di riparazione a un'armatura, a scudi o a uno scafo.
rule-duel-exchange = Duello: turno
    .summary = Chi vince un turno del duello e con esso un dado di duello.
rule-duel-settle = Duello: la fine
    .summary = Tira i dadi di duello delle due parti e chiude il duello.
rule-vehicle-attack-pilot = Attacco di chi pilota
    .summary = L'attacco di un veicolo da parte di chi lo pilota o lo guida.
rule-vehicle-attack-gunner = Attacco dell'artiglieria
    .summary = L'attacco di un veicolo da parte di chi ne usa un'arma.
rule-vehicle-values = Valori di un veicolo
    .summary = Difesa e Iniziativa a partire dalla manovrabilità di un veicolo.
rule-force-check = Prova con La Forza
    .summary = Un tiro su La Forza con una delle sue abilità.
rule-force-damage = Danno con La Forza
    .summary = Il danno di un attacco fatto con La Forza.
rule-massive-feat = Impresa colossale
    .summary = Paga il Punto Forza che costa un'impresa colossale.
rule-force-points-reset = Punti Forza: massimo
    .summary = Quanti Punti Forza ci sono quando comincia una sessione o cambia la scheda.
rule-force-point-spend = Punto Forza prima del tiro
    .summary = Paga un Punto Forza, che raddoppia i dadi di un tiro.
rule-improvement-spend = Punto Miglioramento prima del tiro
    .summary = Paga un Punto Miglioramento per un dado in più.
rule-improvement-award = Punti Miglioramento: premio
    .summary = Somma i Punti Miglioramento che dà il master.
rule-derived-values = Valori derivati
    .summary = Difesa, Iniziativa, Determinazione e Punti Forza a partire dalla scheda.
rule-sheet-limits = Limiti della scheda
    .summary = Se attributi e abilità rispettano i limiti.
rule-advancement = Crescita
    .summary = Alza un valore di un passo in cambio di Punti Miglioramento.

## Che cosa ne è venuto, detto in una frase

part-destiny = { $choice ->
    [pending] , e il 6 sul Dado del Destino aspetta una scelta
    [exploded] , e il Dado del Destino esplode e fa { $chain }
    [advantage] , e c'è un vantaggio narrativo
   *[none] { "" }
    }
part-check = { $success ->
    [yes] { $critical ->
        [yes] Successo critico
       *[no] Successo
        }
   *[no] Fallimento
    }: un totale di { $total } contro { $target }, con un margine di { $margin }
part-attack = { $success ->
    [yes] { $critical ->
        [yes] Colpo critico
       *[no] Colpo a segno
        }
   *[no] Colpo mancato
    }: un totale di { $total } contro Difesa { $target }, con un margine di { $margin }
part-amended = { $success ->
    [yes] { $critical ->
        [yes] , un successo critico contro { $target }
       *[no] , un successo contro { $target }
        }
    [no] , un fallimento contro { $target }
   *[none] { "" }
    }
part-improvement-points = { $points ->
    [0] non restano Punti Miglioramento
    [one] resta 1 Punto Miglioramento
   *[other] restano { $points } Punti Miglioramento
    }
part-force-points = { $points ->
    [0] non restano Punti Forza
    [one] resta 1 Punto Forza
   *[other] restano { $points } Punti Forza
    }
part-damage = Il danno è { $damage }{ $critical ->
    [yes] , con un critico su una base di { $base }
   *[no] { "" }
    }
part-decides = { $decision_by ->
    [players] decidono i giocatori
   *[gm] decide il master
    }
sentence-pool = { $pool ->
    [0] Si tira solo il Dado del Destino
    [one] Si tirano 1 dado e il Dado del Destino
   *[other] Si tirano { $pool } dadi e il Dado del Destino, { $dice } in tutto
    }.
sentence-attribute-check = { part-check }{ part-destiny }.
sentence-skill-check = { part-check }{ part-destiny }.
sentence-force-check = { part-check }{ part-destiny }.
sentence-open-check = Il totale è { $total }{ part-destiny }.
sentence-attack = { part-attack }{ part-destiny }.
sentence-vehicle-attack-pilot = { part-attack }{ part-destiny }.
sentence-vehicle-attack-gunner = { part-attack }{ part-destiny }.
sentence-destiny-choice = { $choice ->
    [advantage] Si prende il vantaggio narrativo e il totale resta { $total }
    [pending] Il Dado del Destino esplode e fa un altro 6, bisogna scegliere di nuovo e il totale è { $total }
   *[exploded] Il Dado del Destino esplode e fa { $chain }, e il totale è { $total }
    }{ part-amended }.
sentence-improvement-die = Il dado Miglioramento fa { $late_die } e il totale è { $total }{ part-amended }; { part-improvement-points }.
sentence-difficulty-step = La difficoltà è { $difficulty }.
sentence-pairing = { WORD($skill) } si tira con { WORD($attribute) }{ $usual ->
    [yes] , come di solito
   *[no] { "" } al posto di { WORD($default_attribute) }
    }.
sentence-opposed-result = { $decided_by ->
    [total] Vince { $winner } per { $margin }
    [pc-over-npc] I totali sono pari e vince { $winner }, l'unico PG
    [decision] I totali sono pari e vince { $winner } per decisione
   *[none] I totali di { $tied } sono pari e { part-decides }
    }.
sentence-group-leader = { $leader ->
    [none] { $tied } sono pari e il gruppo sceglie chi guida
   *[other] { $leader_pool ->
        [one] Guida la prova { $leader }, con 1 dado e l'aiuto di { $helpers }
       *[other] Guida la prova { $leader }, con { $leader_pool } dadi e l'aiuto di { $helpers }
        }
    }.
sentence-help = { $help_dice ->
    [0] L'aiuto fallisce e non vale nessun dado
    [one] L'aiuto vale 1 dado
   *[other] L'aiuto vale { $help_dice } dadi
    }.
sentence-cumulative-check = { $complete ->
    [yes] { $critical ->
        [yes] Finito con un critico
       *[no] Finito
        }
   *[no] { $failed ->
        [yes] Fallito, e { $remaining ->
            [one] manca 1
           *[other] mancano { $remaining }
            }
       *[no] Non ancora finito, e { $remaining ->
            [one] manca 1
           *[other] mancano { $remaining }
            }
        }
    }: { $sum } { $rolls ->
    [one] dopo 1 tiro
   *[other] dopo { $rolls } tiri
    }.
sentence-multiple-actions = { $actions ->
    [one] 1 azione su { $limit } al massimo
   *[other] { $actions } azioni su { $limit } al massimo
    }{ $penalty_dice ->
    [0] , senza perdere dadi
    [one] , e ogni tiro del turno ha 1 dado in meno
   *[other] , e ogni tiro del turno ha { $penalty_dice } dadi in meno
    }.
sentence-initiative-order = L'ordine è { $order }{ $settled ->
    [yes] { "" }
   *[no] , con una parità da decidere
    }.
sentence-move = { $bands ->
    [0] La distanza resta «{ WORD($band) }»
    [one] La distanza ora è «{ WORD($band) }» dopo 1 fascia
   *[other] La distanza ora è «{ WORD($band) }» dopo { $bands } fasce
    }{ $bands ->
    [0] { "" }
   *[other] { $free ->
        [yes] , gratis
       *[no] , al prezzo di un'azione
        }
    }.
sentence-round-time = { $rounds ->
    [one] 1 round dura
   *[other] { $rounds } round durano
    } { $minutes } min { $rest_seconds } s.
sentence-defence = La Difesa da raggiungere è { $effective }: { $defence } più { $cover_bonus } per la copertura e { $range_bonus } per la distanza.
sentence-weapon = { WORD($weapon) }: { WORD($attribute) } con { WORD($skill) }{ $stun ->
    [yes] , per stordire senza danno
   *[no] , danno { $dice }D{ $flat ->
        [0] { "" }
       *[other] +{ $flat }
        }
    }{ $machines_only ->
    [yes] , solo contro macchine
   *[no] { "" }
    }.
sentence-attack-result = { $hit ->
    [yes] { $critical ->
        [yes] Colpo critico: si tira il danno
       *[no] Colpo a segno: si tira il danno
        }
   *[no] Colpo mancato
    }{ $dismayed ->
    [yes] { $stunned ->
        [yes] ; il bersaglio è Sgomento e Stordito
       *[no] ; il bersaglio è Sgomento
        }
   *[no] { $stunned ->
        [yes] ; il bersaglio è Stordito
       *[no] { "" }
        }
    }.
sentence-damage = { part-damage }.
sentence-force-damage = { part-damage }.
sentence-armour-roll = L'armatura toglie { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , si rompe 1 dado
   *[other] , si rompono { $newly_broken } dadi
    }{ $usable ->
    [0] { "" } e non restano dadi utilizzabili
    [one] { "" } e resta 1 dado utilizzabile
   *[other] { "" } e restano { $usable } dadi utilizzabili
    }.
sentence-shield-roll = Gli scudi tolgono { $reduction }{ $newly_broken ->
    [0] { "" }
    [one] , si rompe 1 dado
   *[other] , si rompono { $newly_broken } dadi
    }{ $usable ->
    [0] { "" } e non restano dadi utilizzabili
    [one] { "" } e resta 1 dado utilizzabile
   *[other] { "" } e restano { $usable } dadi utilizzabili
    }.
sentence-scale-damage = Il danno che passa è { $final }, con una scala di { $multiply } a { $divide }.
sentence-apply-damage = { $lost ->
    [0] La Determinazione resta { $determination }
   *[other] La Determinazione scende di { $lost } e diventa { $determination }
    }{ $newly_incapacitated ->
    [yes] , cioè Incapacitato
   *[no] { "" }
    }.
sentence-state-event = { $states_incapacitated ->
    [yes] Incapacitato fino al recupero
   *[no] { $turn_lost ->
        [yes] Stordito: questo turno è perso
       *[no] { $may_act ->
            [yes] Si può agire
           *[no] Stordito: non si può agire
            }
        }
    }{ $penalty_dice ->
    [0] { "" }
   *[other] , con 1 dado in meno per Sgomento
    }{ $states_dismayed_next ->
    [yes] { $states_stunned_next ->
        [yes] ; Sgomento e Stordito aspettano il prossimo turno
       *[no] ; Sgomento aspetta il prossimo turno
        }
   *[no] { $states_stunned_next ->
        [yes] ; Stordito aspetta il prossimo turno
       *[no] { "" }
        }
    }.
sentence-medpac = Il medpac restituisce { $restored } di Determinazione, ora { $determination }{ $medpacs ->
    [0] , e non restano medpac
    [one] , e resta 1 medpac
   *[other] , e restano { $medpacs } medpac
    }.
sentence-rest = Il riposo restituisce { $restored } di Determinazione, ora { $determination }.
sentence-repair = { $what ->
    [hull] La riparazione restituisce { $restored } di Determinazione allo scafo, ora { $determination }
   *[other] { $restored ->
        [0] La riparazione non recupera nessun dado
        [one] La riparazione recupera 1 dado
       *[other] La riparazione recupera { $restored } dadi
        }{ $broken ->
        [0] { "" } e non ne resta rotto nessuno
        [one] { "" } e ne resta rotto 1
       *[other] { "" } e ne restano rotti { $broken }
        }
    }.
sentence-duel-exchange = { $winner ->
    [first] Vince il turno la prima parte
   *[second] Vince il turno la seconda parte
    }, e i dadi di duello sono { $dice_first } a { $dice_second }.
sentence-duel-settle = { $decided_by ->
    [total] { $winner ->
        [first] Vince il duello la prima parte, { $sum_first } a { $sum_second }
       *[second] Vince il duello la seconda parte, { $sum_second } a { $sum_first }
        }
    [pc-over-npc] Il duello è pari a { $sum_first } e vince il PG
   *[none] Il duello è pari a { $sum_first } e { part-decides }
    }.
sentence-vehicle-values = Manovrabilità { $manoeuvrability }, Difesa { $defence }, Iniziativa { $initiative }.
sentence-massive-feat = { $spent ->
    [one] L'impresa colossale costa 1 Punto Forza
   *[other] L'impresa colossale costa { $spent } Punti Forza e raddoppia i dadi della sua prova
    }; { part-force-points }.
sentence-force-points-reset = { $points ->
    [one] 1 Punto Forza su { $maximum } al massimo
   *[other] { $points } Punti Forza su { $maximum } al massimo
    }.
sentence-force-point-spend = Si paga un Punto Forza e i dadi raddoppiano; { part-force-points }.
sentence-improvement-spend = Si paga un Punto Miglioramento per un dado in più; { part-improvement-points }.
sentence-improvement-award = { $amount ->
    [one] Si assegna 1 Punto Miglioramento
   *[other] Si assegnano { $amount } Punti Miglioramento
    }; in tutto sono { $points }.
sentence-derived-values = Difesa { $defence }, Iniziativa { $initiative }, Determinazione { $determination_maximum } e { $force_points_maximum ->
    [one] 1 Punto Forza
   *[other] { $force_points_maximum } Punti Forza
    } al massimo.
sentence-sheet-limits = La scheda ha { $attribute_dice } dadi negli attributi e { $skill_points } nelle abilità{ $over_cap_count ->
    [0] , tutto nei limiti
    [one] , con 1 valore oltre il limite
   *[other] , con { $over_cap_count } valori oltre il limite
    }.
sentence-advancement = { $cost ->
    [one] Il valore sale a { $value } per 1 Punto Miglioramento
   *[other] Il valore sale a { $value } per { $cost } Punti Miglioramento
    }; { part-improvement-points }.

## Attributi e abilità

short-force = LaF
choice-dexterity = Destrezza
choice-knowledge = Conoscenza
choice-mechanical = Meccanica
choice-perception = Percezione
choice-strength = Forza fisica
choice-technical = Tecnica
choice-force = La Forza
choice-agility = Agilità
choice-blasters = Blaster
choice-melee = Armi da mischia
choice-steal = Rubare
choice-throw = Lanciare
choice-galaxy = Galassia
choice-streetwise = Bassifondi
choice-survival = Sopravvivenza
choice-willpower = Volontà
choice-xenology = Xenologia
choice-astrogation = Astronavigazione
choice-drive = Guidare
choice-gunnery = Artiglieria
choice-pilot = Pilotare
choice-sensors = Sensori
choice-deceive = Ingannare
choice-hide = Furtività
choice-persuade = Persuasione
choice-search = Cercare
choice-tactics = Tattica
choice-athletics = Atletica
choice-brawl = Rissa
choice-intimidate = Intimidire
choice-stamina = Resistenza
choice-swim = Nuotare
choice-armament = Manutenzione equipaggiamento
choice-computers = Informatica
choice-droids = Droidi
choice-medicine = Medicina
choice-vehicles = Manutenzione veicoli
choice-alter = Alterare
choice-control = Controllare
choice-sense = Sentire
field-dexterity = { choice-dexterity }
field-knowledge = { choice-knowledge }
field-mechanical = { choice-mechanical }
field-perception = { choice-perception }
field-strength = { choice-strength }
field-technical = { choice-technical }
field-force = { choice-force }
    .help = Senza dadi qui, niente accesso a La Forza.
field-agility = { choice-agility }
field-blasters = { choice-blasters }
field-melee = { choice-melee }
field-steal = { choice-steal }
    .help = Anche riporre e nascondere cose.
field-throw = { choice-throw }
field-galaxy = { choice-galaxy }
field-streetwise = { choice-streetwise }
field-survival = { choice-survival }
field-willpower = { choice-willpower }
field-xenology = { choice-xenology }
field-astrogation = { choice-astrogation }
field-drive = { choice-drive }
    .help = Veicoli di terra, anche a repulsione.
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
    .help = Agisce sulla materia.
field-control = { choice-control }
    .help = Agisce sulle menti.
field-sense = { choice-sense }
    .help = Percepisce presenze, il passato e il futuro.

## Che cosa chiede una regola

field-attribute = Attributo
    .help = Dadi dell'attributo.
field-pairing-attribute = Attributo
    .help = Vuoto, l'attributo sotto cui sta l'abilità.
field-skill = Abilità
    .help = Si somma al totale una volta e non si raddoppia mai.
field-vehicle-attack-pilot-skill = Pilotare o Guidare
    .help = Tanti dadi quanta è l'abilità, se una regola della casa non dice altro.
field-vehicle-attack-gunner-skill = Artiglieria
field-force-check-skill = Alterare, Controllare o Sentire
field-force-damage-skill = Alterare, Controllare o Sentire
field-pairing-skill = Abilità
field-gear-dice = Dadi di equipaggiamento
    .help = Oggetti adatti che valgono un dado; insieme ne aggiungono uno al massimo.
field-gm-die = Dado del master
    .help = 1 se il master dà un dado, −1 se lo toglie.
field-improvement = Punto Miglioramento pagato
    .help = Pagato prima del tiro: un dado in più.
field-force-point = Punto Forza pagato
    .help = Pagato prima del tiro: i dadi raddoppiano.
field-help-dice = Dadi di aiuto
field-group-helpers = Compagni nella prova di gruppo
    .help = Un dado in più per ognuno; non insieme ai dadi di aiuto.
field-actions = Azioni di questo turno
    .help = Con più di una serve la Destrezza.
field-move-actions = Azioni oltre al movimento
field-dismayed = Sgomento
    .help = Un dado in meno.
field-difficulty = Difficoltà
field-modifiers = Modificatori
    .help = Numeri sommati al totale, ognuno con il suo motivo.
field-label = Motivo
field-value = Valore
field-advancement-value = Valore attuale
field-on-six = 6 sul Dado del Destino
    .help = Che cosa succede quando il Dado del Destino fa 6.
field-tally = Il tiro finora
    .help = Si prende dal tiro o dal suo ultimo emendamento.
field-total = Totale
field-armour-roll-total = Dadi Armatura
field-shield-roll-total = Dadi Scudo
field-repair-total = Totale della prova di riparazione
    .help = Serve per uno scafo.
field-target = Numero bersaglio
field-scale-damage-target = Classe del bersaglio
field-destiny = Dado del Destino
field-chain = Dadi dell'esplosione
field-choice = Scelta sul 6
field-late-die = Dado Miglioramento
field-improvement-used = Punto Miglioramento usato
field-settled = Chiuso
    .help = Un tiro chiuso non ammette altri dadi.
field-points = Punti attuali
field-improvement-die-points = Punti Miglioramento
field-advancement-points = Punti Miglioramento
field-improvement-spend-points = Punti Miglioramento
field-improvement-award-points = Punti Miglioramento
field-massive-feat-points = Punti Forza
field-force-points-reset-points = Punti Forza
field-force-point-spend-points = Punti Forza
field-used-this-turn = Già usato in questo turno
field-step = Grado
field-gm-approves = Il master approva
field-sides = Parti
field-id = Nome
field-kind = Tipo
field-pending = Scelta ancora aperta
    .help = Il 6 sul Dado del Destino di questo tiro aspetta ancora una scelta.
field-decision = Decisione
    .help = Chi è stato scelto in una parità.
field-members = Gruppo
field-pool = Riserva propria
    .help = Dadi dopo i propri modificatori, senza il bonus del gruppo.
field-max-helpers = Aiutanti al massimo
field-helpers = Aiutanti
field-rolled = Il tiro è già stato fatto
field-sum = Somma finora
field-rolls = Tiri finora
field-max-rolls = Tiri al massimo
field-rolled-with = Azioni con cui si è già tirato
    .help = Il numero dichiarato al primo tiro di questo turno.
field-participants = Partecipanti
field-initiative = Iniziativa
field-incapacitated = Incapacitato
field-decided = Parità già decise
    .help = Nomi, prima chi agisce prima.
field-from = Da
field-to = A
field-moved-this-round = Fasce percorse in questo round
field-max-bands = Fasce per round al massimo
field-rounds = Round
field-defence = Difesa
field-cover = Copertura
field-band = Distanza
field-weapon = Arma
field-mode = Modalità
field-weapon-strength = Forza fisica
    .help = Serve per attaccare senz'armi.
field-stun = Modalità stordente
field-dice = Dadi
field-flat = Numero aggiunto
field-critical = Critico
field-broken = Dadi rotti
field-damage = Danno
field-attacker = Classe di chi attacca
field-reduction = Armatura o scudi
    .help = Quanto tolgono i loro dadi.
field-determination = Determinazione
field-states = Stati
field-dismayed-now = Sgomento
field-dismayed-next = Sgomento dal prossimo turno
field-stunned-now = Stordito
field-stunned-next = Stordito nel prossimo turno
field-event = Evento
field-structured = Si contano i turni
field-maximum = Massimo
field-medpacs = Medpac
field-self-use = Su di sé
field-medicine-success = Prova di Medicina riuscita
field-medicine-total = Totale della prova di Medicina
field-length = Durata
field-gm-allows = Il master lo permette
field-what = Che cosa
field-success = La prova è riuscita
field-restores = Recupera
field-dice-first = Dadi di duello della prima parte
field-dice-second = Dadi di duello della seconda parte
field-turns = Turni del duello
field-first = Prima parte
field-second = Seconda parte
field-kind-first = Tipo della prima parte
field-kind-second = Tipo della seconda parte
field-manoeuvrability = Manovrabilità
field-manoeuvrability-dice = Manovrabilità: dadi
field-manoeuvrability-pips = Manovrabilità: numero aggiunto
field-defence-override = Difesa concordata al suo posto
field-initiative-override = Iniziativa concordata al suo posto
field-determination-override = Determinazione concordata al suo posto
field-determination-current = Determinazione attuale
field-gm-permits = Il master dà il permesso
field-double-dice = Pagare un secondo punto per raddoppiare i dadi
field-already-on-roll = Ce n'è già uno su questo tiro
field-amount = Punti assegnati
field-attributes = Attributi
field-skills = Abilità
field-cap-override = Può superare i limiti
    .help = Per personaggi leggendari, a giudizio del master.
field-between-sessions = Tra una sessione e l'altra
field-cost = Prezzo
    .help = Vuoto, il prezzo abituale.
field-key = Dalla tabella
field-name = Nome
field-damage-dice = Dadi di danno
field-damage-flat = Danno aggiunto
field-machines-only = Solo contro macchine
field-dice-total = Dadi
field-dice-broken = Dadi rotti
field-context = Serve per
field-bonus-dice = Dado
field-bonus-flat = Numero aggiunto
field-title = Titolo
field-text = Testo
field-active = Ancora presente
field-copilot = Copilota
field-gunners = Artiglieri

## Che cosa ne viene, campo per campo

outcome-before-doubling = Dadi prima del raddoppio
outcome-pool = Dadi
outcome-floored = Era sotto zero
outcome-terms = Da dove vengono i dadi
outcome-pool-faces = Facce
outcome-advantage = Vantaggio narrativo
outcome-success = Successo
outcome-margin = Margine
outcome-provisional = Può ancora cambiare
outcome-default-attribute = Attributo abituale
outcome-usual = Come di solito
outcome-winner = Vince
outcome-tied = Pari
outcome-decided-by = Deciso da
outcome-decision-by = Deve ancora decidere
outcome-leader = Guida
outcome-leader-pool = Dadi della prova di gruppo
outcome-remaining = Mancano
outcome-complete = Completa
outcome-failed = Fallita
outcome-limit = Azioni al massimo
outcome-penalty-dice = Dadi tolti
outcome-order = Ordine
outcome-acting = Possono agire
outcome-ties = Parità aperte
outcome-ids = Nomi
outcome-bands = Fasce
outcome-free = Gratis
outcome-extra-actions = Azioni che costa
outcome-seconds = Secondi
outcome-minutes = Minuti
outcome-rest-seconds = Secondi restanti
outcome-cover-bonus = Per la copertura
outcome-range-bonus = Per la distanza
outcome-effective = Difesa effettiva
outcome-effective-defence = Difesa effettiva
outcome-hit = Colpo a segno
outcome-damage-follows = Si tira il danno
outcome-stunned = Stordito
outcome-faces = Facce
outcome-again-faces = Facce del secondo tiro
outcome-base = Danno prima del critico
outcome-reduction = Toglie
outcome-newly-broken = Dadi che si rompono
outcome-usable = Dadi utilizzabili che restano
outcome-multiply = Moltiplicato per
outcome-divide = Diviso per
outcome-after-scale = Dopo la scala
outcome-after-armour = Dopo l'armatura
outcome-final = Danno che passa
outcome-lost = Perde
outcome-newly-incapacitated = Incapacitato da questo
outcome-may-act = Può agire
outcome-turn-lost = Turno perso
outcome-restored = Recupera
outcome-faces-first = Facce della prima parte
outcome-faces-second = Facce della seconda parte
outcome-sum-first = Somma della prima parte
outcome-sum-second = Somma della seconda parte
outcome-spent = Punti pagati
outcome-points = Punti che restano
outcome-determination-maximum = Determinazione (massima)
outcome-force-points-maximum = Punti Forza (massimo)
outcome-ok = Nei limiti
outcome-over-cap = Oltre il limite
outcome-attribute-dice = Dadi negli attributi
outcome-skill-points = Punti nelle abilità

## Scelte

choice-ask = Chiedimi
choice-explode = Far esplodere il dado
choice-advantage = Vantaggio narrativo
choice-choice-none = Nessuna scelta
choice-pending = Aperta
choice-exploded = Esploso
choice-pc = PG
choice-npc = PNG
choice-mode-normal = Normale
choice-mode-stun = Stordire
choice-event-stun = Stordito
choice-dismay = Sgomento
choice-incapacitate = Incapacitato
choice-recover = Recupero
choice-turn-start = Inizio del turno
choice-turn-end = Fine del turno
choice-check-made = È stata fatta una prova
choice-scene-end = Fine scena
choice-session-start = Inizio sessione
choice-sheet-change = Cambio della scheda
choice-short = Breve
choice-long = Lungo
choice-armour = Armatura
choice-shield = Scudi
choice-hull = Scafo
choice-all = Tutti i dadi
choice-one = Un dado
choice-first = Prima parte
choice-second = Seconda parte
choice-attribute = Attributo +1D
choice-skill = Abilità +1
choice-item-flat = Oggetto +1
choice-item-die = Oggetto o armatura +1D
choice-total = Totale
choice-decided-by-pc-over-npc = PG prima di PNG
choice-decided-by-decision = Decisione
choice-players = I giocatori
choice-gm = Il master
choice-optional = Facoltativo
choice-only = Solo
choice-very-easy = Molto facile
choice-easy = Facile
choice-moderate = Moderata
choice-difficult = Difficile
choice-very-difficult = Molto difficile
choice-heroic = Eroica
choice-legendary = Leggendaria
choice-very-close = Molto vicino
choice-close = Vicino
choice-far = Lontano
choice-very-far = Molto lontano
choice-character = Personaggio
choice-vehicle = Veicolo
choice-ship = Nave
choice-structure = Struttura
choice-unarmed = Senz'armi
choice-knife = Coltello
choice-vibroblade = Vibrolama
choice-vibro-axe = Vibroascia
choice-force-pike = Picca di forza
choice-gaderffii = Gaderffii
choice-electrostaff = Elettrobastone
choice-lightsaber = Spada laser
choice-lightsaber-short = Spada laser corta
choice-hold-out-blaster = Blaster tascabile
choice-sporting-blaster = Blaster sportivo
choice-blaster-pistol = Pistola blaster
choice-heavy-blaster-pistol = Pistola blaster pesante
choice-blaster-carbine = Carabina blaster
choice-blaster-rifle = Fucile blaster
choice-heavy-blaster-rifle = Fucile blaster pesante
choice-light-repeating = Blaster a ripetizione leggero
choice-heavy-repeating = Blaster a ripetizione pesante
choice-e-web = Blaster a ripetizione su affusto
choice-bowcaster = Balestra laser
choice-slug-pistol = Pistola a proiettili
choice-slug-rifle = Fucile a proiettili
choice-ion-pistol = Pistola a ioni
choice-stun-pistol = Pistola stordente
choice-frag-grenade = Granata a frammentazione
choice-concussion-grenade = Granata a concussione
choice-stun-grenade = Granata stordente
choice-thermal-detonator = Detonatore termico
choice-key-none = Senza armatura
choice-armour-none = Senza armatura
choice-padded-flight-suit = Tuta da volo imbottita
choice-thermal-suit = Tuta termica
choice-insulated-suit = Tuta isolante
choice-aquatic-suit = Tuta acquatica
choice-blast-vest = Giubbotto antiblaster
choice-light = Armatura leggera
choice-trooper = Armatura da soldato
choice-medium = Armatura media
choice-heavy = Armatura pesante
choice-battle = Armatura da battaglia
choice-civilian = Civile
choice-recon = Ricognizione
choice-fighter = Caccia
choice-bomber = Bombardiere
choice-capital = Nave capitale
choice-shield-none = Nessuno
choice-landspeeder = Landspeeder
choice-combat-speeder = Speeder da combattimento
choice-armoured-transport = Trasporto corazzato
choice-starfighter = Caccia stellare
choice-light-interceptor = Intercettore leggero
choice-raider-interceptor = Intercettore da incursione
choice-light-freighter = Mercantile leggero
choice-pursuit-craft = Nave da inseguimento
choice-assault-gunboat = Cannoniera d'assalto
choice-shuttle = Navetta
choice-patrol-cruiser = Incrociatore da pattuglia
choice-light-cannon = Cannone leggero
choice-mounted-repeater = Ripetitore su affusto
choice-laser-cannons = Cannoni laser
choice-torpedoes = Siluri
choice-twin-lasers = Laser binati
choice-lasers = Laser
choice-dual-laser = Laser doppio
choice-twin-cannons = Cannoni binati
choice-missiles = Missili
choice-heavy-lasers = Laser pesanti
choice-double-cannon = Cannone doppio
choice-turbolaser = Turbolaser
choice-ion-cannon = Cannone a ioni

## Regole della casa

house-explode-mode = Esplosioni successive
    .help = Se dopo un'esplosione un altro 6 può esplodere ancora.
choice-explode-mode-chain = Ogni 6 di nuovo
choice-explode-mode-once = Un dado in più e basta
house-force-point-doubles = Che cosa raddoppia un Punto Forza
    .help = Quanti dadi porta un Punto Forza.
choice-force-point-doubles-pool = La riserva
choice-force-point-doubles-whole-roll = La riserva e il Dado del Destino
choice-force-point-doubles-attribute = Solo i dadi dell'attributo
house-action-penalty = Penalità per più azioni
    .help = Un dado in meno per ogni azione dopo la prima, o per ognuna.
choice-action-penalty-additional = Ogni azione dopo la prima
choice-action-penalty-every = Ogni azione
house-action-limit = Limite di azioni
    .help = Se la Destrezza limita tutte le azioni o solo quelle dopo la prima.
choice-action-limit-total = Tutte le azioni
choice-action-limit-additional = Le azioni dopo la prima
house-critical-damage = Danno critico
    .help = Come un colpo critico raddoppia il danno.
choice-critical-damage-double-total = Il doppio del totale
choice-critical-damage-double-roll = Tirare e sommare due volte
choice-critical-damage-double-dice = Il doppio dei dadi, il numero una volta
house-scale-order = Scala e armatura
    .help = Se il danno si scala prima o dopo aver tolto l'armatura.
choice-scale-order-before-armour = Prima la scala
choice-scale-order-after-armour = Prima l'armatura
house-scale-compose = Tra due classi
    .help = Il fattore tra due classi di corpo.
choice-scale-compose-ratio = Il rapporto tra i due fattori
choice-scale-compose-larger-only = Solo il fattore della classe maggiore
house-rounding = Arrotondamento
    .help = Il danno scalato che non è intero.
choice-rounding-floor = Per difetto
choice-rounding-ceiling = Per eccesso
choice-rounding-half-up = Al più vicino, le metà per eccesso
house-armour-six-counts = Il dado che si rompe conta ancora
    .help = Se un dado armatura o scudo che si rompe toglie il suo 6.
house-dismayed-needs-hit = Sgomento solo con un colpo a segno
    .help = Se il 6 del Destino di chi attacca deve colpire per sgomentare.
house-force-damage = Danno con La Forza
    .help = Se l'abilità è il danno o il numero di dadi di danno.
choice-force-damage-flat = L'abilità stessa
choice-force-damage-dice = Altrettanti dadi
house-pilot-attack = L'attacco di chi pilota
    .help = Con che cosa attacca chi pilota un veicolo.
choice-pilot-attack-skill-as-dice = Tanti dadi quanta è l'abilità
choice-pilot-attack-normal = Dadi di Meccanica più l'abilità
house-duel-start-dice = Dadi di duello all'inizio
    .help = Con quanti dadi di duello comincia ogni parte.
house-determination-base = Base della Determinazione
    .help = Si somma a Forza fisica e Resistenza; di più allunga gli scontri.

## Rifiuti

reason-too-many-actions = { $actions } azioni sono troppe: la Destrezza ne permette { $limit } in un turno. Dichiarane di meno.
reason-help-and-group = Un tiro ammette dadi di aiuto o compagni di un gruppo, non entrambi. Togline uno.
reason-pool-cap = Questo tiro ha più di { $most } dadi, il massimo che si può tirare in una volta. Togline qualcuno.
reason-roll-settled = Questo tiro è chiuso e non ammette altri cambiamenti. Il master può aggiungere una decisione.
reason-choice-not-available = Il Dado del Destino di questo tiro non ha nessun 6 su cui scegliere.
reason-improvement-already-used = Questo turno o questo tiro ha già avuto il suo Punto Miglioramento. Aspetta il prossimo.
reason-no-improvement-points = Non resta nessun Punto Miglioramento con cui pagare.
reason-pairing-not-approved = Questa abilità di solito si tira con un altro attributo. Chiedi al master di approvare l'abbinamento.
reason-choice-pending = Un 6 su un Dado del Destino aspetta ancora la sua scelta. Scegli prima, poi prosegui.
reason-decision-not-needed = Non c'è nessuna parità da decidere. Lascia vuota la decisione.
reason-decision-not-tied = La parte scelta non è tra quelle in parità. Scegline una di quelle.
reason-too-many-helpers = { $helpers } aiutanti sono troppi: il master ne permette { $most }. Togline qualcuno.
reason-help-too-late = Il tiro è già stato fatto; l'aiuto deve arrivare prima.
reason-helper-repeated = Qualcuno compare due volte; ognuno aiuta un tiro una volta sola.
reason-already-complete = La somma ha già raggiunto la difficoltà: non resta nulla da tirare.
reason-no-rolls-left = Sono già stati fatti tutti i tiri che il master ha fissato per questo compito.
reason-actions-already-rolled = Un tiro di questo turno è già stato fatto con { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
    }; non se ne possono aggiungere.
reason-move-too-far = È troppo lontano per un round: { $most ->
    [one] 1 fascia
   *[other] { $most } fasce
    } al massimo. Muoviti di meno o prosegui nel prossimo round.
reason-mode-not-available = Quest'arma non ha quella modalità. Scegli l'altra.
reason-no-armour-dice = Non ci sono dadi armatura utilizzabili. Riparali prima, o subisci il danno.
reason-no-shield-dice = Non ci sono dadi scudo utilizzabili. Riparali prima, o subisci il danno.
reason-not-incapacitated = Solo chi è Incapacitato può riprendersi.
reason-incapacitated = Chi è Incapacitato non può usare un medpac su di sé. Deve farlo qualcun altro.
reason-no-medpac = Non resta nessun medpac.
reason-rest-too-short = Un riposo breve non fa passare Incapacitato se il master non lo permette. Riposa di più o chiedi.
reason-nothing-to-repair = Non c'è nulla di rotto da riparare.
reason-tie-pending = I totali sono pari. Di' chi vince il turno e chiedi di nuovo.
reason-duel-too-early = Un duello finisce al più presto dopo un turno.
reason-no-force-access = Senza dadi ne La Forza non vi si ha accesso.
reason-gm-permission-missing = Un'impresa colossale ha bisogno del permesso del master. Chiedilo prima.
reason-no-force-points = Non ci sono abbastanza Punti Forza con cui pagare.
reason-too-late = I dadi sono già caduti; un Punto Forza si paga prima del tiro.
reason-once-per-roll = Questo tiro ha già il suo Punto Forza.
reason-below-minimum = Tutti gli attributi tranne La Forza hanno bisogno di almeno 1 dado.
reason-innate-cap = Attributi e abilità finiscono a { $most }. Il master può lasciare che un personaggio leggendario li superi.
reason-not-between-sessions = I valori si alzano tra una sessione e l'altra. Aspetta la fine di questa.
reason-gm-approval-missing = Il master deve prima approvarlo. Chiediglielo.
reason-not-enough-points = Costa { $cost } Punti Miglioramento e ce ne sono { $points }.
error-impossible-tally = Nessun tiro può essere arrivato a questo. Prendi i dati del tiro stesso, senza cambiarli.
error-no-target = Questo tiro non aveva un numero bersaglio; un attacco ce l'ha.
error-not-a-participant = { $field }: c'è il nome di qualcuno che non partecipa.
error-more-than = { $field }: può essere { $most } al massimo.

## A che cosa servono i dadi

purpose-destiny = Dado del Destino
purpose-pool = Riserva
purpose-explosion = Esplosione
purpose-improvement = Dado Miglioramento
purpose-damage = Danno
purpose-damage-again = Danno, secondo tiro
purpose-armour = Armatura
purpose-shield = Scudi
purpose-rest = Riposo
purpose-duel-first = Duello, prima parte
purpose-duel-second = Duello, seconda parte

## Da dove vengono i dadi di una riserva

modifier-attribute = Attributo
modifier-gear = Equipaggiamento
modifier-improvement = Punto Miglioramento
modifier-gm = Master
modifier-help = Aiuto
modifier-group = Gruppo
modifier-actions = Più azioni
modifier-dismayed = Sgomento
modifier-force-point = Punto Forza

## Schede

group-vehicle = Veicolo
group-condition = Condizione
group-attributes = Attributi
group-skills = Abilità
group-equipment = Equipaggiamento
group-person = Persona
group-agreements = Accordi
group-armament = Armamento
sheet-name = Nome
sheet-kind = Tipo
sheet-species = Specie
sheet-concept = Concetto
sheet-attributes = Attributi
sheet-skills = Abilità
sheet-defence = Difesa
sheet-initiative = Iniziativa
sheet-determination-maximum = Determinazione (massima)
sheet-determination = Determinazione
    .help = Comincia dal massimo.
sheet-improvement-points = Punti Miglioramento
sheet-force-points = Punti Forza
    .help = Cominciano dal massimo.
sheet-force-points-maximum = Punti Forza (massimo)
sheet-weapons = Armi
    .help = Ognuna porta alle prove il suo attacco e il suo danno.
sheet-armour = Armatura
sheet-gear = Equipaggiamento
sheet-medpacs = Medpac
sheet-burdens = Fardelli
    .help = Segni lasciati dalla storia; non portano numeri.
sheet-states = Stati
sheet-on-six = 6 sul Dado del Destino
    .help = La tua istruzione fissa per un 6 sul Dado del Destino.
sheet-cap-override = Può superare i limiti
    .help = Per personaggi leggendari, a giudizio del master.
sheet-notes = Note
sheet-defence-override = Difesa concordata al suo posto
sheet-initiative-override = Iniziativa concordata al suo posto
sheet-determination-override = Determinazione concordata al suo posto
sheet-class = Classe
sheet-manoeuvrability = Manovrabilità
sheet-shield-total = Dadi Scudo
sheet-shield-broken = Dadi Scudo rotti
sheet-ram-dice = Danno da speronamento: dadi
    .help = Vuoto, lo dice il master.
sheet-ram-flat = Danno da speronamento: numero aggiunto
sheet-crew = Equipaggio

## Prove di una scheda

offer-attack-weapon = Attacco
offer-attack-blasters = Attacco per abilità: { choice-blasters }
offer-attack-melee = Attacco per abilità: { choice-melee }
offer-attack-brawl = Attacco per abilità: { choice-brawl }
offer-attack-throw = Attacco per abilità: { choice-throw }
offer-attack-pilot = Attacco di un veicolo: { choice-pilot }
offer-attack-drive = Attacco di un veicolo: { choice-drive }
offer-attack-gunnery = Attacco di un veicolo: { choice-gunnery }
offer-damage-weapon = Danno
offer-damage-brawl = Danno senz'armi
offer-damage-alter = Danno con La Forza: { choice-alter }
offer-damage-control = Danno con La Forza: { choice-control }
offer-damage-sense = Danno con La Forza: { choice-sense }
offer-ramming = Danno da speronamento
offer-open-dexterity = { choice-dexterity }, senza difficoltà
offer-open-knowledge = { choice-knowledge }, senza difficoltà
offer-open-mechanical = { choice-mechanical }, senza difficoltà
offer-open-perception = { choice-perception }, senza difficoltà
offer-open-strength = { choice-strength }, senza difficoltà
offer-open-technical = { choice-technical }, senza difficoltà
offer-open-force = { choice-force }, senza difficoltà
offer-open-agility = { choice-agility }, senza difficoltà
offer-open-blasters = { choice-blasters }, senza difficoltà
offer-open-melee = { choice-melee }, senza difficoltà
offer-open-steal = { choice-steal }, senza difficoltà
offer-open-throw = { choice-throw }, senza difficoltà
offer-open-galaxy = { choice-galaxy }, senza difficoltà
offer-open-streetwise = { choice-streetwise }, senza difficoltà
offer-open-survival = { choice-survival }, senza difficoltà
offer-open-willpower = { choice-willpower }, senza difficoltà
offer-open-xenology = { choice-xenology }, senza difficoltà
offer-open-astrogation = { choice-astrogation }, senza difficoltà
offer-open-drive = { choice-drive }, senza difficoltà
offer-open-gunnery = { choice-gunnery }, senza difficoltà
offer-open-pilot = { choice-pilot }, senza difficoltà
offer-open-sensors = { choice-sensors }, senza difficoltà
offer-open-deceive = { choice-deceive }, senza difficoltà
offer-open-hide = { choice-hide }, senza difficoltà
offer-open-persuade = { choice-persuade }, senza difficoltà
offer-open-search = { choice-search }, senza difficoltà
offer-open-tactics = { choice-tactics }, senza difficoltà
offer-open-athletics = { choice-athletics }, senza difficoltà
offer-open-brawl = { choice-brawl }, senza difficoltà
offer-open-intimidate = { choice-intimidate }, senza difficoltà
offer-open-stamina = { choice-stamina }, senza difficoltà
offer-open-swim = { choice-swim }, senza difficoltà
offer-open-armament = { choice-armament }, senza difficoltà
offer-open-computers = { choice-computers }, senza difficoltà
offer-open-droids = { choice-droids }, senza difficoltà
offer-open-medicine = { choice-medicine }, senza difficoltà
offer-open-vehicles = { choice-vehicles }, senza difficoltà
offer-open-alter = { choice-alter }, senza difficoltà
offer-open-control = { choice-control }, senza difficoltà
offer-open-sense = { choice-sense }, senza difficoltà

## Tabelle

table-skills = Attributi e abilità
table-difficulties = Difficoltà
table-bands = Fasce di distanza
table-classes = Classi della scala dei danni
table-weapons = Armi
table-armour = Armature
table-shields = Scudi
table-vehicles = Veicoli
table-vehicle-weapons = Armi di bordo
table-costs = Prezzi della crescita
column-attribute = Attributo
column-skill = Abilità
column-step = Grado
column-difficulty = Difficoltà
column-band = Distanza
column-range-bonus = Difesa
column-class = Classe
column-factor = Fattore
column-weapon = Arma
column-damage = Danno
column-stun = Stordisce
column-armour = Armatura
column-dice = Dadi
column-shield = Scudi
column-vehicle = Veicolo
column-manoeuvrability = Manovrabilità
column-determination = Determinazione
column-shields = Dadi Scudo
column-what = Miglioramento
column-cost = Punti Miglioramento
