import type { PromotionRule, Tournament, TournamentBoard, TournamentStatus } from '@halley/contract';
import { expect, test } from 'vitest';
import { aStatus } from '../../../../contract/src/testing/a-status.ts';
import { openLimitedHouse, withoutCopies } from '../../../../test/limited-house.ts';
import { shared } from '../../kit/testing/shared.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { aQuest, aTournament } from '../testing/a-contest.ts';
import { putEntries, putResult } from '../testing/put-entries.ts';

const house = shared(
  () => openLimitedHouse('2026-11-17T12:00:00.000Z', withoutCopies),
  (made) => made.close(),
);
type Player = Awaited<ReturnType<typeof house.player>>;

async function begin(rule: PromotionRule): Promise<number> {
  const id = await makeLive(house, rule);
  await house.house.tournaments.tasks['tournaments.advance']();
  return id;
}
const ask = async <T>(url: string, player?: Player) => {
  const answer = player ? await player.call('GET', url) : await house.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() as T };
};
const list = async (path = '', player?: Player) => (await ask<Tournament[]>(`/api/tournaments${path}`, player)).body;
const boardOf = async (id: number, player?: Player) =>
  (await ask<TournamentBoard>(`/api/tournaments/${id}/board`, player)).body;
const idsOf = (some: Tournament[]) => some.map(({ id }) => id);
const day = (number: number) => `2026-11-${number}T00:00:00.000Z`;

test('[TOURN-01] [API-67] [API-68] a tournament is told with its prizes, state and the beginning of its board', async () => {
  const words = { title: 'Comet race', summary: 'Who stakes most.' };
  const id = await begin(
    aTournament({
      texts: {
        en: words,
        de: { title: 'Kometenrennen', summary: 'Wer setzt am meisten?' },
        'fr-CA': words,
        no: words,
        it: words,
      },
      meter: { stakeAtLeast: { EUR: 50 }, games: { collections: ['slots', 'new'] } },
      contest: { identifier: 'comet-sprint', gamesTakenLimit: 500, producer: 'halley-studio' },
    }),
  );
  const one = await house.player();
  await putEntries(house.database, id, [
    { playerId: one.playerId, nickname: 'Co***', score: 1_250 },
    { playerId: 77_001, score: 1_250, reached: -5 },
    { playerId: 77_002, score: 5_000, simulated: true },
  ]);
  const { body } = await ask<Tournament>(`/api/tournaments/${id}`);
  expect(body).toMatchObject({
    id,
    kind: 'tournament',
    title: 'Comet race',
    frontend_identifier: 'comet-sprint',
    in_progress: true,
    state: 'active',
    strategy: 'bet',
    user_confirmation_required: true,
    currencies: ['EUR', 'USD'],
    currency: 'EUR',
    game_category_identity: 'slots',
    start_at: '2026-11-17T12:00:00.000Z',
    end_at: day(24),
    finished_at: null,
    money_budget: '100.00',
    money_prize_pool_cents: 10_000,
    games_taken_limit: 500,
    group_ids: [],
    least_stake_cents: 50,
    producer: 'halley-studio',
    players: 3,
    teams: [],
    levels: [],
  });
  // What is left of the pool goes to the first.
  expect(
    body.prizes.map(({ award_place, money_award, money_budget_percent }) => [
      award_place,
      money_award,
      money_budget_percent,
    ]),
  ).toEqual([
    [1, '60.00', 50],
    [2, '30.00', 30],
    [3, '10.00', 10],
  ]);
  expect(
    body.top_players.map(({ nickname, award_place, bets, simulated }) => [nickname, award_place, bets, simulated]),
  ).toEqual([
    ['p***77002', 1, '50.00', true],
    ['p***77001', 2, '12.50', undefined],
    ['Co***', 3, '12.50', undefined],
  ]);
  const german = await house.app.inject({ url: '/api/tournaments', headers: { cookie: 'locale=ImRlIg==' } });
  expect((german.json() as Tournament[]).find((other) => other.id === id)?.title).toBe('Kometenrennen');
  expect((await ask('/api/tournaments/999999999')).status).toBe(404);
});

