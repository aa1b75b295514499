system-deathwatch = Deathwatch

# Regole

rule-characteristic-bonus = Bonus di caratteristica
    .summary = Il bonus di una caratteristica, con quanto aggiungono i tratti.
rule-difficulty = Difficoltà
    .summary = Il modificatore che spetta a un gradino di difficoltà.
rule-characteristic-test = Prova di caratteristica
    .summary = Un d100 contro una caratteristica, con i modificatori del momento.
rule-skill-test = Prova di abilità
    .summary = Un d100 contro la caratteristica di un'abilità, secondo l'addestramento.
rule-extended-test = Prova estesa
    .summary = Un tentativo in un compito che chiede più successi.
rule-opposed-test = Prova contrapposta
    .summary = Due parti si misurano: decidono successo, gradi, bonus e dado.
rule-assistance-check = Assistenza
    .summary = Se qualcuno può assistere una prova e quanto vale il suo aiuto.
rule-fate-spend = Spendere Destino
    .summary = Ciò che compra un punto Destino: ripetere il tiro, +10, un grado e altro.
rule-fate-burn = Bruciare Destino
    .summary = Rinunciare per sempre a un punto Destino e sopravvivere.
rule-fate-refresh = Recuperare Destino
    .summary = Riempie di nuovo la riserva di punti Destino.
rule-fate-award = Assegnare Destino
    .summary = Punti Destino in dono dal master.
rule-movement = Movimento
    .summary = Metri a round con mezzo movimento, movimento completo, carica e corsa.
rule-flight-movement = Movimento in volo
    .summary = Metri a round di chi vola e le quote alla sua portata.
rule-difficult-ground-check = Carica o corsa su terreno difficile
    .summary = Una prova di Agilità per restare in piedi dove è facile inciampare.
rule-initiative = Iniziativa
    .summary = Un d10 e il bonus di Agilità.
rule-narrative-travel = Viaggio
    .summary = Quanta strada si fa in tempo narrativo, a un passo e su un terreno.
rule-narrative-swim = Lunga nuotata
    .summary = Quanta strada si fa a nuoto in tempo narrativo.
rule-endurance-schedule = Calendario della resistenza
    .summary = Quali prove di resistenza cadono in un tratto di un'attività.
rule-endurance-check = Prova di resistenza
    .summary = Un tratto di un'attività con le prove che vi cadono.
rule-march-recovery = Riposo dopo una marcia forzata
    .summary = Che cosa fa il riposo alla fatica di una marcia forzata.
rule-fatigue-effects = Effetti della fatica
    .summary = Che cosa fanno i livelli di fatica alle prove e alla coscienza.
rule-climb = Scalata, un round
    .summary = Un round di scalata, in su o in giù.
rule-rappel = Discesa in corda doppia
    .summary = Un round sulla corda, con una prova di presa se va molto male.
rule-standing-jump = Salto da fermo
    .summary = Fin dove si arriva saltando sul posto.
rule-haul-up = Oltre il bordo
    .summary = Una prova di Forza per issarsi oltre un bordo.
rule-controlled-drop = Calarsi di proposito
    .summary = Saltare giù apposta: quanta parte è una caduta.
rule-jump-high = Salto con rincorsa
    .summary = Un salto in alto dopo una rincorsa.
rule-leap = Balzo
    .summary = Un balzo in lungo, da fermo o con rincorsa.
rule-swim = Nuotare, un round
    .summary = Un round in acqua.
rule-carrying-limits = Limiti di carico
    .summary = Quanto si può trasportare, sollevare, spingere e lanciare.
rule-encumbrance = Ingombro
    .summary = Se un carico è comodo, ingombra o è troppo pesante.
rule-lift = Sollevare
    .summary = Sollevare un peso, con una prova di Forza se supera il limite.
rule-push = Spingere
    .summary = Spingere un peso, con una prova di Forza se supera il limite.
rule-throw-object = Lanciare un oggetto
    .summary = Lanciare qualcosa che non è fatto per questo, lontano o contro un bersaglio.
rule-throw-impact = Impatto di un lancio
    .summary = Che cosa fa un oggetto lanciato alla superficie dura che colpisce.
rule-light-movement = Movimento e luce
    .summary = Muoversi in fretta dove non si vede.
rule-altitude-change = Cambio di quota
    .summary = Se un'azione di movimento porta da una quota a un'altra.
rule-shoot-at-flyer = Attacco a un volatore
    .summary = Chi può attaccare chi a ogni quota, e con quale modificatore.
rule-stay-aloft = Restare in volo
    .summary = Se un volatore resta in aria alla fine del turno.
rule-falling-damage = Danno da caduta
    .summary = Il danno di una caduta.
rule-gravity-adjustments = Gravità
    .summary = Che cosa cambia un'altra gravità in movimento, pesi, lanci e salti.
rule-zero-gravity-move = Muoversi a gravità zero
    .summary = Muoversi senza peso: in fretta si può finire fuori controllo.
rule-cohesion-test = Prova di coesione
    .summary = Un d10 contro la coesione della squadra per entrare in modalità Squadra.
rule-wound-track = Ferite
    .summary = Il danno riempie le ferite e ciò che avanza è danno critico.

# Frasi

told-result = { $success ->
    [yes] Successo
   *[no] Fallimento
} con { $degrees ->
    [one] 1 grado
   *[other] { $degrees } gradi
}: è uscito { $roll } contro { $target }
told-test = è uscito { $test_roll } contro { $test_target }, { $test_success ->
    [yes] successo
   *[no] fallimento
} con { $test_degrees ->
    [one] 1 grado
   *[other] { $test_degrees } gradi
}
told-fate-left = { $fate_current ->
    [one] resta 1
   *[other] restano { $fate_current }
} di { $fate_max } punti Destino
told-fatigue-gained = { $fatigue_gained ->
    [0] { "" }
    [one] ; costa 1 livello di fatica
   *[other] ; costa { $fatigue_gained } livelli di fatica
}

