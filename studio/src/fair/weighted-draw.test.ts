import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserHash } from './hmac-browser.ts';
import { nodeHash } from './hmac-node.ts';
import { chiSquared } from './randomness/p-values.ts';
import { commit } from './seeds.ts';
import { verifyDraw, weightedDraw } from './weighted-draw.ts';

interface Vector {
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  weights: number[];
  draws: [nonce: number, drawn: number, item: number, rest: number][];
}

/** Made by `studio/vectors/weighted-draw.py`, which shares nothing with this code. */
const vectors: Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/weighted-draw.json'), 'utf8'),
);

const source = { serverSeed: 'e3'.repeat(32), clientSeed: 'mystic:ember', nonce: 12 };
const weights = [4000, 4000, 2000, 5];

describe('a draw among weights', () => {
  it.each([
    ['server', nodeHash],
    ['browser', browserHash],
  ])('[PP-12] [PP-13] is on the %s what another implementation of the public scheme draws', (_name, hash) => {
    for (const { server_seed, server_seed_hash, client_seed, weights: table, draws } of vectors) {
      for (const [nonce, drawn, item, rest] of draws) {
        const of = table.reduce((sum, weight) => sum + weight, 0);
        const told = { server_seed, server_seed_hash, client_seed, nonce, of, drawn, rest };
        const again = { of, drawn, item, rest };
        expect(weightedDraw({ serverSeed: server_seed, clientSeed: client_seed, nonce }, table, hash.hmac)).toEqual(
          again,
        );
        expect(verifyDraw(told, table, hash)).toEqual({ ...again, drawHolds: true, commitmentHolds: true });
      }
    }
  });

  it('[PP-12] gives each item as often as its weight says, and every place of the pointer alike', {
    timeout: 60_000,
  }, () => {
    const draws = 200_000;
    const counts = weights.map(() => 0);
    const places = new Array<number>(10).fill(0);
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const { item, rest } = weightedDraw({ ...source, nonce }, weights, nodeHash.hmac);
      counts[item]! += 1;
      places[Math.floor(rest / 100)]! += 1;
    }
    // The seeds are fixed, so this never flickers.
    const of = weights.reduce((sum, weight) => sum + weight, 0);
    expect(
      chiSquared(
        counts,
        weights.map((weight) => (draws * weight) / of),
      ),
    ).toBeGreaterThan(0.001);
    expect(
      chiSquared(
        places,
        places.map(() => draws / places.length),
      ),
    ).toBeGreaterThan(0.001);
  });

  it('an item without weight is never drawn, and a table that is none is refused', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      expect(weightedDraw({ ...source, nonce }, [1, 0, 1], nodeHash.hmac).item).not.toBe(1);
    }
    for (const table of [[], [0, 0], [1, -1], [1.5, 1], [Number.NaN]]) {
      expect(() => weightedDraw(source, table)).toThrow(RangeError);
    }
  });
});

describe('a draw that is checked', () => {
  const { of, drawn, rest } = weightedDraw(source, weights);
  const told = {
    server_seed_hash: commit(source.serverSeed),
    server_seed: source.serverSeed,
    client_seed: source.clientSeed,
    nonce: source.nonce,
    of,
    drawn,
    rest,
  };

  it('[PP-13] cannot be checked while its seed is sealed', () => {
    expect(verifyDraw({ ...told, server_seed: null }, weights)).toBeNull();
  });

  it.each<[string, Partial<typeof told>, number[], object]>([
    ['another number', { drawn: drawn + 1 }, weights, { drawHolds: false }],
    ['another place of the pointer', { rest: (rest + 1) % 1000 }, weights, { drawHolds: false }],
    ['another sum', { of: of + 1 }, weights, { drawHolds: false }],
    ['other weights', {}, [4000, 4000, 2000, 6], { drawHolds: false }],
    ['another nonce', { nonce: 13 }, weights, { drawHolds: false }],
    ['another client seed', { client_seed: 'mystic:trail' }, weights, { drawHolds: false }],
    ['another seed than was sealed', { server_seed: 'e4'.repeat(32) }, weights, { commitmentHolds: false }],
  ])('[PP-13] does not hold with %s', (_name, change, table, expected) => {
    expect(verifyDraw({ ...told, ...change }, table)).toMatchObject(expected);
  });
});
