import type { Incident, Scoreboard } from '../sport-model.ts';
import type { GoalProcess, Period, SlotPlace } from './goal-process.ts';

export type Side = 0 | 1;
export type Two = readonly [number, number];

/** Why nothing more will happen. */
type GoalEnd = 'finished' | 'abandoned' | 'walkover' | 'postponed';

/** All that has been seen of a fixture, and what it says about the hidden pace. Plain data. */
export interface GoalState {
  phase: string;
  /** Of the last incident. */
  at: number;
  /** The period that is on or comes next, counted through regulation and overtime. */
  period: number;
  playing: boolean;
  /** When the period began. */
  began: number;
  /** What the clock shows, in seconds of play without breaks. */
  clock: number;
  slot: number;
  /** Seconds of the slot that have been seen. */
  elapsed: number;
  /** Something has happened in this slot already, so nothing more will. */
  quiet: boolean;
  /** Added minutes, once they are known. */
  added?: number;
  /** Goals by period, as many as have begun. */
  periods: readonly Two[];
  goals: readonly { side: Side; who?: number; period: number }[];
  /** Who misses a player: 1 home, 2 away, 3 both. */
  reds: number;
  /** In regulation time. */
  counts: Readonly<Record<'card_red' | 'card_yellow' | 'corner' | 'shot', Two>>;
  /** How likely each pace is, given all of this. */
  weights: readonly number[];
  /** Of the shoot-out, home first: 1 scored, 0 not. */
  kicks: readonly number[];
  shootOut: boolean;
  end?: GoalEnd;
}

export function beginGoals(process: GoalProcess): GoalState {
  const none: Two = [0, 0];
  return {
    phase: 'not_started',
    at: 0,
    period: 0,
    playing: false,
    began: 0,
    clock: 0,
    slot: 0,
    elapsed: 0,
    quiet: false,
    periods: [],
    goals: [],
    reds: 0,
    counts: { card_red: none, card_yellow: none, corner: none, shot: none },
    weights: process.paceWeights,
    kicks: [],
    shootOut: false,
  };
}

/** Undefined once all are played. */
export const periodAt = (process: GoalProcess, index: number): Period | undefined =>
  index < process.regulation.length ? process.regulation[index] : process.overtime[index - process.regulation.length];

/** Goals of the first so many periods; unset: of all. */
export function scoreOf({ periods }: GoalState, until = periods.length): [home: number, away: number] {
  let [home, away] = [0, 0];
  for (const [one, other] of periods.slice(0, until)) {
    home += one;
    away += other;
  }
  return [home, away];
}

export function placeOf(state: GoalState, period: Period): SlotPlace {
  const [home, away] = scoreOf(state);
  return { period, slot: state.slot, reds: state.reds, lead: home - away };
}

export function goalScoreboard(state: GoalState): Scoreboard {
  const [home, away] = scoreOf(state);
  const { card_red, card_yellow, corner, shot } = state.counts;
  const scored = (side: Side) => state.kicks.filter((kick, index) => kick === 1 && index % 2 === side).length;
  return {
    home,
    away,
    periods: state.periods,
    phase: state.phase,
    clock: state.clock,
    extra: {
      corners: corner,
      yellow_cards: card_yellow,
      red_cards: card_red,
      shots: shot,
      ...(state.added !== undefined && { added_minutes: state.added }),
      ...(state.shootOut && { shoot_out: [scored(0), scored(1)] }),
    },
  };
}

/** An own goal is a goal of a side by an athlete who is not one of it. */
export const isCredited = (process: GoalProcess, side: Side, who: number | undefined): boolean =>
  who !== undefined && process.athletes[side].some(({ id }) => id === who);

export const sideOf = ({ side }: Incident): Side => (side === 'away' ? 1 : 0);
