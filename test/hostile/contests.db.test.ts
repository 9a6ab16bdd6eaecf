import type { lotteriesCalls, staffLotteryCalls, staffTournamentCalls, tournamentsCalls } from '@halley/contract';
import { expect, test } from 'vitest';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { mountApiPage } from '../../server/src/kit/http/api-page.ts';
import { shared } from '../../server/src/kit/testing/shared.ts';
import { aLottery } from '../../server/src/lotteries/testing/a-lottery.ts';
import { makeLive } from '../../server/src/promotions/testing/make-live.ts';
import { seedMember } from '../../server/src/staff/index.ts';
import { aTournament } from '../../server/src/tournaments/testing/a-contest.ts';
import { closeWholeHouse, openWholeHouse } from '../whole-house.ts';
import { openMember, openPlayer, type Send, sweep } from './sweep.ts';

type ContestCall =
  | keyof typeof tournamentsCalls
  | keyof typeof lotteriesCalls
  | keyof typeof staffTournamentCalls
  | keyof typeof staffLotteryCalls;

interface Case {
  as: 'guest' | 'player' | 'staff';
  url: string;
  body?: unknown;
  /** What is refused with it; `4xx`: as something that cannot be read. */
  status: number | '4xx';
  /** What the refusal says. */
  says?: string;
}

const hourMs = 60 * 60 * 1000;
const member = { email: 'contests@staff.test', password: 'Comet-Tail-1986!' };
const other = { email: 'sweeper-of-contests@staff.test', password: 'Comet-Tail-1986!' };
const reason = 'a reason for the trail';
const nobody = 999_999_999;
const wrongIds = ['x', '-1', '1.5', '0x1', '%00', '%ff', `${'9'.repeat(16)}`, "1'--", '1%20or%201=1'];

const world = shared(
  async () => {
    const whole = await openWholeHouse();
    const { app, house, database } = whole;
    mountApiPage(app, { demo: true, isStaff: async () => true });
    house.games.providers.mount(app, { rateLimitScale: 1_000, redis: undefined });
    for (const { email, password } of [member, other]) {
      const hashPassword = () => house.identity.hashPassword(password);
      await seedMember(database, { email, name: 'Somebody', role: 'admin', hashPassword, at: new Date() });
    }
    const now = Date.now();
    const schedule = (from: number, hours: number) => ({
      from: new Date(from).toISOString(),
      to: new Date(from + hours * hourMs).toISOString(),
    });
    const race = await makeLive(whole, aTournament({ schedule: schedule(now, 24) }));
    const names = ['Ice', 'Ember'];
    const teams = await makeLive(
      whole,
      aTournament({ schedule: schedule(now, 24), contest: { teams: { names, by: 'shuffle', best: 2 } } }),
    );
    const hidden = await makeLive(
      whole,
      aTournament({ schedule: schedule(now, 24), audience: { playerIds: [nobody] } }),
    );
    const draw = await makeLive(whole, aLottery(new Date(now)));
    await house.tournaments.tasks['tournaments.advance']();
    await house.lotteries.tasks['lotteries.advance']();
    const send: Send = async ({ method, url, headers, body }) => {
      const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
      return { status: answer.statusCode, text: answer.body, setCookies: [answer.headers['set-cookie'] ?? []].flat() };
    };
    const cookies = {
      guest: '',
      player: await openPlayer(send, new Set()),
      staff: await openMember({ send, member }),
    };
    return { whole, send, cookies, race, teams, hidden, draw };
  },
  ({ whole }) => closeWholeHouse(whole),
);

/** A call that names a contest: as a guest where it is not for one, of none, and of what is no number. */
const byId = (path: (id: string | number) => string, as: Case['as'], body?: unknown): Case[] => [
  ...(as === 'guest' ? [] : [{ as: 'guest' as const, url: path(world.race), body, status: 401 as const }]),
  ...(as === 'staff' ? [{ as: 'player' as const, url: path(world.race), body, status: 401 as const }] : []),
  { as, url: path(nobody), body, status: 404, says: 'NOT_FOUND' },
  ...wrongIds.map((id): Case => ({ as, url: path(id), body, status: '4xx' })),
];

