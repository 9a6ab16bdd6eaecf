import { createLog, deriveKey, readSettings, systemClock } from '../../server/src/kit/index.ts';
import { competitions, serveWorld } from '../../server/src/world/index.ts';

/** The world of sport as a test wants it, in a process of its own: `node world-main.ts PORT SPEED AHEAD_MINUTES all|thin|small`. */
const [port, speed, ahead, size] = process.argv.slice(2);
const { world, secret } = readSettings(process.env);

/** Table tennis and races: much of what can happen, at a price that a test can pay. */
const small = competitions.filter(({ id }) => id === 'table-tennis-lamp' || id === 'racing-canyon');

/** Every sport, and of each one competition with as few entrants as make two matches a round: all that can happen, less often at once. */
const thin = competitions
  .filter(({ sport }, index) => competitions.findIndex((one) => one.sport === sport) === index)
  .map((one) => (one.kind === 'races' ? one : { ...one, entrants: 4 }));

const played: Record<string, typeof competitions> = { small, thin };

const served = await serveWorld({
  clock: systemClock,
  log: createLog({ level: 'error' }),
  host: '127.0.0.1',
  port: Number(port),
  token: world.token,
  key: deriveKey(secret, 'world'),
  pace: Number(speed),
  aheadSeconds: Number(ahead) * 60,
  competitions: played[size ?? ''] ?? competitions,
});
console.log(`ready ${served.url}`);
// Whoever has started it is gone, or wants it to end.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
