// Ed25519 public keys under which a signature says nothing: points of small order, for which anybody can make one. The same as in
// rules/ledger/weak_keys.py; browsers differ in whether they refuse them.
export const WEAK_KEYS = new Set(
  [
    [`01${"00".repeat(30)}`, ["00", "80"]], // order 1
    [`ee${"ff".repeat(30)}`, ["7f", "ff"]], // the same, written as p + 1
    [`ec${"ff".repeat(30)}`, ["7f", "ff"]], // order 2
    [`00${"00".repeat(30)}`, ["00", "80"]], // order 4
    [`ed${"ff".repeat(30)}`, ["7f", "ff"]], // the same, written as p
    ["c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03", ["7a", "fa"]], // order 8
    ["26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc", ["05", "85"]],
  ].flatMap(([low, signs]) => signs.map((sign) => low + sign)),
);
