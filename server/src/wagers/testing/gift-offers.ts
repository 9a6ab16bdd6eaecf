import type { PromotionRule } from '@halley/contract';
import { slot } from '../../bonuses/testing/test-bonuses.ts';
import type { Clock, Database } from '../../kit/index.ts';
import type { PromotionsNeeds } from '../../promotions/index.ts';
import { aRule } from '../../promotions/testing/a-rule.ts';
import { factsOf, promotionsOn } from '../../promotions/testing/test-promotions.ts';

const inBoth = (amount: number) => ({ EUR: amount, USD: amount });
const play = { weights: { slots: 100, other: 50, tables: 10 }, games: { not: ['test/never'] } };
const wins = { ...play, wager: 2, maxStake: inBoth(300), days: 20, release: 'whole' } as const;

/** What is given with a deposit: a bonus at once, one by steps and with a cap, free spins. */
const rewards: PromotionRule['rewards'] = [
  { ...wins, type: 'bonus', amount: inBoth(300), days: 30 },
  {
    ...play,
    type: 'bonus',
    amount: inBoth(250),
    wager: 3,
    maxStake: inBoth(310),
    maxCashout: inBoth(120),
    days: 40,
    release: 'steps',
  },
  { type: 'freespins', games: [slot], bet: inBoth(20), count: 3, days: 7, result: 'bonus', maxWin: inBoth(150), wins },
];

/** A player has each of them so often at most, whatever the wallet. */
export const mostPerPlayer = 2;
/** Of promotions that are scarce there are so many. */
const scarceTotal = 12;

export interface OffersOfLives {
  ids: readonly number[];
  /** What a player types for the first of them: shared by all lives. */
  code: string;
}

/** The room of promotions of one process; whoever is `barred` may be given nothing (PR-01). */
export function offersOn(
  database: Database,
  { clock, give, barred }: { clock: Clock; give: PromotionsNeeds['give']; barred: ReadonlySet<number> },
) {
  const codes = new Map<number, string>();
  const room = promotionsOn(database, {
    clock,
    give,
    thirdPersonFrom: 1_000_000_000n,
    mayReceive: async (_db, ids) => new Set(ids.filter((id) => !barred.has(id))),
    identity: {
      promotionFacts: {
        of: async (_db, ids) =>
          new Map(
            ids.map((playerId) => [playerId, factsOf({ playerId, depositBonusCode: codes.get(playerId) ?? null })]),
          ),
        page: async () => [],
        bornOn: async () => [],
        householdOf: async () => [],
      },
      samePersonsOf: async () => [],
      nicknames: async () => new Map(),
    },
  });
  return {
    ...room,
    /** Three promotions that are live, the first of them with a code. `scarce`: fewer than lives ask for. */
    async open({ isScarce }: { isScarce: boolean }): Promise<OffersOfLives> {
      const ids: number[] = [];
      for (const [which, reward] of rewards.entries()) {
        const rule = aRule({
          trigger: which === 0 ? { claim: 'code' } : { event: 'deposited' },
          condition: { amountAtLeast: inBoth(100) },
          rewards: [reward],
          caps: { perPlayer: mostPerPlayer, ...(isScarce && { total: scarceTotal }) },
          budget: { currency: 'EUR', expected: 1000, hard: isScarce ? scarceTotal * 250 : 50_000_000 },
        });
        ids.push(await room.live(rule));
      }
      const [first = 0] = ids;
      const code = `LIVES${first}`;
      await room.codes(first, { shared: code, maxUses: isScarce ? scarceTotal - 1 : 1_000_000 });
      return { ids, code };
    },
    /** The code stands in the player's account, as the form of the cashier writes it. */
    type: (playerId: number, code: string) => void codes.set(playerId, code),
  };
}

export type GiftOffers = ReturnType<typeof offersOn>;
