import type { Consumer } from '../../kit/index.ts';
import { expiryOf } from '../message.ts';
import type { NotificationsOptions } from '../ports.ts';
import { writeNotifications } from '../write-notifications.ts';
import { accountNewsOf } from './account-news.ts';

/**
 * What happens to the account is told whether or not a page was open at that moment. The consumer keeps its place in the
 * transaction in which it writes, and the key is the event's: each is told once.
 */
export function tellAccount(ports: Pick<NotificationsOptions, 'clock' | 'players' | 'mayMarket'>): Consumer {
  return {
    name: 'notifications-service',
    topics: [
      'payments.changed',
      'verification.reviewed',
      'verification.decided',
      'limits.changed',
      'limits.reached',
      'limits.excluded',
      'bonuses.changed',
      'promotions.not_given',
    ],
    async handle(tx, events) {
      for (const event of events) {
        const news = accountNewsOf(event);
        if (!news) continue;
        const { playerId, key, message, at = ports.clock.now(), isToldLive } = news;
        // Read too late to be news.
        if (expiryOf(at) <= ports.clock.now()) continue;
        await writeNotifications(ports, tx, { playerIds: [playerId], kind: 'service', key, message, at, isToldLive });
      }
    },
  };
}
