import type { Tx } from '../../kit/index.ts';
import type { BetChange } from '../settle/change-bet.ts';
import { tellGiven } from './give-offers.ts';
import { termsOfBack } from './offer.ts';
import { type BackOffer, giveBack, takeBackOffers } from './offer-store.ts';

/**
 * What bets with an offer bring back, made true: given once however often it is decided, taken back where another result
 * stands. What was used meanwhile stays the player's. Behind the locks of the wallets.
 */
export async function bringBack(tx: Tx, changes: readonly BetChange[], now: Date): Promise<void> {
  const offered = changes.filter(({ after }) => after.offer !== null);
  if (offered.length === 0) return;
  const backs = offered.flatMap(backOf);
  await takeBackOffers(tx, {
    betIds: offered.map(({ after }) => after.id),
    keep: backs.map(({ sourceKey }) => sourceKey),
  });
  await tellGiven(tx, await giveBack(tx, backs, now));
}

function backOf({ after: { id: betId, offer }, back }: BetChange): BackOffer[] {
  if (!offer || !back) return [];
  const { why, kind, amount } = back;
  const terms = why === 'void' ? offer.terms : termsOfBack(offer.terms);
  return [{ sourceKey: `${why}:${betId}`, of: offer.id, betId, kind, amount, terms }];
}
