import { randomUUID } from 'node:crypto';
import type { PromotionRule } from '@halley/contract';
import { expect } from 'vitest';
import type { LimitedHouse } from '../../../../../test/limited-house.ts';
import { aRule, usualPlay } from '../../../promotions/testing/a-rule.ts';
import { makeLive } from '../../../promotions/testing/make-live.ts';
import { millionths } from '../../points/millionths.ts';

type Card = NonNullable<PromotionRule['card']>;
type Reward = PromotionRule['rewards'][number];

/** Rewards of cards, as small as can be. */
export const rewards = {
  money: { type: 'cash', amount: { EUR: 500, NOK: 5_500 } },
  bonus: { type: 'bonus', amount: { EUR: 500 }, ...usualPlay, games: {} },
  freespins: {
    type: 'freespins',
    games: ['halley-studio/comet-run'],
    bet: { EUR: 10 },
    count: 20,
    days: 7,
    result: 'bonus',
    wins: { ...usualPlay, games: {} },
  },
  lootbox: {
    type: 'lootbox',
    groupKey: 'night_box',
    days: 30,
    items: [
      { weight: 3, prize: null },
      { weight: 1, prize: { type: 'cash', amount: { EUR: 200 } } },
    ],
  },
  goods: { type: 'goods', worth: { EUR: 800 } },
} as const satisfies Record<string, Reward>;

export interface NewCard extends Partial<Omit<PromotionRule, 'card'>> {
  reward: Reward;
  card?: Partial<Card>;
  stock?: number;
}

let number = 0;

/** A card that everybody may have often. */
export function aCard({ reward, card, stock, ...changed }: NewCard): PromotionRule {
  number += 1;
  return aRule({
    kind: 'shop',
    trigger: { claim: 'points' },
    condition: {},
    rewards: [reward],
    card: { group: `card_${number}`, category: 'SPECIAL_REWARDS', price: { EUR: 100 }, ...card },
    caps: { perPlayer: 100_000, ...(stock === undefined ? {} : { total: stock }) },
    budget: { currency: 'EUR', expected: 100_000, hard: 900_000 },
    ...changed,
  });
}

export type ShopPlayer = Awaited<ReturnType<LimitedHouse['player']>>;

export const anAddress = {
  name: 'Ada Example',
  street: 'Example Road 1',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
} as const;

/** The shop of a house of tests: cards on its shelf, points for its players, and how they exchange them. */
export function shopOf(limited: () => LimitedHouse) {
  return {
    async put(card: NewCard): Promise<{ id: number; group: string }> {
      const rule = aCard(card);
      return { id: await makeLive(limited(), rule), group: rule.card?.group ?? '' };
    },
    async givePoints({ playerId }: Pick<ShopPlayer, 'playerId'>, points: number): Promise<void> {
      const { house, database } = limited();
      const chargeable = BigInt(Math.round(points * 1_000_000));
      const entry = { playerId, chargeable, persistent: 0n, kind: 'promotion', key: null, detail: {} } as const;
      await database.tx((tx) => house.loyalty.move(tx, [{ ...entry, actor: 'system' }]));
    },
    async pointsOf({ playerId }: Pick<ShopPlayer, 'playerId'>): Promise<number> {
      const { rows } = await limited().database.query<{ chargeable: bigint }>(
        'select chargeable from loyalty_account where player_id = $1',
        [playerId],
      );
      return Number(rows[0]?.chargeable ?? 0n) / Number(millionths);
    },
    exchange(player: ShopPlayer, { type, key = randomUUID(), ...exchange }: Exchange) {
      const headers = { 'idempotency-key': key };
      const body = { exchange: { currency: 'EUR', ...exchange } };
      return player.browser.call('POST', `/api/comp_points/exchange/${type}`, body, headers);
    },
    rates: async (player: ShopPlayer, type: string) => {
      const answer = await player.call('GET', `/api/comp_points/rates/${type}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    /** What there is to see of the shop in the books: nothing of it may change with a refusal. */
    async books(playerId: number): Promise<unknown> {
      const { rows } = await limited().database.query(
        `select (select count(*) from loyalty_order where player_id = $1) as orders,
           (select count(*) from loyalty_entry where player_id = $1) as entries,
           (select count(*) from promotions_grant where player_id = $1) as grants,
           (select sum(spent + reserved + given) from promotions_budget) as budgets,
           (select coalesce(sum(points_left), 0) from loyalty_lot where player_id = $1) as lots`,
        [playerId],
      );
      return rows[0];
    },
  };
}

interface Exchange {
  type: string;
  group: string;
  points: number;
  currency?: string;
  address?: object;
  tickets_count?: number;
  lottery_id?: number;
  key?: string;
}
