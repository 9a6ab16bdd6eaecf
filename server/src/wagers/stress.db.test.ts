import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../test/deep.ts';
import { systemClock } from '../kit/index.ts';
import { createWagers } from './create-wagers.ts';
import { aPlay, openTestHouse, type TestHouse } from './testing/test-house.ts';

const callers = 64;
const wagersPerCaller = deep(50, 500);
const hotPlayers = [1, 2];
const coldPlayers = Array.from({ length: 200 }, (_, index) => 100 + index);
const start = 5_000n;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('64 parallel callers on hot and cold wallets, through two doors at once, lose and double nothing', {
  timeout: 900_000,
}, async () => {
  await Promise.all([...hotPlayers, ...coldPlayers].map((playerId) => house.fund(playerId, start)));
  // Two doors are two processes as far as the database knows: their groups meet on the same rows.
  const chance = { pairId: 'p', serverSeed: 's', serverSeedHash: 'h', clientSeed: 'c', nonce: 0 };
  const doors = [0, 1].map(() =>
    createWagers({
      homes: house.homes,
      clock: systemClock,
      writers: 3,
      maxGroup: 40,
      openChances: async () => ({ take: () => chance, save: async () => undefined }),
    }),
  );
  const acknowledged = new Map<string, { playerId: number; net: bigint }>();
  let refused = 0;

  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let turn = 0; turn < wagersPerCaller; turn++) {
        const hot = randomInt(2) === 0;
        const playerId = hot ? hotPlayers[randomInt(hotPlayers.length)]! : coldPlayers[randomInt(coldPlayers.length)]!;
        const stake = BigInt(randomInt(1, 400));
        const wager = aPlay({ playerId, stake, win: randomInt(3) === 0 ? stake * 2n : 0n });
        // A third of the requests are sent twice, to both doors at once.
        const copies = randomInt(3) === 0 ? doors : [doors[randomInt(2)]!];
        const answers = await Promise.allSettled(copies.map((door) => door.wager(wager)));
        for (const answer of answers) {
          if (answer.status === 'fulfilled') {
            const round = answer.value;
            acknowledged.set(round.id, { playerId, net: round.win.cash - round.stake.cash });
          } else {
            expect(answer.reason).toMatchObject({ code: 'stake_cents.not_enough_money' });
            refused += 1;
          }
        }
      }
    }),
  );

  const { rows } = await house.database.query<{ id: string }>('select id from wagers_round');
  expect(new Set(rows.map((row) => row.id))).toEqual(new Set(acknowledged.keys()));
  for (const playerId of [...hotPlayers, ...coldPlayers]) {
    const nets = [...acknowledged.values()].filter((round) => round.playerId === playerId).map((round) => round.net);
    expect(await house.balance(playerId)).toBe(nets.reduce((sum, net) => sum + net, start));
  }
  expect(refused).toBeGreaterThan(0);
  expect(await house.findings()).toEqual([]);
});
