import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOnSignal, leaveSignals, runScript, signalNumbers } from './boot/run-step.mjs';
import { root, setUp } from './boot/set-up.mjs';
import { watchNpm } from './boot/watch-npm.mjs';

/** The server promises to stop within 10 s. */
const patienceMs = 15_000;

await runScript(async () => {
  endOnSignal();
  watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
  const { node, env } = await setUp({ build: true, packages: 'house' });
  leaveSignals();
  return serve(node, env);
});

/**
 * The server gets a session of its own, so Ctrl-C reaches it once, from here, and not a second time from the terminal.
 * The channel tells it when this process is gone, however that happened.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function serve(node, env) {
  return new Promise((resolve) => {
    const server = spawn(node, [join(root, 'server/src/house/main.ts'), ...process.argv.slice(2)], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let isAsked = false;
    for (const signal of /** @type {NodeJS.Signals[]} */ (Object.keys(signalNumbers))) {
      process.on(signal, () => {
        // A closing terminal sends several kinds at once; only Ctrl-C again is somebody losing patience.
        if (isAsked && signal !== 'SIGINT') return;
        isAsked = true;
        server.kill(signal);
        setTimeout(() => server.kill('SIGKILL'), patienceMs).unref();
      });
    }
    server.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      if (signal) console.error(`The server was killed (${signal}).`);
      resolve(code ?? 1);
    });
  });
}
