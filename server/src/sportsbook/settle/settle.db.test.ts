import { randomUUID } from 'node:crypto';
import { lost, voided, won } from '@halley/sports/markets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeEvents } from '../../kit/index.ts';
import { migrateJobs } from '../../kit/jobs/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { createGate, until } from '../../kit/testing/until.ts';
import type { RoundAction } from '../../wagers/index.ts';
import { anAct } from '../../wagers/testing/test-house.ts';
import { createClaimsDesk } from '../claims/agree-to-claim.ts';
import { listClaims } from '../claims/claim-store.ts';
import { aNewLeg } from '../testing/a-bet.ts';
import { aBetOn, openTestSettlement, settleAll, type TestSettlement } from '../testing/test-settlement.ts';
import { cashOutShare } from './cash-out-share.ts';
import { createSettlement } from './create-settlement.ts';
import type { SettlePorts } from './ports.ts';
import { settleFixture } from './settle-fixture.ts';

const match = '1x2;period=ft';
let house: TestSettlement;
let last = 0;
let lastFixture = 0;
beforeAll(async () => {
  house = await openTestSettlement();
});
afterAll(async () => {
  expect(await house.findings()).toEqual([]);
  await house.close();
});

async function aPlayer(cash = 10_000n): Promise<number> {
  const playerId = ++last;
  await house.fund(playerId, cash);
  return playerId;
}
const aFixture = () => ++lastFixture;

test('[SPORT-38] winners are paid, losers are decided, the rest waits; a repeat changes nothing', async () => {
  const [winner, loser] = [await aPlayer(), await aPlayer()];
  const fixture = aFixture();
  const home = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { playerId: winner }));
  const away = await house.place(aBetOn([[fixture, match, 'away', 3_000]], { playerId: loser }));
  const other = await house.place(aBetOn([[fixture, 'both_score;period=ft', 'yes', 1_800]], { playerId: loser }));
  house.results.settle(fixture, match, { home: won, draw: lost, away: lost });
  for (let time = 0; time < 3; time++) await house.settle(fixture);
  expect(await house.bet(home)).toMatchObject({ state: 'won', returned: 2_500n, settlementVersion: 1 });
  expect(await house.bet(away)).toMatchObject({ state: 'lost', returned: 0n, settlementVersion: 1 });
  expect(await house.bet(other)).toMatchObject({ state: 'open', settledAt: null });
  expect([await house.balance(winner), await house.balance(loser)]).toEqual([11_500n, 8_000n]);
});

test('a result that was seen counts after 30 s, without a review; one that is confirmed counts at once', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const id = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { playerId }));
  const ofMoment = { certainty: 1 as const, at: house.clock.now() };
  house.results.settle(fixture, match, { home: won }, ofMoment);
  const part = { fixtureId: fixture, shard: playerId % 2 };
  const { dueAt } = await settleFixture(house.ports, part);
  expect(dueAt).toEqual(new Date(house.clock.now().getTime() + 30_000));
  expect((await house.bet(id)).state).toBe('open');
  // At three times the speed of the world a third of it.
  house.clock.advanceMs(10_000);
  expect((await settleFixture({ ...house.ports, speedOf: () => 3 }, part)).dueAt).toBeUndefined();
  expect((await house.bet(id)).state).toBe('won');

  const other = await house.place(aBetOn([[fixture, 'winner;period=ft', 'home', 2_000]], { playerId }));
  house.results.settle(fixture, 'winner;period=ft', { home: won }, { ...ofMoment, at: house.clock.now() });
  house.clock.advanceMs(60_000);
  await settleFixture({ ...house.ports, isUnderReview: async () => true }, part);
  expect((await house.bet(other)).state).toBe('open');
  house.results.settle(fixture, 'winner;period=ft', { home: won });
  await settleFixture({ ...house.ports, isUnderReview: async () => true }, part);
  expect((await house.bet(other)).state).toBe('won');
});

test('[SPORT-39] legs accepted in a cancelled window are void, in it alone; taken back, they are what they were', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const early = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { playerId }));
  const placedAt = new Date('2026-05-04T12:10:00Z');
  const late = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { playerId, placedAt }));
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  house.results.cancel(fixture, { markets: [match], from: new Date('2026-05-04T12:05:00Z') });
  await house.settle(fixture);
  expect(await house.bet(early)).toMatchObject({ state: 'won', returned: 2_500n });
  expect(await house.bet(late)).toMatchObject({ state: 'void', returned: 1_000n, settlementVersion: 2 });
  expect(await house.balance(playerId)).toBe(11_500n);
  house.results.uncancel(fixture);
  await house.settle(fixture);
  expect(await house.bet(late)).toMatchObject({ state: 'won', returned: 2_500n, settlementVersion: 3 });
  expect(await house.balance(playerId)).toBe(13_000n);
});

