import type { PromotionRule } from '@halley/contract';
import type { Database } from '../../kit/index.ts';
import { aLottery } from '../../lotteries/testing/a-lottery.ts';
import { aTournament } from '../../tournaments/testing/a-contest.ts';
import type { TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';
const dayMs = 24 * 60 * 60 * 1000;
type Room = Pick<TestStaff, 'player' | 'promotions' | 'clock'>;

let number = 0;

/** Written by nobody of the staff. */
function live({ promotions: { desk, by } }: Room, database: Database, rule: PromotionRule): Promise<number> {
  return database.tx(async (tx) => {
    const { id } = await desk.save(tx, { rule }, by(0));
    await desk.move(tx, { id, to: 'proposed', version: 1 }, by(0));
    await desk.approve(tx, { id, version: 1 }, by(999_999));
    await desk.move(tx, { id, to: 'live', version: 1 }, by(0));
    return id;
  });
}

/** One that runs, with somebody on its board. */
async function aContest(room: Room, database: Database): Promise<{ id: number; playerId: number }> {
  const now = room.clock.now();
  const schedule = { from: now.toISOString(), to: new Date(now.getTime() + dayMs).toISOString() };
  number += 1;
  const id = await live(room, database, aTournament({ schedule, contest: { identifier: `race-${number}-end` } }));
  const { playerId } = await room.player();
  await database.query(
    `insert into tournaments_tournament (promotion_id, version, kind, identifier, state, starts_at, ends_at, moved_at)
     values ($1, 1, 'tournament', $2, 'open', $3, $4, $3)`,
    [id, `race-${number}-end`, schedule.from, schedule.to],
  );
  await database.query(
    `insert into tournaments_entry (player_id, promotion_id, nickname, state, joined_at, reached_at)
     values ($1, $2, 'C***', 'running', $3, $3)`,
    [playerId, id, now],
  );
  return { id, playerId };
}

/** One whose tickets can be had. */
async function aRunningLottery(room: Room, database: Database): Promise<number> {
  const now = room.clock.now();
  const rule = aLottery(now);
  const id = await live(room, database, rule);
  const beacon = {
    name: 'a beacon',
    kind: 'local',
    chain_hash: 'ab',
    public_key: 'cd',
    genesis_at: '2026-01-01T00:00:00.000Z',
    period_seconds: 3,
  };
  await database.query(
    `insert into lotteries_lottery (promotion_id, version, identifier, state, starts_at, ends_at, draw_at, seed, seed_hash, salt,
       beacon, named_round, round, moved_at)
     values ($1, 1, $2, 'open', $3, $4, $5, '', 'ef', '', $6, 10, 10, $3)`,
    [
      id,
      rule.contest.identifier,
      rule.schedule.from,
      rule.schedule.to,
      rule.contest.tickets?.drawAt,
      JSON.stringify(beacon),
    ],
  );
  return id;
}

/** For every call on the desks of contests, and of writing one: a request that succeeds if it is let through. */
export const contestRequests = (room: Room, database: Database) => ({
  checkPromotion: async () => ({ payload: { rule: aTournament(), currency: 'EUR' } }),
  estimatePromotion: async () => ({ payload: { rule: aTournament(), take_up: 50, days: 30 } }),
  readContestBasis: async () => ({ query: '?currency=EUR' }),
  listContests: async () => ({}),
  readContest: async () => ({ params: { id: (await aContest(room, database)).id } }),
  excludeParticipant: async () => {
    const { id, playerId } = await aContest(room, database);
    return { params: { id }, payload: { player_id: playerId, reason } };
  },
  holdContest: async () => ({
    params: { id: (await aContest(room, database)).id },
    payload: { hours: 2, reason },
  }),
  cancelContest: async () => ({ params: { id: (await aContest(room, database)).id }, payload: { reason } }),
  listStaffLotteries: async () => ({}),
  readStaffLottery: async () => ({ params: { id: await aRunningLottery(room, database) } }),
  cancelLottery: async () => ({ params: { id: await aRunningLottery(room, database) }, payload: { reason } }),
});
