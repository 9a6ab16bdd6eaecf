import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  addTally,
  chartOf,
  indexOf,
  newTally,
  reportOf,
  type Tally,
  verdictOf,
} from '../sports/src/calibrate/index.ts';
import type { Sport } from '../sports/src/markets/index.ts';
import { modelledSports } from '../sports/src/model/index.ts';

const help = `npm run sports:calibrate -- [--sport NAME] [--fixtures N] [--threads N] [--seed N]

Draws fixtures of each sport, prices them before and in play, settles them, and writes docs/sports/. Fails when a price was not
true.
--fixtures   of each sport, usually 20 000
--seed       of the first fixture, in millions: other numbers, other fixtures
`;

const { values: asked } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    sport: { type: 'string' },
    fixtures: { type: 'string', default: '20000' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const wholeNumber = (given: string, most: number): number =>
  Number.isInteger(Number(given)) && Number(given) >= 1 && Number(given) <= most ? Number(given) : 0;
const fixtures = wholeNumber(asked.fixtures, 1_000_000);
const threads = wholeNumber(asked.threads, 256);
const seed = wholeNumber(asked.seed, 1_000);
const chosen = modelledSports.filter((sport) => asked.sport === undefined || asked.sport === sport);
if (asked.help || chosen.length * fixtures * threads * seed === 0) {
  process.stdout.write(asked.help ? help : `Nothing fits.\n\n${help}`);
  process.exit(asked.help ? 0 : 2);
}

const folder = join(import.meta.dirname, '..', 'docs', 'sports');
/** The help page of betting shows them. */
const charts = join(import.meta.dirname, '..', 'site', 'public', 'calibration');
for (const written of [folder, charts]) mkdirSync(written, { recursive: true });
let holds = true;
for (const sport of chosen) {
  const tally = await play(sport);
  const { faults } = verdictOf(tally);
  writeFileSync(join(folder, `${sport}.md`), reportOf(sport, tally, seed));
  writeFileSync(join(charts, `${sport}.svg`), chartOf(sport, tally));
  writeFileSync(join(folder, 'README.md'), indexOf(pages()));
  for (const fault of faults.slice(0, 50)) process.stderr.write(`${sport}: ${fault}\n`);
  if (faults.length > 0) holds = false;
}
process.stdout.write(holds ? 'Every price holds.\n' : '');
process.exitCode = holds ? 0 : 1;

/** The folder holds other pages too. */
function pages() {
  return modelledSports
    .map((sport) => `${sport}.md`)
    .filter((name) => existsSync(join(folder, name)))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** A part of the seeds in each thread. Sums do not depend on how many there are. */
async function play(sport: Sport): Promise<Tally> {
  const total = newTally();
  const first = seed * 1_000_000;
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const seeds = [thread, thread + 1].map((part) => first + Math.floor((fixtures * part) / threads));
      const worker = new Worker(new URL('./sports-calibrate-worker.ts', import.meta.url), {
        workerData: { sport, seeds },
      });
      return new Promise<void>((done, fail) => {
        worker.on('message', (tally: Tally) => {
          addTally(total, tally);
          show(sport, total.fixtures);
        });
        worker.once('error', fail);
        worker.once('exit', () => done());
      });
    }),
  );
  const { bins, beyond, expected, faults } = verdictOf(total);
  const figures = `${total.fixtures} fixtures, ${bins.length} bins, ${beyond} beyond 3 σ in play (${expected.toFixed(1)} by chance), ${faults.length} faults`;
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${sport}: ${figures}\n`);
  return total;
}

function show(sport: string, played: number): void {
  const part = played / fixtures;
  if (process.stdout.isTTY) {
    const filled = Math.round(part * 30);
    process.stdout.write(`\r${sport} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${Math.floor(part * 100)} %`);
    return;
  }
  // In a log a line for every tenth.
  if (Math.floor(part * 10) > Math.floor(((played - 20) / fixtures) * 10))
    process.stdout.write(`${sport}: ${played}\n`);
}
