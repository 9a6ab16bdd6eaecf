"""The public scheme of the number stream, written down a second time with nothing of ours: only what studio/README.md
says of it and the standard library of Python. Its output is fair-stream.json; the test beside the stream compares.

    python3 studio/vectors/fair-stream.py > studio/vectors/fair-stream.json
"""

import hashlib
import hmac
import json
import struct
from fractions import Fraction

SEEDS = [
    ("0" * 64, "halley", 0),
    ("0" * 64, "halley", 1),
    ("f" * 64, "a:b:c", 7),
    ("00112233445566778899aabbccddeeff" * 2, "quiet-orange-harbour", 123456),
    (hashlib.sha256(b"perihelion").hexdigest(), "~ !\"#$%&'()*+,-./", 2**31),
]
RANGES = [1, 2, 6, 13, 37, 52, 100, 10_000, 2**21, 2**21 + 1, 3 * 2**30, 2**32 - 1, 2**32]


def words(server_seed, client_seed, nonce):
    block = 0
    while True:
        message = f"{client_seed}:{nonce}:{block}".encode()
        digest = hmac.new(server_seed.encode(), message, hashlib.sha256).digest()
        yield from struct.unpack(">8I", digest)
        block += 1


def integer(source, limit):
    while True:
        product = next(source) * limit
        if product % 2**32 >= 2**32 % limit:
            return product // 2**32


def vector(server_seed, client_seed, nonce):
    source = words(server_seed, client_seed, nonce)
    floats = [str(Fraction(next(source), 2**32)) for _ in range(20)]
    source = words(server_seed, client_seed, nonce)
    integers = [[limit, integer(source, limit)] for _ in range(40) for limit in RANGES]
    return {
        "server_seed": server_seed,
        "server_seed_hash": hashlib.sha256(server_seed.encode()).hexdigest(),
        "client_seed": client_seed,
        "nonce": nonce,
        "floats": floats,
        "integers": " ".join(f"{limit}:{value}" for limit, value in integers),
    }


print(json.dumps([vector(*seeds) for seeds in SEEDS], indent=1))
