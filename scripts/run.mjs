import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endOnSignal, leaveSignals, runScript, StepError, signalNumbers } from './boot/run-step.mjs';
import { root, setUp } from './boot/set-up.mjs';
import { watchNpm } from './boot/watch-npm.mjs';

/** Scripts that run checks or build what they check; all others are content with the packages of the house. */
const needAll = new Set(['scripts/types.ts', 'scripts/release.ts', 'scripts/upgrade-drill.ts']);

// node scripts/run.mjs <script.ts | program> [arguments]: with the right Node and the packages in place.
await runScript(async () => {
  const [what, ...args] = process.argv.slice(2);
  if (!what) throw new StepError('Use: node scripts/run.mjs <script.ts | program> [arguments]', 2);
  endOnSignal();
  watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
  const isOfHouse = /^(scripts|examples)\//.test(what) && !needAll.has(what);
  const { node, env } = await setUp({ build: false, packages: isOfHouse ? 'house' : 'all' });
  leaveSignals();
  const isScript = /\.[cm]?[jt]s$/.test(what);
  const file = isScript ? resolve(root, what) : join(root, 'node_modules', '.bin', what);
  if (!existsSync(file)) throw new StepError(`There is no ${what} here.`, 2);
  return isScript ? follow(node, [file, ...args], env) : follow(file, args, env);
});

/**
 * Stands in for the program: its terminal, its signals, its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function follow(command, args, env) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    // The terminal sends Ctrl-C to the program as well; anything else only comes here.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal));
    child.once('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.once('exit', (code, signal) => done(code ?? 128 + (signalNumbers[signal ?? ''] ?? 0)));
  });
}
