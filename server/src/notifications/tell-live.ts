import type { Consumer } from '../kit/index.ts';
import type { NotificationsOptions } from './ports.ts';

/** A player's open pages hear at once what was written to them (LIVE-13). */
export function tellLive(publish: NotificationsOptions['publish']): Consumer {
  return {
    name: 'notifications-live',
    topics: ['notifications.written'],
    async handle(_tx, events) {
      for (const event of events) {
        if (event.topic !== 'notifications.written') continue;
        publish(event.data.playerId, 'personal_notifications', event.data.notification);
      }
    },
  };
}
