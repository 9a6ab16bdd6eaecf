import type { TeamShuffle } from '@halley/contract';
import { verifyShuffle } from '@halley/studio/fair';
import { expect, test } from 'vitest';
import { aTournament } from '../testing/a-contest.ts';
import { contestSuite } from '../testing/contest-suite.ts';

const suite = contestSuite();
const { house } = suite;
const author = (reason: string) => ({ actor: { kind: 'staff' as const, id: 1, name: 'Member 1' }, reason });
const refused = (answer: unknown) => JSON.stringify(answer);

test('[API-72] joining twice, and ten times at once, is one entry with a masked name', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  const answers = await Promise.all(Array.from({ length: 10 }, () => player.join(id)));
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ confirmed: true })));
  expect(await player.join(id)).toEqual({ confirmed: true });
  const entry = await suite.entryOf(id, player.playerId);
  expect(entry).toMatchObject({ state: 'running', score: 0n, joinedAt: house.clock.now(), team: null });
  expect(entry?.nickname).toMatch(/^.{0,2}\*\*\*$/);
  const told = await suite.rows(
    `select events from kit_outbox where topic = 'tournaments.joined' and events @> $1::jsonb`,
    [JSON.stringify([{ promotionId: id }])],
  );
  expect(told).toHaveLength(1);
});

test('what has ended, is unknown, was stopped or is not for somebody is not joined', async () => {
  const mine = await suite.begin(aTournament());
  const player = await suite.player();
  const nok = await suite.player({ currency: 'NOK', country: 'NO' });
  expect(refused(await player.join(999_999))).toContain('NOT_FOUND');
  expect(refused(await nok.join(mine))).toContain('TOURNAMENT_NOT_FOR_YOU');
  expect(refused(await player.join(mine, { confirmed: true, team_id: 1 }))).toContain('team_id');
  expect(refused(await player.join(mine, { confirmed: 'yes' }))).toContain('confirmed');
  house.clock.advanceMs(24 * 60 * 60 * 1000);
  expect(refused(await player.join(mine))).toContain('TOURNAMENT_NOT_OPEN');
  const groups = await suite.begin(aTournament({ audience: { groups: [77] } }));
  expect(refused(await player.join(groups))).toContain('TOURNAMENT_NOT_FOR_YOU');
  await house.database.query(`update promotions_promotion set state = 'paused' where id = $1`, [groups]);
  expect(refused(await player.join(groups))).toContain('TOURNAMENT_NOT_OPEN');
  expect(await suite.rows('select 1 from tournaments_entry where promotion_id = any($1)', [[mine, groups]])).toEqual(
    [],
  );
});

test('[PR-01] whoever may be given nothing does not join', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  await house.database.tx((tx) => house.house.identity.setCanIssue(tx, player.playerId, false));
  expect(refused(await player.join(id))).toContain('TOURNAMENT_NOT_FOR_YOU');
});

test('who leaves is off the board for good, and can leave as easily as join', async () => {
  const id = await suite.begin(aTournament());
  const player = await suite.player();
  expect(await player.join(id, { confirmed: false })).toEqual({ confirmed: false });
  await player.join(id);
  await suite.tell(player.playerId, {});
  await suite.count();
  expect(await player.join(id, { confirmed: false })).toEqual({ confirmed: false });
  expect(await player.join(id, { confirmed: false })).toEqual({ confirmed: false });
  const left = await suite.entryOf(id, player.playerId);
  await suite.tell(player.playerId, {});
  await suite.count();
  expect(await suite.entryOf(id, player.playerId)).toEqual(left);
  expect(left).toMatchObject({ state: 'left', score: 100n });
  expect(refused(await player.join(id))).toContain('TOURNAMENT_LEFT');
  await suite.end(id);
  expect(await suite.resultOf(id)).toEqual([]);
});

test('a person excludes somebody, for a reason that they are told and that is written down', async () => {
  const id = await suite.begin(aTournament());
  const [cheat, next] = [await suite.player(), await suite.player()];
  for (const player of [cheat, next]) await player.join(id);
  await suite.tell(cheat.playerId, { stake: '900' });
  await suite.tell(next.playerId, { stake: '100' });
  await suite.count();
  const exclude = (playerId: number) =>
    house.database.tx((tx) =>
      house.house.tournaments.desk.exclude(tx, { playerId, promotionId: id, author: author('Two accounts.') }),
    );
  await exclude(cheat.playerId);
  await expect(exclude(cheat.playerId)).rejects.toThrow('state.not_allowed');
  await expect(exclude(1)).rejects.toThrow('NOT_FOUND');
  expect(refused(await cheat.join(id))).toContain('TOURNAMENT_NOT_FOR_YOU');
  const [told] = await suite.rows('select text from notifications_personal where player_id = $1', [cheat.playerId]);
  expect(told?.text).toContain('Two accounts.');
  const audited = await suite.rows(`select reason from audit_entry where kind = 'tournaments.player_excluded'`);
  expect(audited).toEqual([{ reason: 'Two accounts.' }]);
  await suite.end(id);
  expect(await suite.resultOf(id)).toMatchObject([{ player_id: BigInt(next.playerId), place: 1, prize_place: 1 }]);
  await expect(exclude(next.playerId)).rejects.toThrow('state.not_allowed');
});

test('teams: by choice where one may choose, else by the sealed shuffle, which can be drawn again', async () => {
  const names = ['North', 'South', 'East'];
  const chosen = await suite.begin(aTournament({ contest: { teams: { names, by: 'choice', best: 2 } } }));
  const player = await suite.player();
  expect(refused(await player.join(chosen))).toContain('team_id');
  expect(refused(await player.join(chosen, { confirmed: true, team_id: 4 }))).toContain('team_id');
  await player.join(chosen, { confirmed: true, team_id: 3 });
  expect((await suite.entryOf(chosen, player.playerId))?.team).toBe(3);
  const shuffled = await suite.begin(aTournament({ contest: { teams: { names, by: 'shuffle', best: 2 } } }));
  expect(refused(await player.join(shuffled, { confirmed: true, team_id: 1 }))).toContain('team_id');
  const players = [player, await suite.player(), await suite.player()];
  for (const one of players) await one.join(shuffled);
  const told = async (id: number) => (await player.call('GET', `/api/fair/teams/${id}`)).json() as TeamShuffle;
  const before = await told(shuffled);
  expect(before).toMatchObject({ teams: names, seed: null, next: null });
  expect(before.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
  const teams = await Promise.all(players.map(async (one) => (await suite.entryOf(shuffled, one.playerId))?.team));
  expect(before.entries.map(({ team }) => team)).toEqual(teams);
  expect((await player.call('GET', `/api/tournaments/${shuffled}/status`)).json()).toMatchObject({ number: 1 });
  expect((await player.call('GET', `/api/fair/teams/${chosen}`)).statusCode).toBe(404);
  await suite.end(shuffled);
  // From public calls alone: the hash was there before the first entry, and the seed draws every team again.
  const { seed, seed_hash: seedHash, entries } = await told(shuffled);
  expect(seedHash).toBe(before.seed_hash);
  const shuffle = { seed: seed ?? '', seedHash, contestId: shuffled, teams: names.length, entries };
  expect(verifyShuffle(shuffle)).toBe(true);
  expect(verifyShuffle({ ...shuffle, entries: entries.map((one) => ({ ...one, team: (one.team % 3) + 1 })) })).toBe(
    false,
  );
});
