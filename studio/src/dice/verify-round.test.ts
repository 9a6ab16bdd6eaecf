import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeHash } from '../fair/hmac-node.ts';
import { commit, fairDraw } from '../fair/index.ts';
import { verifyRound } from '../kit/index.ts';
import { diceGame, ROLLS } from './rules.ts';

describe('verifier', () => {
  it('[PP-11] [PP-13] recomputes what the server decided, for any seeds, choice and stake', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9a-f]{64}$/),
        fc.stringMatching(/^[!-~]{1,64}$/),
        fc.nat(),
        fc.constantFrom('under' as const, 'over' as const),
        fc.integer({ min: 299, max: 9_700 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (serverSeed, clientSeed, nonce, side, target, stake) => {
          const source = { serverSeed, clientSeed, nonce };
          const choice = { side, target };
          const decided = diceGame.play({ stake, choice, draw: fairDraw(source, nodeHash.hmac) });
          const verified = verifyRound(diceGame, { ...source, stake, choice, serverSeedHash: commit(serverSeed) });
          expect(verified).toEqual({ ok: true, value: { ...decided, commitmentHolds: true } });
        },
      ),
    );
  });

  it('[PP-13] says when the opened seed is not the sealed one', () => {
    const round = { serverSeed: 'aa', clientSeed: 'b', nonce: 0, stake: 1n, choice: { side: 'under', target: 5_000 } };
    const verified = verifyRound(diceGame, { ...round, serverSeedHash: commit('bb') });
    expect(verified.ok && verified.value.commitmentHolds).toBe(false);
    const without = verifyRound(diceGame, round);
    expect(without.ok && without.value.commitmentHolds).toBe(undefined);
  });

  it('refuses a choice that could not have been played', () => {
    const verified = verifyRound(diceGame, { serverSeed: 'aa', clientSeed: 'b', nonce: 0, stake: 1n, choice: {} });
    expect(verified.ok).toBe(false);
  });

  it('[PP-12] reaches every one of the 10 000 rolls, and the stake changes none of them', () => {
    const seen = new Set<number>();
    const choice = { side: 'under' as const, target: 5_000 };
    for (let nonce = 0; seen.size < ROLLS && nonce < 25_000; nonce += 1) {
      const source = { serverSeed: 'reach', clientSeed: 'all', nonce };
      // Every part of a block of the stream is as good as its first.
      const draw = fairDraw(source, nodeHash.hmac);
      const { outcome } = diceGame.play({ stake: 1n, choice, draw });
      seen.add(outcome.roll);
      for (let more = 1; more < 8; more += 1) seen.add(diceGame.play({ stake: 1n, choice, draw }).outcome.roll);
      if (nonce % 10 === 0) {
        const richer = diceGame.play({ stake: 10n ** 9n, choice, draw: fairDraw(source, nodeHash.hmac) });
        expect(richer.outcome).toEqual(outcome);
      }
    }
    expect(seen.size).toBe(ROLLS);
  });
});
