import { randomUUID } from 'node:crypto';
import type { BetRequest } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const waitingOf = () => house.house.sportsbook.waiting;
const reserved = async (playerId: number) => {
  const { rows } = await house.database.query<{ reserved: bigint }>(
    'select sum(reserved) as reserved from wallet_account where player_id = $1',
    [playerId],
  );
  return Number(rows[0]?.reserved);
};

const refusalOf = async (id: string) => {
  const { rows } = await house.database.query<{ code: string }>(
    `select refusal ->> 'code' as code from sportsbook_request where id = $1 and state = 'declined'`,
    [id],
  );
  return rows[0]?.code;
};

describe('a bet in play waits', () => {
  const liveBet = async () => {
    const fixture = await house.liveFixture();
    const player = await house.rich();
    const answer = await house.place(player.browser, aSlip([aLeg(fixture)]));
    expect(answer.statusCode, answer.body).toBe(202);
    const look = async () =>
      (await player.browser.call('GET', `/api/sport/requests/${answer.json().request_id}`)).json() as BetRequest;
    /** Over the delay, and judged. */
    const decide = async () => {
      await house.pass(5_000);
      await waitingOf().decideDue();
      return look();
    };
    return { fixture, player, asked: answer.json(), look, decide };
  };

  test('[SPORT-34] no money moves before its end; then it is placed', async () => {
    const { player, asked, look, decide } = await liveBet();
    expect(asked).toMatchObject({ kind: 'delay', state: 'waiting', bet: null, refusal: null });
    expect(Date.parse(asked.decide_at) - house.clock.now().getTime()).toBe(5_000);
    await house.pass(4_900);
    await waitingOf().decideDue();
    expect(await look()).toMatchObject({ state: 'waiting' });
    expect(await house.balance(player.playerId)).toBe(100_000);
    const decided = await decide();
    expect(decided).toMatchObject({ state: 'accepted', bet: { state: 'open', stake_cents: 1_000 } });
    expect(await house.balance(player.playerId)).toBe(99_000);
    expect(await house.news('sportsbook.request_decided', player.playerId)).toMatchObject([{ state: 'accepted' }]);
  });

  test('the delay is that of sport and market, by the speed of the fixture, and never too short', async () => {
    const { browser } = await house.rich();
    const description = (speed: number, sport = 'football') => ({ description: { speed, sport: sport as 'football' } });
    const delays = [];
    for (const [speed, sport] of [
      [1, 'football'],
      [1, 'tennis'],
      [2, 'football'],
      [20, 'football'],
    ] as const) {
      const fixture = await house.liveFixture(description(speed, sport));
      delays.push((await house.price(browser, aSlip([aLeg(fixture)]))).json().delay_seconds);
    }
    expect(delays).toEqual([5, 4, 2.5, 1.5]);
  });

  test('the same key finds the same request, another slip is a conflict', async () => {
    const fixture = await house.liveFixture();
    const { browser, playerId } = await house.rich();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => house.place(browser, aSlip([aLeg(fixture)]), key)));
    expect(new Set(answers.map((answer) => answer.json().request_id)).size).toBe(1);
    const other = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: 5 }), key);
    expect(other.json().error.code).toBe('IDEMPOTENCY_CONFLICT');
    await house.pass(5_000);
    await waitingOf().decideDue();
    expect(await house.balance(playerId)).toBe(99_000);
    const again = await house.place(browser, aSlip([aLeg(fixture)]), key);
    expect([again.statusCode, again.json().state]).toEqual([202, 'accepted']);
    expect(await house.balance(playerId)).toBe(99_000);
  });

  test('[SPORT-34] a stop in between refuses it, even when it is open again', async () => {
    const { fixture, player, decide } = await liveBet();
    await house.feed.stop(fixture);
    await house.feed.odds(fixture, house.matchOdds);
    expect(await decide()).toMatchObject({ state: 'declined', refusal: { code: 'MARKET_CLOSED', reason: 'incident' } });
    expect(await house.balance(player.playerId)).toBe(100_000);
  });

  test('so does an incident that matters, whichever side it was good for; others do not', async () => {
    for (const [material, state] of [
      [true, 'declined'],
      [false, 'accepted'],
    ] as const) {
      const { fixture, decide } = await liveBet();
      await house.feed.incident(fixture, 'goal', { material });
      expect(await decide()).toMatchObject({ state });
    }
  });

  test('prices are judged anew at its end', async () => {
    const { fixture, decide } = await liveBet();
    await house.feed.odds(fixture, { '1x2;period=ft': { home: 1_800, draw: 3_500, away: 4_500 } });
    expect(await decide()).toMatchObject({
      state: 'declined',
      refusal: { code: 'PRICE_CHANGED', legs: [{ price: 1_800 }] },
    });
    const other = await liveBet();
    await house.feed.odds(other.fixture, { '1x2;period=ft': { home: 2_200, draw: 3_500, away: 4_500 } });
    expect(await other.decide()).toMatchObject({ state: 'accepted', bet: { legs: [{ price: 2_200 }] } });
  });

  test('whoever has logged out or is excluded meanwhile places nothing', async () => {
    const [gone, excluded] = [await liveBet(), await liveBet()];
    const left = await gone.player.browser.signOut();
    expect(left.statusCode, left.body).toBeLessThan(300);
    const set = await excluded.player.set({ type: 'selfexclusion', period: 'month_6' });
    expect(set.statusCode, set.body).toBeLessThan(300);
    await house.pass(5_000);
    await waitingOf().decideDue();
    for (const { asked, player } of [gone, excluded]) {
      expect(await refusalOf(asked.request_id)).toBe('UNAUTHENTICATED');
      expect(await house.balance(player.playerId)).toBe(100_000);
    }
  });

  test('[SPORT-34] a crash declines: another process finds what was left, and no money has moved', async () => {
    const fixture = await house.liveFixture();
    const { browser, playerId } = await house.rich();
    const other = house.openOther();
    await other.fixtures.book.look();
    const body = { ...aSlip([aLeg(fixture)]), sizes: [], bankers: [], each_way: false, policy: 'higher' };
    const answer = await other.handlers.placeBet({ body } as never, house.contextOf(playerId) as never);
    const { request_id } = answer.body as BetRequest;
    // That process says nothing any more.
    await house.pass(16_000);
    await waitingOf().decideDue();
    const look = async () => (await browser.call('GET', `/api/sport/requests/${request_id}`)).json();
    expect(await look()).toMatchObject({ state: 'waiting' });
    await waitingOf().declineOverdue();
    expect(await look()).toMatchObject({ state: 'declined', refusal: { code: 'REQUEST_OVER' } });
    // It was only slow, and comes back: what was declined stays so.
    await other.sportsbook.waiting.decideDue();
    expect(await look()).toMatchObject({ state: 'declined' });
    expect(await house.balance(playerId)).toBe(100_000);
  });

  test('a process that ends waits for what it decides, declines what is not due, and begins nothing', async () => {
    const other = house.openOther();
    const askOther = async () => {
      const fixture = await house.liveFixture();
      await other.fixtures.book.look();
      const { browser, playerId } = await house.rich();
      const body = { ...aSlip([aLeg(fixture)]), sizes: [], bankers: [], each_way: false, policy: 'higher' };
      const answer = await other.handlers.placeBet({ body } as never, house.contextOf(playerId) as never);
      const { request_id } = answer.body as BetRequest;
      return async () => (await browser.call('GET', `/api/sport/requests/${request_id}`)).json() as BetRequest;
    };
    const due = await askOther();
    await house.pass(5_000);
    const early = await askOther();
    const deciding = other.sportsbook.waiting.decideDue();
    await other.sportsbook.waiting.stop();
    expect(await due()).toMatchObject({ state: 'accepted' });
    expect(await early()).toMatchObject({ state: 'declined', refusal: { code: 'REQUEST_OVER' } });
    await deciding;
    const late = await askOther();
    await house.pass(6_000);
    await other.sportsbook.waiting.decideDue();
    expect(await late()).toMatchObject({ state: 'waiting' });
    await house.pass(20_000);
    await waitingOf().declineOverdue();
    expect(await late()).toMatchObject({ state: 'declined' });
  });
});

