import { randomUUID } from 'node:crypto';
import { lost, won } from '@halley/sports/markets';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import type { ScriptedFixture } from '../../fixtures/testing/scripted-feed.ts';
import { houseEntries } from '../../wallet/index.ts';
import { somebody } from '../testing/desk-people.ts';
import { aLeg, aSlip, sharedSportHouse } from '../testing/test-sportsbook.ts';

const house = sharedSportHouse();
const board = () => house.house.sportsbook.desk.board;
const market = '1x2;period=ft';
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const trailOf = async ({ member }: ReturnType<typeof somebody>) =>
  (await listEntries(house.database, { staffId: member.id, limit: 20 })).map(({ kind }) => kind).toReversed();

/** So many players with as many bets each, at once. */
async function manyBet(players: number, slips: (index: number) => object[]) {
  const all = await Promise.all(Array.from({ length: players }, () => house.rich(10_000_000n)));
  for (const [index, { browser }] of all.entries()) {
    for (const slip of slips(index)) {
      house.clock.advanceMs(1);
      const placed = await house.place(browser, slip);
      expect(placed.statusCode, placed.body).toBe(201);
    }
  }
  return all.map(({ playerId }) => playerId);
}

describe('the traders’ board', () => {
  test('[SPORT-86] what the house wins or loses by outcome and by final score, over singles and multiples', async () => {
    const fixture = await house.feed.fixture();
    const other = await house.feed.fixture();
    const { browser } = await house.rich();
    await house.place(browser, aSlip([aLeg(fixture)]));
    await house.place(browser, aSlip([aLeg(fixture, { outcome: 'draw', price: 3_500 })]));
    await house.place(
      browser,
      aSlip([aLeg(fixture, { market: 'total;line=10;period=ft', outcome: 'over', price: 1_900 })]),
    );
    await house.place(browser, aSlip([aLeg(fixture), aLeg(other)]));
    const found = await board().liability(fixture.id);
    const of = (key: string, outcome: string) =>
      found.outcomes.find((one) => one.market === key && one.outcome === outcome);
    // The double: 10.00 × 2 × 2 × what is fair of the other leg.
    const double = Math.round(4_000 * (Math.round(1_000_000_000_000 / (2_000 * 1.05)) / 1_000_000_000));
    expect(of(market, 'home')).toMatchObject({ staked_cents: 2_000, if_cents: 3_000 - 2_000 - double, price: 2_000 });
    expect(of(market, 'draw')).toMatchObject({ staked_cents: 1_000, if_cents: 3_000 - 3_500 });
    expect(of(market, 'away')).toMatchObject({ staked_cents: 0, if_cents: 3_000 });
    expect(of('total;line=10;period=ft', 'over')).toMatchObject({ if_cents: 1_000 - 1_900 });
    expect(found.scores?.home).toEqual([0, 1, 2, 3, 4, 5]);
    const at = (home: number, away: number) => found.scores?.if_cents[home]?.[away];
    expect(at(0, 0)).toBe(4_000 - 3_500);
    expect(at(1, 0)).toBe(4_000 - 2_000 - double);
    expect(at(3, 0)).toBe(4_000 - 2_000 - double - 1_900);
    expect(at(0, 1)).toBe(4_000);
    expect(at(2, 2)).toBe(4_000 - 3_500 - 1_900);
    expect(found.worst_cents).toBe(Math.min(...(found.scores?.if_cents.flat() ?? [])));
    expect(found).toMatchObject({ now: null, limit_cents: 20_000_000 });
    // In play it goes on from the score.
    await house.feed.odds(fixture, {}, { score: { home: 2, away: 1, periods: [] } as never });
    const live = await board().liability(fixture.id);
    expect(live).toMatchObject({ now: [2, 1], scores: { home: [2, 3, 4, 5, 6, 7], away: [1, 2, 3, 4, 5, 6] } });
    // What is decided hangs on it no more.
    await house.settle(fixture, { home: won, draw: lost, away: lost });
    const after = await board().liability(fixture.id);
    expect(after.outcomes.map((one) => one.market)).not.toContain(market);
    await expect(board().liability(987_654_321)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const all = await board().exposure();
    expect(all.open_bets).toBe(2);
    // The double's other leg, and the total.
    expect(all).toMatchObject({ open_stakes_cents: 2_000, limit_cents: 3_500_000_000 });
    expect(all.sports.find(({ sport }) => sport === 'football')).toMatchObject({ open_bets: 2 });
    expect(all.worst_cents).toBeLessThanOrEqual(-900);
  });

  test('[SPORT-86] bets come newest first, by fixture, player and state, page by page, with their marks', async () => {
    const fixture = await house.feed.fixture();
    const [one, two] = await manyBet(2, () => [
      aSlip([aLeg(fixture)]),
      aSlip([aLeg(fixture, { outcome: 'away', price: 4_000 })], { unit_stake_cents: 50_000 }),
    ]);
    const page = await board().bets({ fixture: fixture.id, limit: 3 });
    expect(page.bets.map(({ player_id, marks }) => [player_id, marks])).toEqual([
      [two, ['large']],
      [two, []],
      [one, ['large']],
    ]);
    expect(page.bets[0]).toMatchObject({ price: 4_000, stake_eur_cents: 50_000, state: 'open', returned_cents: 0 });
    expect(page.bets[0]?.legs).toMatchObject([
      { fixture: expect.stringMatching(/^North/), result: null, price: 4_000 },
    ]);
    const rest = await board().bets({ fixture: fixture.id, limit: 3, before: page.next ?? '' });
    expect(rest).toMatchObject({ bets: [{ player_id: one }], next: null });
    expect((await board().bets({ player: one ?? 0, limit: 10 })).bets).toHaveLength(2);
    expect((await board().bets({ player: one ?? 0, state: 'won', limit: 10 })).bets).toEqual([]);
    expect((await board().bets({ fixture: 987_654_321, before: randomUUID(), limit: 10 })).bets).toEqual([]);
  });

  test('[SPORT-88] a factor is a player’s part of the limits: told as the limit, never with its reason', async () => {
    const fixture = await house.feed.fixture();
    const { browser, playerId } = await house.rich(10_000_000n);
    const person = somebody();
    const largest = async () => (await house.price(browser, aSlip([aLeg(fixture)]))).json().max_unit_stake_cents;
    const usual = await largest();
    await board().factors.set(playerId, { sport: 'all', factor: 500 }, person);
    await board().factors.set(playerId, { sport: 'football', factor: 100 }, person);
    // What was remembered is forgotten in time.
    await house.pass(5_001);
    expect(await largest()).toBe(Math.floor(usual / 10));
    const refused = await house.place(browser, aSlip([aLeg(fixture)], { unit_stake_cents: usual }));
    expect(refused.json().error).toMatchObject({ code: 'STAKE_ABOVE_LIMIT', max_stake_cents: Math.floor(usual / 10) });
    expect(refused.body).not.toContain('a reason');
    await board().factors.set(playerId, { sport: 'football', factor: 1_000 }, person);
    await house.pass(5_001);
    expect(await largest()).toBe(usual);
    const all = await board().factors.list(playerId);
    expect(all).toMatchObject([
      { sport: 'football', factor: 1_000, set_by: person.name },
      { sport: 'all', factor: 500 },
    ]);
    expect((await trailOf(person)).every((kind) => kind === 'sportsbook.factor_set')).toBe(true);
  });

  test('[SPORT-88] the job finds what looks as if somebody knew more, once, and people close it', async () => {
    const three: ScriptedFixture[] = [];
    for (let index = 0; index < 3; index += 1) three.push(await house.feed.fixture());
    const slip = aSlip(three.map((fixture) => aLeg(fixture)));
    const players = await manyBet(5, () => [slip]);
    const [jumped] = three as [ScriptedFixture];
    const [rich] = await manyBet(1, () => [aSlip([aLeg(jumped)], { unit_stake_cents: 30_000 })]);
    await house.pass(30_000);
    await house.feed.odds(jumped, { [market]: { home: 1_500, draw: 3_500, away: 4_000 } });
    await house.pass(40_000);
    const { watch } = house.house.sportsbook;
    expect(await watch()).toBe(2);
    expect(await watch()).toBe(0);
    const open = await board().flags.list({ open: true });
    expect(open.map(({ kind }) => kind).sort()).toEqual(['late_winner', 'same_slip']);
    const same = open.find(({ kind }) => kind === 'same_slip');
    expect(same).toMatchObject({ player_ids: players.toSorted((a, b) => a - b), fixture: null, state: 'open' });
    const late = open.find(({ kind }) => kind === 'late_winner');
    expect(late).toMatchObject({ fixture_id: jumped.id, fixture: expect.stringMatching(/^North/) });
    expect(late?.player_ids).toContain(rich);
    expect((await board().bets({ player: players[0] ?? 0, limit: 1 })).bets[0]?.marks).toEqual(['flagged']);
    // Of many who close it one does.
    const people = [somebody(), somebody(), somebody()];
    const id = same?.id ?? 0;
    const closed = await Promise.allSettled(people.map((person) => board().flags.close(id, person)));
    expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(board().flags.close(id, somebody())).rejects.toMatchObject({ code: 'state.not_allowed' });
    await expect(board().flags.close(987_654_321, somebody())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await board().flags.list({ open: false })).toMatchObject([{ id, note: 'a reason for the trail' }]);
    expect((await Promise.all(people.map(trailOf))).flat()).toEqual(['sportsbook.flag_closed']);
  });

  test('[SPORT-88] a claim is asked for by one person and agreed to by another, or written off; of many at once one is', async () => {
    const { playerId } = await house.rich();
    const { rows } = await house.database.query<{ id: bigint }>(
      `insert into sportsbook_claim (player_id, bet_id, version, currency, amount, state, created_at)
       values ($1, $2, 1, 'EUR', 9000, 'waiting', $3) returning id`,
      [playerId, randomUUID(), house.clock.now()],
    );
    const id = Number(rows[0]?.id);
    const [one, ...others] = [somebody(), somebody(), somebody(), somebody()];
    expect(await board().claims.decide(id, { decision: 'recover', seen: 'new' }, one)).toMatchObject({
      state: 'waiting',
      asked_by: one.name,
    });
    await expect(board().claims.decide(id, { decision: 'recover', seen: 'new' }, one)).rejects.toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
    });
    expect(await board().claims.list({ state: 'waiting', member: one.member })).toMatchObject([{ may_agree: false }]);
    const [other] = others;
    expect(await board().claims.list({ state: 'waiting', member: other.member })).toMatchObject([{ may_agree: true }]);
    const agreed = await Promise.allSettled(
      others.map((person) => board().claims.decide(id, { decision: 'recover', seen: 'asked' }, person)),
    );
    expect(agreed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await board().claims.list({ state: 'recovering', member: one.member })).toMatchObject([
      { id, player_id: playerId, amount_cents: 9_000, asked_by: one.name, until: expect.any(String) },
    ]);
    expect(await board().claims.decide(id, { decision: 'write_off', seen: 'new' }, one)).toMatchObject({
      state: 'written_off',
    });
    await expect(board().claims.decide(id, { decision: 'write_off', seen: 'new' }, one)).rejects.toMatchObject({
      code: 'state.not_allowed',
    });
    await expect(board().claims.decide(987_654_321, { decision: 'recover', seen: 'new' }, one)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await trailOf(one)).toEqual(['sportsbook.claim_decided', 'sportsbook.claim_decided']);
    // It was made up: the books know of no such win.
    await house.database.query('delete from sportsbook_claim where id = $1', [id]);
  });

  test('[SPORT-89] reports by sport, league, market and day are the journal’s sums', async () => {
    const fixture = await house.feed.fixture();
    const { browser } = await house.rich();
    await house.place(browser, aSlip([aLeg(fixture)]));
    await house.place(browser, aSlip([aLeg(fixture, { outcome: 'away', price: 4_000 })]));
    await house.place(
      browser,
      aSlip([aLeg(fixture, { market: 'total;line=10;period=ft', outcome: 'over', price: 1_900 })]),
    );
    await house.settle(fixture, { home: lost, draw: lost, away: won });
    const today = dayOf(house.clock.now());
    const { rows } = await house.database.query<{ house: string; balance: bigint }>(
      `select house, balance from (${houseEntries}) e where house in ('sports', 'sports_open') and currency = 'EUR'`,
    );
    const booked = new Map(rows.map((row) => [row.house, Number(row.balance)]));
    for (const by of ['sport', 'tournament', 'market', 'day'] as const) {
      const report = await board().report({ by, from: today, to: today });
      expect(report.total.margin_cents, by).toBe(booked.get('sports'));
      expect(report.total.open_cents, by).toBe(booked.get('sports_open'));
      const sum = (read: (row: typeof report.total) => number) => report.rows.reduce((all, row) => all + read(row), 0);
      expect(sum((row) => row.turnover_cents)).toBe(report.total.turnover_cents);
      expect(sum((row) => row.bets)).toBe(report.total.bets);
      expect(report.total.turnover_cents).toBe(
        report.total.margin_cents + report.total.returned_cents + report.total.open_cents,
      );
    }
    const markets = (await board().report({ by: 'market', from: today, to: today, sport: 'football' })).rows;
    expect(markets.map(({ key }) => key)).toEqual(expect.arrayContaining(['1x2', 'total']));
    // Nothing of it is decided, which is no lack of prices.
    expect(markets.find(({ key }) => key === 'total')).toMatchObject({ margin_cents: 0, expected_cents: 0 });
    const leagues = (await board().report({ by: 'tournament', from: today, to: today })).rows;
    expect(leagues).toMatchObject([{ title: 'Test league (Football)', expected_cents: expect.any(Number) }]);
    const none = await board().report({ by: 'day', from: '2020-01-01', to: '2020-12-31' });
    expect(none).toMatchObject({ rows: [], total: { bets: 0, margin_bp: null, expected_cents: null } });
    for (const [from, to] of [
      ['2026-05-02', '2026-05-01'],
      ['2024-01-01', '2026-01-01'],
    ] as const) {
      await expect(board().report({ by: 'day', from, to })).rejects.toMatchObject({ code: 'period.invalid' });
    }
  });
});
