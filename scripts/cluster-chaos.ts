import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOfCommand, goInside, isInside } from '../cluster/src/chaos/own-space.ts';
import { nameOf, planEvents, thawedPrimary } from '../cluster/src/chaos/plan-events.ts';
import { type ChaosReport, runChaos } from '../cluster/src/chaos/run-chaos.ts';
import { type Run, writeTable } from '../cluster/src/chaos/write-table.ts';
import { GroundError } from '../cluster/src/programs/ground.ts';
import { ProgramError } from '../cluster/src/programs/program.ts';
import { readSettings } from '../server/src/kit/index.ts';
import { readJsonFile, runCommand } from './command.ts';

await runCommand({
  usage: `npm run cluster:chaos -- [--events 200] [--seed 1] [--from 1] [--minutes N] [--players 8] [--port 7000] [--dir .data/chaos] [--write docs/chaos.md]
npm run cluster:chaos -- --only "kill primary,freeze api"   only these of the plan
npm run cluster:chaos -- --thawed          only a primary that thaws when another has its place
npm run cluster:chaos -- --thawed --unfenced   the same without fencing: what was confirmed may be lost, and must be noticed

Starts a cluster (see npm run cluster) in a network, with mounts and processes of its own, plays on it, kills, freezes, cuts off and
fills up its parts one after the other, and looks after each event whether anything acknowledged is missing. Needs root, and nft for
the network. Exit code 1 when there are findings. --write makes the table anew; with --results FOLDER each run is kept there after
every event, and the table is of all runs in it: a run that ended early, as after --minutes, is followed by another with --from. --table
only makes the table.`,
  options: {
    events: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    players: { type: 'string' },
    port: { type: 'string' },
    dir: { type: 'string' },
    results: { type: 'string' },
    write: { type: 'string' },
    table: { type: 'boolean' },
    thawed: { type: 'boolean' },
    unfenced: { type: 'boolean' },
  },
  async run(words, options) {
    const {
      events: wanted = '200',
      seed: seeded = '1',
      from: first = '1',
      players: many = '8',
      port = '7000',
    } = options;
    const numbers = [wanted, seeded, first, many, port, options.minutes ?? '0'];
    const [count = 0, seed = 0, from = 0, players = 0, basePort = 0, minutes = 0] = numbers.map(Number);
    const areWhole = numbers.every((text) => /^\d{1,5}$/.test(text));
    if (words.length > 0 || !areWhole || count < 1 || players < 1 || basePort > 65_000) return false;
    if (options.table) {
      if (!options.write || !options.results) return false;
      writeFileSync(options.write, writeTable(readRuns(options.results)));
      return true;
    }
    if (!isInside()) {
      process.exitCode = await goInside(fileURLToPath(import.meta.url));
      return true;
    }
    const signal = endOfCommand();
    const dir = resolve(options.dir ?? join(readSettings(process.env).dataDir, 'chaos'));
    const begun = performance.now();
    const say = (line: string) =>
      console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s  ${line}`);
    const only = options.only?.split(',').map((name) => name.trim());
    const events = options.thawed
      ? [thawedPrimary]
      : planEvents({ seed, count }).filter((event) => event.number >= from && (only?.includes(nameOf(event)) ?? true));
    if (events.length === 0) {
      // A run that proves nothing is no clean run.
      console.error('No event fits: names are whole, as `cut web`, and numbers go from 1 to --events.');
      process.exitCode = 2;
      return true;
    }
    const command = ['npm run cluster:chaos --', ...withoutFolders(process.argv.slice(2))].join(' ');
    const asRun = (report: ChaosReport): Run => ({ ...report, seed, command });
    const keep = (report: ChaosReport) => {
      if (options.results) keepRun(options.results, `${seed}-${from}`, asRun(report));
    };
    try {
      const report = await runChaos({
        dir,
        basePort,
        seed,
        events,
        players,
        say,
        keep,
        signal,
        isFenced: !options.unfenced,
        ...(minutes > 0 && { limitMs: minutes * 60_000 }),
      });
      keep(report);
      const runs = options.results ? readRuns(options.results) : [asRun(report)];
      if (options.write) writeFileSync(options.write, writeTable(runs));
      const found = report.results.flatMap(({ findings }) => findings);
      const all = [...found, ...report.atOdds].length + (report.unknown ?? 0);
      say(
        `${report.results.length} events, ${all} findings, ${report.unknown} rounds and bets that nobody was told of`,
      );
      for (const finding of report.atOdds) say(`at the end: ${finding}`);
      for (const reason of report.leftOut) say(`left out: ${reason}`);
      process.exitCode = all === 0 ? 0 : 1;
    } catch (error) {
      // What was under way is left where it is: its parts have stopped.
      if (signal.aborted) process.exit(1);
      process.exitCode = 1;
      if (!(error instanceof GroundError) && !(error instanceof ProgramError)) throw error;
      console.error(error.message);
    }
    return true;
  },
});

/** Where somebody keeps what is written says nothing about a run. */
function withoutFolders(given: readonly string[]): string[] {
  const isFolder = (word: string | undefined) => word === '--dir' || word === '--results' || word === '--write';
  return given.filter((word, index) => !isFolder(word) && !isFolder(given[index - 1]));
}

function keepRun(folder: string, name: string, run: Run): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(run));
}

function readRuns(folder: string): Run[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.toSorted().map((name) => readJsonFile(join(folder, name)) as Run);
}
