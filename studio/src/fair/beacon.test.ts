import { describe, expect, it } from 'vitest';
import { beaconKeys, checkBeacon, roundAt, signRound, timeOfRound } from './beacon.ts';

/** drand's quicknet, chain 52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971, as the league published it. */
const quicknet = {
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

describe('a beacon’s signature', () => {
  it('holds for a round of drand’s quicknet, and for no other', () => {
    expect(checkBeacon(quicknet)).toBe(true);
    expect(checkBeacon({ ...quicknet, round: 1001 })).toBe(false);
    expect(checkBeacon({ ...quicknet, signature: quicknet.signature.replace('b4', '94') })).toBe(false);
  });

  it('does not hold where it is no point, of another length, or of another key', () => {
    const { publicKey } = beaconKeys(new Uint8Array(48).fill(7));
    const bad = ['', 'zz', 'b4', '00'.repeat(48), 'ff'.repeat(48), `c0${'00'.repeat(47)}`];
    for (const signature of bad) expect(checkBeacon({ ...quicknet, signature })).toBe(false);
    for (const key of ['', publicKey, `c0${'00'.repeat(95)}`]) {
      expect(checkBeacon({ ...quicknet, publicKey: key })).toBe(false);
    }
    expect(checkBeacon({ ...quicknet, round: 0 })).toBe(false);
  });

  it('is made by a beacon of our own in the same way', () => {
    const { secretKey, publicKey } = beaconKeys(new Uint8Array(48).fill(7));
    const signature = signRound(secretKey, 12);
    expect(signRound(secretKey, 12)).toBe(signature);
    expect(checkBeacon({ publicKey, round: 12, signature })).toBe(true);
    expect(checkBeacon({ publicKey, round: 13, signature })).toBe(false);
  });
});

describe('rounds of a beacon', () => {
  const beacon = { genesis_at: new Date(1_692_803_367_000).toISOString(), period_seconds: 3 };

  it.each([
    [1_692_803_367_000, 1],
    [1_692_803_367_001, 2],
    [1_692_803_370_000, 2],
    [1_692_803_370_001, 3],
    [1_000_000_000_000, 1],
  ])('are the first that is not before %i', (time, round) => {
    expect(roundAt(beacon, new Date(time))).toBe(round);
    expect(timeOfRound(beacon, round).getTime()).toBeGreaterThanOrEqual(time);
  });
});
