import type { OfferFault, Slip } from '@halley/contract';
import { type BetShape, type LegResult, type Settled, settle } from '@halley/sports/bets';
import type { ReadSlip } from '../slip/read-slip.ts';
import { faultOfOffer } from './fault-of-offer.ts';
import { type BetOffer, freeKindOf, isFreeBet, type Offer } from './offer.ts';
import { offerOutcome } from './offer-outcome.ts';

export interface OfferPorts {
  /** An offer of this player. */
  offerOf(playerId: number, id: number): Promise<Offer | undefined>;
}

interface Using {
  read: ReadSlip;
  prices: readonly number[];
  stake: bigint;
  playerId: number | undefined;
  now: Date;
}

/** The offer of a slip, and what is against it. */
export interface UsedOffer {
  id: number;
  offer: Offer | undefined;
  fault: OfferFault | undefined;
}

/** Undefined: the slip has none. */
export async function offerOnSlip(
  { offerOf }: OfferPorts,
  slip: Slip,
  { playerId, ...using }: Using,
): Promise<UsedOffer | undefined> {
  const id = slip.free_bet_id ?? slip.offer_id;
  if (id === undefined) return undefined;
  const found = playerId === undefined ? undefined : await offerOf(playerId, id);
  const isNamed = found && isFreeBet(found.kind) === (slip.free_bet_id !== undefined);
  const offer = isNamed ? found : undefined;
  const isOne = slip.free_bet_id === undefined || slip.offer_id === undefined;
  return { id, offer, fault: isOne ? faultOfOffer(offer, using) : 'several' };
}

const highestPrice = 1_000_000;

/** What a bet at these prices keeps of its offer. `own`: what of the stake is the player's own money. */
export function betOfferOf(
  { id, kind, amount, terms }: Offer,
  { prices: [price = 0], own }: { prices: readonly number[]; own: bigint },
): BetOffer {
  const covered = freeKindOf(kind) || own > amount ? amount : own;
  return { id, kind, amount, terms, covered, price: kind === 'odds_boost' ? boostedPrice(terms, price) : null };
}

function boostedPrice({ target, percent }: Offer['terms'], price: number): number {
  const boosted = target ? target.price : 1_000 + Math.floor(((price - 1_000) * (100 + (percent ?? 0))) / 100);
  return Math.min(highestPrice, Math.max(price, boosted));
}

const won: LegResult = { result: 'won', void_factor: 0 };
const lost: LegResult = { result: 'lost', void_factor: 0 };

/** What a bet may return with its offer at most, what of that the offer adds, and what may come back as a free bet. */
export function largestWith(
  offer: BetOffer,
  { shape, stake }: { shape: BetShape; stake: bigint },
): { returned: bigint; added: bigint; back: bigint } {
  const outcome = (results: readonly LegResult[]): { settled: Settled; added: bigint; back: bigint } => {
    const settled = settle(shape, results);
    const { added, back } = offerOutcome({ offer, stake }, { shape, results, settled });
    return { settled, added, back: back?.amount ?? 0n };
  };
  const best = outcome(shape.legs.map(() => won));
  const { back } = outcome(shape.legs.map((_, index) => (index === 0 ? lost : won)));
  const unpaid = freeKindOf(offer.kind) === 'only_win' ? stake : 0n;
  return { returned: best.settled.returned + best.added - unpaid, added: best.added, back };
}
