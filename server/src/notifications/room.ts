import type { Base, Queryable } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Tell } from '../realtime/index.ts';
import { createNotifications } from './create-notifications.ts';
import type { NotificationsOptions, NotificationsPlayers } from './ports.ts';
import { usualPushHosts } from './push/push-address.ts';

export interface NotificationsRoomOptions extends Base {
  identity: NotificationsPlayers;
  limits: Pick<Limits, 'mayMarket'>;
  /** Those among these players somebody has to act for: they are sent no advertising meanwhile. */
  atRiskAmong(db: Queryable, playerIds: readonly number[]): Promise<ReadonlySet<number>>;
  realtime: Pick<Tell, 'tellPlayer'>;
  sportsbook: { noticesOf: NotificationsOptions['sportNoticesOf'] };
}

export function notificationsRoom({
  identity,
  limits,
  atRiskAmong,
  realtime,
  sportsbook,
  ...base
}: NotificationsRoomOptions) {
  const { push, demo } = base.settings;
  const notifications = createNotifications({
    ...base,
    players: identity,
    async mayMarket(db, playerIds) {
      const [open, atRisk] = [await limits.mayMarket(db, playerIds), await atRiskAmong(db, playerIds)];
      return new Set([...open].filter((id) => !atRisk.has(id)));
    },
    sportNoticesOf: sportsbook.noticesOf,
    publish: realtime.tellPlayer,
    push: {
      keys: base.keys('push'),
      privateKey: push.privateKey,
      makesKey: demo,
      subject: push.subject ?? 'mailto:no-reply@halley.test',
      hosts: push.hosts ?? usualPushHosts,
    },
  });
  return { ...notifications, name: 'notifications', crons: { 'notifications.sweep': '*/10 * * * *' } } as const;
}
