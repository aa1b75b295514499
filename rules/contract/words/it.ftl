# Ciò che ogni regola può rispondere quando le si chiede qualcosa nel modo sbagliato.
error-unknown-system = Non c'è nessun sistema di gioco chiamato «{ $system }».
error-unknown-rule = Questo sistema non ha nessuna regola chiamata «{ $rule }».
error-unknown-house-rule = Questo sistema non ha nessuna regola della casa chiamata «{ $key }».
error-invalid-input = { $field }: questo valore non va bene.
error-not-allowed = Le regole non lo permettono.
error-missing = { $field }: questo dato serve.
error-unknown-key = { $field }: la regola non chiede questo dato.
error-check-part = «{ $part }» non è un modificatore con il suo motivo (+10 corda) né un dato (surface=sheer).
error-sheet-says = { $key } sta sulla scheda: cambialo lì o aggiungi un modificatore con il suo motivo.
error-not-an-object = { $field }: qui servono valori con un nome.
error-not-a-list = { $field }: qui serve un elenco.
error-not-an-integer = { $field }: serve un numero intero da { $least } a { $most }.
error-not-a-number = { $field }: serve un numero da { $least } a { $most }.
error-not-a-boolean = { $field }: serve sì o no.
error-not-a-choice = { $field }: scegli una di queste opzioni: { $choices }.
error-not-a-text = { $field }: serve un testo.
error-out-of-range = { $field }: deve stare tra { $least } e { $most }.
error-above-maximum = { $field }: al massimo { $most }.
error-text-length = { $field }: deve avere da { $least } a { $most } caratteri; ce ne sono { $count }.
error-words-length = { $field }: c'è posto per { $most } caratteri e ce ne sono { $count }.
error-list-length = { $field }: deve avere da { $least } a { $most } elementi.
error-repeated = { $field }: questo c'è due volte.
error-dice-exhausted = La regola ha bisogno di più dadi dei { $given } indicati.
error-dice-left-over = Sono stati indicati { $given } dadi, ma la regola ne usa solo { $used }.
error-dice-out-of-range = Il dado { $position } non può mostrare { $face }: ha { $sides } facce.
error-not-json = Questa riga non è un oggetto JSON.
error-fault = Le regole non sono riuscite a rispondere a questa richiesta. Il difetto è delle regole, non della richiesta.
error-dice-with-odds = La probabilità si chiede senza dadi.
reason-no-odds = Questa regola non ha probabilità da mostrare.
reason-odds-too-expensive = Calcolare con esattezza questa probabilità richiederebbe troppo tempo.
# What a request is made of.
field-house-rules = Regole della casa
field-inputs = Dati
field-reason = Che cosa c'è in ballo
field-dice = Dadi
choice-yes = sì
choice-no = no
choice-none = nessuno
# How much of an opponent an NPC is.
block-pushover = preda facile
block-ordinary = comune
block-seasoned = con esperienza
block-formidable = temibile
# Due personaggi l'uno contro l'altro: chi vince e perché.
contest-success = { $winner } vince contro { $loser }: solo { $winner } ha successo.
contest-degrees = { $margin ->
    [one] { $winner } vince contro { $loser } di 1 grado.
   *[other] { $winner } vince contro { $loser } di { $margin } gradi.
}
contest-bonus = { $winner } vince contro { $loser } per il bonus più alto.
contest-roll = { $winner } vince contro { $loser } per il dado più basso.
contest-total = { $winner } vince contro { $loser } di { $margin }.
contest-level = Totali pari: { $winner } agisce e vince contro { $loser }.
contest-pc-over-npc = Totali pari: { $winner } vince contro { $loser } perché è il solo personaggio giocante.
contest-full-tie = { $winner ->
    [none] Non vince nessuno: { $acting } e { $opposing } sono pari.
   *[other] Parità: { $winner } agisce e vince contro { $loser }.
}
contest-tie = Non vince nessuno: { $acting } e { $opposing } sono pari.
contest-both-failed = Non vince nessuno: falliscono { $acting } e { $opposing }.
contest-choice-pending = Non ancora deciso: resta aperta una scelta su un dado.
contest-decided-by-players = Totali pari: decide chi gioca { $acting } e { $opposing }.
contest-decided-by-gm = Totali pari: decide il master.
