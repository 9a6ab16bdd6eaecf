import type { DueGrant, DuePrize } from '../../promotions/index.ts';
import { usualPlay } from '../../promotions/testing/a-rule.ts';
import type { BoxItem } from '../lootboxes/lootbox.ts';

let nextGrant = 9_000_000;
const words = { title: 'A box', summary: 'Something is in it' };

/** A box as promotions give it, by a grant of the test's own. */
export function aGrant(
  { playerId }: { playerId: number },
  items: BoxItem[],
  groupKey = 'rocket_lite',
): DueGrant<'lootbox'> {
  nextGrant += 1;
  return {
    id: nextGrant,
    playerId,
    promotionId: nextGrant,
    version: 1,
    kind: 'shop',
    product: 'casino',
    texts: { en: words, de: { ...words, title: 'Eine Kiste' }, 'fr-CA': words, no: words, it: words },
    groupKey: null,
    occasion: 'once',
    currency: 'EUR',
    takeDays: 14,
    activate: false,
    reward: { type: 'lootbox', groupKey, days: 7, items },
  };
}

export const cash: DuePrize = { type: 'cash', amount: 200n, why: 'promotion' };
export const points: DuePrize = { type: 'points', chargeable: 10, persistent: 0 };
const { games: _all, maxStake: _most, wager, days, ...terms } = usualPlay;
export const bonus: Extract<DuePrize, { type: 'bonus' }> = {
  type: 'bonus',
  amount: 1_000n,
  deposit: null,
  wager,
  terms: { ...terms, games: {} },
  maxStake: 500n,
  maxCashout: null,
  days,
};
export const spins: DuePrize = {
  type: 'freespins',
  games: ['halley-studio/comet-run'],
  bet: 20n,
  count: 5,
  days: 30,
  result: 'cash',
  maxWin: 5_000n,
  wins: null,
};
