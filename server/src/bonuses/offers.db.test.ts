import { type PromotionRule, usualWeights } from '@halley/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { Offer } from '../promotions/index.ts';
import { sharedBonuses, slot, texts } from './testing/test-bonuses.ts';

const room = sharedBonuses();
afterEach(() => {
  room.others.offers = [];
  room.others.profile = 'CW';
});

const wagering = {
  wager: 25,
  weights: usualWeights,
  games: {},
  maxStake: { EUR: 500, NOK: 5_000 },
  days: 30,
  release: 'steps' as const,
};
const percent: PromotionRule['rewards'][number] = {
  type: 'bonus',
  percent: 100,
  cap: { EUR: 10_000, NOK: 100_000 },
  ...wagering,
};
const spins: PromotionRule['rewards'][number] = {
  type: 'freespins',
  games: [slot],
  bet: { EUR: 20 },
  count: 20,
  days: 7,
  result: 'bonus',
  maxWin: { EUR: 5_000 },
  wins: wagering,
};

const anOffer = (change: Partial<PromotionRule> = {}, more: Partial<Offer> = {}): Offer => ({
  id: 'offer-1',
  type: 'deposit',
  currency: 'EUR',
  depositFrom: 2_000n,
  picked: false,
  ...more,
  promotion: {
    id: 1,
    version: 2,
    hash: 'abc',
    rule: {
      kind: 'deposit',
      product: 'casino',
      texts,
      groupKey: 'welcome',
      schedule: { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' },
      trigger: { event: 'deposited' },
      audience: {},
      condition: { amountAtLeast: { EUR: 2_000, NOK: 20_000 } },
      rewards: [percent, spins],
      takeDays: 7,
      caps: { perPlayer: 1 },
      budget: { currency: 'EUR', expected: 1, hard: 1 },
      stacking: { group: 'welcome', order: 1 },
      ...change,
    },
  },
});

describe('offers', () => {
  test('[API-23] are written as clients of the field read them, with the six lines of the deal', async () => {
    room.others.offers = [anOffer()];
    const { send } = await room.player();
    const { body } = await send('GET', '/api/bonuses/deposit');
    expect(body).toEqual([
      {
        id: 'offer-1',
        title: 'Willkommen',
        type: 'deposit',
        group_key: 'welcome',
        bonuses: [
          {
            title: 'Willkommen',
            type: 'bonus',
            conditions: [
              {
                field: 'amount',
                type: 'min',
                value: [
                  { currency: 'EUR', amount_cents: 2_000 },
                  { currency: 'NOK', amount_cents: 20_000 },
                ],
              },
              { field: 'groups', type: 'include', value: ['pick:offer-1'] },
            ],
            attributes: [
              { field: 'bonus_percent', value: 100 },
              {
                field: 'bonus_max',
                value: [
                  { currency: 'EUR', amount_cents: 10_000 },
                  { currency: 'NOK', amount_cents: 100_000 },
                ],
              },
            ],
            result_bonus: [{ field: 'wager', value: 25 }],
          },
          expect.objectContaining({
            type: 'freespins',
            attributes: [
              { field: 'freespins_count', value: 20 },
              { field: 'bet_level', value: [{ currency: 'EUR', amount_cents: 20 }] },
            ],
            result_bonus: [
              { field: 'wager', value: 25 },
              { field: 'max_win', value: [{ currency: 'EUR', amount_cents: 5_000 }] },
            ],
          }),
        ],
        deal: expect.objectContaining({
          promotion: { id: 1, version: 2, hash: 'abc' },
          gets: { type: 'bonus', percent: 100, amount_cents: null, cap_cents: 10_000 },
          deposit_from_cents: 2_000,
          stake: { times: 25, requirement_cents: 250_000, left_cents: 250_000 },
          until: { take: '2026-12-31T00:00:00.000Z', days: 30, valid: null },
        }),
      },
    ]);
  });

  test('[PR-03] a written 25 is shown as the 10 it is issued as', async () => {
    room.others.profile = 'STRICT';
    room.others.offers = [anOffer()];
    const { send } = await room.player();
    const [offer] = (await send('GET', '/api/bonuses/deposit')).body;
    expect(offer.deal.stake).toMatchObject({ times: 10, requirement_cents: 100_000 });
    expect(offer.bonuses[0].result_bonus).toEqual([{ field: 'wager', value: 10 }]);
  });

  test('a currency without an amount is not in the promotion', async () => {
    room.others.offers = [anOffer({}, { currency: 'JPY' })];
    const { send } = await room.player();
    expect((await send('GET', '/api/bonuses/deposit')).body).toEqual([]);
  });

  test('[BONUS-10] [API-17] [API-18] while a code is set only its offers are there, none for an unknown one', async () => {
    room.others.offers = [anOffer()];
    const { playerId, send } = await room.player();
    const ids = async () => (await send('GET', '/api/bonuses/deposit')).body.map(({ id }: { id: string }) => id);
    const set = (code: string) => send('PATCH', '/api/player/set_bonus_code', { deposit_bonus_code: code });
    expect((await set('NOTHING')).status).toBe(204);
    expect(room.others.codes.get(playerId)).toBe('NOTHING');
    expect(await ids()).toEqual([]);
    expect((await set('COMET')).status).toBe(204);
    expect(await ids()).toEqual(['offer-1']);
    await set('NOTHING');
    expect((await send('DELETE', '/api/player/clear_bonus_code')).status).toBe(204);
    expect(await ids()).toEqual(['offer-1']);
    expect((await set('')).status).toBe(422);
  });

  test('[API-24] spins, cash and fixed amounts have their own lines; a registration is not picked', async () => {
    const fixed: PromotionRule['rewards'][number] = { type: 'bonus', amount: { EUR: 500 }, ...wagering };
    room.others.offers = [
      anOffer({ rewards: [spins] }, { id: 'offer-2', type: 'registration', depositFrom: null }),
      anOffer({ rewards: [{ type: 'cash', percent: 10, cap: { EUR: 5_000 } }] }, { id: 'offer-3' }),
      anOffer({ rewards: [fixed], condition: {} }, { id: 'offer-4', type: 'registration', depositFrom: null }),
    ];
    const { send } = await room.player();
    const { body } = await send('GET', '/api/bonuses/registration');
    expect(body.map((offer: { deal: { gets: object } }) => offer.deal.gets)).toEqual([
      {
        type: 'freespins',
        count: 20,
        bet_cents: 20,
        games: [{ identifier: slot, title: 'Comet Run' }],
        result: 'bonus',
        worth_cents: 385,
        max_win_cents: 5_000,
      },
      { type: 'cash', percent: 10, amount_cents: null, cap_cents: 5_000 },
      { type: 'bonus', percent: null, amount_cents: 500, cap_cents: null },
    ]);
    expect(body[1].deal).toMatchObject({ stake: null, cost: null });
    expect(body[2].bonuses[0].conditions).toEqual([]);
  });
});

describe('what a player wants', () => {
  test('[API-19] bonuses can be wished away; one of several accounts has none', async () => {
    const { playerId, send } = await room.player();
    const available = async () => (await send('GET', '/api/bonuses/available_bonuses')).body;
    expect(await available()).toEqual({ available_bonuses: true });
    expect((await send('PATCH', '/api/player/update_bonus_settings', { can_issue: false })).status).toBe(204);
    expect([...(await room.bonuses.mayReceive(room.database, [playerId]))]).toEqual([]);
    expect((await send('PATCH', '/api/player/update_bonus_settings', { can_issue: true })).status).toBe(204);
    expect([...(await room.bonuses.mayReceive(room.database, [playerId]))]).toEqual([playerId]);
    room.others.multiAccount.add(playerId);
    expect(await available()).toEqual({ available_bonuses: false });
    expect((await send('PATCH', '/api/player/update_bonus_settings', { can_issue: 'no' })).status).toBe(422);
  });

  test('[API-20] a coupon answers 200 whether it helps or not', async () => {
    const { send } = await room.player();
    const redeem = (code: string) => send('POST', '/api/bonuses/coupon', { coupon_code: code });
    expect(await redeem('COMET')).toMatchObject({ status: 200, body: { status: 'activated' } });
    expect(await redeem('nothing')).toMatchObject({ status: 200, body: { status: 'failed_to_activate' } });
  });
});
