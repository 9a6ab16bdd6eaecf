import type { FairDraw } from '@halley/studio/fair';
import type { PathUniverse } from '../bets/index.ts';
import type { Chances, OutcomeResult, Sport } from '../markets/index.ts';

export type { Chances };

/** Who takes part. Ratings are in standard deviations of their league: 0 is average. */
export interface Contestant {
  id: number;
  /** Attack, serve, pace: what makes points. */
  attack: number;
  /** What keeps the other from making them. */
  defence: number;
  /** Of teams, who plays: weights share out what the team scores. Who does not play is absent or has `plays: false`. */
  athletes: readonly { id: number; weight: number; plays: boolean }[];
}

/** What a fixture is made of. From it and the seed everything follows; all of it is published with the proof. */
export interface FixtureSetup {
  sport: Sport;
  /** Home first; of races every starter in the order of their numbers. */
  contestants: readonly Contestant[];
  /** Nobody is at home. */
  neutral: boolean;
  /** Somebody has to win: extra time, overtime and what follows are played where the sport knows them. */
  knockout: boolean;
  /** Of the sport: `best-of-3`, `best-of-5`, `bo3`; unset: its usual one. */
  format?: string;
}

/**
 * Something that happened, or that the clock was looked at (`tick`). `at` is in seconds of play since the start, never
 * lower than that of the incident before.
 */
export interface Incident {
  at: number;
  /** `goal`, `corner`, `card_yellow`, `card_red`, `penalty`, `point`, `period_end`, `finish`, `retired`, `end`, `tick`, … */
  kind: string;
  side?: 'home' | 'away';
  /** The athlete, or of races the starter. */
  who?: number;
  /** Points, the number of the period, and the like. */
  value?: number;
}

/** What everybody can see of a fixture that is on. */
export interface Scoreboard {
  home: number;
  away: number;
  /** By period, set, map or quarter. */
  periods: readonly (readonly [home: number, away: number])[];
  /** `not_started`, `1h`, `ht`, `2h`, `et1`, `pens`, `set1`, `q3`, `ot`, `map2`, `race`, `ended`, … */
  phase: string;
  /** Seconds of play. */
  clock: number;
  /** More that the sport shows: points of the game, who serves, red cards, order of the race. */
  extra?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface FairOutcome {
  id: string;
  chances: Chances;
  /** The standard error of its chance, where it was drawn and not worked out: prices allow for it. */
  error?: number;
}

/** One way a fixture can end, as tables count it: a shoot-out that adds a goal is in it. */
export interface FinalScore {
  home: number;
  away: number;
  chance: number;
}

/** A market that can be bet on in a state of the fixture, with the chances of each outcome given what has happened so far. */
export interface FairMarket {
  key: string;
  outcomes: FairOutcome[];
}

/** A leg of a builder: an outcome of a market. */
export interface LegName {
  market: string;
  outcome: string;
}

/** Drawn in portions, so that whoever draws can do something else in between. */
export interface DrawnUniverse {
  draw(paths: number): void;
  universe(): PathUniverse;
}

/**
 * One process per sport, from which every market of a fixture is priced before and during play. States are plain data and are
 * never changed in place: `after` makes a new one. The same code draws fixtures in the world, prices them, and lets anybody
 * draw them again in a browser.
 */
export interface SportModel<Params extends object, State extends object> {
  sport: Sport;
  /** About how many seconds of play a fixture takes, breaks included: what the world's clocks are made for. */
  usualSeconds: number;
  /** The numbers of the process, rounded so that JSON holds them exactly. */
  paramsOf(setup: FixtureSetup): Params;
  begin(params: Params): State;
  /** The whole path, by the fair stream alone. Ends with `end`. Lazy: whoever reads only a part has drawn no more than that. */
  draw(params: Params, random: FairDraw): Iterable<Incident>;
  /** The state after an incident. A `tick` moves the clock: that nothing happened is news too. */
  after(params: Params, state: State, incident: Incident): State;
  /** Chances of all markets that are open in this state. None when it has ended. */
  fair(params: Params, state: State): FairMarket[];
  scoreboard(state: State): Scoreboard;
  /**
   * By the rules of the sport: what became of every outcome of these markets. A market that is not decided yet is missing. At
   * the end of the fixture every market is decided.
   */
  settle(params: Params, state: State, keys: readonly string[]): Map<string, Record<string, OutcomeResult>>;
  isOver(state: State): boolean;
  /** How it can end from here, as the table of a league counts it; chances add up to 1. Missing: the sport has no tables. */
  finals?(params: Params, state: State): FinalScore[];
  /**
   * All ways it can end as far as these legs of a builder go. Missing, or undefined: the sport does not know them, or not for
   * such legs.
   */
  universe?(params: Params, state: State, legs: readonly LegName[]): PathUniverse | undefined;
  /**
   * Ways it can end from here, as many as are drawn, for legs that `universe` does not know. Missing, or undefined: the sport
   * cannot draw them, or not for such legs. `random` is for estimates alone, never the stream that draws the fixture.
   */
  drawn?(
    params: Params,
    state: State,
    legs: readonly LegName[],
    random: Pick<FairDraw, 'float'>,
  ): DrawnUniverse | undefined;
}
