import { randomUUID } from 'node:crypto';
import type { JackpotAward } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJackpot, aLevel, openTestRoom, type TestRoom } from './testing/test-jackpots.ts';

let room: TestRoom;
beforeAll(async () => {
  room = await openTestRoom();
  const levels = [aLevel({ identifier: 'small', seedAmount: 10n, ceilingAmount: 60n })];
  await room.jackpots.open(aJackpot({ identifier: 'often', levels }));
});
afterAll(() => room.drop());

async function win(playerId: number): Promise<void> {
  await room.stake({ playerId, cash: await room.missing('often') });
  await room.count();
  room.clock.advanceMs(1_000);
}

async function take(playerId: number, claim: string = randomUUID()): Promise<JackpotAward[]> {
  const input = { params: undefined, query: undefined, body: { claim } };
  const { body } = await room.jackpots.handlers.takeJackpotAwards(input, { principal: { playerId } } as never);
  return body as JackpotAward[];
}

describe('[LIVE-12] a jackpot won while nobody looked', () => {
  test('is told at the next visit, once, with what the live event would have said', async () => {
    await win(1);
    await room.follow('jackpots-live-awards');
    const told = await take(1);
    expect(told).toEqual([room.awards.at(-1)?.award]);
    expect(told[0]).toMatchObject({ jackpot_level_identifier: 'small', paid_currency: 'EUR' });
    expect(await take(1)).toEqual([]);
  });

  test('several, oldest first', async () => {
    await win(2);
    await win(2);
    const told = await take(2);
    expect(told).toHaveLength(2);
    expect(told.map(({ created_at }) => created_at)).toEqual(told.map(({ created_at }) => created_at).toSorted());
  });

  test('an answer that was lost is given again to the same claim, and to nobody else', async () => {
    await win(3);
    const claim = randomUUID();
    const told = await take(3, claim);
    expect(told).toHaveLength(1);
    expect(await take(3, claim)).toEqual(told);
    // Somebody who has learned the claim.
    expect(await take(4, claim)).toEqual([]);
    expect(await take(3)).toEqual([]);
  });

  test('of many screens that ask at once, one is told', async () => {
    await win(5);
    const told = await Promise.all(Array.from({ length: 20 }, () => take(5)));
    expect(told.flat()).toHaveLength(1);
  });

  test('another player’s win is nobody else’s', async () => {
    await win(6);
    expect(await take(7)).toEqual([]);
    expect(await take(6)).toHaveLength(1);
  });

  test('so many popups are enough; all of them count as seen', async () => {
    for (let wins = 0; wins < 12; wins++) await win(8);
    expect(await take(8)).toHaveLength(10);
    expect(await take(8)).toEqual([]);
  });
});
