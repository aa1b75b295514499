# Por qué se rechaza una expresión de dados y qué escribir en su lugar.

reason-empty = Aquí todavía no hay dados. Escribe, por ejemplo, 2d6+3.
reason-too-long = { $typed ->
    [yes] Tiene { $length } caracteres; se leen como mucho { $limit }.
   *[no] Escrito por completo tiene { $length } caracteres; se admiten como mucho { $limit }. Acórtalo.
}
reason-bad-character = { $hint ->
    [power] En la notación de dados no hay potencias («{ $character }»). Escribe la multiplicación: 3*3.
    [digit] «{ $character }» no es una cifra corriente. Escribe { $suggestion }.
   *[other] «{ $character }», en el carácter { $column }, no significa nada en la notación de dados. Las notas van detrás de #: 1d20 # nota.
}
reason-decimal = Solo valen números enteros, sin coma, sin punto y sin separadores: 1000, no 1.000. La mitad es una división: 1d6/2.
reason-leading-zero = Los números no llevan ceros delante: escribe { $plain }, no { $number }. El dado de 1 a 100 es d100 o d%.
reason-number-too-large = Este número es demasiado grande; el mayor es { $limit }.
reason-missing-sides = { $hint ->
    [spaces] Un dado se escribe sin espacios: { $suggestion }.
    [word] «{ $word }» no es notación de dados: detrás de d va el número de caras, como en d6. Una nota va detrás de #.
    [advantage] «{ $word }» no es notación de dados. Tira dos dados y quédate con uno: { $suggestion }.
    [count] ¿Cuántas caras tienen estos dados? Escribe { $suggestion }, o { $sixes } con D mayúscula para dados de seis caras.
   *[other] ¿Cuántas caras tiene este dado? Escribe, por ejemplo, { $suggestion }.
}
reason-sides-out-of-range = Un dado tiene de 1 a { $limit } caras, no { $sides }.
reason-faces-out-of-range = { $number ->
    [none] Un dado puede tener como mucho { $limit } caras en su lista.
   *[other] { $number } queda demasiado lejos de cero para la cara de un dado: se admite de -{ $limit } a { $limit }.
}
reason-computed-dice = Cuántos dados y con cuántas caras se escribe con un número; no se calcula ni se tira: 4d6, no (3+1)d6 ni 1d(1d6).
reason-unknown-word = { $hint ->
    [note] «{ $word }» no es notación de dados. Pon # delante de una nota: { $suggestion }
    [target] «{ $word }» no es notación de dados. Un total se compara con vs: { $suggestion }
    [times] «{ $word }» no es notación de dados aquí. «Por» es *, como en { $suggestion }; un dado que explota es !, como en 3d6!; desde 5, 3d6!>=5; una sola vez, 3d6!o.
    [explode] «{ $word }» no es notación de dados aquí. Un dado que explota es !, como en 3d6!; desde 5, 3d6!>=5; una sola vez, 3d6!o. «Por» es *.
    [count] «{ $word }» no es notación de dados. Los éxitos se cuentan con una comparación: 5d10>=8.
    [repeat] «{ $word }» no es notación de dados. Para repetir una tirada, escribe { $suggestion }.
    [advantage] «{ $word }» no es notación de dados. Tira dos dados y quédate con uno: { $suggestion }.
   *[other] «{ $word }» no es notación de dados. Los dados son como 2d6, las funciones como max(1d6,3), y una nota va detrás de #.
}
reason-modifier-needs-dice = { $hint ->
    [target] Así solo se cuentan dados. Un total se compara con vs: { $suggestion }
    [label] La etiqueta va detrás de los modificadores: 4d6kh3[golpe], no 4d6[golpe]kh3.
   *[other] Esto solo puede ir justo detrás de dados o de un grupo entre llaves: 4d6kh3, {"{"}2d6,1d12{"}"}kh1.
}
reason-not-for-groups = Un grupo entre llaves puede conservar, descartar y contar (kh, kl, dh, dl, >=8), nada más. Pon «{ $modifier }» detrás de los dados, dentro del grupo.
reason-modifier-order = { $hint ->
    [count] Explotar va antes que contar. Escribe { $suggestion } para que explote si es { $condition }, o { $both } para que explote con { $sides } y se cuente lo que es { $condition }.
    [keep] Explotar va antes que conservar y descartar: { $suggestion }.
   *[other] «{ $modifier }» llega demasiado tarde. El orden es: volver a tirar (r), explotar (!), min, max, conservar o descartar (kh, kl, dh, dl), contar (>=8), fallos (f).
}
reason-modifier-repeated = «{ $modifier }» solo puede ir una vez detrás de los mismos dados. Únicamente se repiten conservar y descartar: 4d6kh3kl1.
reason-failures-without-count = Los fallos se restan de una cuenta, así que antes hay que contar algo: 5d10>=8f1.
reason-nothing-to-round = { $name } lleva una división y nada más: { $name }(1d6/2)+1.
reason-wrong-argument-count = { $needed ->
    [one] { $name } lleva un valor entre sus paréntesis, no { $given }.
   *[several] { $name } necesita dos valores o más, separados por comas: { $name }(1d6,3).
}
reason-repeat-needs-parentheses = Lo que se repite va entre paréntesis: { $suggestion }. «Por» es *.
reason-repeat-out-of-range = Una tirada se puede repetir de 1 a { $limit } veces.
reason-step-out-of-range = El paso que sigue a «by» es 1 como mínimo: 1d20 vs 15 by 5.
reason-too-deep = No puede haber más de { $limit } paréntesis o llaves sin cerrar a la vez. Quita alguno.
reason-syntax = { $hint ->
    [end] Aquí falta algo, por ejemplo un número o unos dados: 2d6+3.
    [bracket] Hay un paréntesis o una llave sin cerrar, o falta algo antes de su cierre.
    [separator] Los números son enteros y no llevan separadores: 1000, no 1,000; 1d6/2, no 0,5.
    [power] En la notación de dados no hay potencias. «Por» es un solo *: 3*3.
    [signs] Delante de un valor solo cabe un signo: 1d20-5, o 1d20-(-5).
    [target] «vs» y «by» van una vez, al final: 1d20+5 vs 15 by 5.
    [repeat] Para tirar varias veces, escribe { $suggestion }.
    [spaces] Sobra un espacio o falta algo como +: los dados y sus modificadores se escriben juntos, como en 4d6kh3.
    [label] Una etiqueta es un texto entre corchetes, una por cada valor: 1d8[espada].
   *[other] «{ $found }» no puede ir aquí (carácter { $column }). Un ejemplo: 2d6+1d4*2.
}
reason-too-complex = Esta expresión tiene { $nodes } partes; se admiten como mucho { $limit }. Acórtala.
reason-every-face-explodes = Este dado explotaría con todas sus caras. Deja alguna que no: 1d6!>=5.
reason-no-face-explodes = Este dado no tiene ninguna cara con la que pudiera explotar. Nombra una que tenga: 1d6!6.
reason-every-face-rerolls = Este dado se volvería a tirar con todas sus caras. Deja alguna que se quede: 1d6r1.
reason-no-face-rerolls = Este dado no tiene ninguna cara con la que se volviera a tirar. Nombra una que tenga: 1d6r1.
reason-drops-more-than-rolled = Aquí quedan { $present }, así que no se pueden descartar { $drops }.
reason-too-many-dice = Son { $dice } dados; se pueden tirar como mucho { $limit } a la vez.
reason-division-by-zero = El divisor podría ser 0. Haz que quede por encima: 2d6/max(1,1d4-1).
reason-value-out-of-range = Algún valor podría pasar de { $limit }. Usa números más pequeños.
reason-draw-limit = Estos dados pedían más de { $limit } caras, contando los que se vuelven a tirar y los que explotan. La tirada es nula.
reason-no-odds = Los dados que explotan y los que se vuelven a tirar hasta que valgan no tienen una probabilidad que mostrar aquí.
reason-odds-too-expensive = Calcular esta probabilidad con exactitud llevaría demasiado tiempo.
