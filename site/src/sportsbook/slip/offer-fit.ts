import type { Currency, SportOffer } from '@halley/contract';
import type { MessageKey } from '../../i18n/index.ts';
import type { SlipShape } from './slip-shape.ts';
import { isSame, type LegKey } from './slip-state.ts';

/** A slip as an offer looks at it. */
export interface FitSlip extends Pick<SlipShape, 'kind'> {
  currency: Currency;
  eachWay: boolean;
  /** Counted legs: a builder group is one. */
  counted: number;
  hasBuilder: boolean;
  legs: readonly (LegKey & { price: number; sport: string; inPlay: boolean })[];
}

/** Why an offer cannot be used, in the words of the house. */
export const misfitNames = {
  unknown: 'slip.offer.not.unknown',
  used: 'slip.offer.not.used',
  expired: 'slip.offer.not.used',
  several: 'slip.offer.not.several',
  kind: 'slip.offer.not.kind',
  stake: 'slip.offer.not.stake',
  legs: 'slip.offer.not.legs',
  price: 'slip.offer.not.price',
  sports: 'slip.offer.not.sports',
  when: 'slip.offer.not.when',
  target: 'slip.offer.not.target',
} as const satisfies Record<string, MessageKey>;
export type Misfit = keyof typeof misfitNames;

/** Offers that stand on a slip; hunting counts by itself. */
export const isForSlip = ({ kind }: Pick<SportOffer, 'kind'>): boolean => kind !== 'hunting';

/** Its amount is the stake, whole; of a free bet without risk it is the player's own. */
export const hasOwnStake = ({ kind }: Pick<SportOffer, 'kind'>): boolean => kind.startsWith('freebet_');

/** Undefined: it fits. The house says the same of the one that is chosen, and looks again when the bet is placed. */
export function misfitOf(offer: SportOffer, slip: FitSlip): Misfit | undefined {
  const { target, min_price: least, sports, when } = offer;
  if (offer.currency !== slip.currency) return 'unknown';
  if (isOtherKind(offer, slip)) return 'kind';
  if (slip.counted < offer.min_legs || slip.counted > (offer.max_legs ?? slip.counted)) return 'legs';
  if (least !== null && slip.legs.some(({ price }) => price < least)) return 'price';
  if (sports && slip.legs.some(({ sport }) => !sports.some((one) => one === sport))) return 'sports';
  if (when !== null && slip.legs.some(({ inPlay }) => inPlay !== (when === 'live'))) return 'when';
  const [first] = slip.legs;
  return target && !(first && isSame(first, target)) ? 'target' : undefined;
}

/** Offers are for singles and multiples; a boost is of one price, insurance and a combo boost are of several legs. */
function isOtherKind({ kind }: SportOffer, slip: FitSlip): boolean {
  if (slip.eachWay || (slip.kind !== 'single' && slip.kind !== 'multiple')) return true;
  if (kind === 'odds_boost') return slip.kind !== 'single' || slip.hasBuilder;
  return !kind.startsWith('freebet_') && slip.kind !== 'multiple';
}
