import { randomUUID } from 'node:crypto';
import { lost as lostResult, won as wonResult } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { somebody } from '../testing/desk-people.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const deskOf = () => house.house.sportsbook.desk;
const market = '1x2;period=ft';

/** What somebody did, as the trail has it: the oldest first. */
const trailOf = async ({ member }: ReturnType<typeof somebody>) => {
  const entries = await listEntries(house.database, { staffId: member.id, limit: 20 });
  return entries.toReversed().map(({ kind, reason, target }) => ({ kind, reason, target: target?.kind }));
};
const aDeed = (kind: string, target = 'fixture') => ({ kind, reason: 'a reason for the trail', target });

describe('the traders’ desk', () => {
  test('[SPORT-50] shows feeds and fixtures with their bets, turnover and what each market may cost', async () => {
    const fixture = await house.feed.fixture();
    const player = await house.rich();
    await house.place(player.browser, aSlip([aLeg(fixture)]));
    await house.place(player.browser, aSlip([aLeg(fixture, { outcome: 'draw', price: 3_500 })]));
    expect(await deskOf().feeds()).toContainEqual(
      expect.objectContaining({ id: 'scripted', state: 'up', quarantined: 0 }),
    );
    const found = (await deskOf().list({ state: 'soon', sport: 'football' })).find(({ id }) => id === fixture.id);
    const figures = { closed_for: null, markets: 2, open_markets: 2, bets: 2, open_bets: 2, turnover_cents: 2_000 };
    expect(found).toMatchObject({ ...figures, worst_cents: -2_500, tournament: 'Test league', producer: 'scripted' });
    const page = await deskOf().read(fixture.id, somebody().member);
    // The draw is the dearer one: 35.00 less the stake.
    expect(page.market_list).toMatchObject([
      { key: market, open: true, bets: 2, liability_cents: 2_500 },
      { bets: 0, liability_cents: 0 },
    ]);
    expect(await deskOf().list({ q: 'nobody is called so' })).toEqual([]);
    await expect(deskOf().read(987_654_321, somebody().member)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await house.feed.down();
    expect(await deskOf().feeds()).toContainEqual(expect.objectContaining({ id: 'scripted', state: 'down' }));
    await house.feed.up();
  });

  test('[SPORT-50] [SPORT-32] a stop refuses bets on the fixture or on one market, until it is reopened', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.rich();
    const trader = somebody();
    const tried = async () => (await house.place(browser, aSlip([aLeg(fixture)]))).statusCode;
    for (const stopped of [undefined, market]) {
      await deskOf().stop(fixture.id, stopped, trader);
      const refused = await house.place(browser, aSlip([aLeg(fixture)]));
      expect(refused.json().error.code, refused.body).toBe('MARKET_CLOSED');
      await expect(deskOf().stop(fixture.id, stopped, trader)).rejects.toMatchObject({ code: 'state.not_allowed' });
      await deskOf().reopen(fixture.id, stopped, trader);
      expect(await tried()).toBe(201);
      await expect(deskOf().reopen(fixture.id, stopped, trader)).rejects.toMatchObject({ code: 'state.not_allowed' });
    }
    await expect(deskOf().stop(fixture.id, 'nothing', trader)).rejects.toMatchObject({ code: 'MARKET_UNKNOWN' });
    await expect(deskOf().stop(987_654_321, undefined, trader)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // What was refused is not in the trail.
    expect(await trailOf(trader)).toEqual(
      ['stopped', 'reopened', 'stopped', 'reopened'].map((deed) => aDeed(`sportsbook.${deed}`)),
    );
  });

  test('[SPORT-32] [SPORT-50] a process that has not heard of a stop refuses too', async () => {
    const fixture = await house.feed.fixture();
    const { playerId } = await house.rich();
    const other = house.openOther();
    await other.fixtures.book.look();
    const body = { ...aSlip([aLeg(fixture)]), sizes: [], bankers: [], each_way: false, policy: 'higher' };
    await deskOf().stop(fixture.id, market, somebody());
    expect(other.fixtures.book.isOpen(fixture.id, market)).toBe(true);
    const placed = other.handlers.placeBet({ body } as never, house.contextOf(playerId) as never);
    await expect(placed).rejects.toMatchObject({ code: 'MARKET_CLOSED' });
    expect(await house.balance(playerId)).toBe(100_000);
  });

  test('[SPORT-50] a settlement by hand needs two people, and pays what was shown', async () => {
    const fixture = await house.feed.fixture();
    const player = await house.rich();
    await house.place(player.browser, aSlip([aLeg(fixture)]));
    await house.place(player.browser, aSlip([aLeg(fixture, { outcome: 'away', price: 4_000 })]));
    const [one, other] = [somebody(), somebody()];
    const outcomes = { home: 'won', draw: 'lost', away: 'lost' } as const;
    const asked = await deskOf().ask(fixture.id, { kind: 'settle', market, outcomes }, one);
    expect(asked).toMatchObject({ state: 'asked', bets: 2, pays_cents: 2_000, may_decide: false, asked_by: one.name });
    await expect(deskOf().decide(asked.id, true, one)).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
    await house.carry(fixture);
    expect(await house.balance(player.playerId)).toBe(98_000);

    expect((await deskOf().read(fixture.id, other.member)).manual).toMatchObject([{ id: asked.id, may_decide: true }]);
    const waiting = await deskOf().manualResults('asked', other.member);
    expect(waiting.find(({ id }) => id === asked.id)).toMatchObject({
      fixture_id: fixture.id,
      fixture: expect.stringMatching(/^North/),
    });
    expect(await deskOf().decide(asked.id, true, other)).toMatchObject({ state: 'agreed', decided_by: other.name });
    await house.carry(fixture);
    expect(await house.balance(player.playerId)).toBe(100_000);
    await expect(deskOf().decide(asked.id, true, other)).rejects.toMatchObject({ code: 'state.not_allowed' });
    // What people have settled stands, whatever the feed says later, and takes no bets any more.
    await house.settle(fixture, { home: lostResult, draw: lostResult, away: wonResult });
    expect(await house.balance(player.playerId)).toBe(100_000);
    expect((await house.place(player.browser, aSlip([aLeg(fixture)]))).json().error.code).toBe('MARKET_CLOSED');
    expect(await trailOf(one)).toEqual([aDeed('sportsbook.manual_asked')]);
    expect(await trailOf(other)).toEqual([aDeed('sportsbook.manual_decided')]);
  });

  test('[SPORT-50] a void gives stakes back once another person agrees; what is declined moves nothing', async () => {
    const fixture = await house.feed.fixture();
    const player = await house.rich();
    await house.place(player.browser, aSlip([aLeg(fixture)]));
    const [one, other] = [somebody(), somebody()];
    const first = await deskOf().ask(fixture.id, { kind: 'void' }, one);
    await expect(deskOf().ask(fixture.id, { kind: 'void' }, other)).rejects.toMatchObject({
      code: 'state.not_allowed',
    });
    expect(await deskOf().decide(first.id, false, other)).toMatchObject({ state: 'declined' });
    await house.carry(fixture);
    expect(await house.balance(player.playerId)).toBe(99_000);
    const second = await deskOf().ask(fixture.id, { kind: 'void' }, one);
    expect(second).toMatchObject({ bets: 1, pays_cents: 1_000 });
    await deskOf().decide(second.id, true, other);
    await house.carry(fixture);
    expect(await house.balance(player.playerId)).toBe(100_000);
    await expect(deskOf().ask(fixture.id, { kind: 'void', market }, one)).rejects.toMatchObject({
      code: 'state.not_allowed',
    });
    expect(await trailOf(other)).toHaveLength(2);
  });

  test('[SPORT-37] [SPORT-50] a proposal that says too little or names what is not there is refused', async () => {
    const { id } = await house.feed.fixture();
    const refusal = (asked: Parameters<ReturnType<typeof deskOf>['ask']>[1]) =>
      deskOf()
        .ask(id, asked, somebody())
        .then(
          () => 'taken',
          ({ code }: { code: string }) => code,
        );
    expect(await refusal({ kind: 'settle' })).toBe('MARKET_UNKNOWN');
    expect(await refusal({ kind: 'void', market: 'nothing' })).toBe('MARKET_UNKNOWN');
    expect(await refusal({ kind: 'settle', market })).toBe('outcomes.incomplete');
    expect(await refusal({ kind: 'settle', market, outcomes: { home: 'won' } })).toBe('outcomes.incomplete');
    const outcomes = { home: 'won', draw: 'lost', away: 'lost', nobody: 'lost' } as const;
    expect(await refusal({ kind: 'settle', market, outcomes })).toBe('OUTCOME_UNKNOWN');
    await expect(deskOf().decide(987_654_321, true, somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('[SPORT-27] [SPORT-50] a message in quarantine stops its fixture until somebody has closed it', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.rich();
    const trader = somebody();
    await house.feed.settle(fixture, { [market]: { nobody: wonResult } });
    const found = (await deskOf().quarantine({ open: true })).find(({ fixture_id }) => fixture_id === fixture.id);
    expect(found).toMatchObject({ producer: 'scripted', closed_at: null });
    expect(await deskOf().read(fixture.id, trader.member)).toMatchObject({ quarantined: 1, closed_for: 'stopped' });
    expect(await deskOf().openQuarantine(house.database)).toMatchObject({ open: 1, oldestAt: expect.any(Date) });
    expect((await house.place(browser, aSlip([aLeg(fixture)]))).json().error.code).toBe('MARKET_CLOSED');
    const id = found?.id ?? 0;
    expect(await deskOf().closeQuarantined(id, trader)).toMatchObject({ closed_by: trader.name });
    await expect(deskOf().closeQuarantined(id, trader)).rejects.toMatchObject({ code: 'state.not_allowed' });
    await expect(deskOf().closeQuarantined(987_654_321, trader)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await deskOf().openQuarantine(house.database)).toEqual({ open: 0, oldestAt: null });
    expect((await house.place(browser, aSlip([aLeg(fixture)]))).statusCode).toBe(201);
    expect(await trailOf(trader)).toEqual([aDeed('sportsbook.quarantine_closed', 'quarantine')]);
  });

  test('[SPORT-35] [SPORT-50] referrals are accepted once, countered or declined, and each is in the trail', async () => {
    const fixture = await house.feed.fixture();
    const trader = somebody();
    const referred = async () => {
      const player = await house.rich(5_000_000n);
      const slip = aSlip([aLeg(fixture)], { unit_stake_cents: 1_000_001, above: 'refer' });
      return { player, id: (await house.place(player.browser, slip)).json().request_id };
    };
    const [accepted, countered, declined, late] = [
      await referred(),
      await referred(),
      await referred(),
      await referred(),
    ];
    expect(await deskOf().waitingReferrals(house.database)).toMatchObject({ open: 4 });
    expect(await deskOf().referrals()).toContainEqual(
      expect.objectContaining({ id: accepted.id, stake_cents: 1_000_001, largest_return_cents: 2_000_002 }),
    );
    const decide = (id: string, decision: 'accept' | 'counter' | 'decline', unitStake?: bigint) =>
      deskOf().decideReferral(id, { decision, unitStake }, trader);
    // Two traders at once: the bet is booked once.
    const twice = await Promise.allSettled([decide(accepted.id, 'accept'), decide(accepted.id, 'accept')]);
    expect(twice.some((one) => one.status === 'fulfilled' && one.value.state === 'accepted')).toBe(true);
    expect(await house.balance(accepted.player.playerId)).toBe(3_999_999);
    await expect(decide(countered.id, 'counter', 1_000_001n)).rejects.toMatchObject({
      code: 'unit_stake_cents.invalid',
    });
    expect(await decide(countered.id, 'counter', 400_000n)).toMatchObject({ state: 'countered' });
    expect(await decide(declined.id, 'decline')).toMatchObject({ state: 'declined', refusal: expect.any(String) });
    await expect(decide(declined.id, 'accept')).rejects.toMatchObject({ code: 'REQUEST_OVER' });
    await expect(decide(randomUUID(), 'accept')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Accepted by a trader, and refused by what has happened meanwhile.
    await deskOf().stop(fixture.id, undefined, somebody());
    expect(await decide(late.id, 'accept')).toMatchObject({ state: 'declined', refusal: expect.any(String) });
    for (const { player } of [declined, late]) expect(await house.balance(player.playerId)).toBe(5_000_000);
    expect(await trailOf(trader)).toEqual(
      Array.from({ length: 4 }, () => aDeed('sportsbook.referral_decided', 'referral')),
    );
    // The player lets the offer pass.
    await house.pass(60_001);
    await house.house.sportsbook.waiting.declineOverdue();
    expect(await house.balance(countered.player.playerId)).toBe(5_000_000);
  });
});