describe('above the limit', () => {
  /** At 2.0 in the first division, hours before the start: 10 000 EUR of liability. */
  const most = 1_000_000;
  const above = { unit_stake_cents: most + 1 };
  const veryRich = () => house.rich(5_000_000n);
  const referred = async () => {
    const fixture = await house.feed.fixture();
    const player = await veryRich();
    const answer = await house.place(player.browser, aSlip([aLeg(fixture)], { ...above, above: 'refer' }));
    expect(answer.statusCode, answer.body).toBe(202);
    const id = answer.json().request_id;
    const look = async () => (await player.browser.call('GET', `/api/sport/requests/${id}`)).json() as BetRequest;
    return { fixture, player, id, look };
  };

  test('[SPORT-35] the largest stake is told before, in the refusal, and taken on request', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await veryRich();
    expect((await house.price(browser, aSlip([aLeg(fixture)]))).json().max_unit_stake_cents).toBe(most);
    const refused = await house.place(browser, aSlip([aLeg(fixture)], above));
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      422,
      { code: 'STAKE_ABOVE_LIMIT', max_stake_cents: most },
    ]);
    const taken = await house.place(browser, aSlip([aLeg(fixture)], { ...above, above: 'take_max' }));
    expect([taken.statusCode, taken.json().stake_cents]).toEqual([201, most]);
    expect(await house.balance(playerId)).toBe(5_000_000 - most);
  });

  test('a player factor, the tier and the time to the start make it smaller', async () => {
    const { browser, playerId } = await house.rich();
    const maxOf = async (id: number, more = {}) =>
      (await house.price(browser, aSlip([aLeg({ id }, more)]))).json().max_unit_stake_cents;
    const far = { start_at: new Date(house.clock.now().getTime() + 100 * 3_600_000).toISOString() };
    const tier = { tournament: { id: 'third', names: { en: 'Third league' }, tier: 3 } };
    const [usual, later, third] = [
      await house.feed.fixture(),
      await house.feed.fixture({ description: far }),
      await house.feed.fixture({ description: tier }),
    ];
    const live = await house.liveFixture();
    expect(await maxOf(later.id)).toBe(most * 0.4);
    expect(await maxOf(third.id)).toBe(most * 0.35);
    expect(await maxOf(live.id)).toBe(most * 0.5);
    expect(await maxOf(usual.id, { outcome: 'away', price: 4_000 })).toBe(333_333);
    await house.database.query(
      `insert into sportsbook_factor (player_id, sport, factor, reason, set_by, set_at) values ($1, 'football', 100, 'test', 'x', now())`,
      [playerId],
    );
    await house.pass(5_000);
    expect(await maxOf(usual.id)).toBe(most * 0.1);
  });

  test('referred, its money is held; the trader accepts', async () => {
    const { player, id, look } = await referred();
    expect(await look()).toMatchObject({ kind: 'referral', state: 'waiting' });
    expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([3_999_999, 1_000_001]);
    await waitingOf().accept(id);
    expect(await look()).toMatchObject({ state: 'accepted', bet: { stake_cents: 1_000_001 } });
    expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([3_999_999, 0]);
    await expect(waitingOf().accept(id)).rejects.toMatchObject({ code: 'REQUEST_OVER' });
  });

  test('[SPORT-74] the player takes it back while nobody has decided: the money is free, and a second time it is over', async () => {
    const { player, id, look } = await referred();
    const back = () => house.post(player.browser, `/api/sport/requests/${id}/answer`, { accept: false });
    expect((await back()).statusCode).toBe(200);
    expect(await look()).toMatchObject({ state: 'declined', refusal: { code: 'REQUEST_OVER', reason: 'player' } });
    expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([5_000_000, 0]);
    expect((await back()).statusCode).toBe(409);
    await expect(waitingOf().accept(id)).rejects.toMatchObject({ code: 'REQUEST_OVER' });
  });

  test('whoever is excluded meanwhile is not let in by a trader', async () => {
    const { player, id } = await referred();
    await player.set({ type: 'selfexclusion', period: 'month_6' });
    await waitingOf().accept(id);
    expect(await refusalOf(id)).toBe('EXCLUDED');
    expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([5_000_000, 0]);
  });

  test('or counters, and the player takes it or leaves it', async () => {
    for (const [accept, state, balance] of [
      [true, 'accepted', 4_500_000],
      [false, 'declined', 5_000_000],
    ] as const) {
      const { player, id, look } = await referred();
      await waitingOf().counter(id, 500_000n, 'trader');
      expect(await look()).toMatchObject({ state: 'countered', counter_unit_stake_cents: 500_000 });
      const answered = await house.post<BetRequest>(player.browser, `/api/sport/requests/${id}/answer`, { accept });
      expect(answered.json(), answered.body).toMatchObject({ state });
      expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([balance, 0]);
    }
  });

  test('or declines; silence does too', async () => {
    const declined = await referred();
    await waitingOf().turnDown(declined.id, 'trader');
    expect(await declined.look()).toMatchObject({ state: 'declined', refusal: { code: 'STAKE_ABOVE_LIMIT' } });
    const silent = await referred();
    await house.pass(60_000);
    await waitingOf().decideDue();
    expect(await silent.look()).toMatchObject({ state: 'declined', refusal: { code: 'REQUEST_OVER' } });
    for (const { player } of [declined, silent]) {
      expect([await house.balance(player.playerId), await reserved(player.playerId)]).toEqual([5_000_000, 0]);
    }
  });
});
