import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployFiles } from '../cluster/src/deploy-files.ts';
import { GroundError } from '../cluster/src/programs/ground.ts';
import { ProgramError } from '../cluster/src/programs/program.ts';
import { startCluster } from '../cluster/src/start-cluster.ts';
import { readSettings } from '../server/src/kit/index.ts';
import { setUp } from './boot/set-up.mjs';
import { runCommand } from './command.ts';

/** The house over several machines, all of them this one: until it is stopped. */
await runCommand({
  usage: `npm run cluster -- [--port 7000] [--dir .data/cluster]

Starts three PostgreSQL nodes under Patroni (synchronous), etcd, HAProxy, PgBouncer, Redis with Sentinel and two processes of
each role on this machine, and prints the address. Ctrl-C stops all of it. It takes the ports from --port to 89 above it, and
needs Debian's packages; a sentence says which are missing. What each part says is in the folder log below --dir.
--write-deploy starts nothing: it writes deploy/ anew from what configures the cluster.`,
  options: { port: { type: 'string' }, dir: { type: 'string' }, 'write-deploy': { type: 'boolean' } },
  async run(words, { port = '7000', dir = join(readSettings(process.env).dataDir, 'cluster'), ...options }) {
    if (options['write-deploy']) return writeDeploy();
    if (words.length > 0 || !/^\d{4,5}$/.test(port) || Number(port) > 65_000) return false;
    // Pages are built where they are not yet, as `npm start` does.
    await setUp({ build: true });
    const begun = performance.now();
    const say = (line: string) =>
      console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);
    const ending = new AbortController();
    const { signal } = ending;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
    try {
      const cluster = await startCluster({ dir: resolve(dir), basePort: Number(port), say, signal });
      say(`the house is at ${cluster.url}`);
      if (!signal.aborted) await once(signal, 'abort');
      await cluster.stop();
      say('everything has stopped');
    } catch (error) {
      if (signal.aborted) return true;
      if (!(error instanceof GroundError) && !(error instanceof ProgramError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
    return true;
  },
});

function writeDeploy(): boolean {
  const folder = fileURLToPath(new URL('../deploy/', import.meta.url));
  for (const [path, text] of Object.entries(deployFiles())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return true;
}
