import type { PromotionRule } from '@halley/contract';
import { beforeEach, expect, test } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import { type Event, silentLog } from '../../kit/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { createBoards } from '../board/create-boards.ts';
import { excludePlayer } from '../entries/exclude-player.ts';
import { aQuest, aTournament } from '../testing/a-contest.ts';
import { putEntries, putResult } from '../testing/put-entries.ts';
import { createContestViews } from './contest-views.ts';
import { tellStarts } from './tell-starts.ts';
import { tellStatuses } from './tell-statuses.ts';
import { tellWon } from './tell-won.ts';

const house = shared(
  () => openLimitedHouse('2026-11-17T12:00:00.000Z'),
  (made) => made.close(),
);
type Heard = [playerId: number, channel: string, data: unknown];
let heard: Heard[] = [];
beforeEach(() => {
  heard = [];
});

const portsOf = () => {
  const { database, clock } = house;
  const { identity, promotions, limits, notifications, geo } = house.house;
  const boards = createBoards({ database });
  return {
    database,
    clock,
    identity,
    promotions,
    limits,
    geo,
    boards,
    log: silentLog,
    notify: notifications.write,
    views: createContestViews({ database, clock, boards }),
    tellPlayer: (...told: Heard) => void heard.push(told),
  };
};

async function begin(rule: PromotionRule): Promise<number> {
  const id = await makeLive(house, rule);
  await house.house.tournaments.tasks['tournaments.advance']();
  return id;
}
const scored = (promotionId: number, ...playerIds: number[]): Event[] =>
  playerIds.map((playerId) => ({ topic: 'tournaments.scored', data: { playerId, promotionId } }));
const keysOf = async (playerId: number) => {
  const { rows } = await house.database.query<{ key: string }>(
    'select key from notifications_personal where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ key }) => key);
};
/** Who wants to hear of offers, and whether. */
const wanting = async (wants: boolean) => {
  const player = await house.player();
  await house.database.query('update identity_player set receive_promos = $2 where id = $1', [player.playerId, wants]);
  return player;
};

test('[LIVE-09] a player is told how they stand, place and all; among the first hundred they are told so once', async () => {
  const id = await begin(aTournament());
  const [one, other] = [await house.player(), await house.player()];
  const { consumer, stop } = tellStatuses(portsOf());
  const tell = async (...events: Event[]) => {
    await house.database.tx((tx) => consumer.handle(tx, events));
    await stop();
    return heard.splice(0);
  };
  await putEntries(house.database, id, [
    { playerId: one.playerId, nickname: 'on***', score: 500 },
    { playerId: other.playerId, score: 700 },
  ]);
  expect(await tell(...scored(id, one.playerId, one.playerId))).toEqual([
    [
      one.playerId,
      'tournaments_statuses',
      [expect.objectContaining({ tournament_id: id, nickname: 'on***', bets: '5.00', award_place: 2 })],
    ],
    [
      one.playerId,
      'tournament_notifications',
      expect.objectContaining({
        event: 'player_joined_leaderboard',
        id,
        award_place: 2,
        end_at: '2026-11-24T00:00:00.000Z',
      }),
    ],
  ]);
  await putEntries(house.database, id, [{ playerId: one.playerId, nickname: 'on***', score: 900 }]);
  expect(await tell(...scored(id, one.playerId))).toEqual([
    [one.playerId, 'tournaments_statuses', [expect.objectContaining({ bet_cents: 900, award_place: 1 })]],
  ]);
  await putEntries(house.database, id, [{ playerId: one.playerId, score: 900, state: 'left' }]);
  expect(await tell(...scored(id, one.playerId))).toEqual([
    [one.playerId, 'tournaments_statuses', [expect.objectContaining({ user_confirmed: false, award_place: null })]],
  ]);
});

test('[NOTIF-03] [NOTIF-04] who is taken off the board hears so, with the place they had; a quest has none', async () => {
  const [race, quest] = [await begin(aTournament()), await begin(aQuest())];
  const [one, other] = [await house.player(), await house.player()];
  for (const id of [race, quest]) {
    await putEntries(house.database, id, [
      { playerId: one.playerId, score: 500 },
      { playerId: other.playerId, score: 700 },
    ]);
  }
  const author = { actor: { kind: 'staff' as const, id: 2, name: 'Member 2' }, reason: 'Two accounts.' };
  for (const promotionId of [race, quest]) {
    await house.database.tx((tx) => excludePlayer(portsOf(), tx, { playerId: one.playerId, promotionId, author }));
  }
  expect(heard).toEqual([
    [
      one.playerId,
      'tournament_notifications',
      expect.objectContaining({
        event: 'player_kicked_from_leaderboard',
        id: race,
        previous_place: 2,
        end_at: '2026-11-24T00:00:00.000Z',
      }),
    ],
  ]);
});

test('several contests are one event; a quest has no place, and nobody is told of a board they did not join', async () => {
  const quest = await begin(aQuest());
  const open = await begin(aTournament({ meter: { from: 'start' } }));
  const { playerId } = await house.player();
  await putEntries(house.database, quest, [{ playerId, score: 300 }]);
  await putEntries(house.database, open, [{ playerId, score: 300 }]);
  const { consumer } = tellStatuses(portsOf());
  await house.database.tx((tx) => consumer.handle(tx, [...scored(quest, playerId), ...scored(open, playerId)]));
  expect(heard).toHaveLength(1);
  const [, channel, statuses] = heard[0] as Heard;
  expect(channel).toBe('tournaments_statuses');
  expect(statuses).toHaveLength(2);
  expect(statuses).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tournament_id: quest, award_place: null, bets: '3.00' }),
      expect.objectContaining({ tournament_id: open, award_place: 1 }),
    ]),
  );
});

