import type { CardGame, CardTerms } from './deal-card.ts';
import { type ReferenceGame, referenceGame } from './reference-game.ts';
import { expectedDeal } from './simulate/expected-end.ts';

/** Everything is reckoned for a bonus of this size: only shares count, and what was worked out for one gift holds for many. */
const bonus = 10_000n;

/** What cards reckon with: the reference game, and what playing a bonus through there comes to. */
export const cardGame: CardGame = {
  reference: referenceGame,
  endsBelowDeposit({ deposit, amount, ...terms }: CardTerms, game: ReferenceGame) {
    if (deposit === null || amount === 0n) return false;
    const scaled = (of: bigint) => (of * bonus) / amount;
    return expectedDeal({
      deposit: scaled(deposit),
      bonus,
      requirement: scaled(terms.requirement),
      maxStake: terms.maxStake === null ? null : coarse(scaled(terms.maxStake)),
      maxCashout: terms.maxCashout === null ? null : coarse(scaled(terms.maxCashout)),
      release: terms.release,
      gameReturn: game.gameReturn,
      gameDeviation: game.deviation,
    }).belowDeposit;
  },
};

/** Two digits are enough, so that gifts of nearly the same size share one answer. */
function coarse(amount: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(amount).length - 2));
  return (amount / step) * step || 1n;
}
