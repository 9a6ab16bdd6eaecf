import type { Tournament } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { aSite, down } from '../catalogue/testing/a-site.ts';
import { readContests, readOwnContests, readRunning, variantOf } from './read-contests.server.ts';
import { readTournament } from './read-tournament.server.ts';
import { aStatus, aTournament } from './testing/a-tournament.ts';

const now = new Date('2026-11-15T12:00:00Z');
const race = aTournament();
const next = aTournament({ id: 10, title: 'Next', frontend_identifier: 'next', start_at: '2026-11-16T00:00:00.000Z' });
const flags = { on: { lotteries: true, test_quests: false }, pages: { tournaments: true } };

function site(api: Record<string, unknown> = {}, given: Record<string, unknown> = {}) {
  const asked: string[][] = [];
  const readBatch = async ({ query }: { query: { 'url[]': string[] } }) => {
    asked.push(query['url[]']);
    return query['url[]'].map((url) => aStatus(3, { tournament_id: Number(url.split('/')[2]) }));
  };
  const calls = {
    listTournaments: async () => [race, next],
    listRecentTournaments: async () => [],
    listOwnTournaments: async () => [race],
    listLotteries: async () => [],
    listCmsPages: async () => [
      { id: 'p', path: 'promo/winter', title: 'Winter', layout: '', categories: [], hidden: false },
    ],
    readTournamentBoard: async () => null,
    readTournamentStatus: async () => null,
    readBatch,
    ...api,
  };
  return { ...aSite({ flags, mayBePlayer: true, api: calls, ...given }), batches: asked };
}

describe('the lists', () => {
  test('statuses of a player travel together, twelve in a call', async () => {
    const own = Array.from({ length: 14 }, (_, index) => aTournament({ id: index + 1 }));
    const { site: at, batches } = site({ listOwnTournaments: async () => own });
    const { statuses } = await readContests(at);
    expect(batches.map(({ length }) => length)).toEqual([12, 2]);
    expect(batches[0]?.[0]).toBe('api/tournaments/1/status');
    expect(statuses).toHaveLength(14);
  });

  test('[ERR-02] a list that fails is told to the log and left to the page; the others come', async () => {
    const { site: at } = site({ listTournaments: down, readBatch: down });
    const { tournaments, actions, statuses } = await readContests(at);
    expect(tournaments).toBeUndefined();
    expect(actions).toMatchObject([{ type: 'action', href: '/promo/winter', title: 'Winter' }]);
    expect(statuses).toEqual([]);
    expect(at.onError).toHaveBeenCalled();
  });

  test('a guest is asked for nothing of their own', async () => {
    const { site: at, batches } = site({ listOwnTournaments: down }, { mayBePlayer: false });
    expect(await readContests(at)).toMatchObject({ own: undefined, statuses: [] });
    expect([batches, (at.onError as { mock?: { calls: unknown[] } }).mock?.calls]).toEqual([[], []]);
  });
});

describe('places that show a few', () => {
  test('what runs, and nothing on a break or where tournaments are closed', async () => {
    const titles = async (...given: Parameters<typeof site>) =>
      (await readRunning(site(...given).site, { most: 3, now })).map(({ title }) => title);
    expect(await titles()).toEqual(['Ring Race']);
    expect(await titles({ readExclusion: async () => ({ kind: 'pause' }) })).toEqual([]);
    expect(await titles({}, { flags: { ...flags, pages: {} } })).toEqual([]);
    expect(await titles({ listTournaments: down })).toEqual([]);
  });

  test('[CMS-09] the hub has those a player is in with the place, and the next one', async () => {
    expect(await readOwnContests(site().site, now)).toMatchObject({
      own: [{ contest: { title: 'Ring Race' }, place: 3 }],
      next: { title: 'Next' },
    });
    expect(await readOwnContests(site({ listOwnTournaments: down }).site, now)).toBeNull();
  });
});

describe('[ROUTE-56] one tournament', () => {
  const status = async (asked: Promise<{ tournament: Tournament }>) => {
    try {
      return (await asked).tournament.id;
    } catch (thrown) {
      return (thrown as { init?: { status: number } }).init?.status ?? (thrown as Error).message;
    }
  };

  test('by its name, or by its number where no list has it any more', async () => {
    expect(await status(readTournament(site().site, 'ring-race', now))).toBe(9);
    const old = { readTournament: async () => aTournament({ id: 77 }) };
    expect(await status(readTournament(site(old).site, '77', now))).toBe(77);
  });

  test('[ERR-04] one by its id that fails is nothing; a list that fails is the page’s', async () => {
    expect(await status(readTournament(site({ readTournament: down }).site, '77', now))).toBe(404);
    expect(await status(readTournament(site({ readTournament: down }).site, '..%2F', now))).toBe(404);
    expect(await status(readTournament(site({ listTournaments: down }).site, 'ring-race', now))).toBe('down');
  });

  test('[TOURN-10] of a group that the visitor is not in is not there', async () => {
    const listTournaments = async () => [aTournament({ group_ids: [7] })];
    expect(await status(readTournament(site({ listTournaments }).site, 'ring-race', now))).toBe(404);
  });
});

test('[ROUTE-54] [ROUTE-55] which list an address is; without lotteries theirs leads to all', () => {
  const at = (path: string, lotteries = true) =>
    variantOf({ flags: { on: { lotteries }, pages: {} } } as never, `/tournaments${path}`);
  expect(
    ['', '/all', '/producers', '/lotteries', '/actions', '/live', '/achievements'].map((path) => at(path)),
  ).toEqual([...['', 'all', 'producers', 'lotteries', 'actions', 'live', 'achievements']]);
  expect(at('/live', false)).toBe('live');
  try {
    at('/lotteries', false);
    expect.unreachable();
  } catch (thrown) {
    expect((thrown as Response).headers.get('location')).toBe('/tournaments/all');
  }
});
