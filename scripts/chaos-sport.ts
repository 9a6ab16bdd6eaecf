import { availableParallelism } from 'node:os';
import { createDatabase, migrate } from '../server/src/kit/index.ts';
import { migrateJobs } from '../server/src/kit/jobs/index.ts';
import { startEmbedded } from '../server/src/kit/postgres/index.ts';
import { makeDataDir } from '../test/boot/house-process.ts';
import { type ChaosReport, runChaos } from '../test/crash/sport/run-chaos.ts';
import { quickSettings } from '../test/quick-postgres.ts';
import { runCommand } from './command.ts';

/** Betting under chaos, and a model of every wallet at the end. */
await runCommand({
  usage: `npm run chaos:sport -- [--hours 24] [--players 1000] [--kills 50] [--speed 40] [--seed 1] [--lanes N] [--think MS] [--small | --thin]

The simulated world behind a hostile proxy, a house of three processes on a database of its own, players who bet over HTTP, and
SIGKILL at random moments of all of them. Then the feed comes clean, everything settles, the books are audited, and every
wallet is held against what was acknowledged to its player and the results by their proofs. Hours are the world's, which runs
--speed times as fast as usual: 24 hours at 40 take 36 minutes. --thin plays one small
competition of each sport, --small table tennis and races alone. Exit code 1 when anything was off.`,
  options: {
    hours: { type: 'string' },
    players: { type: 'string' },
    kills: { type: 'string' },
    speed: { type: 'string' },
    seed: { type: 'string' },
    lanes: { type: 'string' },
    think: { type: 'string' },
    small: { type: 'boolean' },
    thin: { type: 'boolean' },
  },
  async run(words, given) {
    const number = (name: string, usual: number) => Number(given[name] ?? usual);
    const [hours, players, kills, speed] = [
      number('hours', 24),
      number('players', 1_000),
      number('kills', 50),
      number('speed', 40),
    ];
    const [seed, lanes, thinkMs] = [
      number('seed', 1),
      number('lanes', 16 * availableParallelism()),
      number('think', 1_000),
    ];
    const wholes = [players, kills, lanes].every((one) => Number.isInteger(one) && one > 0) && Number.isInteger(seed);
    if (words.length > 0 || !wholes || !(hours > 0) || !(speed >= 0.1 && speed <= 100) || !(thinkMs >= 0)) return false;
    const { dataDir, remove } = makeDataDir();
    const postgres = await startEmbedded({ dataDir, settings: { ...quickSettings, autovacuum: 'on' } });
    // Ctrl-C leaves nothing behind: the processes of the house notice by themselves.
    const leave = () => {
      process.kill(postgres.pid, 'SIGKILL');
      remove();
    };
    process.once('exit', leave);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
    const database = createDatabase({ url: postgres.url, maxConnections: 4 });
    try {
      await migrate(database);
      await migrateJobs({ database, url: postgres.url });
      const report = await runChaos({
        database,
        databaseUrl: postgres.url,
        seed,
        players,
        lanes,
        thinkMs,
        kills,
        worldMinutes: hours * 60,
        speed,
        aheadMinutes: 25,
        size: given.small ? 'small' : given.thin ? 'thin' : 'all',
        settleLimitMs: 180_000 + (90 * 60_000) / speed,
        say: (line) => console.log(line),
      });
      print(report);
      process.exitCode = report.findings.length === 0 ? 0 : 1;
    } finally {
      await database.close();
      process.off('exit', leave);
      await postgres.stop();
      remove();
    }
    return true;
  },
});

function print({ counts, kills, findings, worldMinutes, ...rest }: ChaosReport): void {
  const { refused, ...taken } = counts;
  console.log(JSON.stringify({ worldHours: worldMinutes / 60, ...rest, ...taken, kills }));
  console.log(JSON.stringify(Object.fromEntries([...refused].sort(([, one], [, other]) => other - one))));
  for (const finding of findings) console.log(`FAULT  ${finding}`);
  console.log(
    findings.length === 0 ? 'Every wallet is that of the model; the books are in order.' : `${findings.length} faults.`,
  );
}
