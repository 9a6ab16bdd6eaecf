import { commit } from '@halley/studio/fair';
import { expect, test } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { shared } from '../../kit/testing/shared.ts';
import { makeLive, member } from '../../promotions/testing/make-live.ts';
import { findContest, teamSeedOf } from '../contest-store.ts';
import { aQuest, aTournament } from '../testing/a-contest.ts';

const house = shared(
  () => openLimitedHouse('2026-11-17T12:00:00.000Z'),
  (made) => made.close(),
);
const contestOf = (id: number) => findContest({ promotions: house.house.promotions }, house.database, id);
const advance = () => house.house.tournaments.tasks['tournaments.advance']();

test('[TOURN-03] a contest is opened once its promotion is live; rounds count from then on, not from before', async () => {
  const [late, ahead, quest] = [
    await makeLive(house, aTournament()),
    await makeLive(
      house,
      aTournament({ schedule: { from: '2026-11-18T00:00:00.000Z', to: '2026-11-19T00:00:00.000Z' } }),
    ),
    await makeLive(house, aQuest()),
  ];
  expect(await contestOf(late)).toBeUndefined();
  await Promise.all([advance(), advance()]);
  await advance();
  expect(await contestOf(late)).toMatchObject({
    state: 'open',
    kind: 'tournament',
    version: 1,
    startsAt: house.clock.now(),
    endsAt: new Date('2026-11-24T00:00:00.000Z'),
  });
  expect((await contestOf(ahead))?.startsAt).toEqual(new Date('2026-11-18T00:00:00.000Z'));
  expect((await contestOf(quest))?.rule.contest.identifier).toMatch(/^quest--xs--comet-/);
});

test('a newer version moves the contest and leaves it where it is', async () => {
  const id = await makeLive(house, aTournament());
  await advance();
  const before = await contestOf(id);
  house.clock.advanceMs(60_000);
  const { desk } = house.house.promotions;
  await house.database.tx(async (tx) => {
    await desk.move(tx, { id, to: 'paused', version: 1 }, member(1));
    const rule = aTournament({ schedule: { from: '2026-11-17T00:00:00.000Z', to: '2026-11-25T00:00:00.000Z' } });
    await desk.save(tx, { id, fromVersion: 1, rule }, member(1));
  });
  await advance();
  expect((await contestOf(id))?.version).toBe(1);
  await house.database.tx(async (tx) => {
    await desk.move(tx, { id, to: 'proposed', version: 2 }, member(1));
    await desk.approve(tx, { id, version: 2 }, member(2));
    await desk.move(tx, { id, to: 'live', version: 2 }, member(1));
  });
  await advance();
  expect(await contestOf(id)).toMatchObject({
    version: 2,
    state: 'open',
    startsAt: before?.startsAt,
    endsAt: new Date('2026-11-25T00:00:00.000Z'),
  });
});

test('the hash of what shuffles teams is there before the first of them plays', async () => {
  const teams = { names: ['North', 'South'], by: 'shuffle' as const, best: 2 };
  const id = await makeLive(house, aTournament({ contest: { teams } }));
  await advance();
  const seed = await teamSeedOf(house.database, id);
  expect(seed).toHaveLength(32);
  expect((await contestOf(id))?.teamSeedHash).toBe(commit(seed?.toString('hex') ?? ''));
});

test('what counts in a contest that has begun stays as it is; its end and its prizes may be written anew', async () => {
  const id = await makeLive(house, aTournament({ contest: { identifier: 'steady-race' } }));
  await advance();
  const { desk } = house.house.promotions;
  await house.database.tx((tx) => desk.move(tx, { id, to: 'paused', version: 1 }, member(1)));
  const propose = async (fromVersion: number, changed: Parameters<typeof aTournament>[0]) => {
    const rule = aTournament({ ...changed, contest: { identifier: 'steady-race', ...changed?.contest } });
    await house.database.tx((tx) => desk.save(tx, { id, fromVersion, rule }, member(1)));
    return house.database.tx((tx) => desk.move(tx, { id, to: 'proposed', version: fromVersion + 1 }, member(1)));
  };
  await expect(propose(1, { meter: { of: 'win' } })).rejects.toThrow();
  await expect(propose(2, { contest: { rates: { EUR: 1_000_000, USD: 950_000 } } })).rejects.toThrow();
  await expect(propose(3, { contest: { gamesTakenLimit: 5 } })).rejects.toThrow();
  await propose(4, { contest: { pool: 12_000 } });
});
