import type { Bet, BetOfferReward, SportOffer } from '@halley/contract';
import { lost, voided, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import type { DueGrant } from '../../promotions/index.ts';
import { aFreeBetGrant } from '../testing/an-offer.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
type Player = Awaited<ReturnType<typeof house.rich>>;
type Given = Omit<BetOfferReward, 'type' | 'amount' | 'minOdds' | 'days'>;

/** A player with 100.00 and an offer for up to 10.00 of a stake. */
async function withOffer(reward: Given) {
  const player = await house.rich(10_000n);
  const due = { type: 'bet_offer' as const, amount: 1_000n, minOdds: 1.5, days: 7, ...reward };
  const grant: DueGrant<'bet_offer'> = { ...aFreeBetGrant(player.playerId), reward: due };
  await house.database.tx((tx) => house.house.sportsbook.giveOffers(tx, [grant]));
  return { ...player, id: grant.id };
}

const offersOf = async ({ browser }: Pick<Player, 'browser'>) =>
  (await browser.call('GET', '/api/sport/offers')).json() as SportOffer[];
const look = async ({ browser }: Pick<Player, 'browser'>, id: string) =>
  (await browser.call('GET', `/api/sport/bets/${id}`)).json() as Bet;
const match = (home: typeof won) => ({ home, draw: lost, away: lost });
const fixtures = (count: number) => Promise.all(Array.from({ length: count }, () => house.feed.fixture()));

/** What promotions of sport have cost by the journal of the house. */
async function costs(): Promise<bigint> {
  const { rows } = await house.database.query<{ cost: bigint }>(
    `select coalesce(sum(case when from_account = 'bonus_cost' then amount else -amount end), 0)::bigint as cost
     from wallet_house_transfer where reason = 'offer_added'`,
  );
  return rows[0]?.cost ?? 0n;
}

describe('[SPORT-82] on a slip', () => {
  test('a boost of one price counts for its part of the stake, and is a cost of promotions that a correction takes back', async () => {
    const [fixture] = await fixtures(1);
    if (!fixture) throw new Error('there is one');
    const player = await withOffer({ offer: 'odds_boost', percent: 20 });
    const slip = aSlip([aLeg(fixture)], { offer_id: player.id, unit_stake_cents: 2_000 });
    const quote = (await house.price(player.browser, slip)).json();
    // 2.0 becomes 2.2: of 10.00 that is 2.00 more.
    expect(quote).toMatchObject({ largest_return_cents: 4_200, offer: { fault: null, adds_cents: 200, price: 2_200 } });
    const before = await costs();
    const placed = await house.place(player.browser, slip);
    expect(placed.statusCode, placed.body).toBe(201);
    const { id } = placed.json();
    await house.settle(fixture, match(won));
    expect(await house.balance(player.playerId)).toBe(8_000 + 4_200);
    expect(await look(player, id)).toMatchObject({
      returned_cents: 4_200,
      offer: { kind: 'odds_boost', covered_cents: 1_000, added_cents: 200, price: 2_200, back_id: null },
    });
    expect((await costs()) - before).toBe(200n);
    await house.settle(fixture, match(lost));
    expect([await house.balance(player.playerId), (await costs()) - before]).toEqual([8_000, 0n]);
    await house.settle(fixture, match(voided));
    expect(await house.balance(player.playerId)).toBe(10_000);
    expect(await offersOf(player)).toMatchObject([{ kind: 'odds_boost', percent: 20, amount_cents: 1_000 }]);
    await house.settle(fixture, match(won));
    expect([await house.balance(player.playerId), (await costs()) - before]).toEqual([12_200, 200n]);
    expect(await offersOf(player)).toEqual([]);
  });

  test('a price for one outcome is for that outcome', async () => {
    const [fixture, other] = await fixtures(2);
    if (!fixture || !other) throw new Error('there are two');
    const target = { fixture: fixture.id, market: '1x2;period=ft', outcome: 'home', price: 3_000 };
    const player = await withOffer({ offer: 'odds_boost', target });
    const refused = await house.place(player.browser, aSlip([aLeg(other)], { offer_id: player.id }));
    expect(refused.json().error).toMatchObject({ code: 'FREE_BET_NOT_HERE', reason: 'target' });
    await house.place(player.browser, aSlip([aLeg(fixture)], { offer_id: player.id }));
    await house.settle(fixture, match(won));
    expect(await house.balance(player.playerId)).toBe(9_000 + 3_000);
  });

  test('a combo boost adds by legs that were not void', async () => {
    const games = await fixtures(3);
    const steps = [
      { legs: 2, percent: 10 },
      { legs: 3, percent: 30 },
    ];
    const player = await withOffer({ offer: 'combo_boost', steps });
    const slip = aSlip(
      games.map((fixture) => aLeg(fixture)),
      { offer_id: player.id },
    );
    // 10.00 at 8.0: 70.00 are won, and 30 % of them.
    expect((await house.price(player.browser, slip)).json()).toMatchObject({ largest_return_cents: 10_100 });
    const { id } = (await house.place(player.browser, slip)).json();
    for (const fixture of games) await house.settle(fixture, match(won));
    expect(await house.balance(player.playerId)).toBe(9_000 + 10_100);
    await house.settle(games[2] as (typeof games)[number], match(voided));
    // 10.00 at 4.0: 30.00 are won, and 10 % of them.
    expect(await house.balance(player.playerId)).toBe(9_000 + 4_300);
    expect((await look(player, id)).offer).toMatchObject({ added_cents: 300 });
  });

  test('insurance brings back a free bet once all is known and one leg alone has lost', async () => {
    const [first, second, third] = await fixtures(3);
    if (!first || !second || !third) throw new Error('there are three');
    const player = await withOffer({ offer: 'insurance', percent: 50, minLegs: 3 });
    const slip = aSlip([aLeg(first), aLeg(second), aLeg(third)], { offer_id: player.id });
    expect((await house.price(player.browser, slip)).json().offer).toMatchObject({ adds_cents: 0, back_cents: 500 });
    await house.place(player.browser, slip);
    await house.settle(first, match(lost));
    await house.settle(second, match(won));
    expect(await offersOf(player)).toEqual([]);
    await house.settle(third, match(won));
    expect(await offersOf(player)).toMatchObject([{ kind: 'freebet_only_win', amount_cents: 500, min_legs: 1 }]);
    await house.settle(third, match(lost));
    expect(await offersOf(player)).toEqual([]);
    expect(await house.balance(player.playerId)).toBe(9_000);
  });

  test('[SPORT-89] traders read how many of each kind were given and used, and what they have cost', async () => {
    const day = house.clock.now().toISOString().slice(0, 10);
    const costsOf = async () =>
      new Map(
        (await house.house.sportsbook.desk.board.report({ by: 'day', from: day, to: day })).offers.map((one) => [
          one.kind,
          one,
        ]),
      );
    const before = await costsOf();
    const games = await fixtures(3);
    const [boosted, insured] = [
      await withOffer({ offer: 'odds_boost', percent: 20 }),
      await withOffer({ offer: 'insurance', percent: 50, minLegs: 3 }),
    ];
    await withOffer({ offer: 'odds_boost', percent: 20 });
    const legs = games.map((fixture) => aLeg(fixture));
    await house.place(boosted.browser, aSlip(legs.slice(0, 1), { offer_id: boosted.id }));
    await house.place(insured.browser, aSlip(legs, { offer_id: insured.id }));
    for (const [place, fixture] of games.entries()) await house.settle(fixture, match(place < 2 ? won : lost));
    const after = await costsOf();
    const more = (kind: 'odds_boost' | 'insurance') => {
      const [one, other] = [after.get(kind), before.get(kind)];
      const { given, waiting, used, staked_cents, added_cents, back_cents } = one ?? ({} as Record<string, number>);
      return [given, waiting, used, staked_cents, added_cents, back_cents].map(
        (figure, place) => (figure ?? 0) - (other ? (Object.values(other).slice(1)[place] as number) : 0),
      );
    };
    // 10.00 at 2.0 is worth 2.00 more; half of a lost stake came back.
    expect(more('odds_boost')).toEqual([2, 1, 1, 0, 200, 0]);
    expect(more('insurance')).toEqual([1, 0, 1, 0, 0, 500]);
  });
});
