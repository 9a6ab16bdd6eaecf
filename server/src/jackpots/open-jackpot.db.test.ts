import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJackpot, openTestRoom, type TestRoom } from './testing/test-jackpots.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await openTestRoom();
});
afterAll(() => room.drop());

/** Processes of a new house start beside each other, and each opens what is missing. */
test('opened by several at once, a jackpot is opened by one of them, and the others are told so', async () => {
  for (let round = 0; round < 10; round += 1) {
    const definition = aJackpot({ identifier: `at-once-${round}` });
    const answers = await Promise.all(Array.from({ length: 4 }, () => room.jackpots.open(definition)));
    expect(answers.toSorted()).toEqual([false, false, false, true]);
  }
});
