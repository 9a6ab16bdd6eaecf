import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endOnSignal, endSteps, leaveSignals, runScript, signalNumbers } from './boot/run-step.mjs';
import { root, setUp } from './boot/set-up.mjs';
import { watchNpm } from './boot/watch-npm.mjs';

/** The server promises to stop within 10 s. */
const patienceMs = 15_000;

await runScript(async () => {
  endOnSignal();
  watchNpm(() => process.emit('SIGTERM', 'SIGTERM'));
  /** @type {ReturnType<typeof startServer> | undefined} */
  let server;
  /** @type {number | undefined} */
  let refusedWith;
  try {
    await setUp({
      build: true,
      packages: 'house',
      onPackages(ready) {
        server = startServer(ready);
        void server.ended.then((code) => {
          // Whoever cannot start says why at once, and not when everything is built.
          refusedWith = code;
          endSteps('SIGTERM');
        });
      },
    });
  } catch (error) {
    if (refusedWith !== undefined) return refusedWith;
    await server?.stop();
    throw error;
  }
  leaveSignals();
  return server?.serve();
});

/**
 * The server gets a session of its own, so Ctrl-C reaches it once, from here, and not a second time from the terminal.
 * The channel tells it when this process is gone, however that happened. It opens the database while pages are built.
 * @param {import('./boot/set-up.mjs').Ready} ready
 */
function startServer({ node, env }) {
  const server = spawn(node, [join(root, 'server/src/house/main.ts'), '--pages-follow', ...process.argv.slice(2)], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let isStopped = false;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    server.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      if (signal && !isStopped) console.error(`The server was killed (${signal}).`);
      resolve(code ?? 1);
    });
  });
  return {
    /** The exit code. */
    ended,
    stop() {
      isStopped = true;
      server.kill('SIGTERM');
      return ended;
    },
    /** The pages are there. */
    serve() {
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
      if (server.connected) server.send('built');
      return ended;
    },
  };
}