test('[TOURN-03] [API-71] what is to come, runs and is over stands in its lists for as long as it should', async () => {
  const running = await begin(aTournament());
  const ahead = await begin(aTournament({ schedule: { from: day(20), to: day(21) } }));
  const short = await begin(aTournament({ schedule: { from: day(17), to: '2026-11-17T13:00:00.000Z' } }));
  const states = async () => Object.fromEntries((await list()).map(({ id, state }) => [id, state]));
  expect(await states()).toMatchObject({ [running]: 'active', [ahead]: 'future', [short]: 'active' });
  expect(idsOf(await list('/recent'))).not.toContain(short);
  house.clock.advanceMs(3_600_000);
  expect(await states()).toMatchObject({ [short]: 'settling' });
  expect(idsOf(await list('/recent'))).toContain(short);
  await house.database.query(
    "update tournaments_tournament set state = 'finished', finished_at = $2, frozen_at = $2 where promotion_id = $1",
    [short, house.clock.now()],
  );
  expect(await states()).toMatchObject({ [short]: 'finished' });
  house.clock.advanceMs(15 * 24 * 3_600_000);
  expect(await states()).not.toHaveProperty(String(short));
  expect(idsOf(await list('/recent'))).toContain(short);
  house.clock.advanceMs(16 * 24 * 3_600_000);
  expect(idsOf(await list('/recent'))).not.toContain(short);
  expect((await ask<Tournament>(`/api/tournaments/${short}`)).body).toMatchObject({
    state: 'finished',
    in_progress: false,
  });
  house.clock.advanceMs(-31 * 24 * 3_600_000 - 3_600_000);
});

test('[TOURN-10] [TOURN-11] what is for a group is hidden from everybody else, by its number too; nonvisible from all lists', async () => {
  const id = await begin(aTournament({ audience: { groups: [545] } }));
  const hidden = await begin(aTournament({ contest: { identifier: 'nonvisible' } }));
  const [member, other] = [await house.player(), await house.player()];
  await house.database.tx((tx) => house.house.identity.changeGroups(tx, { playerId: member.playerId, add: [545] }));
  const mine = (await list('', member)).find((one) => one.id === id);
  expect(mine?.group_ids).toEqual([545]);
  expect(idsOf(await list('', other))).not.toContain(id);
  expect(idsOf(await list())).not.toContain(id);
  for (const path of ['', '/status', '/board']) {
    expect((await ask(`/api/tournaments/${id}${path}`, member)).status, path).toBe(200);
    expect((await ask(`/api/tournaments/${id}${path}`, other)).status, path).toBe(404);
  }
  expect(idsOf(await list('', member))).not.toContain(hidden);
});

test('[TOURN-02] [API-69] [API-70] the own status is zeros before joining, and says the place after it', async () => {
  const id = await begin(aTournament());
  const player = await house.player({ nickname: 'Halley' });
  const status = async () => (await ask<TournamentStatus>(`/api/tournaments/${id}/status`, player)).body;
  expect(await status()).toEqual(aStatus({ tournament_id: id }));
  expect(idsOf(await list('/player', player))).not.toContain(id);
  const { playerId } = player;
  await putEntries(house.database, id, [{ playerId, nickname: 'Ha***', bets: 0 }]);
  expect(await status()).toMatchObject({ user_confirmed: true, award_place: null });
  await putEntries(house.database, id, [
    { playerId: 77_003, score: 90 },
    { playerId, bets: 80, score: 80 },
  ]);
  expect(await status()).toMatchObject({ tournament_id: id, bets: '0.80', bet_cents: 80, award_place: 2 });
  expect(idsOf(await list('/player', player))).toContain(id);
  await putEntries(house.database, id, [{ playerId, bets: 80, score: 80, state: 'left' }]);
  expect(await status()).toMatchObject({ user_confirmed: false, award_place: null });
  expect(idsOf(await list('/player', player))).not.toContain(id);
  expect((await ask(`/api/tournaments/${id}/status`)).status).toBe(401);
  expect((await ask('/api/tournaments/999999999/status', player)).status).toBe(404);
});

