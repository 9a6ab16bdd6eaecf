import type { Consumer } from '../../kit/index.ts';
import { expiryOf } from '../message.ts';
import type { NotificationsOptions } from '../ports.ts';
import { type ToldEach, writeEach } from '../write-notifications.ts';
import { sportNewsOf } from './sport-news.ts';

/**
 * What becomes of bets is told once for each bet, whether or not a page is open, unless its player does not want to know. That
 * something marked begins leads to betting: it is not told to whoever takes a break.
 */
export function tellSport(
  ports: Pick<NotificationsOptions, 'clock' | 'players' | 'mayMarket' | 'sportNoticesOf'>,
): Consumer {
  return {
    name: 'notifications-sport',
    topics: ['sportsbook.bet_changed', 'sportsbook.claim_changed', 'sportsbook.favourite_started'],
    async handle(tx, events) {
      const now = ports.clock.now();
      // Read too late to be news.
      const news = events.flatMap((event) => sportNewsOf(event) ?? []).filter(({ at }) => expiryOf(at) > now);
      if (news.length === 0) return;
      const wishes = await ports.sportNoticesOf(tx, [...new Set(news.flatMap(({ playerIds }) => playerIds))]);
      const told = { service: [] as ToldEach[], marketing: [] as ToldEach[] };
      for (const { playerIds, wish, ...of } of news) {
        for (const playerId of playerIds) {
          if (wish !== undefined && wishes.get(playerId)?.[wish] === false) continue;
          told[wish === 'favourites' ? 'marketing' : 'service'].push({ playerId, ...of });
        }
      }
      await writeEach(ports, tx, { kind: 'service', told: told.service });
      await writeEach(ports, tx, { kind: 'marketing', told: told.marketing });
    },
  };
}
