import { randomUUID } from 'node:crypto';
import type { Tournament, TournamentStatus } from '@halley/contract';
import { expect, test } from 'vitest';
import { step } from '../../kit/index.ts';
import { aQuest } from '../testing/a-contest.ts';
import { contestSuite } from '../testing/contest-suite.ts';

const suite = contestSuite();
const { follow } = suite;
/** Counted, granted, given. */
const settle = () => follow('tournaments-count', 'tournaments-levels', 'promotions-give');

async function aPlayer() {
  const player = await suite.player();
  await player.fund(100_00n);
  const money = async () => {
    const [row] = await suite.rows('select cash from wallet_account where player_id = $1 and currency = $2', [
      player.playerId,
      'EUR',
    ]);
    return row?.cash as bigint;
  };
  const first = await money();
  /** Since the beginning. */
  return { ...player, gain: async () => (await money()) - first };
}
const stepOf = async (id: number, playerId: number) => {
  const { step: granted, state } = (await suite.entryOf(id, playerId)) ?? {};
  return [granted, state];
};

test('[QUEST-06] a player plays through the levels: each gift comes once, and the last completes the quest', async () => {
  const id = await suite.begin(aQuest());
  const player = await aPlayer();
  const read = async () => (await player.call('GET', `/api/tournaments/${id}`)).json() as Tournament;
  expect((await read()).levels.map(({ level, threshold_cents }) => [level, threshold_cents])).toEqual([
    [1, 0],
    [2, 1_000],
    [3, 2_000],
    [4, 5_000],
  ]);
  await player.play(9_99n);
  await settle();
  expect([await player.gain(), await stepOf(id, player.playerId)]).toEqual([-9_99n, [0, 'running']]);
  await player.play(1n);
  await settle();
  await settle();
  // One euro for the second level.
  expect([await player.gain(), await stepOf(id, player.playerId)]).toEqual([-9_00n, [1, 'running']]);
  const other = suite.house.openOther();
  await player.play(20_00n, { at: other });
  await player.play(20_00n, { at: other });
  await settle();
  // Two and five for the third and the last.
  expect([await player.gain(), await stepOf(id, player.playerId)]).toEqual([-42_00n, [3, 'completed']]);
  const status = (await player.call('GET', `/api/tournaments/${id}/status`)).json() as TournamentStatus;
  expect(status).toMatchObject({ bet_cents: 50_00, bets: '50.00' });
  await player.play(10_00n);
  await settle();
  expect(await suite.prizesOf(id)).toMatchObject([
    { occasion: 'level:2', state: 'given', amount: '100n' },
    { occasion: 'level:3', state: 'given', amount: '200n' },
    { occasion: 'level:4', state: 'given', amount: '500n' },
  ]);
  expect(await suite.house.findings()).toEqual([]);
});

test('a round that is taken back lowers what was staked, and takes no gift; reached again it gives nothing again', async () => {
  const id = await suite.begin(aQuest());
  const player = await aPlayer();
  const round = randomUUID();
  await player.openRound(round, 10_00n);
  await player.settle(round, 0n);
  await settle();
  expect(await stepOf(id, player.playerId)).toEqual([1, 'running']);
  const [news] = await suite.tell(player.playerId, { stake: '1500' });
  await settle();
  expect(await stepOf(id, player.playerId)).toEqual([2, 'running']);
  if (news) await suite.takeBack(news);
  await settle();
  expect((await suite.entryOf(id, player.playerId))?.bets).toBe(1_000n * 1_000_000n);
  await player.play(12_00n);
  await settle();
  expect(await stepOf(id, player.playerId)).toEqual([2, 'running']);
  expect((await suite.prizesOf(id)).map(({ occasion }) => occasion)).toEqual(['level:2', 'level:3']);
});

test('what was reached in time is given after the end; two processes that follow at once give it once', async () => {
  const id = await suite.begin(aQuest());
  const player = await aPlayer();
  await player.play(20_00n);
  // Nobody has followed the levels when it is over.
  await suite.end(id);
  expect((await suite.contestOf(id))?.state).toBe('finished');
  expect(await stepOf(id, player.playerId)).toEqual([0, 'over']);
  const consumers = [suite.house.house, suite.house.openOther()].map(
    (house) => house.consumers.find(({ name }) => name === 'tournaments-levels') as (typeof house.consumers)[number],
  );
  await suite.house.database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [
    'tournaments-levels',
  ]);
  await Promise.all(consumers.map((consumer) => step(suite.house.database, consumer)));
  await settle();
  expect(await stepOf(id, player.playerId)).toEqual([2, 'over']);
  expect((await suite.prizesOf(id)).map(({ occasion, state }) => `${occasion} ${state}`)).toEqual([
    'level:2 given',
    'level:3 given',
  ]);
});
