# Why a dice expression is refused, and what to write instead.

reason-empty = There are no dice here yet. Write, say, 2d6+3.
reason-too-long = { $typed ->
    [yes] This has { $length } characters; at most { $limit } can be read.
   *[no] Written out, this has { $length } characters; at most { $limit } can be read. Make it shorter.
}
reason-bad-character = { $hint ->
    [power] There is no power in dice notation (“{ $character }”). Write the multiplication out: 3*3.
    [digit] “{ $character }” is not a plain digit. Write { $suggestion }.
   *[other] “{ $character }” at character { $column } means nothing in dice notation. A note goes after a #: 1d20 # note.
}
reason-decimal = Only whole numbers can be used, without a point and without separators: 1000, not 1.000. A half is a division: 1d6/2.
reason-leading-zero = Numbers have no zeros in front: write { $plain }, not { $number }. The die from 1 to 100 is d100 or d%.
reason-number-too-large = This number is too large; the largest is { $limit }.
reason-missing-sides = { $hint ->
    [spaces] A die is written without spaces: { $suggestion }.
    [word] “{ $word }” is not dice notation: after d comes a number of sides, as in d6. A note goes after a #.
    [advantage] “{ $word }” is not dice notation. Roll two dice and keep one: { $suggestion }.
    [count] How many sides do these dice have? Write { $suggestion }, or { $sixes } with a capital D for six-sided dice.
   *[other] How many sides does this die have? Write, say, { $suggestion }.
}
reason-sides-out-of-range = A die has from 1 to { $limit } sides, not { $sides }.
reason-faces-out-of-range = { $number ->
    [none] A die lists at most { $limit } faces.
   *[other] { $number } is too far from zero for the face of a die: from -{ $limit } to { $limit } is possible.
}
reason-computed-dice = How many dice, and with how many sides, is written as a number and cannot be worked out or rolled: 4d6, not (3+1)d6 and not 1d(1d6).
reason-unknown-word = { $hint ->
    [note] “{ $word }” is not dice notation. Put a # before a note: { $suggestion }
    [target] “{ $word }” is not dice notation. A total is tested with vs: { $suggestion }
    [times] “{ $word }” is not dice notation here. Times is *, as in { $suggestion }; an exploding die is !, as in 3d6!; from 5 up it is 3d6!>=5, and once only 3d6!o.
    [explode] “{ $word }” is not dice notation here. An exploding die is !, as in 3d6!; from 5 up it is 3d6!>=5, and once only 3d6!o. Times is *.
    [count] “{ $word }” is not dice notation. Successes are counted with a comparison: 5d10>=8.
    [repeat] “{ $word }” is not dice notation. To repeat a roll, write { $suggestion }.
    [advantage] “{ $word }” is not dice notation. Roll two dice and keep one: { $suggestion }.
   *[other] “{ $word }” is not dice notation. Dice look like 2d6, functions like max(1d6,3), and a note goes after a #.
}
reason-modifier-needs-dice = { $hint ->
    [target] Only dice can be counted like this. A total is tested with vs: { $suggestion }
    [label] A label comes after the modifiers: 4d6kh3[hit], not 4d6[hit]kh3.
   *[other] This can only stand directly after dice or after a group in curly brackets: 4d6kh3, {"{"}2d6,1d12{"}"}kh1.
}
reason-not-for-groups = A group in curly brackets can keep, drop and count (kh, kl, dh, dl, >=8), nothing else. Put “{ $modifier }” after the dice inside it.
reason-modifier-order = { $hint ->
    [count] Exploding comes before counting. Write { $suggestion } to explode when it is { $condition }, or { $both } to explode on { $sides } and count what is { $condition }.
    [keep] Exploding comes before keeping and dropping: { $suggestion }.
   *[other] “{ $modifier }” stands too late. The order is: reroll (r), explode (!), min, max, keep or drop (kh, kl, dh, dl), count (>=8), failures (f).
}
reason-modifier-repeated = “{ $modifier }” can stand only once after the same dice. Only keep and drop may be repeated: 4d6kh3kl1.
reason-failures-without-count = Failures are taken off a count, so something must be counted first: 5d10>=8f1.
reason-nothing-to-round = { $name } takes one division and nothing else: { $name }(1d6/2)+1.
reason-wrong-argument-count = { $needed ->
    [one] { $name } takes one value between its brackets, not { $given }.
   *[several] { $name } needs two or more values, with commas between them: { $name }(1d6,3).
}
reason-repeat-needs-parentheses = What is repeated stands in brackets: { $suggestion }. Times is *.
reason-repeat-out-of-range = A roll can be repeated from 1 to { $limit } times.
reason-step-out-of-range = The step after “by” is at least 1: 1d20 vs 15 by 5.
reason-too-deep = No more than { $limit } brackets can be open at once. Take some away.
reason-syntax = { $hint ->
    [end] Something is missing here, such as a number or dice: 2d6+3.
    [bracket] A bracket has not been closed, or something is missing before its end.
    [separator] Numbers are whole and have no separators: 1000, not 1,000; 1d6/2, not 0,5.
    [power] There is no power in dice notation. Times is a single *: 3*3.
    [signs] Only one sign can stand before a value: 1d20-5, or 1d20-(-5).
    [target] “vs” and “by” come once, at the end: 1d20+5 vs 15 by 5.
    [repeat] To roll several times, write { $suggestion }.
    [spaces] There is a space too many, or something like + is missing: dice and their modifiers are written together, as in 4d6kh3.
    [label] A label is some text between square brackets, once for each value: 1d8[sword].
   *[other] “{ $found }” cannot stand here (character { $column }). An example: 2d6+1d4*2.
}
reason-too-complex = This expression has { $nodes } parts; at most { $limit } can be worked out. Make it shorter.
reason-every-face-explodes = This die would explode on each of its faces. Leave one that does not: 1d6!>=5.
reason-no-face-explodes = This die has no face on which it could explode. Name one that it has: 1d6!6.
reason-every-face-rerolls = This die would be rolled again on each of its faces. Leave one that stays: 1d6r1.
reason-no-face-rerolls = This die has no face on which it could be rolled again. Name one that it has: 1d6r1.
reason-drops-more-than-rolled = { $present } are left here, so { $drops } cannot be dropped.
reason-too-many-dice = That is { $dice } dice; at most { $limit } can be rolled at once.
reason-division-by-zero = The divisor could be 0. Keep it above 0: 2d6/max(1,1d4-1).
reason-value-out-of-range = A value in this could become larger than { $limit }. Use smaller numbers.
reason-draw-limit = These dice wanted more than { $limit } faces, with those rolled again and those that exploded. The roll is void.
reason-no-odds = Exploding dice, and dice rolled again until they fit, have no odds to show here.
reason-odds-too-expensive = Working out these odds exactly would take too long.
