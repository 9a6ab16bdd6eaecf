import type { CardGame, CardTerms } from './deal-card.ts';
import { type ReferenceGame, referenceGame } from './reference-game.ts';
import type { Deal } from './simulate/deal-ends.ts';
import { expectedDeal, knownDeal, workOutDeal } from './simulate/expected-end.ts';

/** Everything is reckoned for a bonus of this size: only shares count, and what was worked out for one gift holds for many. */
const bonus = 10_000n;

/** What cards reckon with: the reference game, and what playing a bonus through there comes to. */
export const cardGame: CardGame = cardGameBy(expectedDeal);

/**
 * Shows cards without holding others up: what has not been worked out yet is left open by a first look at them, worked out in
 * short turns, and in place at the next.
 */
export async function withCardGame<T>(show: (game: CardGame) => T): Promise<T> {
  for (;;) {
    const open: Deal[] = [];
    const shown = show(
      cardGameBy((deal) => {
        const known = knownDeal(deal);
        if (!known) open.push(deal);
        return known;
      }),
    );
    if (open.length === 0) return shown;
    await Promise.all(open.map(workOutDeal));
  }
}

function cardGameBy(expected: (deal: Deal) => { belowDeposit: boolean } | undefined): CardGame {
  return {
    reference: referenceGame,
    endsBelowDeposit(terms, game) {
      const deal = dealOf(terms, game);
      return (deal && expected(deal)?.belowDeposit) ?? false;
    },
  };
}

/** Undefined: without a deposit nothing can end below it. */
function dealOf({ deposit, amount, ...terms }: CardTerms, game: ReferenceGame): Deal | undefined {
  if (deposit === null || amount === 0n) return undefined;
  const scaled = (of: bigint) => (of * bonus) / amount;
  return {
    deposit: scaled(deposit),
    bonus,
    requirement: scaled(terms.requirement),
    maxStake: terms.maxStake === null ? null : coarse(scaled(terms.maxStake)),
    maxCashout: terms.maxCashout === null ? null : coarse(scaled(terms.maxCashout)),
    release: terms.release,
    gameReturn: game.gameReturn,
    gameDeviation: game.deviation,
  };
}

/** Two digits are enough, so that gifts of nearly the same size share one answer. */
function coarse(amount: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, String(amount).length - 2));
  return (amount / step) * step || 1n;
}