const reasons = (path: (id: number) => string, id: number, body: object): Case[] =>
  [undefined, '', ' ', 5, 'x'.repeat(501)].map((wrong) => ({
    as: 'staff',
    url: path(id),
    body: { ...body, reason: wrong },
    status: 422,
    says: 'reason',
  }));

function casesOf(): Record<ContestCall, Case[]> {
  const { race, teams, hidden, draw } = world;
  const confirm = (id: string | number) => `/api/tournaments/${id}/confirm`;
  const exclude = (id: string | number) => `/api/staff/contests/${id}/exclusions`;
  const hold = (id: string | number) => `/api/staff/contests/${id}/hold`;
  const cancel = (id: string | number) => `/api/staff/contests/${id}/cancellation`;
  const cancelDraw = (id: string | number) => `/api/staff/lotteries/${id}/cancellation`;
  const joins = (body: unknown, status: Case['status'], says?: string): Case => ({
    as: 'player',
    url: confirm(race),
    body,
    status,
    ...(says && { says }),
  });
  const seen = (path: string): Case => ({ as: 'player', url: `${path}`, status: 404, says: 'NOT_FOUND' });
  return {
    listTournaments: [{ as: 'guest', url: '/api/tournaments?__proto__[a]=1', status: 200 }],
    listOwnTournaments: [{ as: 'guest', url: '/api/tournaments/player', status: 401 }],
    listRecentTournaments: [{ as: 'guest', url: '/api/tournaments/recent?id[]=1', status: 200 }],
    readTournament: [...byId((id) => `/api/tournaments/${id}`, 'guest'), seen(`/api/tournaments/${hidden}`)],
    readTournamentStatus: [
      ...byId((id) => `/api/tournaments/${id}/status`, 'player'),
      seen(`/api/tournaments/${hidden}/status`),
    ],
    readTournamentBoard: [
      ...byId((id) => `/api/tournaments/${id}/board`, 'guest'),
      seen(`/api/tournaments/${hidden}/board`),
    ],
    readTeamShuffle: [
      ...byId((id) => `/api/fair/teams/${id}`, 'guest'),
      // No team of it is shuffled; it is not for this player.
      seen(`/api/fair/teams/${race}`),
      seen(`/api/fair/teams/${hidden}`),
      ...['-1', 'x', '1e9', '1.5'].map(
        (after): Case => ({ as: 'guest', url: `/api/fair/teams/${teams}?after=${after}`, status: '4xx' }),
      ),
    ],
    confirmTournament: [
      ...byId(confirm, 'player', { confirmed: true }),
      joins(undefined, '4xx'),
      joins({}, 422),
      joins({ confirmed: 'yes' }, 422),
      joins({ confirmed: true, team_id: 0 }, 422, 'team_id'),
      joins({ confirmed: true, team_id: 13 }, 422, 'team_id'),
      joins({ confirmed: true, team_id: 1.5 }, 422, 'team_id'),
      joins({ confirmed: true, team_id: '1' }, 422, 'team_id'),
      // It has no teams.
      joins({ confirmed: true, team_id: 1 }, 422, 'team_id'),
      { as: 'player', url: confirm(hidden), body: { confirmed: true }, status: 403, says: 'TOURNAMENT_NOT_FOR_YOU' },
    ],
    listLotteries: [{ as: 'guest', url: '/api/lotteries?a[b]=1', status: 200 }],
    listLotteryStatuses: [{ as: 'guest', url: '/api/lotteries/statuses', status: 401 }],
    readLottery: byId((id) => `/api/lotteries/${id}`, 'guest'),
    readLotteryStatus: byId((id) => `/api/lotteries/${id}/status`, 'player'),
    readLotteryDraw: byId((id) => `/api/fair/draws/${id}`, 'guest'),
    listDrawTickets: [
      ...byId((id) => `/api/fair/draws/${id}/tickets`, 'guest'),
      ...['-1', 'x', '1e12'].map(
        (from): Case => ({ as: 'guest', url: `/api/fair/draws/${draw}/tickets?from=${from}`, status: '4xx' }),
      ),
    ],
    readTicketProof: [
      ...byId((id) => `/api/fair/draws/${id}/proof`, 'player'),
      { as: 'player', url: `/api/fair/draws/${draw}/proof`, status: 409, says: 'DRAW_NOT_FROZEN' },
    ],
    listContests: [
      { as: 'guest', url: '/api/staff/contests', status: 401 },
      { as: 'player', url: '/api/staff/contests', status: 401 },
      { as: 'staff', url: '/api/staff/contests?state=sleeping', status: 422 },
      { as: 'staff', url: '/api/staff/contests?kind=lottery', status: 422 },
    ],
    readContest: byId((id) => `/api/staff/contests/${id}`, 'staff'),
    excludeParticipant: [
      ...byId(exclude, 'staff', { player_id: 1, reason }),
      ...reasons(exclude, race, { player_id: 1 }),
      ...[0, -1, 1.5, '1', null].map(
        (id): Case => ({ as: 'staff', url: exclude(race), body: { player_id: id, reason }, status: 422 }),
      ),
      // Nobody of this number is in it.
      { as: 'staff', url: exclude(race), body: { player_id: nobody, reason }, status: 404, says: 'NOT_FOUND' },
    ],
    holdContest: [
      ...byId(hold, 'staff', { hours: 1, reason }),
      ...reasons(hold, race, { hours: 1 }),
      ...[-1, 25, 1.5, '2', null].map(
        (hours): Case => ({ as: 'staff', url: hold(race), body: { hours, reason }, status: 422, says: 'hours' }),
      ),
    ],
    cancelContest: [...byId(cancel, 'staff', { reason }), ...reasons(cancel, race, {})],
    listStaffLotteries: [
      { as: 'guest', url: '/api/staff/lotteries', status: 401 },
      { as: 'staff', url: '/api/staff/lotteries?state=won', status: 422 },
    ],
    readStaffLottery: byId((id) => `/api/staff/lotteries/${id}`, 'staff'),
    cancelLottery: [...byId(cancelDraw, 'staff', { reason }), ...reasons(cancelDraw, draw, {})],
  };
}

