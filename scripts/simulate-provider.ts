import { parseArgs } from 'node:util';
import { demoProviderSecret } from '../server/src/demo/index.ts';
import type { Book } from '../server/src/games/provider-api/simulator/book.ts';
import { reconcile } from '../server/src/games/provider-api/simulator/reconcile.ts';
import { runSimulation } from '../server/src/games/provider-api/simulator/run-simulation.ts';
import { auditBooks } from '../server/src/house/audit-books.ts';
import { createDatabase } from '../server/src/kit/index.ts';
import { demoSecret } from '../server/src/kit/settings.ts';
import { type HouseProcess, makeDataDir, startHouse } from '../test/boot/house-process.ts';
import { databaseUrlOf, untilNoPostgres } from '../test/boot/processes.ts';
import { takeSeats } from '../test/crash/provider-seats.ts';

/**
 * `npm run simulate:provider -- [--calls 100000] [--workers 32] [--seats 40] [--restarts 3] [--seed 1]`: a provider with
 * a bad line against a house of its own, in a folder that is thrown away, over loopback. Duplicates, lost answers,
 * overtaken calls, and a server that is killed; in the end both books are compared. Exit code 1 on any difference.
 */
const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '32' },
    seats: { type: 'string', default: '40' },
    restarts: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const most = { calls: 1_000_000, workers: 256, seats: 1_000, restarts: 100, seed: 2 ** 32 };
const wish = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof most,
  number
>;
const wrong = Object.entries(wish).find(
  ([name, value]) => !Number.isSafeInteger(value) || value < 0 || value > most[name as keyof typeof most],
);
if (wrong || wish.calls === 0 || wish.workers === 0 || wish.seats === 0) {
  console.error(`--${wrong?.[0] ?? 'calls'} must be a whole number up to ${most[(wrong?.[0] ?? 'calls') as 'calls']}.`);
  process.exitCode = 2;
} else {
  process.exitCode = await simulate();
}

async function simulate(): Promise<number> {
  const { dataDir, remove } = makeDataDir();
  const secret = demoProviderSecret(demoSecret);
  const start = () => startPatiently({ DATA_DIR: dataDir, HALLEY_ROLE: 'api', RATE_LIMIT_SCALE: '100000' });
  let house = await start();
  try {
    const seats = await takeSeats({ url: house.url, seats: wish.seats, secret });
    const begunAt = Date.now();
    const book = await runSimulation({
      ...wish,
      url: () => house.url,
      providerId: 'kepler',
      secret,
      seats,
      onProgress: progress(wish.calls),
      async restart() {
        house.kill('SIGKILL');
        await house.ended;
        await untilNoPostgres(dataDir);
        house = await start();
      },
    });
    const seconds = (Date.now() - begunAt) / 1000;
    console.log(`${book.calls} calls in ${seconds.toFixed(1)} s: ${Math.round(book.calls / seconds)} a second.`);
    console.log('Faults:', book.faults, 'Refusals by code:', Object.fromEntries(book.refusals));
    return await compare(
      book,
      databaseUrlOf(dataDir),
      seats.map(({ playerId }) => playerId),
    );
  } finally {
    house.kill('SIGTERM');
    await house.ended;
    await untilNoPostgres(dataDir);
    remove();
  }
}

/** On a machine that is busy a start may take longer than it should. */
async function startPatiently(environment: Record<string, string>): Promise<HouseProcess> {
  for (let left = 5; ; left--) {
    try {
      return await startHouse({ environment });
    } catch (error) {
      if (left === 0) throw error;
      console.log(String(error));
      await untilNoPostgres(environment.DATA_DIR as string);
    }
  }
}

async function compare(book: Book, url: string, playerIds: number[]): Promise<number> {
  const database = createDatabase({ url, maxConnections: 4 });
  try {
    const startBalances = new Map(playerIds.map((playerId) => [playerId, 100_000n]));
    const { rounds, staked, won, differences } = await reconcile({
      database,
      providerId: 'kepler',
      book,
      startBalances,
    });
    console.log(`${rounds} rounds compared, ${staked} staked, ${won} won: ${differences.length} differences.`);
    const audit = await auditBooks(database);
    console.log(`Audit: ${audit.wallets} wallets, ${audit.transfers} transfers, ${audit.rounds} rounds.`);
    const faults = [
      ...book.complaints,
      ...differences,
      ...audit.findings.map(({ check, detail }) => `${check}: ${detail}`),
    ];
    for (const fault of faults.slice(0, 20)) console.log(`FAULT  ${fault}`);
    console.log(faults.length === 0 ? 'The books are in order.' : `${faults.length} faults.`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

/** A line every few seconds. */
function progress(calls: number): (book: Book) => void {
  let saidAt = Date.now();
  return (book) => {
    if (Date.now() - saidAt < 5_000) return;
    saidAt = Date.now();
    console.log(`${book.calls} of ${calls} calls, ${book.faults.restarts} restarts`);
  };
}
