import type { Consumer } from '../../kit/index.ts';
import type { Tell } from '../../realtime/index.ts';
import { bettingTypeOf } from './betting-bonus.ts';
import type { OfferKind } from './offer.ts';

/** A player's open pages are told that there is something for a slip; clients of the sport's own channel by the event they know. */
export function tellOffers({ tellPlayer, tellSport }: Pick<Tell, 'tellPlayer' | 'tellSport'>): Consumer {
  return {
    name: 'sportsbook-offers-live',
    topics: ['sportsbook.offer_given'],
    async handle(_tx, events) {
      for (const { topic, data } of events) {
        if (topic !== 'sportsbook.offer_given') continue;
        const { playerId, offerId, kind } = data;
        tellPlayer(playerId, 'sport_bets', { bet_id: null, request_id: null, state: 'offer' });
        const type = bettingTypeOf(kind as OfferKind) ?? kind;
        tellSport(playerId, { event_name: 'bonus_issued', message: { type, id: String(offerId) } });
      }
    },
  };
}