test('a bet over several fixtures is decided when nothing open can change it, be they settled side by side', async () => {
  const playerId = await aPlayer();
  const [one, two, three] = [aFixture(), aFixture(), aFixture()];
  const legs = [one, two, three].map((fixture) => [fixture, match, 'home', 2_000] as const);
  const lostEarly = await house.place(aBetOn(legs, { playerId }));
  const system = await house.place(aBetOn(legs, { playerId, sizes: [2] }));
  house.results.settle(one, match, { home: lost });
  await house.settle(one);
  expect(await house.bet(lostEarly)).toMatchObject({ state: 'lost' });
  expect(await house.bet(system)).toMatchObject({ state: 'open' });
  house.results.settle(two, match, { home: won });
  house.results.settle(three, match, { home: voided });
  await house.settle(two, three, two, three);
  expect(await house.bet(system)).toMatchObject({ state: 'won', returned: 2_000n });
  expect(await house.balance(playerId)).toBe(10_000n - 1_000n - 3_000n + 2_000n);
});

test('another result: the old win is taken back and the new one paid; a settlement taken back opens the bet again', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const id = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { playerId }));
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  house.results.unsettle(fixture, match);
  await house.settle(fixture);
  expect(await house.bet(id)).toMatchObject({ state: 'open', returned: 0n, settledAt: null });
  expect(await house.balance(playerId)).toBe(9_000n);
  house.results.settle(fixture, match, { home: { result: 'won', void_factor: 0, dead_heat: [1, 2] } });
  await house.settle(fixture);
  expect(await house.bet(id)).toMatchObject({ state: 'won', returned: 1_250n });
  house.results.settle(fixture, match, { home: lost });
  await house.settle(fixture);
  expect(await house.bet(id)).toMatchObject({ state: 'lost', returned: 0n });
  expect([await house.balance(playerId), await house.owed(playerId)]).toEqual([9_000n, 0n]);
});

test('[SPORT-40] money that is gone is a claim: written off below 50 EUR, otherwise recovered from half of later returns by the word of two', async () => {
  const [small, large] = [await aPlayer(1_000n), await aPlayer(100_000n)];
  const fixture = aFixture();
  await house.place(aBetOn([[fixture, match, 'home', 5_000]], { playerId: small }));
  const bet = await house.place(aBetOn([[fixture, match, 'home', 3_000]], { playerId: large, unitStake: 100_000n }));
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  await house.spend(small, 4_000n);
  await house.spend(large, 290_000n);
  house.results.settle(fixture, match, { home: lost });
  await house.settle(fixture);
  expect([await house.balance(small), await house.owed(small)]).toEqual([0n, 4_000n]);
  expect([await house.balance(large), await house.owed(large)]).toEqual([0n, 290_000n]);
  const [claim] = await listClaims(house.database, { playerId: large });
  expect(claim).toMatchObject({ betId: bet, version: 1, state: 'waiting', amount: 290_000n });
  expect(await listClaims(house.database, { playerId: small })).toMatchObject([{ state: 'written_off' }]);

  const desk = createClaimsDesk(house.ports);
  const id = claim?.id as number;
  await desk.agree(id, { id: 1, name: 'Ada' });
  await expect(desk.agree(id, { id: 1, name: 'Ada' })).rejects.toMatchObject({ code: 'SECOND_PERSON_NEEDED' });
  // A return before anybody has agreed, and deposits, are the player's.
  await house.fund(large, 10_000n);
  expect(await win(large, 2_000)).toBe(11_000n);
  await desk.agree(id, { id: 2, name: 'Ada' });
  expect(await win(large, 2_000), 'half of 2 000 is kept').toBe(11_000n);
  expect(await house.owed(large)).toBe(289_000n);
  house.clock.advanceMs(30 * 24 * 60 * 60 * 1000);
  expect(await win(large, 2_000)).toBe(12_000n);
  await createSettlement(house.ports).advance();
  expect(await listClaims(house.database, { playerId: large })).toMatchObject([{ state: 'over', recovered: 1_000n }]);
  await expect(desk.agree(id, { id: 1, name: 'Ada' })).rejects.toMatchObject({ code: 'state.not_allowed' });
});

/** A bet of 10.00 that is won at this price. What the player has then. */
async function win(playerId: number, price: number): Promise<bigint> {
  const fixture = aFixture();
  await house.place(aBetOn([[fixture, match, 'home', price]], { playerId }));
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  return house.balance(playerId);
}

