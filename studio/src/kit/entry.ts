import type { FairDraw } from '../fair/stream.ts';
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
  /** One round: what it pays for each unit of stake. */
  play(draw: FairDraw): number;
}
