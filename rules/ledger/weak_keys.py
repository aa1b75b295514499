"""Ed25519 public keys under which a signature says nothing: points of small order, for which anybody can make one (RFC 8032, 6).

Programs differ in whether they refuse them; a file must not hold in one and fail in the other.
"""

_MIDDLE = "00" * 30
_ALL = "ff" * 30

WEAK_KEYS = frozenset(
    low + sign
    for low, signs in (
        (f"01{_MIDDLE}", ("00", "80")),  # order 1
        (f"ee{_ALL}", ("7f", "ff")),  # the same, written as p + 1
        (f"ec{_ALL}", ("7f", "ff")),  # order 2
        (f"00{_MIDDLE}", ("00", "80")),  # order 4
        (f"ed{_ALL}", ("7f", "ff")),  # the same, written as p
        ("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03", ("7a", "fa")),  # order 8
        ("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc", ("05", "85")),
    )
    for sign in signs
)
