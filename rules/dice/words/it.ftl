# Perché un'espressione di dadi è rifiutata e che cosa scrivere al suo posto.

reason-empty = Qui non ci sono ancora dadi. Scrivi, per esempio, 2d6+3.
reason-too-long = { $typed ->
    [yes] Ha { $length } caratteri; se ne leggono al massimo { $limit }.
   *[no] Scritta per esteso ha { $length } caratteri; se ne ammettono al massimo { $limit }. Accorciala.
}
reason-bad-character = { $hint ->
    [power] Nella notazione dei dadi non ci sono potenze («{ $character }»). Scrivi la moltiplicazione: 3*3.
    [digit] «{ $character }» non è una cifra comune. Scrivi { $suggestion }.
   *[other] «{ $character }», al carattere { $column }, non significa nulla nella notazione dei dadi. Una nota va dopo #: 1d20 # nota.
}
reason-decimal = Si usano solo numeri interi, senza virgola, senza punto e senza separatori: 1000, non 1.000. La metà è una divisione: 1d6/2.
reason-leading-zero = I numeri non hanno zeri davanti: scrivi { $plain }, non { $number }. Il dado da 1 a 100 è d100 o d%.
reason-number-too-large = Questo numero è troppo grande; il più grande è { $limit }.
reason-missing-sides = { $hint ->
    [spaces] Un dado si scrive senza spazi: { $suggestion }.
    [word] «{ $word }» non è notazione dei dadi: dopo d va il numero di facce, come in d6. Una nota va dopo #.
    [advantage] «{ $word }» non è notazione dei dadi. Tira due dadi e tienine uno: { $suggestion }.
    [count] Quante facce hanno questi dadi? Scrivi { $suggestion }, oppure { $sixes } con la D maiuscola per dadi a sei facce.
   *[other] Quante facce ha questo dado? Scrivi, per esempio, { $suggestion }.
}
reason-sides-out-of-range = Un dado ha da 1 a { $limit } facce, non { $sides }.
reason-faces-out-of-range = { $number ->
    [none] Un dado può elencare al massimo { $limit } facce.
   *[other] { $number } è troppo lontano da zero per la faccia di un dado: si va da -{ $limit } a { $limit }.
}
reason-computed-dice = Quanti dadi e con quante facce si scrive con un numero; non si calcola e non si tira: 4d6, non (3+1)d6 né 1d(1d6).
reason-unknown-word = { $hint ->
    [note] «{ $word }» non è notazione dei dadi. Metti # davanti a una nota: { $suggestion }
    [target] «{ $word }» non è notazione dei dadi. Un totale si confronta con vs: { $suggestion }
    [times] «{ $word }» qui non è notazione dei dadi. «Per» è *, come in { $suggestion }; un dado che esplode è !, come in 3d6!; da 5 in su, 3d6!>=5; una volta sola, 3d6!o.
    [explode] «{ $word }» qui non è notazione dei dadi. Un dado che esplode è !, come in 3d6!; da 5 in su, 3d6!>=5; una volta sola, 3d6!o. «Per» è *.
    [count] «{ $word }» non è notazione dei dadi. I successi si contano con un confronto: 5d10>=8.
    [repeat] «{ $word }» non è notazione dei dadi. Per ripetere un tiro scrivi { $suggestion }.
    [advantage] «{ $word }» non è notazione dei dadi. Tira due dadi e tienine uno: { $suggestion }.
   *[other] «{ $word }» non è notazione dei dadi. I dadi sono come 2d6, le funzioni come max(1d6,3), e una nota va dopo #.
}
reason-modifier-needs-dice = { $hint ->
    [target] Così si contano solo i dadi. Un totale si confronta con vs: { $suggestion }
    [label] L'etichetta va dopo i modificatori: 4d6kh3[colpo], non 4d6[colpo]kh3.
   *[other] Questo può stare solo subito dopo dei dadi o un gruppo tra graffe: 4d6kh3, {"{"}2d6,1d12{"}"}kh1.
}
reason-not-for-groups = Un gruppo tra graffe può tenere, scartare e contare (kh, kl, dh, dl, >=8), nient'altro. Metti «{ $modifier }» dopo i dadi, dentro il gruppo.
reason-modifier-order = { $hint ->
    [count] Esplodere viene prima di contare. Scrivi { $suggestion } per esplodere quando è { $condition }, oppure { $both } per esplodere con { $sides } e contare ciò che è { $condition }.
    [keep] Esplodere viene prima di tenere e scartare: { $suggestion }.
   *[other] «{ $modifier }» arriva troppo tardi. L'ordine è: ritirare (r), esplodere (!), min, max, tenere o scartare (kh, kl, dh, dl), contare (>=8), fallimenti (f).
}
reason-modifier-repeated = «{ $modifier }» può stare una volta sola dopo gli stessi dadi. Si ripetono soltanto tenere e scartare: 4d6kh3kl1.
reason-failures-without-count = I fallimenti si tolgono da un conteggio, quindi prima bisogna contare qualcosa: 5d10>=8f1.
reason-nothing-to-round = { $name } vuole una divisione e nient'altro: { $name }(1d6/2)+1.
reason-wrong-argument-count = { $needed ->
    [one] { $name } vuole un valore tra le sue parentesi, non { $given }.
   *[several] { $name } vuole due o più valori, separati da virgole: { $name }(1d6,3).
}
reason-repeat-needs-parentheses = Ciò che si ripete va tra parentesi: { $suggestion }. «Per» è *.
reason-repeat-out-of-range = Un tiro si può ripetere da 1 a { $limit } volte.
reason-step-out-of-range = Il passo dopo «by» è almeno 1: 1d20 vs 15 by 5.
reason-too-deep = Non possono restare aperte più di { $limit } parentesi insieme. Togline qualcuna.
reason-syntax = { $hint ->
    [end] Qui manca qualcosa, per esempio un numero o dei dadi: 2d6+3.
    [bracket] Una parentesi non è chiusa, o manca qualcosa prima della sua fine.
    [separator] I numeri sono interi e non hanno separatori: 1000, non 1,000; 1d6/2, non 0,5.
    [power] Nella notazione dei dadi non ci sono potenze. «Per» è un solo *: 3*3.
    [signs] Davanti a un valore sta un solo segno: 1d20-5, oppure 1d20-(-5).
    [target] «vs» e «by» stanno una volta sola, alla fine: 1d20+5 vs 15 by 5.
    [repeat] Per tirare più volte scrivi { $suggestion }.
    [spaces] C'è uno spazio di troppo, o manca qualcosa come +: i dadi e i loro modificatori si scrivono uniti, come in 4d6kh3.
    [label] Un'etichetta è un testo tra parentesi quadre, una per ogni valore: 1d8[spada].
   *[other] «{ $found }» non può stare qui (carattere { $column }). Un esempio: 2d6+1d4*2.
}
reason-too-complex = Questa espressione ha { $nodes } parti; se ne ammettono al massimo { $limit }. Accorciala.
reason-every-face-explodes = Questo dado esploderebbe con ogni sua faccia. Lasciane una che non esplode: 1d6!>=5.
reason-no-face-explodes = Questo dado non ha facce con cui possa esplodere. Indicane una che ha: 1d6!6.
reason-every-face-rerolls = Questo dado verrebbe ritirato con ogni sua faccia. Lasciane una che resta: 1d6r1.
reason-no-face-rerolls = Questo dado non ha facce con cui possa essere ritirato. Indicane una che ha: 1d6r1.
reason-drops-more-than-rolled = Qui ne restano { $present }, quindi non se ne possono scartare { $drops }.
reason-too-many-dice = Sono { $dice } dadi; se ne possono tirare al massimo { $limit } insieme.
reason-division-by-zero = Il divisore potrebbe essere 0. Fallo restare sopra: 2d6/max(1,1d4-1).
reason-value-out-of-range = Qualche valore potrebbe superare { $limit }. Usa numeri più piccoli.
reason-draw-limit = Questi dadi chiedevano più di { $limit } facce, contando quelle ritirate e quelle esplose. Il tiro è nullo.
reason-no-odds = I dadi che esplodono e quelli ritirati finché non vanno bene non hanno una probabilità da mostrare qui.
reason-odds-too-expensive = Calcolare con esattezza questa probabilità richiederebbe troppo tempo.
