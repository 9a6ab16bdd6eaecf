import type { FairDraw } from '../fair/index.ts';
import type { GameFacts } from './game.ts';

/** How long the parts of a shared round last. */
export interface RoundTiming {
  bettingMs: number;
  /** How long the outcome is being shown, once no bets are taken; a curve lasts as long as it lasts. */
  showingMs: number;
  /** From the end of a round to the next. */
  pauseMs: number;
}

/** One round for everybody at the table: bets first, then one outcome for all of them. */
export interface SharedGame<Choice, Outcome> extends GameFacts<Choice> {
  kind: 'shared';
  timing: RoundTiming;
  /**
   * Of games in which a player may bet several times in a round: two bets as one. Together they must be a bet that the
   * game takes, so that limits hold for the round and not for each click. Unset: one bet in a round.
   */
  join?(one: Choice, other: Choice): Choice;
  /** What happens in the round, whatever was bet on it. */
  outcomeOf(draw: FairDraw): Outcome;
  /** What a bet returns by itself, of a curve: by its automatic cash-out. */
  winOf(bet: { stake: bigint; choice: Choice; outcome: Outcome; ceiling: number | null }): bigint;
  /** Of games in which a bet can be cashed out while the round runs. */
  curve?: Curve<Choice, Outcome>;
  /**
   * Rules as they were under earlier versions. A round is played to its end by those it was opened with: the version
   * before stays here for as long as a round of it may be open when a release changes, so for one release.
   */
  earlier?: readonly SharedGame<Choice, Outcome>[];
}

/** What a bet is worth grows with time until it is over. Worths are hundredths of the stake. */
interface Curve<Choice, Outcome> {
  /** The least that can be cashed out. */
  least: number;
  /** What a bet is worth so long after the start. */
  worthAfter(elapsedMs: number): number;
  /** The first millisecond at which a bet is worth this much. */
  msUntil(worth: number): number;
  /** The millisecond at which it is over: whatever is cashed out before counts. */
  endsAfterMs(outcome: Outcome): number;
  /** Where a bet is cashed out by itself: where its player wants it, and never above what the house pays. */
  ceilingOf(bet: { stake: bigint; choice: Choice; winMax: bigint }): number;
  winAt(stake: bigint, worth: number): bigint;
}
