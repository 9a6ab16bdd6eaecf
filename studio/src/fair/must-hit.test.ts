import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHash } from './hmac-node.ts';
import { mustHitAmount, verifyDrop } from './must-hit.ts';
import { commit } from './seeds.ts';
import { fairBlock } from './stream.ts';

const source = { serverSeed: 'e3'.repeat(32), clientSeed: 'mystic:ember', nonce: 1 };

describe('the hidden amount of a jackpot', () => {
  it('[PP-12] [PP-13] is eight bytes of the public stream, scaled between seed and ceiling', () => {
    const bounds = { seedAmount: 2_000n, ceilingAmount: 10_000n };
    const block = Buffer.from(fairBlock(source, 0));
    const expected = 2_001n + ((block.readBigUInt64BE(0) * 8_000n) >> 64n);
    expect(mustHitAmount(source, bounds)).toBe(expected);
    expect(mustHitAmount(source, bounds, nodeHash.hmac)).toBe(expected);
  });

  it('[PP-12] is above the seed and never above the ceiling, for ranges past 32 bits too', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.nat({ max: 1_000_000 }),
        fc.bigInt({ min: 0n, max: 2n ** 50n }),
        fc.bigInt({ min: 1n, max: 2n ** 50n }),
        (serverSeed, nonce, seedAmount, range) => {
          const bounds = { seedAmount, ceilingAmount: seedAmount + range };
          const amount = mustHitAmount({ serverSeed, clientSeed: 'c', nonce }, bounds, nodeHash.hmac);
          expect(amount > seedAmount && amount <= bounds.ceilingAmount).toBe(true);
        },
      ),
    );
    expect(mustHitAmount(source, { seedAmount: 7n, ceilingAmount: 8n })).toBe(8n);
  });

  it.each([
    [5n, 5n],
    [6n, 5n],
    [-1n, 5n],
    [0n, 2n ** 64n + 1n],
  ])('refuses to draw between %s and %s', (seedAmount, ceilingAmount) => {
    expect(() => mustHitAmount(source, { seedAmount, ceilingAmount })).toThrow(RangeError);
  });

  it.each([
    ['cents', { seedAmount: 2_000n, ceilingAmount: 10_000n }],
    ['subunits past 32 bits', { seedAmount: 10n ** 11n, ceilingAmount: 9n * 10n ** 12n + 17n }],
  ])('[PP-12] is uniform over %s: chi-square over fixed seeds', { timeout: 60_000 }, (_name, bounds) => {
    const cells = new Array<number>(50).fill(0);
    const draws = 50_000;
    const range = bounds.ceilingAmount - bounds.seedAmount;
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const drawn = mustHitAmount(
        { serverSeed: 'c0ffee'.padEnd(64, '0'), clientSeed: 'chi', nonce },
        bounds,
        nodeHash.hmac,
      );
      cells[Number(((drawn - bounds.seedAmount - 1n) * 50n) / range)]! += 1;
    }
    const expected = draws / cells.length;
    const chiSquare = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 49 degrees of freedom: 85.4 is passed once in a thousand. The seeds are fixed, so this never flickers.
    expect(chiSquare).toBeLessThan(85.4);
    expect(chiSquare).toBeGreaterThan(23);
  });
});

describe('a past drop', () => {
  const bounds = { seedAmount: 2_000n, ceilingAmount: 10_000n };
  const drop = {
    ...source,
    ...bounds,
    serverSeedHash: commit(source.serverSeed),
    amount: mustHitAmount(source, bounds),
  };

  it('[PP-13] is drawn again by anyone, in Node and in a browser', () => {
    const holds = { amount: drop.amount, amountHolds: true, commitmentHolds: true };
    expect(verifyDrop(drop)).toEqual(holds);
    expect(verifyDrop(drop, nodeHash)).toEqual(holds);
    expect(drop.serverSeedHash).toBe(createHash('sha256').update(source.serverSeed).digest('hex'));
  });

  it.each<[string, Partial<typeof drop>, { amountHolds?: boolean; commitmentHolds?: boolean }]>([
    ['another amount', { amount: drop.amount + 1n }, { amountHolds: false }],
    ['another seed than was sealed', { serverSeed: 'e4'.repeat(32) }, { amountHolds: false, commitmentHolds: false }],
    ['another client seed', { clientSeed: 'mystic:trail' }, { amountHolds: false }],
    ['another cycle', { nonce: 2 }, { amountHolds: false }],
    ['another ceiling', { ceilingAmount: 20_000n }, { amountHolds: false }],
  ])('[PP-13] does not hold with %s', (_name, change, expected) => {
    expect(verifyDrop({ ...drop, ...change })).toMatchObject(expected);
  });
});