sentence-characteristic-bonus = Una caratteristica di { $score } ha un bonus di { $bonus }.
sentence-difficulty = { WORD($step) }: la prova ha un modificatore di { $modifier }.
sentence-characteristic-test = { told-result }.
sentence-skill-test = { told-result }.
sentence-extended-test = { told-result }; { $successes } di { $required } successi in { $attempts ->
    [one] 1 tentativo
   *[other] { $attempts } tentativi
}{ $complete ->
    [yes] , e il compito è finito
   *[no] { $exhausted ->
        [yes] , e non restano tentativi
       *[no] { "" }
    }
}.
sentence-opposed-test = { $winner ->
    [a] Vince la parte che agisce
    [b] Vince l'altra parte
   *[none] Non vince nessuno
}{ $decided_by ->
    [success] , la sola ad avere successo
    [degrees] { " " }per { $margin ->
        [one] 1 grado
       *[other] { $margin } gradi
    }
    [bonus] { " " }per il bonus più alto
    [roll] { " " }per il dado più basso
    [full-tie] { " " }con tutto in parità
   *[both-failed] , perché falliscono entrambe le parti
}: { $a_roll } contro { $a_target }, e { $b_roll } contro { $b_target }{ $roll_again ->
    [yes] ; il confronto si ripete
   *[no] { "" }
}.
sentence-assistance-check = { $assistants ->
    [0] Nessuno assiste la prova
    [one] Assiste 1 personaggio: +{ $modifier } alla prova
   *[other] Assistono { $assistants } personaggi: +{ $modifier } alla prova
}{ $extra_degrees ->
    [0] { "" }
    [one] { " " }e 1 grado in più con un successo
   *[other] { " " }e { $extra_degrees } gradi in più con un successo
}.
sentence-fate-spend = { $option ->
    [reroll] La prova si ripete e i dadi diventano { $amended_dice }
    [plus-10] La prova guadagna +10
    [add-degree] Il successo guadagna un grado, comprati in tutto: { $added_degrees }
    [initiative-10] Il dado dell'iniziativa vale 10, per un totale di { $amended_outcome_total }
    [heal] Il danno cala di { $healed } e resta a { $damage_taken }
    [shake-stun] Il personaggio non è più stordito
    [squad-mode] Il personaggio entra in modalità Squadra
    [solo-rank] Una capacità in modalità Solitaria si usa una volta come al rango { $rank_for_ability }
   *[remove-fatigue] Se ne va un livello di fatica e il totale è { $fatigue }
}; { told-fate-left }.
sentence-fate-burn = Un punto Destino è bruciato e il personaggio sopravvive; { told-fate-left }{ $effects_count ->
    [0] { "" }
   *[other] ; resta per sempre: { $effects }
}.
sentence-fate-refresh = { $restored ->
    [0] La riserva di Destino era già piena
    [one] Torna 1 punto Destino
   *[other] Tornano { $restored } punti Destino
}; { told-fate-left }.
sentence-fate-award = { $amount ->
    [one] Il master assegna 1 punto Destino
   *[other] Il master assegna { $amount } punti Destino
}; { told-fate-left }.
sentence-movement = Movimento a round: mezzo { $half } m, completo { $full } m, carica { $charge } m, corsa { $run } m{ $halved ->
    [yes] , dimezzato dal terreno
   *[no] { "" }
}.
sentence-flight-movement = Volo a round: mezzo { $half } m, completo { $full } m, carica { $charge } m, corsa { $run } m.
sentence-difficult-ground-check = { $prone ->
    [yes] Il personaggio cade prono
   *[no] Il personaggio resta in piedi
}: { told-test }.
sentence-initiative = Iniziativa { $total }: dado { $die }, bonus { $effective_bonus }, modificatori { $modifier }.
sentence-narrative-travel = Il viaggio copre { $distance } m in { $hours } h, a { $metres_per_hour } m all'ora{ $perception_modifier ->
    [0] { "" }
   *[other] , con { $perception_modifier } a Percezione
}.
sentence-narrative-swim = A nuoto si coprono { $distance } m in { $hours } h, a { $metres_per_hour } m all'ora.
sentence-endurance-schedule = { $checks_count ->
    [0] In questo tratto non cade nessuna prova
    [one] In questo tratto cade 1 prova
   *[other] In questo tratto cadono { $checks_count } prove
}{ $next_hour ->
    [none] , e dopo nessun'altra
   *[other] ; la prossima arriva alla fine dell'ora { $next_hour } con un modificatore di { $next_modifier }
}.
sentence-endurance-check = { $checks_count ->
    [0] Non cade nessuna prova
    [one] Si fa 1 prova
   *[other] Si fanno { $checks_count } prove
} in { $hours_done } h: { $fatigue_gained ->
    [0] nessun livello di fatica in più
    [one] 1 livello di fatica in più
   *[other] { $fatigue_gained } livelli di fatica in più
}, { $fatigue } in tutto{ $drowning ->
    [yes] ; chi nuotava perde i sensi e affonda
   *[no] { $unconscious ->
        [yes] ; il personaggio perde i sensi
       *[no] { "" }
    }
}.
sentence-march-recovery = { $recovered ->
    [yes] Il riposo porta via la fatica della marcia
   *[no] Mancano { $rest_missing } h di riposo e la fatica della marcia resta
}; { $fatigue ->
    [one] rimane 1 livello di fatica
   *[other] rimangono { $fatigue } livelli di fatica
}.
sentence-fatigue-effects = { $unconscious ->
    [yes] Il personaggio è privo di sensi: supera { $limit ->
        [one] 1 livello di fatica
       *[other] { $limit } livelli di fatica
    }
   *[no] { $test_modifier ->
        [0] La fatica non pesa sulle prove
       *[other] La fatica dà { $test_modifier } a ogni prova
    }
}.
sentence-climb = { $test_needed ->
    [no] La scalata non richiede prove
   *[yes] { $falls ->
        [yes] Chi scala cade per { $fall_metres } m
       *[no] La scalata avanza di { $distance } m
    }: { told-test }
}.
sentence-rappel = { $falls ->
    [yes] La presa cede e il personaggio cade per { $fall_metres } m
   *[no] { $hanging ->
        [yes] La presa cede e il personaggio resta appeso all'imbracatura, a { $height_left } m da terra
       *[no] La discesa avanza di { $descended } m e restano { $height_left } m
    }
}: { $agility_test_roll } contro { $agility_test_target }{ $grip_test ->
    [none] { "" }
   *[other] , e { $grip_test_roll } contro { $grip_test_target } per la presa
}.
sentence-standing-jump = Il salto sale di { $rise } m e arriva a { $reach } m{ $reaches ->
    [yes] , abbastanza per il bordo
    [no] , troppo poco per il bordo
   *[none] { "" }
}.
sentence-haul-up = { $up ->
    [yes] Il personaggio si issa oltre il bordo
   *[no] Il personaggio resta appeso al bordo
}: { told-test }.
sentence-controlled-drop = { $lands_on_feet ->
    [yes] Il personaggio atterra in piedi
   *[no] Il personaggio cade per { $fall_metres } m e resta prono
}: { told-test }.
sentence-jump-high = { $turn_ends ->
    [yes] Il salto finisce in un inciampo e il turno è terminato
   *[no] Il salto sale di { $rise } m
}: { told-test }.
sentence-leap = { $style ->
    [standing] Il balzo da fermo
   *[running] Il balzo con rincorsa
} arriva a { $distance } m in lungo e { $height } m in alto: { told-test }.
sentence-swim = { $sinks ->
    [yes] Il personaggio affonda
   *[no] { $test_needed ->
        [no] In acqua calma non servono prove
       *[yes] { $success ->
            [yes] A nuoto si avanza di { $distance } m
           *[no] A nuoto non si avanza
        }: { told-test }{ told-fatigue-gained }
    }
}.
sentence-carrying-limits = Indice { $index }: trasporta { $carry } kg, solleva { $lift } kg, spinge { $push } kg, lancia { $throw } kg.
sentence-encumbrance = { $state ->
    [comfortable] { $load } kg sono un carico comodo
    [encumbered] { $load } kg sono un carico che ingombra
   *[too-heavy] { $load } kg sono troppo pesanti
}: fino a { $carry } kg si trasportano comodamente, e { $lift } kg al massimo.
sentence-lift = { $lifted ->
    [yes] Il peso si solleva
   *[no] Il peso resta dov'è
}, con un limite di { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-push = { $moved ->
    [yes] Il peso si sposta
   *[no] Il peso resta dov'è
}, con un limite di { $limit } kg{ $test_needed ->
    [no] { "" }
   *[yes] : { told-test }{ told-fatigue-gained }
}.
sentence-throw-object = { $hits ->
    [yes] Il lancio colpisce, con una gittata di { $distance } m
    [no] Il lancio manca il bersaglio, con una gittata di { $distance } m
   *[none] { $reaches ->
        [yes] L'oggetto vola per { $distance } m e arriva
        [no] L'oggetto vola per { $distance } m ed è corto
       *[none] L'oggetto vola per { $distance } m
    }
}: { told-test }.
sentence-throw-impact = La superficie subisce { $damage } danni: dado { $die }, bonus di Forza { $strength_bonus }, gradi { $degrees }.
sentence-light-movement = { $test_needed ->
    [no] Il percorso di { $distance } m non richiede prove
   *[yes] { $veers ->
        [yes] Il personaggio devia { $direction ->
            [1] sempre dritto
            [2] in avanti a destra
            [3] a destra
            [4] all'indietro a destra
            [5] all'indietro
            [6] all'indietro a sinistra
            [7] a sinistra
           *[8] in avanti a sinistra
        }
       *[no] Il personaggio tiene la rotta per { $distance } m
    }: { told-test }
}.
sentence-altitude-change = { $direction ->
    [up] Il volo sale
    [down] Il volo scende
   *[level] Il volo resta alla sua quota
}{ $levels ->
    [0] { "" }
    [one] { " " }di 1 livello
   *[other] { " " }di { $levels } livelli
}: { WORD($altitude) }.
sentence-shoot-at-flyer = L'attacco ha un modificatore di { $modifier }, di cui { $altitude_modifier } per la quota.
sentence-stay-aloft = { $aloft ->
    [yes] Il volo continua, quota: { WORD($altitude) }
   *[no] { $damage ->
        [yes] Il personaggio cade per { $fall_metres } m
       *[no] Il personaggio si posa senza danni
    }
}.
sentence-falling-damage = { $prone ->
    [yes] La caduta di { $metres } m infligge { $damage } danni, { $damage_after_toughness } dopo la Resistenza: dado { $die } e { $added }
   *[no] Non c'è né caduta né danno
}.
sentence-gravity-adjustments = Bonus di movimento { $movement_bonus }, indice di peso { $weight_index }, bonus di lancio { $throw_bonus }, salti per { $jump_factor }{ $difficult_terrain ->
    [yes] , e tutto il suolo è terreno difficile
   *[no] { "" }
}.
sentence-zero-gravity-move = { $test_needed ->
    [no] Il movimento non richiede prove
   *[yes] { $out_of_control ->
        [yes] Il movimento finisce fuori controllo
       *[no] Il movimento resta sotto controllo
    }: { told-test }
}.
sentence-cohesion-test = { $success ->
    [yes] Il personaggio entra in modalità Squadra
   *[no] Il personaggio resta in modalità Solitaria
}: è uscito { $roll } contro una coesione di { $cohesion }.
sentence-wound-track = { $damage_taken ->
    [one] 1 danno subito
   *[other] { $damage_taken } danni subiti
} e { $wounds_left ->
    [one] 1 ferita
   *[other] { $wounds_left } ferite
} di margine{ $critical ->
    [0] { "" }
   *[other] , con { $critical } di danno critico
}.

# Dati

field-a = Parte che agisce
field-b = Altra parte
field-able = In grado di nuotare
    .help = Di' di no per chi è paralizzato, privo di sensi o comunque inerme.
field-action = Azione
field-activity = Attività
field-added = Aggiunta al bonus dai tratti
field-added-degrees = Gradi comprati con il Destino
    .help = Contano solo con un successo.
field-added-index = Aggiunta all'indice dai tratti
field-adjacent = Accanto
field-zero-gravity-move-adjacent = Qualcosa da cui spingersi
    .help = Un pavimento, una parete, un soffitto o un oggetto fisso a portata.
field-agility = Agilità
field-agility-bonus = Bonus di Agilità
field-altitude = Quota
field-amount = Quantità
field-wound-track-amount = Danno dopo ogni riduzione
field-assistants = Assistenti
    .help = Due al massimo. Non tirano nulla.
field-attack = Attacco
field-attempts = Tentativi finora
field-ballistic-skill = Abilità Balistica
    .help = Compilala per lanciare contro un bersaglio preciso; la prova usa questo numero al posto della Forza.
field-bonus = Bonus
    .help = Quello della caratteristica provata. Se lo lasci vuoto, viene dal punteggio.
field-climb-skill = Abilità Scalare
    .help = Lasciala vuota per una semplice prova di Forza, che basta su una superficie semplice.
field-closed = Già chiuso
field-cohesion = Coesione
field-critical = Danno critico
field-damage-taken = Danno subito
field-degrees = Gradi di successo
field-dice = Facce
field-die = Quale prova
    .help = Il suo posto tra i dadi del tiro, contando da 0.
field-difficult-terrain = Terreno difficile
field-distance = Distanza
field-drop = Dislivello
field-dying = In punto di morte
    .help = Senza il punto Destino il personaggio morirebbe ora.
field-effects = Conseguenze durature
field-encumbered = Ingombrato
field-fate-current = Destino rimasto
field-fate-max = Punti Destino
field-fate-ten = Il Destino porta il dado a 10
field-fatigue = Livelli di fatica
field-fatigue-sources = Fatica
field-from = Da
field-gm-allows = Il master lo permette
field-goal = Scopo
field-gravity = Gravità
field-grip-modifiers = Modificatori della prova di presa
field-half-move = Mezzo movimento
field-hands-free = Entrambe le mani libere
field-harness = Con imbracatura
field-has-gear = Attrezzatura da scalata o una corda lunga
field-heavy-gear = Armatura o equipaggiamento pesante
field-height = Altezza
    .help = Metri fino al suolo.
field-helpers = Assistenti
field-high-fall = Altezza di una caduta da alta quota
    .help = La decide il master.
field-hours = Ore
field-hours-before = Ore già trascorse
field-hours-marched = Ore di marcia
    .help = Comprese le dieci ordinarie.
field-inputs = Dati
field-label = Motivo
field-assistance-check-label = Nome
field-movement-label = Nome
field-ledge = Altezza del bordo
field-light = Luce
field-load = Carico
field-march-fatigue = Livelli di fatica della marcia
field-max-attempts = Tentativi concessi
field-metres = Metri di caduta
field-mode = Modalità
field-modifiers = Modificatori
field-multiplier = Moltiplicatore del bonus
field-occasion = Occasione
field-operation = Che cosa fa
field-option = Che cosa compra il Destino
field-original = Il tiro com'è ora
field-other-fatigue = Altri livelli di fatica
field-own-height = Statura
field-pace = Passo
field-perception = Percezione
field-pressed = Sotto pressione
    .help = Di fretta, sotto attacco o con distrazioni.
field-range-modifier = Modificatore per la distanza
field-rank = Rango
field-rank-bonus = Bonus per il grado dell'abilità
field-remove-source = Livello da togliere
field-required = Successi necessari
field-rerolled = Già ripetuto
field-resists = A che cosa resiste
field-rest-hours = Ore di riposo
field-rise = Elevazione
    .help = Mezzo metro di regola; il master può cambiarlo secondo la corporatura.
field-rolled = Già tirato
field-rule = Regola
field-run-up = Rincorsa
    .help = Metri in linea retta; sotto i 4 non conta.
field-score = Caratteristica
field-shooter = Quota di chi attacca
field-skill = Abilità
field-speed = Velocità
    .help = Metri del movimento usato.
field-flight-movement-speed = Velocità del tratto
field-step = Difficoltà
field-strength = Forza
field-strength-bonus = Bonus di Forza
field-stunned = Stordito
field-successes = Successi finora
field-surface = Superficie
field-surface-factor = Fattore del suolo
    .help = 1 su un pavimento liscio, meno dove è ruvido.
field-swim-skill = Abilità Nuotare
field-target = Quota del bersaglio
field-target-distance = Distanza del bersaglio
field-terrain-factor = Fattore del terreno
    .help = Sotto 1 il terreno rallenta il viaggio; 0,5 è normale su terreno difficile.
field-test-kind = Tipo di prova
field-to = A
field-toughness = Resistenza
field-toughness-bonus = Bonus di Resistenza
field-trained = Addestrata
field-trait = Tratto
field-traits = Tratti
field-type = Tipo di abilità
field-underwater = Sott'acqua
field-used = Già comprato per questa prova
field-value = Valore
field-water = Acqua
field-weight = Peso
field-wounds-max = Ferite

# Risultati

outcome-a = Parte che agisce
outcome-added = Aggiunta
outcome-added-degrees = Gradi comprati
outcome-agility-bonus-change = Bonus di Agilità
outcome-agility-test = Prova di Agilità
outcome-aimed = Mirato
outcome-aloft = In volo
outcome-altitude-modifier = Per la quota
outcome-altitudes = Quote
outcome-amended-dice = Dadi ora
outcome-amended-outcome = Esito ora
outcome-assistants = Assistenti
outcome-attempts = Tentativi
outcome-base = Numero provato
outcome-bonus = Bonus
outcome-carry = Trasportare
outcome-charge = Carica
outcome-check-every-hours = Ore tra le prove di resistenza
outcome-checks = Prove
outcome-complete = Finito
outcome-damage = Danno
outcome-damage-after-toughness = Danno dopo la Resistenza
outcome-decided-by = Decide
outcome-degrees = Gradi
outcome-descended = Discesa
outcome-die = Dado
outcome-direction = Direzione
outcome-distance = Distanza
outcome-drowning = Affonda
outcome-effective-bonus = Bonus effettivo
outcome-excess-hours = Ore di troppo
outcome-exhausted = Tentativi finiti
outcome-extra-degrees = Gradi non dati dal dado
outcome-fall-metres = Metri di caduta
outcome-falls = Cade
outcome-fatigue = Livelli di fatica
outcome-fatigue-gained = Fatica in più
outcome-free-hours = Ore libere
outcome-full = Movimento completo
outcome-grip-test = Prova di presa
outcome-half = Mezzo movimento
outcome-halved = Dimezzato
outcome-hanging = Resta appeso
outcome-healed = Guarito
outcome-height-left = Metri rimasti
outcome-hits = Colpisce
outcome-hour = Ora
outcome-hours-done = Ore fatte
outcome-index = Indice
outcome-jump-factor = Salti per
outcome-label-en = In inglese
outcome-label-es = In spagnolo
outcome-label-it = In italiano
outcome-lands-on-feet = Atterra in piedi
outcome-levels = Livelli
outcome-lift = Sollevare
outcome-lifted = Sollevato
outcome-limit = Limite
outcome-margin = Margine
outcome-metres-per-day = Metri al giorno
outcome-metres-per-hour = Metri all'ora
outcome-metres-per-minute = Metri al minuto
outcome-modifier = Modificatore
outcome-moved = Si sposta
outcome-movement-bonus = Bonus di movimento
outcome-movement-modifier = Alle prove di movimento
outcome-natural-bonus = Bonus naturale
outcome-next-hour = Prossima prova dopo l'ora
outcome-next-modifier = Il suo modificatore
outcome-out-of-control = Fuori controllo
outcome-overweight = Oltre il limite
outcome-perception-modifier = A Percezione
outcome-prone = Prono
outcome-push = Spingere
outcome-rank-for-ability = Rango per la capacità
outcome-reach = Portata
outcome-reaches = Arriva
outcome-recovered = Recuperato
outcome-rerolled = Ripetuto
outcome-rest-missing = Riposo mancante
outcome-rest-needed = Riposo necessario
outcome-restored = Recuperati
outcome-roll = Tiro
outcome-roll-again = Si ripete
outcome-run = Corsa
outcome-run-up-bonus = Per la rincorsa
outcome-safe-distance = Distanza sicura
outcome-safe-metres = Metri sicuri
outcome-sinks = Affonda
outcome-state = Stato
outcome-style = Tipo di balzo
outcome-submerged = Sommerso
outcome-success = Successo
outcome-successes = Successi
outcome-survives = Sopravvive
outcome-target = Obiettivo
outcome-test = Prova
outcome-test-modifier = A ogni prova
outcome-test-needed = Richiede una prova
outcome-throw = Lanciare
outcome-throw-bonus = Bonus di lancio
outcome-throw-limit = Limite di lancio
outcome-total = Totale
outcome-turn-ends = Il turno finisce
outcome-unconscious = Privo di sensi
outcome-up = Su
outcome-veers = Devia
outcome-weight-index = Indice di peso
outcome-winner = Vincitore
outcome-wounds-left = Ferite di margine

# Scelte

choice-a = la parte che agisce
choice-b = l'altra parte
choice-decided-by-success = il successo
choice-decided-by-degrees = i gradi
choice-decided-by-bonus = il bonus
choice-decided-by-roll = il dado
choice-decided-by-full-tie = nulla: tutto in parità
choice-decided-by-both-failed = nulla: falliscono entrambe
choice-trivial = Banale
choice-elementary = Elementare
choice-simple = Semplice
choice-easy = Facile
choice-routine = Di routine
choice-ordinary = Ordinaria
choice-challenging = Impegnativa
choice-difficult = Difficile
choice-hard = Dura
choice-very-hard = Molto difficile
choice-arduous = Ardua
choice-punishing = Estenuante
choice-hellish = Infernale
choice-surface-trivial = non richiede prove, come una scala di corda
choice-surface-simple = semplice
choice-surface-sheer = ripida
choice-basic = di base
choice-advanced = avanzata
choice-skill = prova di abilità
choice-characteristic = prova di caratteristica
choice-full-action = Azione Completa
choice-half-action = Mezza Azione
choice-reaction = Reazione
choice-free-action = Azione Gratuita
choice-half = mezzo movimento
choice-full = movimento completo
choice-charge = carica
choice-run = corsa
choice-all = tutti e quattro
choice-poison = veleno
choice-disease = malattia
choice-fear = paura
choice-reroll = ripetere una prova fallita
choice-plus-10 = +10 prima del tiro
choice-add-degree = un grado di successo in più
choice-initiative-10 = un 10 per l'iniziativa
choice-heal = guarire 1d10 danni
choice-shake-stun = scrollarsi lo stordimento
choice-squad-mode = entrare in modalità Squadra
choice-solo-rank = un rango in più per una capacità in modalità Solitaria
choice-remove-fatigue = togliersi un livello di fatica
choice-solo = modalità Solitaria
choice-squad = modalità Squadra
choice-hurried = affrettato
choice-running = di corsa
choice-forced-march = marcia forzata
choice-swimming = a nuoto
choice-encumbered = ingombrato
choice-overload = sforzo eccessivo (sollevare, spingere)
choice-other = altro
choice-comfortable = comodo
choice-too-heavy = troppo pesante
choice-mission-start = inizio di una missione
choice-gm-decision = decisione del master
choice-normal = normale
choice-gravity-low = gravità bassa
choice-gravity-high = gravità alta
choice-gravity-zero = gravità zero
choice-gravity-normal = normale
choice-add = aggiunge
choice-multiply = moltiplica
choice-hoverer = planatore
choice-flyer = volatore
choice-calm = calma
choice-dangerous = pericolosa
choice-move = avanzare
choice-float = restare a galla
choice-bright = luce piena
choice-shadow = ombra
choice-darkness = oscurità
choice-ground = suolo
choice-hover = quota di planata
choice-low = bassa quota
choice-high = alta quota
choice-ranged = a distanza
choice-melee = in mischia
choice-style-standing = da fermo
choice-style-running = con rincorsa
choice-direction-up = su
choice-direction-down = giù
choice-direction-level = alla stessa quota
choice-weapon-skill = Abilità di Combattimento
choice-ballistic-skill = Abilità Balistica
choice-strength = Forza
choice-toughness = Resistenza
choice-agility = Agilità
choice-intelligence = Intelligenza
choice-perception = Percezione
choice-willpower = Volontà
choice-fellowship = Simpatia

# Regole della casa

house-natural-extremes = Tiri di 1 e di 100
    .help = Se un 1 è sempre un successo e un 100 sempre un fallimento, qualunque sia l'obiettivo.
choice-natural-extremes-none = niente di speciale
choice-natural-extremes-01-succeeds = un 1 è sempre un successo
choice-natural-extremes-100-fails = un 100 è sempre un fallimento
choice-natural-extremes-both = entrambe le cose
house-modifier-cap = Limite dei modificatori
    .help = La somma dei modificatori di una prova non supera questo numero, né in su né in giù.
choice-modifier-cap-none = nessun limite
choice-modifier-cap-30 = 30
choice-modifier-cap-60 = 60
house-opposed-both-fail = Prova contrapposta: falliscono entrambi
    .help = Che cosa accade quando nessuno ha successo.
choice-opposed-both-fail-stalemate = non vince nessuno
choice-opposed-both-fail-fewer-degrees = vincono meno gradi di fallimento
choice-opposed-both-fail-roll-again = si ripete
house-opposed-full-tie = Prova contrapposta: tutto in parità
    .help = Che cosa accade quando successo, gradi, bonus e dado sono uguali.
choice-opposed-full-tie-no-winner = non vince nessuno
choice-opposed-full-tie-side-a = vince la parte che agisce
choice-opposed-full-tie-roll-again = si ripete
house-assist-step = Valore di un assistente
    .help = Quanto ogni assistente aggiunge all'obiettivo.
house-assist-degree = Gradi per l'assistenza
    .help = I gradi che guadagna un successo con assistenza.
choice-assist-degree-once = uno, per quanti assistano
choice-assist-degree-per-helper = uno per assistente
choice-assist-degree-off = nessuno
house-fatigue-model = Fatica
    .help = Se la fatica dà −10 alle prove e fa perdere i sensi oltre il bonus di Resistenza, o si conta soltanto.
choice-fatigue-model-published = −10, e privi di sensi oltre il bonus di Resistenza
choice-fatigue-model-none = si conta soltanto
house-overtime-first-hour = Prima ora in più
    .help = Il modificatore della prima ora in più di una marcia forzata o di una lunga nuotata; ogni ora seguente è peggiore di 10.
choice-overtime-first-hour-minus-10 = −10
choice-overtime-first-hour-zero = 0
house-march-recovery = Riposo dopo una marcia
    .help = Quali ore di una marcia forzata vanno recuperate.
choice-march-recovery-past-safe-hours = quelle oltre dieci più il bonus di Resistenza
choice-march-recovery-past-toughness-bonus = quelle oltre il bonus di Resistenza
house-half-rounding = Metà di metri
    .help = Come si arrotondano le metà per cui non è detto nulla.
choice-half-rounding-exact = così come sono
choice-half-rounding-down = per difetto, a metri interi
choice-half-rounding-up = per eccesso, a metri interi
house-encumbered-check = Resistenza da ingombrati
    .help = Se la prova per il troppo carico torna ancora e ancora.
choice-encumbered-check-each-block = ancora e ancora
choice-encumbered-check-once = una volta
house-fall-damage = Danno da caduta
    .help = Da dove viene il danno di una caduta.
choice-fall-damage-table = dalla tabella
choice-fall-damage-per-metre = 1d10 e 1 per ogni metro iniziato
house-low-altitude-penalty = Tiri a bassa quota
    .help = Chi ha −10 quando tira a un volatore a bassa quota.
choice-low-altitude-penalty-from-below = chi sta sotto
choice-low-altitude-penalty-everyone = chi sta sotto o alla stessa quota
house-weights-above-20 = Pesi oltre l'indice 20
    .help = Come prosegue la tabella dei pesi dopo l'ultima riga.
choice-weights-above-20-clamp = come nell'ultima riga
choice-weights-above-20-plus-450 = 450 kg in più da trasportare a ogni passo

# Rifiuti

reason-after-roll = I dadi sono già caduti: il +10 si compra solo prima del tiro.
reason-already-complete = Il compito è già finito.
reason-already-rerolled = Questa prova è già stata ripetuta; vale il secondo risultato.
reason-already-squad = Il personaggio è già in modalità Squadra.
reason-already-ten = Il dado dell'iniziativa vale già 10.
reason-beyond-speed = La distanza supera questo movimento: scegline uno più veloce o una via più breve.
reason-free-action = Nessuno può assistere un'Azione Gratuita: fai la prova senza assistenti.
reason-gm-refuses = Il master qui non permette assistenza: fai la prova senza assistenti.
reason-helper-not-adjacent = Ogni assistente deve essere accanto: lascia fuori chi non lo è.
reason-helper-untrained = Ogni assistente deve avere l'abilità addestrata: lascia fuori chi non l'ha.
reason-high-altitude = Ad alta quota chi vola e gli altri non possono attaccarsi.
reason-hoverer-limit = Un planatore si muove solo tra il suolo e la quota di planata.
reason-melee-out-of-reach = A bassa quota un volatore è fuori portata in mischia: attacca a distanza.
reason-no-attempts-left = I tentativi per questo compito sono finiti.
reason-no-fate = Non resta nessun punto Destino da spendere.
reason-no-fate-to-burn = Non resta nessun punto Destino da bruciare.
reason-no-fatigue = Non c'è nessun livello di fatica di questa origine: scegline un'altra.
reason-no-gear = La discesa in corda doppia richiede attrezzatura da scalata o una corda lunga.
reason-not-amendable = Il Destino non può cambiare così questo tiro.
reason-not-dying = Il Destino si brucia solo quando il personaggio morirebbe.
reason-not-flying = Il personaggio è al suolo.
reason-not-in-solo-mode = Il personaggio deve essere in modalità Solitaria.
reason-not-stunned = Il personaggio non è stordito.
reason-nothing-to-heal = Non c'è danno da guarire; il danno critico non conta.
reason-nothing-to-push-off = A gravità zero serve un pavimento, una parete o un oggetto da cui spingersi.
reason-once-per-test = Il +10 è già stato comprato per questa prova.
reason-rank-without-training = Un'abilità non addestrata non ha bonus di grado: segnala come addestrata o lascia il bonus a 0.
reason-reaction = Nessuno può assistere una Reazione: fai la prova senza assistenti.
reason-record-closed = Questo tiro è chiuso e resta com'è.
reason-resistance-test = Nessuno può assistere chi resiste a veleno, malattia o paura: fai la prova senza assistenti.
reason-run-up-too-short = Un salto con rincorsa richiede almeno 4 m di rincorsa.
reason-strength-on-sheer = Una parete ripida richiede l'abilità Scalare: compilala, anche se non addestrata.
reason-test-failed = Solo un successo può guadagnare un grado.
reason-test-succeeded = Si ripete solo una prova fallita.
reason-too-many-assistants = Non possono assistere più di { $most } personaggi.
reason-too-many-levels = Questa azione cambia la quota di { $most ->
    [one] 1 livello
   *[other] { $most } livelli
} al massimo.
reason-unconscious = Il personaggio è privo di sensi per la fatica.
reason-untrained-advanced = Un'abilità avanzata non si può usare senza addestramento.
error-degrees-used-up = Il Destino ha già aggiunto { $most } gradi: non possono essere di più.
error-fate-award = La riserva arriva a { $most } punti Destino al massimo: c'è posto per altri { $room }.
error-no-such-test = Il tiro non ha nessuna prova in quel posto.
error-record = Il tiro non si può risolvere di nuovo così com'è: controlla regola, dati e dadi.

# Dadi e modificatori

purpose-test = prova
purpose-test-a = prova della parte che agisce
purpose-test-b = prova dell'altra parte
purpose-endurance = resistenza
purpose-grip = presa
purpose-initiative = iniziativa
purpose-heal = guarigione
purpose-damage = danno
purpose-direction = direzione
purpose-cohesion = coesione
modifier-difficulty = difficoltà
modifier-fate = Destino
modifier-fatigue = fatica
modifier-encumbered = ingombrato
modifier-circumstance = circostanze

# Scheda

group-characteristics = Caratteristiche
group-condition = Stato
group-person = Personaggio
group-skills = Abilità
group-bonuses = Bonus
group-movement = Movimento
group-load = Corpo e carico
group-traits = Tratti
group-notes = Note
offer-climb-by-strength = Scalata, con la sola Forza
offer-throw-at-target = Lanciare contro un bersaglio
sheet-name = Nome
sheet-chapter = Capitolo
sheet-speciality = Specialità
sheet-rank = Rango
sheet-weapon-skill = Abilità di Combattimento (WS)
sheet-ballistic-skill = Abilità Balistica (BS)
sheet-strength = Forza (S)
sheet-toughness = Resistenza (T)
sheet-agility = Agilità (Ag)
sheet-intelligence = Intelligenza (Int)
sheet-perception = Percezione (Per)
sheet-willpower = Volontà (WP)
sheet-fellowship = Simpatia (Fel)
sheet-weapon-skill-bonus = Bonus di Abilità di Combattimento
sheet-ballistic-skill-bonus = Bonus di Abilità Balistica
sheet-strength-bonus = Bonus di Forza
sheet-toughness-bonus = Bonus di Resistenza
sheet-agility-bonus = Bonus di Agilità
sheet-intelligence-bonus = Bonus di Intelligenza
sheet-perception-bonus = Bonus di Percezione
sheet-willpower-bonus = Bonus di Volontà
sheet-fellowship-bonus = Bonus di Simpatia
sheet-weapon-skill-multiplier = Moltiplicatore del bonus di Abilità di Combattimento
sheet-ballistic-skill-multiplier = Moltiplicatore del bonus di Abilità Balistica
sheet-strength-multiplier = Moltiplicatore del bonus di Forza
sheet-toughness-multiplier = Moltiplicatore del bonus di Resistenza
sheet-agility-multiplier = Moltiplicatore del bonus di Agilità
sheet-intelligence-multiplier = Moltiplicatore del bonus di Intelligenza
sheet-perception-multiplier = Moltiplicatore del bonus di Percezione
sheet-willpower-multiplier = Moltiplicatore del bonus di Volontà
sheet-fellowship-multiplier = Moltiplicatore del bonus di Simpatia
sheet-weapon-skill-added = Aggiunta al bonus di Abilità di Combattimento
sheet-ballistic-skill-added = Aggiunta al bonus di Abilità Balistica
sheet-strength-added = Aggiunta al bonus di Forza
sheet-toughness-added = Aggiunta al bonus di Resistenza
sheet-agility-added = Aggiunta al bonus di Agilità
sheet-intelligence-added = Aggiunta al bonus di Intelligenza
sheet-perception-added = Aggiunta al bonus di Percezione
sheet-willpower-added = Aggiunta al bonus di Volontà
sheet-fellowship-added = Aggiunta al bonus di Simpatia
sheet-skills = Abilità
    .help = Un sapere, una lingua, un mestiere o simili nomina il suo campo dopo due punti, come common-lore:imperium.
sheet-fate-max = Punti Destino
sheet-fate-current = Destino rimasto
sheet-wounds-max = Ferite
sheet-damage-taken = Danno
sheet-critical = Danno Critico
sheet-fatigue-sources = Fatica
    .help = Una voce per ogni livello.
sheet-stunned = Stordito
sheet-prone = Prono
ends-prone = Rialzarsi
sheet-unconscious = Privo di sensi
sheet-mode = Modalità
sheet-movement-half = Mezzo movimento
sheet-movement-full = Movimento completo
sheet-movement-charge = Carica
sheet-movement-run = Corsa
sheet-movement-traits = Tratti di movimento
sheet-initiative-modifiers = Modificatori di iniziativa
sheet-flight-trait = Tratto di volo
sheet-flight-speed = Velocità di volo
sheet-altitude = Quota
sheet-own-height = Altezza
sheet-added-index = Tratto di carico
sheet-load = Carico
    .help = Lascialo vuoto se al tavolo non si tiene conto dei pesi.
sheet-load-state = Che cosa fa il carico
sheet-encumbered = Ingombrato
    .help = Lo decide il master; se resta aperto, decide il carico.
sheet-heavy-gear = Armatura o equipaggiamento pesante
sheet-notes = Note

# Tabelle

table-difficulty = Difficoltà
table-movement = Movimento in metri a round
table-narrative-movement = Movimento narrativo
table-weights = Pesi in chilogrammi
table-falling = Cadute
table-skills = Abilità
column-step = Gradino
column-modifier = Modificatore
column-bonus = Bonus
column-half = Mezzo movimento
column-full = Movimento completo
column-charge = Carica
column-run = Corsa
column-metres-per-minute = Metri al minuto
column-metres-per-hour = Metri all'ora
column-metres-per-day = Metri al giorno
column-index = Indice
column-carry = Trasportare
column-lift = Sollevare
column-push = Spingere
column-metres-up-to = Metri, fino a
column-added = Si aggiunge a 1d10
column-skill = Abilità
column-characteristic = Caratteristica
column-skill-type = Tipo

# Abilità

skill-climb = Scalare
skill-swim = Nuotare
skill-awareness = Attenzione
skill-carouse = Bagordi
skill-charm = Fascino
skill-command = Comando
skill-concealment = Nascondersi
skill-contortionist = Contorsionismo
skill-deceive = Ingannare
skill-dodge = Schivare
skill-evaluate = Valutare
skill-gamble = Gioco d'azzardo
skill-inquiry = Indagare
skill-intimidate = Intimidire
skill-logic = Logica
skill-scrutiny = Scrutare
skill-search = Cercare
skill-silent-move = Muoversi in Silenzio
skill-acrobatics = Acrobazia
skill-chem-use = Chimica
skill-ciphers = Codici
skill-common-lore = Conoscenze Comuni
skill-demolition = Demolizioni
skill-drive = Guidare
skill-forbidden-lore = Conoscenze Proibite
skill-interrogation = Interrogare
skill-invocation = Invocazione
skill-lip-reading = Leggere le Labbra
skill-literacy = Alfabetizzazione
skill-medicae = Medicae
skill-navigation = Navigazione
skill-performer = Artista
skill-pilot = Pilotare
skill-psyniscience = Psiniscienza
skill-scholastic-lore = Conoscenze Accademiche
skill-security = Sicurezza
skill-shadowing = Pedinare
skill-sleight-of-hand = Rapidità di Mano
skill-speak-language = Parlare Lingua
skill-survival = Sopravvivenza
skill-tactics = Tattica
skill-tech-use = Tecnologia
skill-tracking = Seguire Tracce
skill-trade = Mestiere
