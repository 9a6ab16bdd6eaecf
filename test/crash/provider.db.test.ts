import { expect, test } from 'vitest';
import { demoProviderSecret } from '../../server/src/demo/index.ts';
import { reconcile } from '../../server/src/games/provider-api/simulator/reconcile.ts';
import { runSimulation } from '../../server/src/games/provider-api/simulator/run-simulation.ts';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { demoSecret } from '../../server/src/kit/settings.ts';
import { testDatabase } from '../../server/src/kit/testing/test-database.ts';
import { type HouseProcess, startHouse } from '../boot/house-process.ts';
import { takeSeats } from './provider-seats.ts';

const startBalance = 100_000n;

test('a provider with a bad line, and a server that is killed under it: by round and by player there is no difference', {
  timeout: 300_000,
}, async () => {
  const database = await testDatabase();
  const start = () =>
    startHouse({
      environment: { DATABASE_URL: database.url, HALLEY_ROLE: 'api', RATE_LIMIT_SCALE: '10000' },
    });
  const secret = demoProviderSecret(demoSecret);
  let house: HouseProcess = await start();
  try {
    const seats = await takeSeats({ url: house.url, seats: 6, secret });
    const book = await runSimulation({
      url: () => house.url,
      providerId: 'kepler',
      secret,
      seats,
      calls: 2_000,
      workers: 16,
      seed: 1758,
      restarts: 1,
      async restart() {
        house.kill('SIGKILL');
        await house.ended;
        house = await start();
      },
    });
    expect(book.complaints).toEqual([]);
    expect(book.faults.restarts).toBe(1);
    for (const [fault, times] of Object.entries(book.faults)) expect([fault, times]).not.toEqual([fault, 0]);
    for (const code of [100, 300, 301, 302]) expect(book.refusals.get(code) ?? 0).toBeGreaterThan(0);
    const startBalances = new Map(seats.map(({ playerId }) => [playerId, startBalance]));
    const { differences, rounds, staked } = await reconcile({ database, providerId: 'kepler', book, startBalances });
    expect(differences).toEqual([]);
    expect(rounds).toBeGreaterThan(300);
    expect(staked).toBeGreaterThan(0);
    expect((await auditBooks(database)).findings).toEqual([]);
  } finally {
    house.kill('SIGKILL');
    await house.ended;
    await database.drop();
  }
});
