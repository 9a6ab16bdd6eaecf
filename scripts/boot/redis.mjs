import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runStep, StepError } from './run-step.mjs';

const program = 'redis-server';

/** @param {{ env: NodeJS.ProcessEnv, exists?: (path: string) => boolean }} options */
export const hasRedis = ({ env, exists = existsSync }) =>
  (env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && exists(join(folder, program)));

/**
 * Tests of several processes over Redis start, kill and restart one of their own, so the program has to be here: a Redis
 * somewhere else cannot be killed. As root on Debian it is installed; elsewhere the run says how to get one, and its
 * tests fail.
 * @param {{ env: NodeJS.ProcessEnv, ways?: { isRootOnDebian: boolean, install: () => Promise<void>, has: () => boolean } }} options
 */
export async function provideRedis({ env, ways = realWays({ env }) }) {
  if (ways.has()) return;
  if (ways.isRootOnDebian) await ways.install();
  if (ways.has()) return;
  throw new StepError(
    `There is no ${program}, and the tests of several processes need one: install it ("apt-get install redis-server", "brew install redis", or the one "npx redis-memory-server" builds, put into the path).`,
  );
}

/** @param {{ env: NodeJS.ProcessEnv }} options */
function realWays({ env }) {
  const quietly = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', program];
  return {
    isRootOnDebian: process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    has: () => hasRedis({ env }),
    async install() {
      // The lists that are here may do; fresh ones take half a minute.
      const { ok } = await run({ command: 'apt-get', args, env: quietly, quiet: true });
      if (ok) return;
      await runStep({ title: 'refresh the package lists', command: 'apt-get', args: ['update'], env: quietly });
      await runStep({ title: `install ${program}`, command: 'apt-get', args, env: quietly });
    },
  };
}
