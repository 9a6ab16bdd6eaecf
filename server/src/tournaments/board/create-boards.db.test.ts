import { expect, test, vi } from 'vitest';
import { openLimitedHouse } from '../../../../test/limited-house.ts';
import type { Database } from '../../kit/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { makeLive } from '../../promotions/testing/make-live.ts';
import { aTournament } from '../testing/a-contest.ts';
import { putEntries } from '../testing/put-entries.ts';
import { createBoards } from './create-boards.ts';

const house = shared(
  () => openLimitedHouse('2026-11-17T12:00:00.000Z'),
  (made) => made.close(),
);

async function begin(): Promise<number> {
  const id = await makeLive(house, aTournament());
  await house.house.tournaments.tasks['tournaments.advance']();
  return id;
}

/** A database whose questions are counted. */
function counting(): { database: Database; asked: () => number } {
  let asked = 0;
  const database = new Proxy(house.database as Database, {
    get(target, name) {
      if (name === 'query') asked += 1;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { database, asked: () => asked };
}

test('a board is read whole once, and after that only what changed, when somebody asks and a moment has passed', async () => {
  const id = await begin();
  await putEntries(house.database, id, [
    { playerId: 1, score: 10 },
    { playerId: 2, score: 20 },
  ]);
  let nowMs = 0;
  const { database, asked } = counting();
  const boards = createBoards({ database, nowMs: () => nowMs });
  const places = async () => (await boards.of(id)).between(1, 9).map(({ playerId }) => playerId);

  expect(await Promise.all([places(), places(), places()])).toEqual([
    [2, 1],
    [2, 1],
    [2, 1],
  ]);
  expect(asked()).toBe(1);
  await putEntries(house.database, id, [
    { playerId: 1, score: 30 },
    { playerId: 3, score: 25 },
  ]);
  nowMs = 249;
  expect([await places(), asked()]).toEqual([[2, 1], 1]);
  nowMs = 250;
  expect([await places(), asked()]).toEqual([[1, 3, 2], 2]);
  await putEntries(house.database, id, [{ playerId: 1, score: 30, state: 'left' }]);
  boards.doubt(id);
  expect([await places(), asked()]).toEqual([[3, 2], 3]);
  expect((await boards.of(id)).players).toBe(2);
});

test('looks that overlap, within transactions too, leave what is newest', async () => {
  const id = await begin();
  const boards = createBoards({ database: house.database, freshMs: 0 });
  await boards.of(id);
  for (let score = 1; score <= 20; score++) {
    const looks = [boards.of(id), house.database.tx((tx) => boards.of(id, tx)), boards.of(id)];
    await putEntries(house.database, id, [
      { playerId: 1, score },
      { playerId: 2, score: 21 - score },
    ]);
    await Promise.all([...looks, house.database.tx((tx) => boards.of(id, tx)), boards.of(id)]);
    const board = await boards.of(id);
    expect([board.standingOf(1)?.score, board.standingOf(2)?.score]).toEqual([BigInt(score), BigInt(21 - score)]);
  }
});

test('a board that nobody asks for is dropped, and read again when somebody does', async () => {
  const id = await begin();
  await putEntries(house.database, id, [{ playerId: 1, score: 10 }]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const boards = createBoards({ database: house.database, idleMs: 60_000 });
    await boards.of(id);
    vi.advanceTimersByTime(59_000);
    await boards.of(id);
    vi.advanceTimersByTime(59_000);
    expect(boards.held()).toEqual([id]);
    vi.advanceTimersByTime(2_000);
    expect(boards.held()).toEqual([]);
    expect((await boards.of(id)).places).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
