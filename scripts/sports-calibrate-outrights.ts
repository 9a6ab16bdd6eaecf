import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { competitions } from '../server/src/world/index.ts';
import { addTally, newTally, outrightsPage, type Tally, verdictOf } from '../sports/src/calibrate/index.ts';

const help = `npm run sports:calibrate:outrights -- [--seasons N] [--only COMPETITION] [--threads N]

Plays whole seasons of every league and cup of the world, holds what was said of who wins and who is among the first against how they
ended, and writes docs/sports/outrights.md. Fails when a price was not true.
--seasons   of each competition, usually 400
`;

const { values: asked } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seasons: { type: 'string', default: '400' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const [seasons, threads] = [Number(asked.seasons), Number(asked.threads)];
const isCount = (given: number) => Number.isInteger(given) && given >= 1;
const chosen = competitions.filter(({ kind, id }) => kind !== 'races' && (!asked.only || id === asked.only));
if (asked.help || chosen.length === 0 || !isCount(seasons) || !isCount(threads)) {
  process.stdout.write(asked.help ? help : `Nothing fits.\n\n${help}`);
  process.exit(asked.help ? 0 : 2);
}

const tallies: [string, Tally][] = [];
let holds = true;
for (const competition of chosen) {
  const tally = await play(competition.id);
  const { faults } = verdictOf(tally);
  for (const fault of faults.slice(0, 20)) process.stderr.write(`${competition.id}: ${fault}\n`);
  if (faults.length > 0) holds = false;
  tallies.push([competition.id, tally]);
}
if (!asked.only)
  writeFileSync(join(import.meta.dirname, '..', 'docs', 'sports', 'outrights.md'), outrightsPage(tallies));
process.stdout.write(holds ? 'Every price holds.\n' : '');
process.exitCode = holds ? 0 : 1;

/** A part of the seasons in each thread. */
async function play(id: string): Promise<Tally> {
  const total = newTally();
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const own = Array.from({ length: seasons }, (_, index) => index + 1).filter((one) => one % threads === thread);
      const worker = new Worker(new URL('./sports-calibrate-outrights-worker.ts', import.meta.url), {
        workerData: { id, seasons: own },
      });
      return new Promise<void>((done, fail) => {
        worker.on('message', (tally: Tally) => {
          addTally(total, tally);
          if (total.fixtures % Math.ceil(seasons / 10) === 0) process.stdout.write(`${id}: ${total.fixtures}\n`);
        });
        worker.once('error', fail);
        worker.once('exit', (code) => (code === 0 ? done() : fail(new Error(`a thread ended with code ${code}`))));
      });
    }),
  );
  return total;
}
