import { randomBytes } from 'node:crypto';
import type { MartCard, PromotionRule } from '@halley/contract';
import { someSpins } from '../../server/src/promotions/testing/a-rule.ts';
import type { JourneyHouse } from './house.ts';
import { publishPromotion } from './publish-promotion.ts';
import type { Visitor } from './visit.ts';

interface ShopCardOptions {
  /** Who may have it, so that nobody else in the house meets it. */
  players: readonly Visitor[];
  title: string;
  reward?: Record<string, unknown>;
  card?: Partial<MartCard>;
  caps?: Partial<PromotionRule['caps']>;
  schedule?: PromotionRule['schedule'];
}

interface ShopCard {
  group: string;
  /** It is not in the shop any more. */
  takeAway: () => Promise<unknown>;
}

/** Something on the shelves of the points shop, for 100 points; five free spins where nothing else is said. */
export async function putInShop(house: JourneyHouse, options: ShopCardOptions): Promise<ShopCard> {
  const { players, title, reward = someSpins, card, caps, schedule } = options;
  const words = { title, summary: 'For points, and for nothing else.' };
  const group = `${card?.group ?? 'journey'}_${randomBytes(4).toString('hex')}`;
  const rule = {
    kind: 'shop',
    product: 'casino',
    texts: { en: words, de: words, 'fr-CA': words, no: words, it: words },
    schedule: schedule ?? { from: '2026-01-01T00:00:00.000Z' },
    trigger: { claim: 'points' },
    card: { category: 'SPECIAL_REWARDS', price: { EUR: 100 }, ...card, group },
    audience: { playerIds: players.map(({ id }) => id) },
    condition: {},
    rewards: [reward],
    takeDays: 30,
    caps: { perPlayer: 100, ...caps },
    budget: { currency: 'EUR', expected: 100_000, hard: 900_000 },
    stacking: { group: '', order: 0 },
  };
  const { id, version, maker, reason } = await publishPromotion(house, rule);
  return {
    group,
    takeAway: () => maker.must('POST', `/api/staff/promotions/${id}/moves`, { to: 'paused', version, reason }),
  };
}

/** Points to spend, as a promotion gives them; they make no level. */
export async function givePoints(house: JourneyHouse, player: Visitor, points: number): Promise<void> {
  await house.database.tx((tx) =>
    house.house.loyalty.move(tx, [
      {
        playerId: player.id,
        kind: 'promotion',
        chargeable: BigInt(points) * 1_000_000n,
        persistent: 0n,
        key: `journey ${randomBytes(4).toString('hex')}`,
        detail: {},
        actor: 'system',
      },
    ]),
  );
}
