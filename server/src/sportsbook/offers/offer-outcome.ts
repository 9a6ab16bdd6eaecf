import { type BetShape, type LegResult, type Settled, settle } from '@halley/sports/bets';
import type { StoredBet } from '../stored-bet.ts';
import type { BetOffer, OfferKind } from './offer.ts';

/** What an offer makes of a decided bet. */
export interface OfferOutcome {
  /** To what the bet returns. */
  added: bigint;
  /** What the player has again: the offer itself with a void bet, a free bet for a lost stake. */
  back: { why: 'void' | 'lost'; kind: OfferKind; amount: bigint } | null;
}

type Results = readonly (LegResult | undefined)[];

const nothing: OfferOutcome = { added: 0n, back: null };

/** A function of what is known alone, as settlement is: whatever was known before changes nothing. All is rounded down. */
export function offerOutcome(
  { offer, stake }: Pick<StoredBet, 'offer' | 'stake'>,
  { shape, results, settled }: { shape: BetShape; results: Results; settled: Settled },
): OfferOutcome {
  if (!offer || settled.state === 'open') return nothing;
  const { kind, amount, covered } = offer;
  if (settled.state === 'void') return { added: 0n, back: { why: 'void', kind, amount } };
  const extra = settled.state === 'won' ? extraOf(offer, { shape, results, settled, stake }) : 0n;
  const back = settled.state === 'lost' ? backOf(offer, settled) : 0n;
  return {
    added: (extra * covered) / stake,
    back: back > 0n ? { why: 'lost', kind: 'freebet_only_win', amount: back } : null,
  };
}

/** What a boost adds, if it counted for the whole stake. */
function extraOf(
  { kind, price, terms }: BetOffer,
  { shape, results, settled, stake }: { shape: BetShape; results: Results; settled: Settled; stake: bigint },
): bigint {
  if (kind === 'odds_boost' && price !== null) {
    const boosted = settle({ ...shape, legs: shape.legs.map((leg) => ({ ...leg, price })) }, results);
    return positive(boosted.returned - settled.returned);
  }
  if (kind !== 'combo_boost') return 0n;
  const counting = settled.legs.filter((state) => state !== 'void').length;
  const percent = comboPercent(terms.steps, counting);
  return (positive(settled.returned - stake) * BigInt(percent)) / 100n;
}

/** Of the step with the most legs that these reach. */
const comboPercent = (steps: BetOffer['terms']['steps'], legs: number): number =>
  Math.max(0, ...steps.filter((step) => step.legs <= legs).map(({ percent }) => percent));

/** Insurance waits until all is known: one more lost leg, and it is nothing. */
function backOf({ kind, covered, terms }: BetOffer, { legs }: Settled): bigint {
  if (kind === 'freebet_no_risk') return covered;
  if (kind !== 'insurance') return 0n;
  const isByOne = legs.filter((state) => state === 'lost').length === 1 && !legs.includes('open');
  return isByOne ? (covered * BigInt(terms.percent ?? 100)) / 100n : 0n;
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