const writes = new Set(['confirmTournament', 'excludeParticipant', 'holdContest', 'cancelContest', 'cancelLottery']);

test('every call of contests refuses what it must not take, in its own words', async () => {
  const { send, cookies, whole } = world;
  const wrong: string[] = [];
  for (const [call, cases] of Object.entries(casesOf())) {
    for (const { as, url, body, status, says = '' } of cases) {
      const isWrite = writes.has(call);
      const answer = await send({
        method: isWrite ? 'POST' : 'GET',
        url,
        headers: {
          ...(cookies[as] && { cookie: cookies[as] }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
      });
      const fits = status === '4xx' ? answer.status >= 400 && answer.status < 500 : answer.status === status;
      if (!fits || !answer.text.includes(says)) {
        wrong.push(`${call} as ${as}: ${url} ${JSON.stringify(body)} → ${answer.status} ${answer.text.slice(0, 160)}`);
      }
    }
  }
  expect(wrong.join('\n')).toBe('');
  // Whatever was refused has changed nothing.
  const { rows } = await whole.database.query(
    `select (select count(*) from tournaments_entry)::int as entries,
       (select count(*) from tournaments_tournament where held_until is not null or state <> 'open')::int as moved`,
  );
  expect(rows).toEqual([{ entries: 0, moved: 0 }]);
});

test('hundreds of hostile requests to the calls of contests: each is met, none is our fault, and the books are in order', {
  timeout: 240_000,
}, async () => {
  const { send, whole } = world;
  const only = new Set(Object.keys(casesOf()));
  const { byCall, faults } = await sweep({ send, seed: 20_261_118, member: other, count: 300, only, beside: 2 });
  expect(faults.join('\n')).toBe('');
  expect(Object.keys(byCall).sort()).toEqual([...only].sort());
  expect((await auditBooks(whole.database)).findings).toEqual([]);
});
