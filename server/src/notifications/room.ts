import type { Base } from '../kit/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Tell } from '../realtime/index.ts';
import { createNotifications } from './create-notifications.ts';
import type { NotificationsOptions, NotificationsPlayers } from './ports.ts';
import { usualPushHosts } from './push/push-address.ts';

export interface NotificationsRoomOptions extends Base {
  identity: NotificationsPlayers;
  limits: Pick<Limits, 'mayMarket'>;
  realtime: Pick<Tell, 'tellPlayer'>;
  sportsbook: { noticesOf: NotificationsOptions['sportNoticesOf'] };
}

export function notificationsRoom({ identity, limits, realtime, sportsbook, ...base }: NotificationsRoomOptions) {
  const { push, demo } = base.settings;
  const notifications = createNotifications({
    ...base,
    players: identity,
    mayMarket: limits.mayMarket,
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
