import { createLog, deriveKey, readSettings, systemClock } from '../server/src/kit/index.ts';
import { serveWorld } from '../server/src/world/index.ts';
import { runCommand } from './command.ts';

/** The simulated world of sport as a process of its own: what a house reads with `FEED_URL`. */
await runCommand({
  usage: `npm run world -- [--port 3100] [--host localhost] [--speed N]

Serves the simulated world of sport at /feed/v1/halley, until it is stopped. HALLEY_SECRET decides its results and, unless
WORLD_TOKEN is set, who may read it: a house with the same secret and FEED_URL=http://localhost:3100 needs no FEED_TOKEN.
--speed 4, or WORLD_SPEED=4, runs it four times as fast as usual.`,
  options: { port: { type: 'string' }, host: { type: 'string' }, speed: { type: 'string' } },
  async run(words, { port = '3100', host = 'localhost', speed }) {
    const settings = readSettings(process.env);
    const pace = speed === undefined ? settings.world.speed : Number(speed);
    if (words.length > 0 || !/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !(pace >= 0.1 && pace <= 100))
      return false;
    const served = await serveWorld({
      clock: systemClock,
      log: createLog({ level: settings.logLevel }),
      host,
      port: Number(port),
      token: settings.world.token,
      key: deriveKey(settings.secret, 'world'),
      pace,
    });
    console.log(`The world is at ${served.url}/feed/v1/halley`);
    await new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await served.stop();
    return true;
  },
});