test('a share that was cashed out is final; against settlement the first stands', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const id = await house.place(aBetOn([[fixture, match, 'home', 3_000]], { playerId, unitStake: 999n }));
  const ask = { betId: id, playerId, currency: 'EUR' as const };
  await cashOutShare(house.ports, { ...ask, share: 333_333, amount: 500n });
  expect(await house.findings()).toEqual([]);
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  expect(await house.bet(id)).toMatchObject({
    state: 'won',
    returned: 500n + 1_998n,
    cashedOut: 500n,
    openShare: 666_667,
  });
  await expect(cashOutShare(house.ports, { ...ask, share: 1, amount: 1n })).rejects.toMatchObject({
    code: 'CASH_OUT_CLOSED',
  });
  house.results.unsettle(fixture, match);
  await house.settle(fixture);
  await cashOutShare(house.ports, { ...ask, share: 666_667, amount: 700n });
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  expect(await house.bet(id)).toMatchObject({ state: 'cashed_out', returned: 1_200n });
  expect(await house.balance(playerId)).toBe(10_000n - 999n + 1_200n);
  await expect(cashOutShare(house.ports, { ...ask, playerId: 1, share: 1, amount: 1n })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a builder group is one leg: a leg that is void is taken out and the rest repriced by its quote', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const asked: unknown[] = [];
  const ports: SettlePorts = {
    ...house.ports,
    repriceGroup: async (_bet, group, kept) => {
      asked.push([group.quoteId, kept]);
      return 1_500;
    },
  };
  const quoteId = '11111111-1111-4111-8111-111111111111';
  const bet = aBetOn([[fixture, match, 'home', 2_000]], {
    playerId,
    builder: [{ group: 1, price: 3_000, quoteId }],
    legs: [
      aNewLeg({ place: 0, fixtureId: fixture, market: match, builderGroup: 1 }),
      aNewLeg({ place: 1, fixtureId: fixture, market: 'scorer', outcome: 'athlete:7', builderGroup: 1 }),
    ],
  });
  await house.place(bet);
  house.results.settle(fixture, match, { home: won });
  await settleAll(ports, [fixture]);
  expect(await house.bet(bet.id)).toMatchObject({ state: 'open' });
  house.results.settle(fixture, 'scorer', { 'athlete:7': won });
  await settleAll(ports, [fixture]);
  expect(await house.bet(bet.id)).toMatchObject({ state: 'won', returned: 3_000n });
  expect(asked).toEqual([]);
  house.results.settle(fixture, 'scorer', { 'athlete:7': voided });
  await settleAll(ports, [fixture]);
  expect(await house.bet(bet.id)).toMatchObject({ state: 'won', returned: 1_500n });
  expect(asked).toEqual([[quoteId, [0]]]);
});

test('each way: the place is settled by the market of places', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const bet = aBetOn([[fixture, 'race_winner', 'starter:3', 9_000]], { playerId, eachWay: true });
  const legs = bet.legs.map((leg) => ({ ...leg, eachWay: { fraction: [1, 4] as const, places: 3 } }));
  await house.place({ ...bet, legs });
  house.results.settle(fixture, 'race_winner', { 'starter:3': lost });
  await house.settle(fixture);
  expect(await house.bet(bet.id)).toMatchObject({ state: 'open', stake: 2_000n });
  house.results.settle(fixture, 'place;places=3', { 'starter:3': won });
  await house.settle(fixture);
  expect(await house.bet(bet.id)).toMatchObject({ state: 'won', returned: 3_000n });
});

test('golden 9: free bets at 2.50: a win pays what the kind says, a void one comes back to the house that staked it', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const free = { playerId, freeBetId: 1 };
  const all = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { ...free, freeKind: 'all_win' }), 'house');
  const only = await house.place(aBetOn([[fixture, match, 'home', 2_500]], { ...free, freeKind: 'only_win' }), 'house');
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  expect([await house.bet(all), await house.bet(only)]).toMatchObject([{ returned: 2_500n }, { returned: 1_500n }]);
  house.results.cancel(fixture);
  await house.settle(fixture);
  expect([await house.bet(all), await house.bet(only)]).toMatchObject([
    { state: 'void', returned: 0n },
    { state: 'void', returned: 0n },
  ]);
  expect(await house.balance(playerId)).toBe(10_000n);
  house.results.uncancel(fixture);
  await house.settle(fixture);
  expect(await house.balance(playerId)).toBe(14_000n);
});