test('the board: the first hundred, the own row and its neighbours; frozen once it is over', async () => {
  const id = await begin(aTournament());
  const player = await house.player();
  await putEntries(
    house.database,
    id,
    Array.from({ length: 110 }, (_, index) => ({ playerId: 80_001 + index, score: 1_000 - index })),
  );
  await putEntries(house.database, id, [{ playerId: player.playerId, nickname: 'me***', score: 895 }]);
  const seen = await boardOf(id, player);
  expect([seen.players, seen.top.length, seen.state]).toEqual([111, 100, 'active']);
  expect(seen.own).toMatchObject({ nickname: 'me***', award_place: 107 });
  expect(seen.neighbours.map(({ award_place }) => award_place)).toEqual([104, 105, 106, 107, 108, 109, 110]);
  expect(await boardOf(id)).toMatchObject({ own: null, neighbours: [] });
  // The first is voided, the second excluded.
  await putEntries(house.database, id, [
    { playerId: 80_001, score: 10 },
    { playerId: 80_002, score: 999, state: 'excluded' },
  ]);
  const after = await boardOf(id, player);
  expect([after.players, after.top[0]?.nickname, after.own?.award_place]).toEqual([110, 'p***80003', 105]);

  await putResult(house.database, id, house.clock.now());
  // What is written to entries after that changes nothing.
  await putEntries(house.database, id, [{ playerId: 80_110, score: 9_999 }]);
  const frozen = await boardOf(id, player);
  expect(frozen).toEqual({ ...after, state: 'finished' });
  expect((await ask<Tournament>(`/api/tournaments/${id}`)).body.prizes.map(({ nickname }) => nickname)).toEqual([
    'p***80003',
    'p***80004',
    'p***80005',
  ]);
  expect((await ask<TournamentStatus>(`/api/tournaments/${id}/status`, player)).body.award_place).toBe(105);
});

test('teams have the sum of their best, and places in them', async () => {
  const teams = { names: ['North', 'South'], by: 'choice' as const, best: 2 };
  const id = await begin(aTournament({ contest: { teams } }));
  await putEntries(house.database, id, [
    { playerId: 81_001, score: 50, team: 1 },
    { playerId: 81_002, score: 40, team: 2 },
    { playerId: 81_003, score: 30, team: 2 },
    { playerId: 81_004, score: 20, team: 2 },
    { playerId: 81_005, score: 0, team: 1 },
  ]);
  const seen = await boardOf(id);
  const expected = [
    { id: 1, name: 'North', players: 2, score: 50, place: 2 },
    { id: 2, name: 'South', players: 3, score: 70, place: 1 },
  ];
  expect(seen.teams).toEqual(expected);
  expect(seen.top.map(({ award_place_in_team }) => award_place_in_team)).toEqual([1, 1, 2, 3]);
  await putResult(house.database, id, house.clock.now());
  expect((await boardOf(id)).teams.map(({ score }) => score)).toEqual([50, 70]);
});

test('[QUEST-02] a quest has a name, state, groups, size and levels, and no places; an achievement says its target', async () => {
  const quest = await begin(aQuest());
  const target = await begin(
    aQuest({
      kind: 'achievement',
      trigger: {
        meter: { of: 'stake', money: 'cash', games: {}, window: 'whole', from: 'start' },
        reaches: [{ at: 7_000, rewards: [{ type: 'points', chargeable: 5, persistent: 0 }] }],
      },
      contest: { identifier: 'achievement-orbit' },
      caps: { perPlayer: 1 },
    }),
  );
  const player = await house.player();
  await putEntries(house.database, quest, [{ playerId: player.playerId, bets: 1_500, score: 1_500 }]);
  const { body } = await ask<Tournament>(`/api/tournaments/${quest}`);
  expect(body).toMatchObject({
    kind: 'quest',
    title: expect.stringMatching(/./),
    state: 'active',
    group_ids: [],
    // The size stands in it, between double dashes.
    frontend_identifier: expect.stringMatching(/^quest.*--(xs|s|m|l|xl)--/),
    prizes: [],
    top_players: [],
    players: 1,
    user_confirmation_required: false,
  });
  expect(body.levels.map(({ threshold_cents }) => threshold_cents)).toEqual([0, 1_000, 2_000, 5_000]);
  expect((await ask(`/api/tournaments/${quest}/status`, player)).body).toMatchObject({
    bets: '15.00',
    award_place: null,
  });
  expect((await boardOf(quest, player)).top).toEqual([]);
  expect((await ask<Tournament>(`/api/tournaments/${target}`)).body).toMatchObject({
    kind: 'achievement',
    money_budget: '70.00',
    money_budget_cents: 7_000,
  });
});
