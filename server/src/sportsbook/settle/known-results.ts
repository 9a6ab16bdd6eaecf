import { createHash } from 'node:crypto';
import type { LegResult } from '@halley/sports/bets';
import { type OutcomeResult, parseMarketKey, voided } from '@halley/sports/markets';
import type { CancelWindow, MarketResult } from '../../fixtures/index.ts';
import { placeMarketOf } from '../place-market.ts';
import type { StoredLeg } from '../stored-bet.ts';

interface ResultsOfFixture {
  markets: ReadonlyMap<string, MarketResult>;
  cancels: readonly CancelWindow[];
}

/** When a result counts that was seen but not confirmed. */
interface WaitingRule {
  now: Date;
  /** From the moment it came. */
  waitMs: number;
  /** While somebody looks at a decision again, nothing that was only seen counts. */
  underReview: boolean;
}

export interface KnownResults {
  /** What became of a leg of a bet that was accepted then; null: open. Undefined: something is known that does not count yet. */
  judge(leg: Pick<StoredLeg, 'market' | 'outcome' | 'eachWay'>, acceptedAt: Date): LegResult | null | undefined;
  /** Of all that counts for legs of a market. Another mark: its legs are to be judged again. */
  markOf(market: string): number;
  /** Of markets of which nothing is known by itself. */
  usualMark: number;
  /** Those of which something is known by itself. */
  markets: readonly string[];
  /** Those whose newest result does not count yet: their legs stay as they are. */
  waiting: readonly string[];
  /** When the next of these may count. */
  dueAt: Date | undefined;
}

/**
 * What is known of a fixture, as far as it counts. All of it is a state, not a history: legs are compared with it, so any
 * order and repetition of news ends the same.
 */
export function knownResults({ markets, cancels }: ResultsOfFixture, rule: WaitingRule): KnownResults {
  const dueAt = (result: MarketResult) => result.at.getTime() + rule.waitMs;
  const counts = (result: MarketResult | undefined) =>
    !result || result.certainty === 2 || (!rule.underReview && dueAt(result) <= rule.now.getTime());
  const resultOf = (market: string, outcome: string): OutcomeResult | undefined =>
    markets.get(market)?.outcomes[outcome];
  const isCancelled = (market: string, acceptedAt: Date) =>
    cancels.some(
      (window) =>
        (window.markets === null || window.markets.includes(market)) &&
        (window.from === null || window.from <= acceptedAt) &&
        (window.until === null || acceptedAt < window.until),
    );
  const ofMarket = (market: string) => cancels.filter((one) => one.markets === null || one.markets.includes(market));
  const marks = new Map<string, number>();
  const markOf = (market: string): number => {
    const kept = marks.get(market);
    if (kept !== undefined) return kept;
    const places = placesOf(market).map((place) => outcomesOf(markets.get(place)));
    const mark = fingerprint([outcomesOf(markets.get(market)), ...places, ...ofMarket(market)]);
    marks.set(market, mark);
    return mark;
  };
  const placesOf = (market: string) =>
    [...markets.keys()].filter((key) => key.startsWith('place;') && isPlaceOf(key, market)).sort();
  const named = new Set([...markets.keys(), ...cancels.flatMap((window) => window.markets ?? [])]);
  const waitingResults = [...markets].filter(([, result]) => !counts(result));
  const waiting = new Set(waitingResults.map(([market]) => market));
  for (const market of named) if (placesOf(market).some((place) => waiting.has(place))) waiting.add(market);
  const dueMs = waitingResults.map(([, result]) => dueAt(result));
  return {
    markOf,
    usualMark: fingerprint([outcomesOf(undefined), ...cancels.filter((window) => window.markets === null)]),
    markets: [...named],
    waiting: [...waiting],
    dueAt: dueMs.length > 0 ? new Date(Math.max(rule.now.getTime(), Math.min(...dueMs))) : undefined,
    judge({ market, outcome, eachWay }, acceptedAt) {
      if (waiting.has(market)) return undefined;
      if (isCancelled(market, acceptedAt)) return eachWay ? { ...voided, place: voided } : voided;
      const result = resultOf(market, outcome);
      if (!result) return null;
      if (!eachWay) return result;
      const place = resultOf(placeMarketOf(market, eachWay.places), outcome);
      return place ? { ...result, place } : result;
    },
  };
}

function isPlaceOf(place: string, market: string): boolean {
  const places = parseMarketKey(place)?.specifiers.places;
  return places !== undefined && placeMarketOf(market, Number(places)) === place && !market.startsWith('place;');
}

const outcomesOf = (result: MarketResult | undefined) => (result ? Object.entries(result.outcomes).sort() : null);

/** Fits a number of the wire and of the table. */
function fingerprint(known: readonly unknown[]): number {
  if (known.every((one) => one === null)) return 0;
  return createHash('sha256').update(JSON.stringify(known)).digest().readUIntBE(0, 6);
}
