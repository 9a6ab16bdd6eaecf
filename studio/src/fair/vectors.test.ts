import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browserHash } from './hmac-browser.ts';
import { nodeHash } from './hmac-node.ts';
import { commit } from './seeds.ts';
import { fairDraw, fairFloats } from './stream.ts';

interface Vector {
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: number;
  floats: string[];
  integers: string;
}

/** Made by `studio/vectors/fair-stream.py`, which shares nothing with this code. */
const vectors: Vector[] = JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/fair-stream.json'), 'utf8'));

describe.each([
  ['server', nodeHash],
  ['browser', browserHash],
])('[PP-13] the stream of the %s is what another implementation of the public scheme draws', (_, hash) => {
  test.each(vectors.map((vector) => [vector.client_seed, vector] as const))('%s', (_name, vector) => {
    const source = { serverSeed: vector.server_seed, clientSeed: vector.client_seed, nonce: vector.nonce };
    expect(commit(source.serverSeed, hash.sha256)).toBe(vector.server_seed_hash);
    const floats = vector.floats.map((text) => text.split('/').map(Number) as [number, number?]);
    expect(fairFloats(source, floats.length, hash.hmac)).toEqual(floats.map(([part, whole = 1]) => part / whole));
    const draw = fairDraw(source, hash.hmac);
    const drawn = vector.integers.split(' ').map((pair) => {
      const range = Number(pair.split(':')[0]);
      return `${range}:${draw.integer(range)}`;
    });
    expect(drawn.join(' ')).toBe(vector.integers);
  });
});