test('who has joined and wants it is told once that it starts within the hour, and once that it has', async () => {
  const schedule = { from: '2026-11-18T00:00:00.000Z', to: '2026-11-19T00:00:00.000Z' };
  const id = await begin(aTournament({ schedule }));
  const [wants, wantsNot, left] = [await wanting(true), await wanting(false), await wanting(true)];
  await putEntries(house.database, id, [
    { playerId: wants.playerId },
    { playerId: wantsNot.playerId },
    { playerId: left.playerId, state: 'left' },
  ]);
  await house.database.query('update tournaments_entry set joined_at = $2 where promotion_id = $1', [
    id,
    house.clock.now(),
  ]);
  const tell = async () => {
    await tellStarts(portsOf());
    return heard.splice(0).filter(([, , data]) => (data as { id: number }).id === id);
  };
  expect(await tell()).toEqual([]);
  house.clock.advanceMs(11 * 3_600_000);
  const notice = { id, title: expect.any(String), start_at: schedule.from, end_at: schedule.to };
  expect(await tell()).toEqual([
    [wants.playerId, 'tournament_notifications', { event: 'tournament_starts_soon', ...notice }],
  ]);
  expect(await tell()).toEqual([]);
  house.clock.advanceMs(3_600_000);
  // Who joins what has begun knows that it has.
  const late = await wanting(true);
  await putEntries(house.database, id, [{ playerId: late.playerId }]);
  expect(await tell()).toEqual([
    [wants.playerId, 'tournament_notifications', { event: 'tournament_started', ...notice }],
  ]);
  expect(await tell()).toEqual([]);
  expect(await keysOf(wants.playerId)).toEqual([`tournament:starts_soon:${id}`, `tournament:started:${id}`]);
  expect([await keysOf(wantsNot.playerId), await keysOf(left.playerId)]).toEqual([[], []]);
});

test('[NOTIF-03] that it has started is told to whoever it is for, wants it and is here, once; joined or not', async () => {
  const schedule = { from: '2026-11-19T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' };
  const id = await begin(aTournament({ schedule, contest: { rates: { EUR: 1_000_000 } } }));
  house.clock.advanceMs(Date.parse(schedule.from) - house.clock.now().getTime());
  // They register now, and so are here; the players of other tests were seen long ago.
  const [wants, wantsNot, left] = [await wanting(true), await wanting(false), await wanting(true)];
  await putEntries(house.database, id, [{ playerId: left.playerId, state: 'left' }]);
  const other = await house.player({ currency: 'USD' });
  await house.database.query('update identity_player set receive_promos = true where id = $1', [other.playerId]);
  await tellStarts(portsOf());
  const mine = () => heard.splice(0).filter(([, , data]) => (data as { id: number }).id === id);
  const notice = { id, event: 'tournament_started', start_at: schedule.from, end_at: schedule.to };
  expect(mine()).toEqual([[wants.playerId, 'tournament_notifications', expect.objectContaining(notice)]]);
  const late = await wanting(true);
  await tellStarts(portsOf());
  expect(mine()).toEqual([]);
  // On open pages only: the inbox is for what somebody has joined.
  for (const { playerId } of [wants, wantsNot, left, late]) expect(await keysOf(playerId)).toEqual([]);
});

test('whoever has won something is told when the result is final, once', async () => {
  const id = await begin(
    aTournament({ schedule: { from: '2026-11-17T00:00:00.000Z', to: '2026-12-17T00:00:00.000Z' } }),
  );
  const [first, second] = [await house.player(), await house.player()];
  await putEntries(house.database, id, [
    { playerId: first.playerId, score: 500 },
    { playerId: second.playerId, score: 0 },
  ]);
  await putResult(house.database, id, house.clock.now());
  const { handle } = tellWon(portsOf());
  const moved = (state: string): Event => ({ topic: 'tournaments.moved', data: { promotionId: id, state } });
  await house.database.tx((tx) => handle(tx, [moved('settling')]));
  expect(await keysOf(first.playerId)).toEqual([]);
  await house.database.tx((tx) => handle(tx, [moved('finished'), moved('finished')]));
  await house.database.tx((tx) => handle(tx, [moved('finished')]));
  expect([await keysOf(first.playerId), await keysOf(second.playerId)]).toEqual([[`tournament:won:${id}`], []]);
});
