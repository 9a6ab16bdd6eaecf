import { createPasswords } from '../../../server/src/identity/index.ts';
import { oneDigit, whole } from '../kit/format.ts';
import { openHttpHouse } from '../kit/http-house.ts';
import type { Seat } from '../kit/http-load.ts';
import { processorSecondsOf } from '../kit/processor-time.ts';
import { seedPlayers } from '../kit/seed-players.ts';
import { budget, type Part } from '../part.ts';

const perSecond = 20;
const warmMs = 2_000;
const forMs = 30_000;
const p99LimitMs = 250;
const password = 'Perihelion-2061';
const singleHashes = 15;

/** Log-ins with the right password at a steady rate, each from a browser of its own that was never seen before. */
export const signIn: Part = async (bench) => {
  const world = await bench.world();
  const { database, url } = await world.newDatabase('sign_in');
  const players = await seedPlayers(database, 2 * perSecond);
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  await database.query('update identity_player set password_hash = $1', [hash]);
  const { rows } = await database.query<{ email: string }>('select email from identity_player order by id');

  bench.say('Argon2id alone');
  const aloneMs = await timesAlone(() => passwords.matches(password, hash));
  // Not production: there every log-in brings a solved puzzle, and solving those is the visitor's work, not the house's.
  const house = await openHttpHouse({ databaseUrl: url, role: 'api', mode: 'demo' });
  try {
    bench.say(`${perSecond} log-ins a second for ${forMs / 1000} s`);
    const before = processorSecondsOf(house.process.pid) ?? Number.NaN;
    const figures = await house.load({ seats: rows.map(seatOf), warmMs, forMs, perSecond });
    const used = (processorSecondsOf(house.process.pid) ?? Number.NaN) - before;
    return {
      tables: [
        {
          title: `Log-ins over HTTP, ${players.length} players on a timetable`,
          rows: [
            {
              'log-ins/s': oneDigit(figures.perSecond),
              'p50 ms': oneDigit(figures.p50Ms),
              'p99 ms': oneDigit(figures.p99Ms),
              failed: figures.failed,
              'one hash alone ms': oneDigit(aloneMs),
              'processor of the house': `${whole((100 * used) / ((warmMs + forMs) / 1000))} %`,
            },
          ],
        },
      ],
      notes: [`The hash in use: ${hash.slice(0, hash.indexOf('p=1') + 3)}. 100 % is one processor.`],
      budgets: [
        budget(`Log-in p99 at ${perSecond} a second`, `≤ ${p99LimitMs} ms`, {
          text: `${oneDigit(figures.p99Ms)} ms`,
          holds: figures.p99Ms <= p99LimitMs && figures.failed === 0,
        }),
      ],
    };
  } finally {
    await house.stop();
  }
};

/** The middle of some, one after the other. */
async function timesAlone(work: () => Promise<unknown>): Promise<number> {
  const timesMs: number[] = [];
  for (let turn = 0; turn < singleHashes; turn += 1) {
    const startedMs = performance.now();
    await work();
    timesMs.push(performance.now() - startedMs);
  }
  return timesMs.sort((a, b) => a - b)[Math.floor(singleHashes / 2)] as number;
}

function seatOf({ email }: { email: string }): Seat {
  return {
    head: 'POST /api/users/sign_in HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n',
    body: JSON.stringify({ user: { email, password } }),
  };
}
