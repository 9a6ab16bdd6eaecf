import type { Identity } from './identity/index.ts';
import { type Clock, type Database, deriveKeys, type Log, type Metrics, type Settings } from './kit/index.ts';
import type { Limits } from './limits/index.ts';
import { createNotifications, usualPushHosts } from './notifications/index.ts';
import type { Realtime } from './realtime/index.ts';

export interface NotificationsOptions {
  settings: Settings;
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  identity: Identity;
  limits: Limits;
  realtime: Realtime;
}

/** Messages to players, with whom they are for, who may be told of offers, and where pushes go. */
export function openNotifications({ settings, identity, limits, realtime, ...rest }: NotificationsOptions) {
  const { push, demo } = settings;
  return createNotifications({
    ...rest,
    players: identity,
    mayMarket: limits.mayMarket,
    publish: (playerId, channel, news) =>
      void realtime
        .publishToPlayer(playerId, channel, news)
        .catch((error) => rest.log.warn({ err: error }, 'a live event could not be sent')),
    push: {
      keys: deriveKeys(settings, 'push'),
      privateKey: push.privateKey,
      makesKey: demo,
      subject: push.subject ?? 'mailto:no-reply@halley.test',
      hosts: push.hosts ?? usualPushHosts,
    },
  });
}
