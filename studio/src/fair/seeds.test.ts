import { createHash, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClientSeed } from './client-seed.ts';
import { nodeHash } from './hmac-node.ts';
import { checkCommitment, commit, isServerSeed, newServerSeed } from './seeds.ts';

describe('seeds', () => {
  it('[PP-12] a server seed is 32 random bytes as 64 hex digits', () => {
    expect(newServerSeed((length) => new Uint8Array(length).fill(0xa5))).toBe('a5'.repeat(32));
    const seeds = new Set(Array.from({ length: 100 }, () => newServerSeed(randomBytes)));
    expect(seeds.size).toBe(100);
    for (const seed of seeds) expect(isServerSeed(seed)).toBe(true);
    expect(() => newServerSeed(() => new Uint8Array(16))).toThrow('32 bytes');
  });

  it('[PP-13] the commitment is SHA-256 of the seed as text, and only that seed opens it', () => {
    const serverSeed = 'ab'.repeat(32);
    const hash = createHash('sha256').update(serverSeed, 'latin1').digest('hex');
    expect(commit(serverSeed)).toBe(hash);
    expect(commit(serverSeed, nodeHash.sha256)).toBe(hash);
    expect(checkCommitment({ serverSeed, serverSeedHash: ` ${hash.toUpperCase()} ` })).toBe(true);
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), (other) => {
        fc.pre(other !== serverSeed);
        expect(checkCommitment({ serverSeed: other, serverSeedHash: hash })).toBe(false);
      }),
    );
  });

  it.each([
    ['quiet-orange-harbour', { ok: true, value: 'quiet-orange-harbour' }],
    ['  two words  ', { ok: true, value: 'two words' }],
    ['a'.repeat(64), { ok: true, value: 'a'.repeat(64) }],
    ['a'.repeat(65), { ok: false, fault: 'too-long' }],
    ['', { ok: false, fault: 'empty' }],
    ['   ', { ok: false, fault: 'empty' }],
    ['größe', { ok: false, fault: 'not-ascii' }],
    ['line\nbreak', { ok: false, fault: 'not-ascii' }],
    ['nul\0', { ok: false, fault: 'not-ascii' }],
  ])('[PP-13] client seed %j', (text, expected) => {
    expect(parseClientSeed(text)).toEqual(expected);
  });
});
