import type { OfferFault } from '@halley/contract';
import { isInPlay } from '../slip/delay-of.ts';
import type { OfferedLeg, ReadSlip } from '../slip/read-slip.ts';
import { isFreeBet, type Offer } from './offer.ts';

interface OfferedSlip {
  read: ReadSlip;
  /** Of its legs as they count. */
  prices: readonly number[];
  stake: bigint;
  now: Date;
}

/** Why an offer cannot be used for a slip, the plainest reason first; undefined: it can. */
export function faultOfOffer(
  offer: Offer | undefined,
  { read, prices, stake, now }: OfferedSlip,
): OfferFault | undefined {
  const { slip, legs } = read;
  if (!offer || offer.state === 'taken_back' || offer.currency !== slip.currency) return 'unknown';
  if (offer.state === 'used') return 'used';
  if (offer.validUntil <= now) return 'expired';
  const { kind, terms, amount } = offer;
  if (isOtherKind(offer, read)) return 'kind';
  const counted = read.counted.length;
  if (counted < terms.minLegs || counted > (terms.maxLegs ?? counted)) return 'legs';
  if (isFreeBet(kind) && stake !== amount) return 'stake';
  if (terms.minPrice !== null && prices.some((price) => price < (terms.minPrice ?? 0))) return 'price';
  const { sports } = terms;
  if (sports && legs.some(({ fixture }) => !sports.includes(fixture.description.sport))) return 'sports';
  if (terms.when !== null && legs.some(({ fixture }) => isInPlay(fixture, now) !== (terms.when === 'live')))
    return 'when';
  return terms.target && !isTarget(terms.target, legs[0]) ? 'target' : undefined;
}

/** Offers are for singles and multiples; a boost is of one price, insurance and a combo boost are of several legs. */
function isOtherKind({ kind }: Offer, { slip, legs }: ReadSlip): boolean {
  if (slip.each_way || (slip.kind !== 'single' && slip.kind !== 'multiple')) return true;
  if (kind === 'odds_boost') return slip.kind !== 'single' || legs.some(({ group }) => group !== undefined);
  return !isFreeBet(kind) && slip.kind !== 'multiple';
}

const isTarget = (
  { fixture, market, outcome }: NonNullable<Offer['terms']['target']>,
  leg: OfferedLeg | undefined,
): boolean => leg?.fixture.id === fixture && leg.market.key === market && leg.outcome === outcome;
