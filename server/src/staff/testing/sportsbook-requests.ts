import { randomUUID } from 'node:crypto';
import type { Database } from '../../kit/index.ts';
import type { TestStaff } from './test-staff.ts';

type Room = Pick<TestStaff, 'trading' | 'player' | 'clock'>;

const reason = 'a reason for the trail';
const author = { actor: { kind: 'system' as const }, reason };
/** Nobody of the staff. */
const somebody = { author, name: 'Somebody', member: { id: 0, permissions: [] } };
const market = '1x2;period=ft';

const aFixture = async ({ trading }: Room) => (await (await trading.feed()).fixture()).id;

async function aMessageInQuarantine(room: Room, database: Database): Promise<number> {
  const { rows } = await database.query<{ id: bigint }>(
    `insert into fixtures_quarantine (producer, fixture_id, fault, message, at)
     values ('scripted', $1, 'unknown_market', '{}', $2) returning id`,
    [await aFixture(room), room.clock.now()],
  );
  return Number(rows[0]?.id);
}

async function aReferral(room: Room, database: Database): Promise<string> {
  const id = randomUUID();
  const { playerId } = await room.player();
  const legs = [{ fixture: await aFixture(room), market, outcome: 'home', price: 2_000 }];
  const slip = { currency: 'EUR', kind: 'single', sizes: [], bankers: [], legs, unit_stake_cents: 1_000 };
  const asked = { slip, country: null, versions: {}, stake: '1000', largestReturn: '2000' };
  const now = room.clock.now();
  await database.query(
    `insert into sportsbook_request (id, player_id, kind, state, slip, hash, decide_at, created_at)
     values ($1, $2, 'referral', 'waiting', $3, '', $4, $5)`,
    [id, playerId, JSON.stringify(asked), new Date(now.getTime() + 3_600_000), now],
  );
  return id;
}

const at = new Date('2026-05-04T12:00:00Z');

async function aFlag(database: Database): Promise<number> {
  const { rows } = await database.query<{ id: bigint }>(
    `insert into sportsbook_flag (kind, mark, player_ids, detail, at) values ('same_slip', $1, '{}', 'twelve', $2)
     returning id`,
    [randomUUID(), at],
  );
  return Number(rows[0]?.id);
}

async function aClaim(room: Room, database: Database): Promise<number> {
  const { playerId } = await room.player();
  const { rows } = await database.query<{ id: bigint }>(
    `insert into sportsbook_claim (player_id, bet_id, version, currency, amount, state, created_at)
     values ($1, $2, 1, 'EUR', 10000, 'waiting', $3) returning id`,
    [playerId, randomUUID(), at],
  );
  return Number(rows[0]?.id);
}

/** Twice what is fair waits for a second person. */
const aWaitingOverride = async (room: Room): Promise<number> => {
  const asked = { kind: 'price', market, outcome: 'home', value: 4_000, minutes: 10 } as const;
  return (await room.trading.desk.board.overrides.set(await aFixture(room), asked, somebody)).id;
};

/** For every call on the desk of the sportsbook: a request that succeeds if it is let through. */
export const sportsbookRequests = (room: Room, database: Database) => ({
  listStaffFeeds: async () => ({}),
  listStaffFixtures: async () => ({ query: '?state=soon' }),
  readStaffFixture: async () => ({ params: { id: await aFixture(room) } }),
  stopFixture: async () => ({ params: { id: await aFixture(room) }, payload: { reason } }),
  reopenFixture: async () => {
    const id = await aFixture(room);
    await room.trading.desk.stop(id, undefined, somebody);
    return { params: { id }, payload: { reason } };
  },
  listManualResults: async () => ({ query: '?state=asked' }),
  askManualResult: async () => ({ params: { id: await aFixture(room) }, payload: { kind: 'void', market, reason } }),
  decideManualResult: async () => {
    const { id } = await room.trading.desk.ask(await aFixture(room), { kind: 'void' }, somebody);
    return { params: { id }, payload: { agree: true, reason } };
  },
  listQuarantine: async () => ({}),
  closeQuarantined: async () => ({ params: { id: await aMessageInQuarantine(room, database) }, payload: { reason } }),
  readSportExposure: async () => ({}),
  readLiability: async () => ({ params: { id: await aFixture(room) } }),
  listStaffBets: async () => ({ query: '?limit=5' }),
  listOverrides: async () => ({ query: '?state=active' }),
  setOverride: async () => ({
    params: { id: await aFixture(room) },
    payload: { kind: 'hide', market, minutes: 5, reason },
  }),
  decideOverride: async () => ({
    params: { id: await aWaitingOverride(room) },
    payload: { agree: true, reason },
  }),
  endOverride: async () => ({ params: { id: await aWaitingOverride(room) }, payload: { reason } }),
  listFactors: async () => ({}),
  setFactor: async () => ({
    params: { id: (await room.player()).playerId },
    payload: { sport: 'football', factor: 500, reason },
  }),
  listFlags: async () => ({}),
  closeFlag: async () => ({ params: { id: await aFlag(database) }, payload: { reason } }),
  listClaims: async () => ({}),
  decideClaim: async () => ({
    params: { id: await aClaim(room, database) },
    payload: { decision: 'recover', seen: 'new', reason },
  }),
  readSportReport: async () => ({ query: '?by=sport&from=2026-05-01&to=2026-05-31' }),
  listReferrals: async () => ({}),
  decideReferral: async () => ({
    params: { id: await aReferral(room, database) },
    payload: { decision: 'decline', reason },
  }),
});
