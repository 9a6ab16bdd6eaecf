import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Subject } from '../studio/src/kit/index.ts';
import { addTally, emptyTally, figuresOf, returnInParts, type Tally } from '../studio/src/kit/index.ts';
import { indexOf } from '../studio/src/lab/index-page.ts';
import { plotOf } from '../studio/src/lab/plot.ts';
import { faultOf, reportOf } from '../studio/src/lab/report.ts';
import { subjectsOf } from '../studio/src/lab/subjects.ts';

const help = `npm run studio:maths -- [--game ID] [--rounds N] [--threads N] [--seed N]

Works out or plays every game and mode, and writes docs/games/. Fails when a published figure is not the one found.
--rounds   of each mode that has to be played, usually 20 000 000; of one that is worked out whole a tenth of them, which
           is enough to show how rounds are spread and that they agree
`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rounds: { type: 'string', default: '20000000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
const [rounds, threads, seed] = [values.rounds, values.threads, values.seed].map(Number) as [number, number, number];
const chosen = subjectsOf(values.game);
if (chosen.length === 0 || [rounds, threads, seed].some((value) => !Number.isInteger(value) || value < 1)) {
  process.stderr.write(`Nothing fits.\n\n${help}`);
  process.exit(2);
}

const folder = join(import.meta.dirname, '..', 'docs', 'games');
mkdirSync(folder, { recursive: true });
const faults: string[] = [];
for (const game of new Set(chosen.map(({ game }) => game))) {
  const measured = [];
  for (const subject of chosen.filter((candidate) => candidate.game === game)) {
    const tally = await play(subject);
    measured.push({ subject, tally });
    const fault = faultOf(subject, tally);
    if (fault) faults.push(fault);
  }
  const title = measured[0]?.subject.title ?? game;
  writeFileSync(join(folder, `${game}.md`), reportOf(title, measured));
  writeFileSync(join(folder, `${game}.svg`), plotOf(title, measured));
}
// Of one game alone the list of all says nothing new.
if (values.game === undefined) writeFileSync(join(folder, 'README.md'), indexOf(pages()));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? 'Every published figure holds.\n' : '');
process.exitCode = faults.length === 0 ? 0 : 1;

function pages() {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** A machine whose largest win cuts something off is not worked out whole: the cut is played. */
function roundsOf({ exact, publishedWithin = 0 }: Subject): number {
  return exact && publishedWithin === 0 ? Math.max(Math.ceil(rounds / 10), Math.min(rounds, 200_000)) : rounds;
}

/** A part of the rounds in each thread, each with a stream of its own. */
async function play(subject: Subject): Promise<Tally> {
  const total = emptyTally();
  const all = roundsOf(subject);
  const name = `${subject.title}, ${subject.mode}`;
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const share = Math.floor(all / threads) + (thread < all % threads ? 1 : 0);
      const workerData = { game: subject.game, mode: subject.mode, seed: seed * 1_000 + thread, rounds: share };
      const worker = new Worker(new URL('../studio/src/lab/worker.ts', import.meta.url), { workerData });
      return new Promise<void>((done, fail) => {
        worker.on('message', (tally: Tally) => {
          addTally(total, tally);
          show(name, total.rounds / all);
        });
        worker.once('error', fail);
        worker.once('exit', () => done());
      });
    }),
  );
  const { rtp, within, hitRate } = { ...figuresOf(total), ...inParts(subject, total) };
  const figures = `${(rtp * 100).toFixed(4)} % ± ${(within * 100).toFixed(4)}, pays ${(hitRate * 100).toFixed(2)} % of rounds`;
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${name}: ${figures}\n`);
  return total;
}

function inParts(subject: Subject, tally: Tally) {
  const parts = subject.inParts?.();
  return parts && returnInParts(parts, tally);
}

function show(name: string, part: number): void {
  if (!process.stdout.isTTY) return;
  const filled = Math.round(part * 30);
  process.stdout.write(`\r${name} ${'█'.repeat(filled)}${'░'.repeat(30 - filled)} ${Math.floor(part * 100)} %`);
}
