import type { BettingBonus, PromotionRule, SportOffer } from '@halley/contract';
import { lost, voided, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import type { Consumer } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { until } from '../../kit/testing/until.ts';
import { aCoupon } from '../../promotions/testing/a-rule.ts';
import { makeLive, member } from '../../promotions/testing/make-live.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';
import { tellOffers } from './tell-offers.ts';

const house = sharedSportHouse();

const aFreeBetCoupon = (rewards: PromotionRule['rewards']) => aCoupon({ kind: 'freebet', product: 'sport', rewards });

/** A code of a live promotion, as staff make one. */
async function aCode(rule: PromotionRule): Promise<string> {
  const promotionId = await makeLive(house, rule);
  const wanted = { promotionId, shared: undefined, count: 1, maxUses: 1, expiresAt: null };
  const [code = ''] = await house.database.tx((tx) =>
    house.house.promotions.desk.makeCodes(tx, wanted, member(1).author),
  );
  return code;
}

/** All that was written is heard, by a consumer of the house or by one of the test. */
async function follow(consumer: Consumer | undefined): Promise<void> {
  if (!consumer) throw new Error('there is no such consumer');
  await house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
  await catchUp(house.database, consumer);
}
const given = () => follow(house.house.consumers.find(({ name }) => name === 'promotions-give'));

describe('gifts for bets', () => {
  test('[API-16] [SPORT-81] a code of promotions gives a free bet: answered, told, listed, read and used', async () => {
    const code = await aCode(
      aFreeBetCoupon([
        { type: 'freebet', amount: { EUR: 1_000 }, returns: 'all_win', minOdds: 1.5, days: 30, maxLegs: 3 },
      ]),
    );
    const told: unknown[] = [];
    const heard = tellOffers({
      tellPlayer: (...news) => void told.push(news),
      tellSport: (...news) => void told.push(news),
    });
    const [player, other] = [await house.rich(), await house.rich()];
    const use = (typed: string) =>
      house.post<Record<string, string>>(player.browser, '/api/v2/bonuses/promo-code', { code: typed });
    expect((await use('NO-SUCH-CODE')).statusCode).toBe(404);
    // Rules are held in memory, and compared with the database at most once a second.
    await until(async () => (await use(code)).statusCode === 200);
    const { bonus_id: id, ...more } = (await use(code)).json();
    expect(more).toEqual({ name: 'A bonus with your deposit', bonus_type: 'freebet_all_win' });
    expect((await house.post(other.browser, '/api/v2/bonuses/promo-code', { code })).statusCode).toBe(404);
    await given();

    await follow(heard);
    expect(told.filter((news) => (news as [number])[0] === player.playerId)).toEqual([
      [player.playerId, 'sport_bets', { bet_id: null, request_id: null, state: 'offer' }],
      [player.playerId, { event_name: 'bonus_issued', message: { type: 'freebet_all_win', id } }],
    ]);

    const get = async (url: string) => (await player.browser.call('GET', url)).json();
    const listed = (await get('/api/v2/bonuses')) as BettingBonus[];
    expect(listed).toMatchObject([
      { type: 'freebet_all_win', status: 'active', min_odds: 1.5, details: { id: Number(id) } },
    ]);
    expect(await get(`/api/v2/bonuses/freebet_all_win/${id}`)).toMatchObject({
      type: 'all_win',
      selection_count_from: 1,
      selection_count_to: 3,
      computed_status: 'available',
      issued: { amount: 10, currency: 'EUR', times_used: 0, used_in_bets: [] },
    });
    expect((await other.browser.call('GET', `/api/v2/bonuses/freebet_all_win/${id}`)).statusCode).toBe(404);
    expect((await player.browser.call('GET', '/api/v2/bonuses/freebet_all_win/1e3')).statusCode).toBe(404);

    const [offer] = (await get('/api/sport/offers')) as SportOffer[];
    expect(offer).toMatchObject({ id: Number(id), kind: 'freebet_all_win', amount_cents: 1_000 });
    const slip = aSlip([aLeg(await house.feed.fixture())], { free_bet_id: offer?.id });
    const bet = (await house.place(player.browser, slip)).json();
    expect(await get('/api/v2/bonuses')).toEqual([]);
    expect(await get(`/api/v2/bonuses/freebet_all_win/${id}`)).toMatchObject({
      computed_status: 'over',
      issued: { times_used: 1, used_in_bets: [bet.id] },
    });
  });

  test('[SPORT-85] hunting: settled bets from the odds on gather towards a free bet; void ones and games do not', async () => {
    const reward = { type: 'freebet', amount: { EUR: 500 }, returns: 'only_win', minOdds: 1.5, days: 30 } as const;
    const meter = { of: 'stake', money: 'cash', games: {}, minOdds: 1.9, window: 'week', from: 'start' } as const;
    const hunting = aCoupon({
      kind: 'freebet',
      product: 'sport',
      trigger: { meter, reaches: [{ at: { EUR: 2_000 }, rewards: [reward] }] },
      rewards: [reward],
    });
    const promotionId = await makeLive(house, hunting);
    const player = await house.rich();
    const offers = async () => (await player.browser.call('GET', '/api/sport/offers')).json() as SportOffer[];
    // Rules are held in memory, and compared with the database at most once a second.
    await until(async () => (await offers()).length === 1);
    const bet = async (result: typeof won, price = 2_000) => {
      const fixture = await house.feed.fixture();
      if (price !== 2_000) {
        await house.feed.odds(fixture, { '1x2;period=ft': { home: price, draw: 3_500, away: 4_000 } });
      }
      const placed = await house.place(player.browser, aSlip([aLeg(fixture, { price })]));
      expect(placed.statusCode, placed.body).toBe(201);
      await house.settle(fixture, { home: result, draw: lost, away: lost });
    };
    const count = () => follow(house.house.consumers.find(({ name }) => name === 'promotions-meter'));
    await bet(won);
    await bet(voided);
    await bet(won, 1_850);
    expect(await player.play(1_000n, { win: 0n })).toBe('taken');
    await count();
    expect(await offers()).toMatchObject([
      {
        id: promotionId,
        kind: 'hunting',
        amount_cents: 500,
        min_price: 1_900,
        progress: { points: 1_000, needed: 2_000 },
      },
    ]);
    const bonuses = (await player.browser.call('GET', '/api/v2/bonuses')).json() as BettingBonus[];
    expect(bonuses).toMatchObject([{ type: 'hunting', min_odds: 1.9 }]);
    const details = (await player.browser.call('GET', `/api/v2/bonuses/hunting/${promotionId}`)).json();
    expect(details).toMatchObject({
      farming_freebet_type: 'only_win',
      issued: { farming_stats: { points: 1_000, potential_points: 2_000, potential_freebet_amount: 5 } },
    });
    await bet(lost);
    await count();
    await given();
    // The last step was reached: what it gave is there, and nothing is left to hunt for.
    expect(await offers()).toMatchObject([{ kind: 'freebet_only_win', amount_cents: 500 }]);
  });
});
