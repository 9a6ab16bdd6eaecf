import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRealtime } from '../create-realtime.ts';
import type { Question } from './realtime-child.ts';

/** One process of several, as a test runs it: sockets on a free port, orders over the channel to its parent. */
const silent = () => {};
const realtime = createRealtime({
  secret: process.env.LIVE_SECRET!,
  log: { info: silent, warn: silent, error: silent },
  redisUrl: process.env.LIVE_REDIS_URL,
  shutdownMs: 500,
  ...(process.env.LIVE_OPTIONS ? JSON.parse(process.env.LIVE_OPTIONS) : {}),
});
const http = createServer();
realtime.attach(http);

async function obey(question: Question): Promise<unknown> {
  switch (question.kind) {
    case 'publish':
      return realtime.publishToPlayer(question.playerId, question.channel, question.data as never);
    case 'publishMany': {
      const outcomes = question.data.map((one) =>
        realtime.publishToPlayer(question.playerId, question.channel, one as never),
      );
      return (await Promise.all(outcomes)).length;
    }
    case 'fanOut':
      return realtime.publish('public:wins', question.data as never);
    case 'stats':
      return { ...realtime.stats(), rssBytes: rssBytes() };
    case 'disconnect':
      return realtime.disconnectPlayer(question.playerId).then(
        () => 'told',
        () => 'not told',
      );
  }
}

function rssBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

process.on('message', async (message: { id: number; question: Question }) => {
  const answer = await obey(message.question);
  process.send?.({ id: message.id, answer });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', async () => {
  await realtime.close();
  process.exit(0);
});
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
