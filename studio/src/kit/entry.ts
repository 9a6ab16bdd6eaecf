import type { FairDraw } from '../fair/index.ts';
import type { HouseGame } from './game.ts';
import type { Ratio } from './ratio.ts';
import type { RulesFormat, RulesSection } from './rules-content.ts';

/** All that the house knows of a game. */
export interface GameEntry<Game extends HouseGame = HouseGame> {
  game: Game;
  /** Rules, pay table, return and limits, for a page that needs no account (PP-07). */
  rules(format: RulesFormat): RulesSection[];
  /** What the maths laboratory plays. A function: working a machine out takes a while, and only the laboratory asks. */
  subjects(): Subject[];
}

/** One way of playing one game, for the maths laboratory. */
export interface Subject {
  game: string;
  title: string;
  mode: string;
  version: number;
  /** The return, worked out; undefined where it can only be played. */
  exact: Ratio | undefined;
  /** As the rules page says it, in hundredths of a percent: never above what is worked out. */
  published: number;
  /** The most a round can pay, in stakes. */
  most: number;
  /** Standard deviation of one round, in stakes, where it is known: large wins are seldom met in a short run. */
  deviation?: number;
  /** Half of the 99 % interval of the published figure, as a part of the stake, where something of it was played. */
  publishedWithin?: number;
  /** One round: what it pays for each unit of stake. */
  play(draw: FairDraw): number;
  /** Plays many rounds for a narrower interval than one by one would give; made anew for each thread. */
  inParts?(): PlayedInParts;
}

/** A game of which some is worked out and the rest played. Its return is `known` and the mean of what counts beside it. */
export interface PlayedInParts {
  known: number;
  /** How likely a round is of each class, worked out: classes count by this and not by how often they came. */
  chances: readonly number[];
  /** Written over round by round: millions of them make nothing new. */
  play(draw: FairDraw, out: PartRound): void;
}

export interface PartRound {
  /** What the round pays, in stakes. */
  pays: number;
  class: number;
  /** What it adds to the return beside what is known, in stakes. */
  counts: number;
}
