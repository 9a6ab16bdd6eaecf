import type { sportOffersCalls } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';

/** Offers for bets do not exist yet: the list is empty, and true. */
export function offerHandlers(): Handlers<typeof sportOffersCalls> {
  return { listSportOffers: async () => ({ status: 200, body: [] }) };
}
