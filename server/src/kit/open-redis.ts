import { Redis, type RedisOptions } from 'ioredis';

interface WatchedRedis {
  sentinels: { host: string; port: number }[];
  name: string;
  password?: string;
}

const scheme = 'redis+sentinel://';
const usualSentinelPort = 26_379;

/** `redis+sentinel://:password@host:port,host:port/name`: Sentinels that know who is the master; undefined for other addresses. */
export function readSentinels(url: string): WatchedRedis | undefined {
  if (!url.startsWith(scheme)) return undefined;
  const [, password, hosts = '', name = ''] =
    /^(?:[^:@/]*:([^@/]*)@)?([^@/]+)\/([\w.-]+)$/.exec(url.slice(scheme.length)) ?? [];
  const sentinels = hosts.split(',').map((place) => {
    const [, host = '', port] = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(place) ?? [];
    return { host: host.replace(/^\[|\]$/g, ''), port: port === undefined ? usualSentinelPort : Number(port) };
  });
  if (name === '' || sentinels.some(({ host, port }) => host === '' || port > 65_535)) return undefined;
  return { sentinels, name, ...(password && { password: decodeURIComponent(password) }) };
}

/** Whether a setting that speaks of Sentinels can be read. */
export const isRedisAddress = (url: string): boolean => !url.startsWith(scheme) || readSentinels(url) !== undefined;

/**
 * A connection to Redis, or to whoever Sentinel says is the master. A failover is heard from Sentinel itself: a master that is
 * frozen or cut off never says that it is gone. One that has become a replica is left.
 */
export function openRedis(url: string, options: RedisOptions): Redis {
  const watched = readSentinels(url);
  if (!watched) return new Redis(url, options);
  return new Redis({
    ...options,
    ...watched,
    failoverDetector: true,
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
}