test('bonus money goes back to where it came from; what is short of it is never asked back', async () => {
  const playerId = await aPlayer(500n);
  await house.giveBonus(playerId, 500n);
  const fixture = aFixture();
  await house.place(aBetOn([[fixture, match, 'home', 2_000]], { playerId }));
  house.results.settle(fixture, match, { home: won });
  await house.settle(fixture);
  expect(await house.pockets(playerId)).toEqual({ cash: 1_000n, bonus: 1_000n });
  const spent: RoundAction = { kind: 'bet', id: randomUUID(), amount: 1_700n };
  await house.wagers.act(anAct([spent], { playerId }));
  house.results.settle(fixture, match, { home: lost });
  await house.settle(fixture);
  expect(await house.pockets(playerId)).toEqual({ cash: 0n, bonus: 0n });
  expect(await listClaims(house.database, { playerId })).toMatchObject([
    { amount: 1_700n, bonus: 700n, state: 'written_off' },
  ]);
});

test('one bet that cannot be settled holds up nobody else, and the job says so', async () => {
  const [stuck, fine] = [await aPlayer(), await aPlayer()];
  // Both in one shard.
  const beside = fine % 2 === stuck % 2 ? fine : await aPlayer();
  const fixture = aFixture();
  const builder = [{ group: 1, price: 3_000, quoteId: '11111111-1111-4111-8111-111111111111' }];
  const legs = ['a', 'b'].map((market, place) => aNewLeg({ place, fixtureId: fixture, market, builderGroup: 1 }));
  await house.place(aBetOn([[fixture, 'a', 'home', 2_000]], { playerId: stuck, builder, legs }));
  const other = await house.place(aBetOn([[fixture, 'a', 'home', 2_000]], { playerId: beside }));
  house.results.settle(fixture, 'a', { home: won });
  house.results.settle(fixture, 'b', { home: voided });
  await expect(settleFixture(house.ports, { fixtureId: fixture, shard: stuck % 2 })).rejects.toThrow('no builder here');
  expect(await house.bet(other)).toMatchObject({ state: 'won' });
});

test('news of results wakes a job for each shard, which carries them into bets', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const id = await house.place(aBetOn([[fixture, match, 'home', 2_000]], { playerId }));
  const settlement = createSettlement(house.ports);
  await migrateJobs({ database: house.database, url: house.database.url });
  await house.database.query('insert into kit_consumer (name) values ($1)', [settlement.consumer.name]);
  await house.database.tx((tx) => writeEvents(tx, 'fixtures.settled', [{ fixtureId: fixture, version: 3 }]));
  await catchUp(house.database, settlement.consumer);
  const { rows: jobs } = await house.database.query(
    `select key from graphile_worker.jobs where key like 'sportsbook.settle%' order by key`,
  );
  expect(jobs).toEqual([0, 1].map((shard) => ({ key: `sportsbook.settle ${fixture} ${shard}` })));
  house.results.settle(fixture, match, { home: won });
  for (const shard of [0, 1]) await settlement.settle({ fixtureId: fixture, shard });
  expect((await house.bet(id)).state).toBe('won');
  const { rows } = await house.database.query('select done_version from sportsbook_settling where fixture_id = $1', [
    fixture,
  ]);
  expect(rows).toEqual([{ done_version: 3n }, { done_version: 3n }]);
});

test('[SPORT-38] a wrong result on its way into bets is not left there by the correction that brings back the one before', async () => {
  const playerId = await aPlayer();
  const fixture = aFixture();
  const part = { fixtureId: fixture, shard: playerId % 2 };
  const id = await house.place(aBetOn([[fixture, match, 'home', 2_000]], { playerId }));
  house.results.settle(fixture, match, { home: won });
  await settleFixture(house.ports, part);

  house.results.settle(fixture, match, { home: lost });
  const [judged, release] = [createGate(), createGate()];
  const slow: SettlePorts['wagers'] = {
    actMany: (group) =>
      house.wagers.actMany({
        ...group,
        async decide(tx) {
          const acts = await group.decide(tx);
          judged.open();
          await release.passed;
          return acts;
        },
      }),
  };
  const wrong = settleFixture({ ...house.ports, wagers: slow }, part);
  await judged.passed;
  house.results.settle(fixture, match, { home: won });
  let isOver = false;
  const right = settleFixture(house.ports, part).then(() => {
    isOver = true;
  });
  await until(async () => {
    const { rows } = await house.database.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return isOver || rows.length > 0;
  });
  release.open();
  await Promise.all([wrong, right]);
  expect(await house.bet(id)).toMatchObject({ state: 'won', returned: 2_000n });
  expect(await house.balance(playerId)).toBe(11_000n);
});
