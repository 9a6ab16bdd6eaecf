import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AutoProgress, afterRound, autoStop, noProgress } from './auto-rules.ts';

const rules = { rounds: 10, lossMost: 500n, winStop: 1_000n };

describe('play by itself ends', () => {
  it.each<[string, Partial<AutoProgress>, string | undefined]>([
    ['not before its first round', {}, undefined],
    ['after so many rounds', { played: 10 }, 'rounds'],
    ['before the loss could pass what was set', { played: 4, net: -401n }, 'loss'],
    ['not while the next stake still fits', { played: 4, net: -400n }, undefined],
    ['after a single win above what was set', { played: 1, net: 900n, lastWin: 1_001n }, 'win'],
    ['not after one that only reaches it', { played: 1, net: 900n, lastWin: 1_000n }, undefined],
  ])('%s', (_, progress, reason) => {
    expect(autoStop(rules, { ...noProgress, ...progress }, 100n)).toBe(reason);
  });

  it('never loses more than was set, whatever falls', () => {
    const round = fc.record({ stake: fc.bigInt(1n, 300n), win: fc.bigInt(0n, 600n) });
    fc.assert(
      fc.property(fc.array(round, { maxLength: 60 }), fc.bigInt(1n, 2_000n), (rounds, lossMost) => {
        let progress = noProgress;
        for (const each of rounds) {
          if (autoStop({ rounds: 50, lossMost, winStop: undefined }, progress, each.stake)) break;
          progress = afterRound(progress, each);
        }
        return -progress.net <= lossMost && progress.played <= 50;
      }),
    );
  });
});
