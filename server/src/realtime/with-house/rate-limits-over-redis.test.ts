import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimits } from '../../kit/index.ts';
import { RedisServer } from '../testing/redis-server.ts';

let server: RedisServer;
const lines: Redis[] = [];
beforeAll(async () => {
  server = await RedisServer.start();
}, 30_000);
afterAll(async () => {
  for (const line of lines) line.disconnect();
  await server.stop();
});

/** As another process would: limits and a connection of its own. */
async function aProcess() {
  const redis = new Redis(server.url);
  lines.push(redis);
  await redis.ping();
  // A tenth of what is usual: three sign-ins a minute.
  return createRateLimits({ scale: 0.1, redis });
}

const refused = { code: 'RATE_LIMITED' };

test('two processes over Redis count one address together', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  const who = { address: '192.0.2.7' };
  await here.take('sign-in', who);
  await there.take('sign-in', who);
  await here.take('sign-in', who);
  await expect(there.take('sign-in', who)).rejects.toMatchObject(refused);
  await expect(here.take('sign-in', who)).rejects.toMatchObject(refused);
  await there.take('sign-in', { address: '192.0.2.8' });
});

test('two processes over Redis count one account together, players and staff apart', async () => {
  const [here, there] = [await aProcess(), await aProcess()];
  for (const limits of [here, there, here]) await limits.take('sign-in', { playerId: 7 });
  await expect(there.take('sign-in', { playerId: 7 })).rejects.toMatchObject(refused);
  await there.take('sign-in', { memberId: 7 });
});
