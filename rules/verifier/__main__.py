from rules.verifier import VERIFIER, fingerprint, write

write()
print(f"{fingerprint()}  {VERIFIER.name}")
