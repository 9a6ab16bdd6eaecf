import { parseArgs } from 'node:util';
import { startHostileProxy } from '../server/src/fixtures/simulator/hostile-proxy.ts';
import { fickle, honest, lying, rough, smooth } from '../sports/src/feed/index.ts';

/**
 * `npm run simulate:feed -- --upstream URL [--producer halley] [--token T] [--port 4100] [--seed 1] [--chaos rough]`: stands
 * between a feed and a house and does whatever goes wrong with feeds. Point FEED_URL of the house at it. The same seed does the
 * same to the same messages.
 */
const kinds = {
  /** Nothing happens: to see that the proxy itself is no trouble. */
  none: { roughness: smooth, lies: honest },
  /** Lines are lost, doubled, late, cut and out of order; the feed freezes; an old epoch comes again. */
  rough: { roughness: rough, lies: honest },
  /** Results come late, twice, wrong, and are taken back; windows are cancelled. */
  fickle: { roughness: smooth, lies: fickle },
  /** And what nobody should believe: a price of 0.5, unknown markets, old versions, prices after settlement. */
  lying: { roughness: smooth, lies: lying },
  all: { roughness: rough, lies: lying },
};

const usage = `npm run simulate:feed -- --upstream http://localhost:3000 [--producer halley] [--token T] [--port 4100] [--seed 1]
  [--chaos ${Object.keys(kinds).join('|')}]`;

const { values } = parseArgs({
  options: {
    upstream: { type: 'string' },
    producer: { type: 'string', default: 'halley' },
    token: { type: 'string', default: process.env.FEED_TOKEN ?? '' },
    port: { type: 'string', default: '4100' },
    seed: { type: 'string', default: '1' },
    chaos: { type: 'string', default: 'rough' },
  },
});
const { upstream, producer, token } = values;
const [port, seed] = [Number(values.port), Number(values.seed)];
const isNumber = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most;

if (!upstream || !URL.canParse(upstream)) refuse('--upstream must be the address of a feed.');
else if (!isNumber(port, 65_535)) refuse('--port must be a port.');
else if (!isNumber(seed, 2 ** 32 - 1)) refuse('--seed must be a whole number.');
else if (!Object.hasOwn(kinds, values.chaos)) refuse(`--chaos must be one of ${Object.keys(kinds).join(', ')}.`);
else await run(new URL(upstream).origin);

function refuse(why: string): void {
  console.error(`${why}\n${usage}`);
  process.exitCode = 2;
}

async function run(address: string): Promise<void> {
  const chaos = kinds[values.chaos as keyof typeof kinds];
  const onTrouble = (error: unknown) => console.error(`upstream: ${(error as Error).message}`);
  const proxy = await startHostileProxy({ upstream: address, producer, token, port, seed, ...chaos, onTrouble });
  console.log(`A hostile feed (${values.chaos}, seed ${seed}) at ${proxy.url}: set FEED_URL to it. Ctrl-C ends it.`);
  const progress = setInterval(() => console.log(`epoch ${proxy.place().epoch}, number ${proxy.place().seq}`), 10_000);
  const end = () => {
    clearInterval(progress);
    void proxy.close();
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
