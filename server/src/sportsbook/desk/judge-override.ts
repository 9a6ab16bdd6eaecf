import { Refusal, type StaffOverride } from '@halley/contract';
import { takesBets } from '@halley/sports/feed';
import { isPrice } from '@halley/sports/price';
import { type BookFixture, type BookMarket, holds, isAboveFair } from '../../fixtures/index.ts';
import { largestPayout } from '../risk/risk-limits.ts';
import type { NewOverride, Override } from './override-store.ts';

export interface AskedOverride {
  kind: StaffOverride['kind'];
  market?: string | undefined;
  outcome?: string | undefined;
  value?: number | undefined;
  from_price?: number | undefined;
  to_price?: number | undefined;
}

type Judged = Pick<NewOverride, 'kind' | 'market' | 'outcome' | 'value' | 'from' | 'to' | 'state'>;

/** What a value may be at most; below zero nothing is asked for. */
const largest = { margin: 3_000, limit: Number(largestPayout), delay: 60 } as const;
/** Without bounds of their own: a tenth of the feed's price to either side. */
const usualBounds = 10;

/** What is asked for, as it would be written. A price above fair waits for a second person. */
export function judgeOverride(fixture: BookFixture, asked: AskedOverride): Judged {
  const { kind, market: key = null, outcome = null, value = null } = asked;
  if (!takesBets(fixture.status)) throw new Refusal('state.not_allowed');
  const market = key === null ? undefined : fixture.feed.get(key);
  if (key !== null && !market) throw new Refusal('MARKET_UNKNOWN');
  if (outcome !== null && !market?.outcomes.some(({ id }) => id === outcome)) throw new Refusal('OUTCOME_UNKNOWN');
  if (market?.status === 'settled' || market?.status === 'cancelled') throw new Refusal('state.not_allowed');
  const plain = { kind, market: key, outcome, value, from: null, to: null, state: 'active' as const };
  if (kind === 'price') return { ...plain, ...judgePrice(market, asked) };
  if (asked.from_price !== undefined || asked.to_price !== undefined) throw new Refusal('override.invalid');
  if (kind === 'hide') {
    if (value !== null || outcome !== null) throw new Refusal('override.invalid');
    return plain;
  }
  if (value === null || (kind !== 'limit' && outcome !== null)) throw new Refusal('override.invalid');
  if (value > largest[kind]) throw new Refusal('override.out_of_bounds');
  const isFairKnown = (one: BookMarket) => one.outcomes.every(({ price, fair }) => price === undefined || fair);
  // Without what is fair a margin says nothing.
  if (kind === 'margin' && !(market ? [market] : [...fixture.feed.values()]).every(isFairKnown)) {
    throw new Refusal('override.invalid');
  }
  return plain;
}

function judgePrice(
  market: BookMarket | undefined,
  asked: AskedOverride,
): Pick<Judged, 'value' | 'from' | 'to' | 'state'> {
  const { outcome, value } = asked;
  if (!market || outcome === undefined || value === undefined) throw new Refusal('override.invalid');
  const said = market.outcomes.find(({ id }) => id === outcome);
  if (!isPrice(value) || said?.price === undefined) throw new Refusal('override.invalid');
  const { price } = said;
  const from = asked.from_price ?? price - Math.floor(price / usualBounds);
  const to = asked.to_price ?? price + Math.floor(price / usualBounds);
  // A slip of the finger is no price: at most twice the feed's, or half of it.
  const isFar = value > price * 2 || value * 2 < price;
  if (isFar || from > price || to < price) throw new Refusal('override.out_of_bounds');
  return { value, from, to, state: isAboveFair(value, said) ? 'waiting' : 'active' };
}

const overStates: readonly BookFixture['status'][] = ['ended', 'closed', 'cancelled', 'abandoned'];

/** Why an override holds no more, if so. One without an agreement ends where it has come to be above fair. */
export function overBy(
  override: Override,
  fixture: BookFixture | undefined,
  now: Date,
): NonNullable<Override['overFor']> | undefined {
  if (override.until <= now) return 'time';
  const market = override.market === null ? undefined : fixture?.feed.get(override.market);
  const isDecided = market?.status === 'settled' || market?.status === 'cancelled';
  if (!fixture || overStates.includes(fixture.status) || isDecided) return 'fixture';
  const said = market?.outcomes.find(({ id }) => id === override.outcome);
  if (override.kind !== 'price' || said?.price === undefined) return undefined;
  const isAgreed = override.state === 'waiting' || override.agreedBy !== null;
  return holds({ ...override, agreed: isAgreed }, said) ? undefined : 'bounds';
}
