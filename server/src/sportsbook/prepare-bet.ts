import { type BetSlip, Refusal } from '@halley/contract';
import { freeKindOf, isFreeBet } from './offers/offer.ts';
import { betOfferOf, largestWith, offerOnSlip } from './offers/offer-on-slip.ts';
import { judgePrices } from './slip/judge-prices.ts';
import { largestFor, type QuotePorts } from './slip/quote-slip.ts';
import { type OfferedLeg, type ReadSlip, readSlip } from './slip/read-slip.ts';
import { seenOf } from './slip/seen-of.ts';
import { weighSlip } from './slip/weigh-slip.ts';
import type { NewBet } from './stored-bet.ts';

/** A slip that has become a bet, but for its stake. */
export interface ReadyBet {
  bet: NewBet;
  read: ReadSlip;
  exposure: ReadonlyMap<string, bigint>;
  game: string;
  /** What it counts as where odds are asked for, in thousandths: of a system those of its lowest leg. */
  odds: number;
  /** The largest stake on each line; the bet is above it only where a trader is asked. */
  max: bigint;
}

export interface Asking {
  id: string;
  playerId: number;
  slip: BetSlip;
  /** Unset: as the slip says. A trader may have offered less. */
  unitStake?: bigint;
  /** When it was asked for, where it has waited: a quote holds for that moment. */
  askedAt?: Date;
  /** A trader has agreed to it: limits of one bet do not hold, those of all bets do. */
  agreed?: boolean;
}

/** Prices, rules and limits from memory. Whatever speaks against the bet is thrown; nothing has been written. */
export async function prepareBet(ports: QuotePorts, asking: Asking): Promise<ReadyBet> {
  const { slip, playerId } = asking;
  const read = readSlip(ports.book, slip);
  const at = asking.askedAt ?? ports.clock.now();
  const built = await ports.builder.offerOf(read, slip, { playerId, at });
  const prices = judgePrices(read, slip.policy, built.prices);
  const quotes = await ports.quotes();
  const groups = built.worths;
  const wanted = asking.unitStake ?? BigInt(slip.unit_stake_cents);
  const asked = weighSlip(read, { prices, unitStake: wanted, quotes, groups });
  const used = await offerOnSlip(ports, slip, { read, prices, stake: asked.stake, playerId, now: at });
  if (used?.fault) throw new Refusal('FREE_BET_NOT_HERE', { reason: used.fault });
  // A free bet is staked whole: nobody is asked for more, and less is none.
  const above = used?.offer && isFreeBet(used.offer.kind) ? undefined : slip.above;
  const max = await largestFor(ports, { read, prices, quotes, groups, playerId, wanted: asked.exposure });
  const isAbove = wanted > max && !asking.agreed;
  if (isAbove && above !== 'refer' && (above !== 'take_max' || max < 1n)) {
    throw new Refusal('STAKE_ABOVE_LIMIT', { max_stake_cents: Number(max) });
  }
  const unitStake = isAbove && above === 'take_max' ? max : wanted;
  const { exposure, ...weighed } =
    unitStake === wanted ? asked : weighSlip(read, { prices, unitStake, quotes, groups });
  const { stake } = weighed;
  const offer = used?.offer ? betOfferOf(used.offer, { prices, own: stake }) : null;
  const freeKind = offer && freeKindOf(offer.kind);
  const bet: NewBet = {
    id: asking.id,
    playerId,
    currency: slip.currency,
    kind: slip.kind,
    sizes: read.sizes,
    bankers: slip.bankers,
    unitStake,
    lines: Number(read.units),
    stake,
    eachWay: slip.each_way,
    builder: built.groups,
    policy: slip.policy,
    largestReturn: offer ? largestWith(offer, { shape: weighed.bet, stake }).returned : weighed.largestReturn,
    // Without what an offer may add; of a free bet nothing is the player's.
    expectedCost: freeKind === null ? weighed.expectedCost : 0n,
    freeBetId: offer && isFreeBet(offer.kind) ? offer.id : null,
    freeKind,
    offer,
    autoCashOut: null,
    simulated: read.legs.some(({ fixture }) => fixture.description.simulated),
    placedAt: ports.clock.now(),
    legs: read.legs.map((leg) => legOf(leg, slip)),
  };
  return { bet, read, exposure, max, game: gameOf(read), odds: oddsOf(slip.kind, prices) };
}

const legOf = (leg: OfferedLeg, slip: BetSlip): NewBet['legs'][number] => ({
  place: leg.place,
  fixtureId: leg.fixture.id,
  market: leg.market.key,
  outcome: leg.outcome,
  price: leg.price ?? leg.asked,
  version: leg.fixture.version,
  fair: leg.fair ?? null,
  back: leg.fair === undefined ? null : leg.back,
  builderGroup: leg.group ?? null,
  eachWay: slip.each_way && leg.eachWay ? { fraction: [leg.eachWay[0], leg.eachWay[1]], places: leg.eachWay[2] } : null,
  seen: seenOf(leg),
});

function oddsOf(kind: BetSlip['kind'], prices: readonly number[]): number {
  if (kind !== 'single' && kind !== 'multiple') return Math.min(...prices);
  return Math.min(mostOdds, Math.floor(prices.reduce((all, price) => all * (price / 1_000), 1_000)));
}
const mostOdds = 1_000_000_000;

/** At the door a bet is a round of its sport. */
function gameOf({ legs }: ReadSlip): string {
  const sports = new Set(legs.map(({ fixture }) => fixture.description.sport));
  return sports.size === 1 ? `sport/${[...sports][0]}` : 'sport/mixed';
}
