import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { planEvents, thawedPrimary } from '../cluster/src/chaos/plan-events.ts';
import { runChaos } from '../cluster/src/chaos/run-chaos.ts';
import { writeTable } from '../cluster/src/chaos/write-table.ts';
import { GroundError } from '../cluster/src/programs/ground.ts';
import { ProgramError } from '../cluster/src/programs/program.ts';
import { readSettings } from '../server/src/kit/index.ts';
import { runCommand } from './command.ts';

const insideMark = 'HALLEY_CHAOS_INSIDE';

await runCommand({
  usage: `npm run cluster:chaos -- [--events 200] [--seed 1] [--players 8] [--port 7000] [--dir .data/chaos] [--write docs/chaos.md]
npm run cluster:chaos -- --thawed          only a primary that thaws when another has its place
npm run cluster:chaos -- --thawed --unfenced   the same without fencing: what was confirmed may be lost, and must be noticed

Starts a cluster (see npm run cluster) in a network and with mounts of its own, plays on it, kills, freezes, cuts off and fills up its
parts one after the other, and looks after each event whether anything acknowledged is missing. Needs root, and nft for the
network. Exit code 1 when there are findings. --write makes the table anew.`,
  options: {
    events: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    port: { type: 'string' },
    dir: { type: 'string' },
    write: { type: 'string' },
    thawed: { type: 'boolean' },
    unfenced: { type: 'boolean' },
  },
  async run(words, options) {
    const numbers = [options.events ?? '200', options.seed ?? '1', options.players ?? '8', options.port ?? '7000'];
    const [count = 0, seed = 0, players = 0, basePort = 0] = numbers.map(Number);
    const areWhole = numbers.every((text) => /^\d{1,5}$/.test(text));
    if (words.length > 0 || !areWhole || count < 1 || players < 1 || basePort > 65_000) return false;
    if (process.env[insideMark] === undefined) {
      process.exitCode = goInside();
      return true;
    }
    const dir = resolve(options.dir ?? join(readSettings(process.env).dataDir, 'chaos'));
    const begun = performance.now();
    const say = (line: string) =>
      console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(6)} s  ${line}`);
    const events = options.thawed ? [thawedPrimary] : planEvents({ seed, count });
    try {
      const report = await runChaos({ dir, basePort, seed, events, players, say, isFenced: !options.unfenced });
      const command = `npm run cluster:chaos -- --events ${count} --seed ${seed}`;
      if (options.write) writeFileSync(options.write, writeTable({ ...report, seed, command }));
      const found = report.results.flatMap(({ findings }) => findings).length + report.unknown;
      say(
        `${report.results.length} events, ${found} findings, ${report.unknown} rounds and bets that nobody was told of`,
      );
      say(
        `acknowledged: ${Object.entries(report.done)
          .map(([kind, count]) => `${count} ${kind}s`)
          .join(', ')}`,
      );
      for (const reason of report.leftOut) say(`left out: ${reason}`);
      process.exitCode = found === 0 ? 0 : 1;
    } catch (error) {
      if (!(error instanceof GroundError) && !(error instanceof ProgramError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
    return true;
  },
});

/** The same command in a network of its own, where only loopback is, and with mounts that end with it. */
function goInside(): number {
  const again = [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const script = 'ip link set lo up && exec "$@"';
  const { status, error } = spawnSync('unshare', ['--net', '--mount', '--', 'sh', '-c', script, 'sh', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [insideMark]: '1' },
  });
  if (error) console.error(`A network of its own cannot be made: ${error.message}`);
  return status ?? 1;
}
