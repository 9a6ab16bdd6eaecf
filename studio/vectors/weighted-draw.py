"""Boxes and turns of the wheel, drawn a second time with nothing of ours: only what studio/README.md says of them and the
standard library of Python. Its output is weighted-draw.json; the test beside the draw compares.

    python3 studio/vectors/weighted-draw.py > studio/vectors/weighted-draw.json
"""

import hashlib
import hmac
import json
import struct

SEEDS = [
    ("0" * 64, "halley"),
    ("f" * 64, "a:b:c"),
    (hashlib.sha256(b"perihelion").hexdigest(), "quiet-orange-harbour"),
]
TABLES = [
    [4000, 4000, 2000, 5],
    [340, 240, 160, 120, 70, 40, 20, 8, 2],
    [1, 1],
    [1_000_000] * 24,
    [3, 0, 7],
]
NONCES = [0, 1, 2, 47, 123456]


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


def draw(server_seed, client_seed, nonce, weights):
    source = words(server_seed, client_seed, nonce)
    drawn = integer(source, sum(weights))
    item, left = 0, drawn
    while left >= weights[item]:
        left -= weights[item]
        item += 1
    return [nonce, drawn, item, integer(source, 1000)]


vectors = [
    {
        "server_seed": server_seed,
        "server_seed_hash": hashlib.sha256(server_seed.encode()).hexdigest(),
        "client_seed": client_seed,
        "weights": weights,
        "draws": [draw(server_seed, client_seed, nonce, weights) for nonce in NONCES],
    }
    for server_seed, client_seed in SEEDS
    for weights in TABLES
]
print("[\n" + ",\n".join(json.dumps(vector) for vector in vectors) + "\n]")
