import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { currentTrace, inTraceOf, openRedis } from '../../kit/index.ts';
import type { RealtimeLog } from '../ports.ts';
import type { Broker, BrokerListener, History, PublishOutcome } from './broker.ts';
import { disconnectNews, parseNews } from './redis-news.ts';
import { type RedisScripts, redisScripts } from './redis-scripts.ts';

export interface RedisBrokerOptions {
  url: string;
  history: History;
  log: RealtimeLog;
  /** Several Halleys may share one Redis. */
  keyPrefix?: string;
}

/** Past this many channels to start anew, all of them are: one message instead of many. */
const maxBroken = 10_000;
const headTtlMs = 24 * 3600 * 1000;
const repairDelayMs = 1_000;
const randomEpoch = () => randomBytes(6).toString('base64url');

/**
 * Many processes: Redis orders the publications and tells all processes. While it is away, listeners of this process
 * go on hearing what is published here, without positions; when it is back, every channel that was published to in
 * the meantime starts anew, and its listeners in all processes reload.
 */
export function createRedisBroker(options: RedisBrokerOptions, listener: BrokerListener): Broker {
  const { history, log } = options;
  const prefix = options.keyPrefix ?? 'halley:live:';
  const newsChannel = `${prefix}news`;
  const generationKey = `${prefix}generation`;
  const headTtl = Math.max(headTtlMs, history.ttlMs * 2);
  const keysOf = (channel: string) => [`${prefix}head:${channel}`, `${prefix}history:${channel}`];

  const connection = {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 5_000,
    commandTimeout: 3_000,
    retryStrategy: (attempt: number) => Math.min(2_000, 50 * 2 ** Math.min(attempt, 6)),
  };
  const commands = openRedis(options.url, {
    ...connection,
    connectionName: `halley-live-${process.pid}`,
    enableAutoPipelining: true,
    scripts: redisScripts,
  }) as Redis & RedisScripts;
  const subscriber = openRedis(options.url, { ...connection, connectionName: `halley-live-news-${process.pid}` });

  const broken = new Set<string>();
  let isAllBroken = false;
  let isUp = false;
  let isClosed = false;
  let wasDownLogged = false;
  let greeting: Promise<void> | null = null;
  let repair: NodeJS.Timeout | null = null;

  const isReady = () => commands.status === 'ready' && subscriber.status === 'ready';

  function markDown(error?: Error) {
    isUp = false;
    if (wasDownLogged || isClosed) return;
    wasDownLogged = true;
    log.warn({ error: error?.message }, 'realtime: Redis is away, live events stay within this process');
  }

  function markBroken(channel: string) {
    broken.add(channel);
    if (broken.size > maxBroken) isAllBroken = true;
    if (isAllBroken) broken.clear();
  }

  /** Resets first, so that whoever reads afterwards already sees the new epochs. */
  async function startBrokenAnew() {
    if (isAllBroken) {
      await commands.liveResetAll(generationKey, randomEpoch(), newsChannel);
      isAllBroken = false;
      broken.clear();
      return;
    }
    const channels = [...broken];
    broken.clear();
    const resets = channels.map(async (channel) => {
      try {
        await commands.liveReset(...keysOf(channel), randomEpoch(), headTtl, newsChannel, channel);
      } catch (error) {
        markBroken(channel);
        throw error;
      }
    });
    await Promise.all(resets);
  }

  async function greet() {
    await subscriber.subscribe(newsChannel);
    const run = /^run_id:(\S+)/m.exec(await commands.info('server'))?.[1] ?? '';
    await commands.liveGreet(generationKey, randomEpoch(), run);
    await startBrokenAnew();
    if (!isReady() || isClosed) return;
    isUp = true;
    if (wasDownLogged) log.info({}, 'realtime: Redis is back');
    wasDownLogged = false;
    listener.onResync();
  }

  function greetWhenReady() {
    if (isClosed || greeting || !isReady()) return;
    greeting = greet()
      .catch((error: Error) => {
        markDown(error);
        scheduleRepair();
      })
      .finally(() => {
        greeting = null;
        if (!isUp) scheduleRepair();
      });
  }

  function scheduleRepair() {
    if (repair || isClosed) return;
    repair = setTimeout(() => {
      repair = null;
      if (!isUp) greetWhenReady();
      else if (isAllBroken || broken.size > 0) startBrokenAnew().catch(scheduleRepair);
    }, repairDelayMs);
    repair.unref();
  }

  function publishHere(channel: string, data: string): PublishOutcome {
    markBroken(channel);
    scheduleRepair();
    listener.onPublication(channel, { epoch: '', offset: 0, data });
    return 'local';
  }

  for (const redis of [commands, subscriber]) {
    redis.on('ready', greetWhenReady);
    redis.on('close', () => markDown());
    redis.on('error', markDown);
  }
  /** Of the publication that comes next. */
  let traced: { channel: string; trace: string } | undefined;
  subscriber.on('messageBuffer', (_channel: Buffer, message: Buffer) => {
    const news = parseNews(message, listener.isListening);
    if (!news) return;
    const causes = traced && traced.channel === Object(news).channel ? [traced.trace] : [];
    traced = news.kind === 'trace' ? news : undefined;
    if (news.kind === 'trace') return;
    if (news.kind === 'publication' && causes.length > 0)
      void inTraceOf(causes, 'live delivery', {}, async () => listener.onPublication(news.channel, news));
    else if (news.kind === 'publication') listener.onPublication(news.channel, news);
    else if (news.kind === 'reset') listener.onReset(news.channel);
    else if (news.kind === 'resetAll') listener.onResync();
    else listener.onDisconnectUser(news.user, news.session);
  });

  return {
    kind: 'redis',
    isHealthy: () => isUp,
    async publish(channel, data) {
      if (!isUp) return publishHere(channel, data);
      try {
        await commands.livePublish(
          ...keysOf(channel),
          generationKey,
          randomEpoch(),
          headTtl,
          newsChannel,
          channel,
          data,
          history.size,
          history.ttlMs,
          currentTrace() ?? '',
        );
        return 'published';
      } catch (error) {
        log.warn({ channel, error: (error as Error).message }, 'realtime: a publication did not reach Redis');
        if ((error as Error).name !== 'ReplyError') markDown(error as Error);
        return publishHere(channel, data);
      }
    },
    async read(channel) {
      if (!isUp) throw new Error('Redis is away');
      const [epoch, offsetText, texts] = await commands.liveRead(
        ...keysOf(channel),
        generationKey,
        randomEpoch(),
        headTtl,
      );
      const offset = Number(offsetText);
      const first = offset - texts.length + 1;
      return { epoch, offset, publications: texts.map((data, place) => ({ epoch, offset: first + place, data })) };
    },
    async disconnectUser(user, session) {
      if (isUp) {
        try {
          await commands.publish(newsChannel, disconnectNews(user, session));
          return;
        } catch (error) {
          if ((error as Error).name !== 'ReplyError') markDown(error as Error);
        }
      }
      listener.onDisconnectUser(user, session);
      // Sockets of other processes are still open: whoever asked asks again, until all have heard.
      throw new Error('Redis is away: other processes were not told to disconnect');
    },
    async close() {
      isClosed = true;
      isUp = false;
      if (repair) clearTimeout(repair);
      await greeting?.catch(() => {});
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
