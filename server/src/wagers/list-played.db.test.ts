import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlayed } from './list-played.ts';
import { anAct, aStake, openTestHouse, type TestHouse } from './testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('a round of several bets and wins is one line with its totals, whatever became of it', async () => {
  const playerId = 1;
  await house.fund(playerId, 100n);
  await house.giveBonus(playerId, 1_000n);
  const bet = (amount: bigint) => ({ kind: 'bet' as const, id: randomUUID(), amount });
  const win = (amount: bigint) => ({ kind: 'win' as const, id: randomUUID(), amount });
  const undo = (of: { id: string }) => ({ kind: 'undo' as const, id: randomUUID(), of: of.id });
  const [won, partly, gone, inOnePiece] = [randomUUID(), randomUUID(), randomUUID(), aStake({ playerId, stake: 70n })];

  await house.wagers.act(anAct([bet(60n), win(5n)], { playerId, roundId: won }));
  await house.wagers.act(anAct([bet(60n), win(25n), { kind: 'end' }], { playerId, roundId: won }));
  const [kept, taken] = [bet(10n), bet(20n)];
  await house.wagers.act(anAct([kept, taken], { playerId, roundId: partly }));
  await house.wagers.act(anAct([undo(taken)], { playerId, roundId: partly }));
  const [one, other] = [bet(33n), bet(44n)];
  await house.wagers.act(anAct([one, other], { playerId, roundId: gone }));
  await house.wagers.act(anAct([undo(one), undo(other)], { playerId, roundId: gone }));
  await house.wagers.wager(inOnePiece);
  await house.wagers.wager({ kind: 'rollback', roundId: inOnePiece.roundId, playerId, currency: 'EUR' });

  const rounds = await listPlayed(house.database, { playerId, limit: 10 });
  expect(
    rounds.map(({ id, state, stake, win }) => [id, state, stake.cash + stake.bonus, win.cash + win.bonus]),
  ).toEqual([
    [inOnePiece.roundId, 'rolled_back', 70n, 0n],
    // What was given back, as for a round in one piece.
    [gone, 'rolled_back', 77n, 0n],
    [partly, 'open', 10n, 0n],
    [won, 'closed', 120n, 30n],
  ]);
  // The first win had come back to cash before the second bet.
  expect(rounds.at(-1)?.stake).toEqual({ cash: 105n, bonus: 15n });
});
