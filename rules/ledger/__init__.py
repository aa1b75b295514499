"""Verified rolls, `tirada-roll/1`: canonical bytes, commitments, draws, signatures, entries, files and their verification.

Pure: seeds, nonces, salts, keys and times are handed in. Hashes and keys travel as lower-case hex, secrets as bytes.
"""
