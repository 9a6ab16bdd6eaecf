import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDatabaseAway } from '../kit/index.ts';
import { aPlay, openTestHouse, type TestHouse } from './testing/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ lockWaitMs: 200, homes: 1 });
});
afterAll(() => house.close());

const play = (playerId: number) => house.wagers.wager(aPlay({ playerId, stake: 10n }));

test('[F-108] a wallet that somebody holds stops its own player; thirty-one others play on', async () => {
  const players = Array.from({ length: 32 }, (_, index) => index + 1);
  for (const player of players) await house.fund(player, 1_000n);
  const outside = await house.database.dedicated();
  await outside.query('begin');
  await outside.query('select 1 from wallet_account where player_id = 7 for update');

  // Twice: the second time the seventh is known to be held up, and stands aside from the start.
  for (let turn = 0; turn < 2; turn += 1) {
    const outcomes = await Promise.allSettled(players.map((player) => play(player)));
    const refused = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [players[index]] : []));
    expect(refused).toEqual([7]);
    const [blocked] = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(isDatabaseAway((blocked as PromiseRejectedResult).reason)).toBe(true);
  }

  await outside.query('rollback');
  await outside.end();
  await Promise.all([play(7), play(7), play(8)]);
  expect([await house.balance(7), await house.balance(8)]).toEqual([980n, 970n]);
  await house.wagers.idle();
  expect(await house.findings()).toEqual([]);
});

test('[F-108] wagers of a player whose wallet is held keep their order', async () => {
  await house.fund(40, 1_000n);
  await house.fund(41, 1_000n);
  const outside = await house.database.dedicated();
  await outside.query('begin');
  await outside.query('select 1 from wallet_account where player_id = 40 for update');
  const stakes = [1n, 2n, 3n, 4n];
  const held = stakes.map((stake) => house.wagers.wager(aPlay({ playerId: 40, stake })));
  await house.wagers.wager(aPlay({ playerId: 41 }));
  await outside.query('rollback');
  await outside.end();
  const outcomes = await Promise.allSettled(held);
  const balances = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.balanceAfter] : []));
  expect(balances).toEqual(balances.toSorted((left, right) => Number(right - left)));
  expect(await house.findings()).toEqual([]);
});

test('[F-108] a process that freezes in the middle of a group holds nobody up', async () => {
  const players = [50, 51, 52, 53];
  for (const player of [...players, 60, 61]) await house.fund(player, 1_000n);
  const script = fileURLToPath(new URL('testing/frozen-house.ts', import.meta.url));
  const child = spawn(process.execPath, [script, house.database.url, players.join()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    await once(child.stdout, 'data');
    const patient = await Promise.allSettled([60, 61, ...players].map(play));
    expect(patient.slice(0, 2).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    // The database has ended what the frozen process had begun: its wallets are free, and nothing of it was written.
    await Promise.all(players.map((player) => playUntilFree(player)));
    for (const player of players) {
      const { rows } = await house.database.query(
        'select t.cash from wallet_transfer t join wallet_account a on a.id = t.account_id where a.player_id = $1 and reason = $2',
        [player, 'stake'],
      );
      expect(rows.every(({ cash }) => cash === -10n)).toBe(true);
    }
    expect(await house.findings()).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
});

async function playUntilFree(player: number): Promise<void> {
  try {
    await play(player);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await playUntilFree(player);
  }
}
