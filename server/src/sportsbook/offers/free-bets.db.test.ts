import { randomUUID } from 'node:crypto';
import type { Bet, SportOffer } from '@halley/contract';
import { lost, voided, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import type { DueGrant } from '../../promotions/index.ts';
import { aFreeBetGrant } from '../testing/an-offer.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
type Player = Awaited<ReturnType<typeof house.rich>>;
type FreeBet = DueGrant<'freebet'>['reward'];

const match = (home: typeof won) => ({ home, draw: lost, away: lost });

/** A player with 100.00 and a free bet. */
async function withFreeBet(reward: Partial<FreeBet> = {}) {
  const player = await house.rich(10_000n);
  const id = await give(player, reward);
  return { ...player, id };
}

async function give({ playerId }: Pick<Player, 'playerId'>, reward: Partial<FreeBet> = {}): Promise<number> {
  const grant = aFreeBetGrant(playerId, reward);
  // The same grant twice: it is given once.
  for (let time = 0; time < 2; time += 1) {
    await house.database.tx((tx) => house.house.sportsbook.giveOffers(tx, [grant]));
  }
  return grant.id;
}

const offersOf = async ({ browser }: Pick<Player, 'browser'>) =>
  (await browser.call('GET', '/api/sport/offers')).json() as SportOffer[];
const look = async ({ browser }: Pick<Player, 'browser'>, id: string) =>
  (await browser.call('GET', `/api/sport/bets/${id}`)).json() as Bet;

describe('[SPORT-81] a free bet', () => {
  test('is given once by its grant, and listed with its terms in the player’s language', async () => {
    const player = await withFreeBet({ minLegs: 1, maxLegs: 4, sports: ['football'], when: 'not_started' });
    const [offer, ...more] = await offersOf(player);
    expect(more).toEqual([]);
    expect(offer).toMatchObject({
      id: player.id,
      kind: 'freebet_only_win',
      name: 'A free bet',
      amount_cents: 1_000,
      min_price: 1_500,
      max_legs: 4,
      sports: ['football'],
      when: 'not_started',
    });
  });

  test.each([
    ['only_win', 10_000 + 1_000],
    ['all_win', 10_000 + 2_000],
    ['no_risk', 10_000 + 1_000],
  ] as const)(
    '%s at 2.0: what a win pays, what a correction takes back, and nothing else',
    async (returns, balance) => {
      const fixture = await house.feed.fixture();
      const player = await withFreeBet({ returns });
      const slip = aSlip([aLeg(fixture)], { free_bet_id: player.id });
      const isOwn = returns === 'no_risk';
      const quote = (await house.price(player.browser, slip)).json();
      expect(quote.offer).toMatchObject({
        fault: null,
        own_stake_cents: isOwn ? 1_000 : 0,
        back_cents: isOwn ? 1_000 : 0,
      });
      expect(quote.largest_return_cents).toBe(returns === 'only_win' ? 1_000 : 2_000);
      const placed = await house.place(player.browser, slip);
      expect(placed.statusCode, placed.body).toBe(201);
      const { id } = placed.json();
      expect(placed.json()).toMatchObject({ free_bet_id: player.id, offer: { id: player.id, covered_cents: 1_000 } });
      expect(await house.balance(player.playerId)).toBe(isOwn ? 9_000 : 10_000);
      expect(await offersOf(player)).toEqual([]);
      await house.settle(fixture, match(won));
      expect(await house.balance(player.playerId)).toBe(balance);
      // Another result: a lost stake of one's own comes back as a free bet, one of the house's is gone.
      await house.settle(fixture, match(lost));
      expect(await house.balance(player.playerId)).toBe(isOwn ? 9_000 : 10_000);
      const back = await offersOf(player);
      expect(back).toMatchObject(isOwn ? [{ kind: 'freebet_only_win', amount_cents: 1_000, min_price: 1_500 }] : []);
      expect((await look(player, id)).offer?.back_id).toBe(back[0]?.id ?? null);
      // Won after all: what came back is taken back.
      await house.settle(fixture, match(won));
      expect(await house.balance(player.playerId)).toBe(balance);
      expect(await offersOf(player)).toEqual([]);
    },
  );

  test('comes back with a void bet, once however often it is void, and stays used where it was used again', async () => {
    const [fixture, other] = [await house.feed.fixture(), await house.feed.fixture()];
    const player = await withFreeBet();
    const bet = (await house.place(player.browser, aSlip([aLeg(fixture)], { free_bet_id: player.id }))).json();
    await house.settle(fixture, match(voided));
    const [back] = await offersOf(player);
    expect(back).toMatchObject({ kind: 'freebet_only_win', amount_cents: 1_000 });
    expect(back?.id).not.toBe(player.id);
    await house.settle(fixture, match(won));
    expect(await offersOf(player)).toEqual([]);
    await house.settle(fixture, match(voided));
    expect(await offersOf(player)).toMatchObject([{ id: back?.id }]);
    const again = await house.place(player.browser, aSlip([aLeg(other)], { free_bet_id: back?.id }));
    expect(again.statusCode, again.body).toBe(201);
    // The bet it came from is won after all: the player has both, and a second void brings no third.
    await house.settle(fixture, match(won));
    await house.settle(fixture, match(voided));
    expect(await offersOf(player)).toEqual([]);
    expect(await look(player, bet.id)).toMatchObject({
      state: 'void',
      returned_cents: 0,
      offer: { back_id: back?.id },
    });
    expect(await house.balance(player.playerId)).toBe(10_000);
  });

  test('is used once: two slips at the same moment take one, and its key finds it again', async () => {
    const fixture = await house.feed.fixture();
    const player = await withFreeBet();
    const slip = aSlip([aLeg(fixture)], { free_bet_id: player.id });
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => house.place(player.browser, slip, key)));
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
    const first = answers.findIndex(({ statusCode }) => statusCode === 201);
    for (const one of answers.filter(({ statusCode }) => statusCode === 409)) {
      expect(one.json().error).toMatchObject({ code: 'FREE_BET_NOT_HERE', reason: 'used' });
    }
    const repeated = await house.place(player.browser, slip, keys[first]);
    expect(repeated.json().id).toBe(answers[first]?.json().id);
  });

  test.each<[string, Partial<FreeBet>, object, string]>([
    ['another stake', {}, { unit_stake_cents: 999 }, 'stake'],
    ['a lower price', { minOdds: 2.01 }, {}, 'price'],
    ['too few legs', { minLegs: 2 }, {}, 'legs'],
    ['another sport', { sports: ['tennis'] }, {}, 'sports'],
    ['another time', { when: 'live' }, {}, 'when'],
    ['a boost beside it', {}, { offer_id: 1 }, 'several'],
    ['as a boost', {}, { free_bet_id: undefined, offer_id: 'own' }, 'unknown'],
    ['a system', {}, { kind: 'system', sizes: [1], unit_stake_cents: 1_000 }, 'kind'],
  ])('is refused for %s; the quote says why, and nothing changes', async (_what, reward, more, reason) => {
    const fixture = await house.feed.fixture();
    const player = await withFreeBet(reward);
    const own = Object.entries(more).map(([name, value]) => [name, value === 'own' ? player.id : value]);
    const slip = aSlip([aLeg(fixture)], { free_bet_id: player.id, ...Object.fromEntries(own) });
    expect((await house.price(player.browser, slip)).json().offer).toMatchObject({ fault: reason, adds_cents: 0 });
    const refused = await house.place(player.browser, slip);
    expect(refused.json().error, refused.body).toMatchObject({ code: 'FREE_BET_NOT_HERE', reason });
    expect(await offersOf(player)).toHaveLength(1);
    expect(await house.balance(player.playerId)).toBe(10_000);
  });

  test('is nobody else’s, and nothing after its days', async () => {
    const fixture = await house.feed.fixture();
    const [player, other] = [await withFreeBet(), await house.rich()];
    const slip = aSlip([aLeg(fixture)], { free_bet_id: player.id });
    expect((await house.place(other.browser, slip)).json().error).toMatchObject({ reason: 'unknown' });
    await house.database.query('update sportsbook_offer set valid_until = $2 where id = $1', [
      player.id,
      house.clock.now(),
    ]);
    expect((await house.place(player.browser, slip)).json().error).toMatchObject({ reason: 'expired' });
    expect(await offersOf(player)).toEqual([]);
  });

  test('in play is taken at the end of the delay; meanwhile used elsewhere, the second is declined', async () => {
    const fixture = await house.liveFixture();
    const player = await withFreeBet();
    const slip = aSlip([aLeg(fixture)], { free_bet_id: player.id });
    const [one, other] = [await house.place(player.browser, slip), await house.place(player.browser, slip)];
    expect([one.statusCode, other.statusCode]).toEqual([202, 202]);
    await house.pass(6_000);
    await house.house.sportsbook.waiting.decideDue();
    const states = await Promise.all(
      [one, other].map(async (asked) => {
        const { request_id: id } = asked.json();
        const request = (await player.browser.call('GET', `/api/sport/requests/${id}`)).json();
        return [request.state, request.refusal?.reason ?? null];
      }),
    );
    expect(states.sort()).toEqual([
      ['accepted', null],
      ['declined', 'used'],
    ]);
    expect(await house.balance(player.playerId)).toBe(10_000);
  });

  test('is not cashed out, also not by itself, and says so', async () => {
    const fixture = await house.feed.fixture();
    const player = await withFreeBet();
    const bet = (await house.place(player.browser, aSlip([aLeg(fixture)], { free_bet_id: player.id }))).json();
    const refusal = { error: { code: 'CASH_OUT_CLOSED', reason: 'offer' } };
    const url = `/api/sport/bets/${bet.id}`;
    expect((await player.browser.call('GET', `${url}/cash_out`)).json()).toMatchObject(refusal);
    const payload = { offer_cents: 100 };
    const automatic = await player.browser.send({ method: 'PUT', url: `${url}/auto_cash_out`, payload });
    expect(automatic.json()).toMatchObject(refusal);
  });
});
