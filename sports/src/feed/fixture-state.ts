import type { FeedMarket, FeedMessageOf, FixtureDescription, FixtureStatus, MarketStatus, Score } from './messages.ts';

type Settlement = FeedMessageOf<'bet_settlement'>['markets'][number];

export type OutcomeState = FeedMarket['outcomes'][number];

export interface MarketState {
  status: MarketStatus;
  /** Of the message that changed it last. */
  version: number;
  /** All that was ever offered: what is not any more stays, inactive, because it has to be settled. */
  outcomes: OutcomeState[];
}

/** A version of results of one market. */
export interface ResultState {
  market: string;
  /** Of the fixture's results, cancels and rollbacks, in the order in which they were believed. */
  number: number;
  /** Of the message; null where people settled it. */
  version: number | null;
  certainty: 1 | 2;
  outcomes: Settlement['outcomes'];
  facts?: Settlement['facts'];
  voidReason?: string | undefined;
  /** The number of what took it back. */
  takenBack?: number | undefined;
}

/** A window in which accepted bets are void. */
export interface CancelState {
  number: number;
  version: number | null;
  markets: string[] | null;
  from: string | null;
  until: string | null;
  reason: string;
  takenBack?: number | undefined;
}

/** What is believed of a fixture. */
export interface FixtureState {
  /** Of the newest message that was applied. */
  version: number;
  /** What the newest messages said, by version: whether a repetition repeats. */
  digests: [version: number, digest: number][];
  description: FixtureDescription;
  status: FixtureStatus;
  score: Score | null;
  proof: Record<string, unknown> | null;
  markets: Map<string, MarketState>;
  results: ResultState[];
  cancels: CancelState[];
  /** How many results, cancels and rollbacks there were. */
  settlements: number;
}

/** What an application changed, for whoever has to write it down. */
export interface FixtureChanges {
  described: boolean;
  /** Its status is another. */
  moved: boolean;
  markets: Set<string>;
  results: Set<ResultState>;
  cancels: Set<CancelState>;
  incidents: FeedMessageOf<'incident'>[];
  /** Something that could be bet on cannot any more; the version that said so. */
  closedBy: number | null;
  settled: boolean;
}

export const noChanges = (): FixtureChanges => ({
  described: false,
  moved: false,
  markets: new Set(),
  results: new Set(),
  cancels: new Set(),
  incidents: [],
  closedBy: null,
  settled: false,
});

/** Results of a market that stand, newest last: those of people count more than the feed's. */
export function standingResults(results: readonly ResultState[], market: string): ResultState[] {
  const standing = results.filter((result) => result.market === market && result.takenBack === undefined);
  return [
    ...standing.filter((result) => result.version !== null),
    ...standing.filter((result) => result.version === null),
  ];
}

/** What became of each outcome of a market: a later result replaces an earlier one, outcome by outcome. */
export function effectiveOutcomes(standing: readonly ResultState[]): Settlement['outcomes'] {
  return Object.assign({}, ...standing.map((result) => result.outcomes));
}
