"""Draws of lotteries, drawn a second time with nothing of ours: only what studio/README.md says of them and the standard
library of Python. Its output is draw-tickets.json; the test beside the draw compares.

    python3 studio/vectors/draw-tickets.py > studio/vectors/draw-tickets.json
"""

import hashlib
import hmac
import json
import struct


def sha256(data):
    return hashlib.sha256(data).digest()


def words(seed, client, nonce):
    block = 0
    while True:
        digest = hmac.new(seed.encode(), f"{client}:{nonce}:{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1


def integer(source, range_):
    surplus = 2**32 % range_
    for word in source:
        product = word * range_
        if product % 2**32 >= surplus:
            return product >> 32


def leaf(row):
    first, count, owner, void = row
    return sha256(b"\x00" + struct.pack(">QI", first, count) + bytes.fromhex(owner) + bytes([void]))


def tree(leaves):
    """RFC 6962, 2.1: the left side is the largest power of two below the number of leaves."""
    if not leaves:
        return sha256(b"")
    if len(leaves) == 1:
        return leaves[0]
    split = 1 << (len(leaves) - 1).bit_length() - 1
    return sha256(b"\x01" + tree(leaves[:split]) + tree(leaves[split:]))


def path(leaves, at):
    if len(leaves) <= 1:
        return []
    split = 1 << (len(leaves) - 1).bit_length() - 1
    if at < split:
        return path(leaves[:split], at) + [tree(leaves[split:])]
    return path(leaves[split:], at - split) + [tree(leaves[:split])]


def draw(seed, client, rows, prizes):
    tickets = sum(row[1] for row in rows)
    void = {number for first, count, _, gone in rows if gone for number in range(first, first + count)}
    won = []
    nonce = 0
    while len(won) < min(prizes, tickets - len(void)):
        nonce += 1
        ticket = integer(words(seed, client, nonce), tickets) + 1
        if ticket in void or any(ticket == one[2] for one in won):
            continue
        won.append([len(won) + 1, nonce, ticket])
    return won


def vector(name, counts, voids, prizes):
    rows = []
    first = 1
    for at, count in enumerate(counts):
        rows.append([first, count, sha256(f"{name} {at % 5}".encode()).hex(), 1 if at in voids else 0])
        first += count
    leaves = [leaf(row) for row in rows]
    seed = sha256(f"seed of {name}".encode()).hex()
    signature = (sha256(f"beacon of {name}".encode()) + sha256(b"more")[:16]).hex()
    root = tree(leaves)
    client = sha256(bytes.fromhex(signature) + root).hex()
    return {
        "name": name,
        "seed": seed,
        "signature": signature,
        "rows": rows,
        "root": root.hex(),
        "client_seed": client,
        "paths": [[one.hex() for one in path(leaves, at)] for at in range(len(leaves))],
        "prizes": prizes,
        "drawn": draw(seed, client, rows, prizes),
    }


vectors = [
    vector("nobody", [], [], 3),
    vector("one", [1], [], 3),
    vector("two and a void one", [3, 2], [1], 2),
    vector("seven rows", [5, 1, 1, 20, 3, 400, 7], [3], 10),
    vector("eleven rows, all but three void", [2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 1], [0, 1, 2, 4, 5, 6, 8, 9], 20),
    vector("sixteen rows", [50_000 + 7 * at for at in range(16)], [2, 9], 5),
]
print("[\n" + ",\n".join(json.dumps(one) for one in vectors) + "\n]")
