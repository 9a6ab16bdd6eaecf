import { createLog, deriveKey, readSettings, systemClock } from '../../server/src/kit/index.ts';
import { serveWorld } from '../../server/src/world/index.ts';
import { playedCompetitions } from './played-competitions.ts';

/** The world of sport as a test wants it, in a process of its own: `node world-main.ts PORT SPEED AHEAD_MINUTES all|thin|small`. */
const [port, speed, ahead, size] = process.argv.slice(2);
const { world, secret } = readSettings(process.env);

const served = await serveWorld({
  clock: systemClock,
  log: createLog({ level: 'error' }),
  host: '127.0.0.1',
  port: Number(port),
  token: world.token,
  key: deriveKey(secret, 'world'),
  pace: Number(speed),
  aheadSeconds: Number(ahead) * 60,
  competitions: playedCompetitions[(size ?? 'all') as keyof typeof playedCompetitions],
});
console.log(`ready ${served.url}`);
// Whoever has started it is gone, or wants it to end.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
