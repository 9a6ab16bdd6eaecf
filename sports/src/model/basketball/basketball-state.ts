import { type GameStop, isGameStop } from '../../rules/index.ts';
import type { Incident } from '../sport-model.ts';
import type { BasketballParams } from './basketball-params.ts';
import { overtimePlays, playSeconds, quarters } from './court.ts';

export interface BasketballState {
  phase: 'not_started' | 'on' | 'ended' | GameStop;
  /** Plays that are over. */
  plays: number;
  /** By quarter, then by overtime, as far as one has begun. */
  periods: readonly (readonly [home: number, away: number])[];
  /** How likely each node is by what has been seen. */
  weights: readonly number[];
  /** Character n − 1 says who came to n points first, in regulation: `h` or `a`. */
  firstTo: string;
  /** Points in regulation of who has made some. */
  athletes: Readonly<Record<string, number>>;
}

export const gameBegins = ({ nodes }: BasketballParams): BasketballState => ({
  phase: 'not_started',
  plays: 0,
  periods: [[0, 0]],
  weights: nodes.map(({ weight }) => weight),
  firstTo: '',
  athletes: {},
});

export function scoreOf(
  periods: BasketballState['periods'],
  from = 0,
  to = periods.length,
): readonly [home: number, away: number] {
  let [home, away] = [0, 0];
  for (const [ours, theirs] of periods.slice(from, to)) {
    home += ours;
    away += theirs;
  }
  return [home, away];
}

/** The play with which quarter or overtime number `period` (from 0 on) ends. */
export const endOf = ({ quarterPlays }: BasketballParams, period: number): number =>
  quarterPlays * Math.min(period + 1, quarters) + overtimePlays * Math.max(0, period + 1 - quarters);

/** How many quarters and overtimes are over. */
export function completeOf(params: BasketballParams, plays: number): number {
  let complete = 0;
  while (endOf(params, complete) <= plays) complete += 1;
  return complete;
}

/** Nothing more is played: regulation or an overtime is over, and somebody is ahead. */
export function isDecided(params: BasketballParams, { plays, periods }: BasketballState): boolean {
  const complete = completeOf(params, plays);
  if (complete < quarters || plays !== endOf(params, complete - 1)) return false;
  const [home, away] = scoreOf(periods);
  return home !== away;
}

export const isGameOver = ({ phase }: BasketballState): boolean => phase !== 'not_started' && phase !== 'on';

/** `point` (side, value, who), `tick`, `period_end`, and `end` or why there is none. */
export function afterGameIncident(
  params: BasketballParams,
  state: BasketballState,
  incident: Incident,
): BasketballState {
  if (isGameOver(state)) return state;
  if (isGameStop(incident.kind)) return { ...state, phase: incident.kind };
  const ended = Math.floor(incident.at / playSeconds);
  switch (incident.kind) {
    case 'tick':
    case 'period_end':
      return withoutPoints(params, { ...state, phase: 'on' }, ended);
    case 'start':
      return { ...state, phase: 'on' };
    case 'point':
      return withPoints(params, withoutPoints(params, { ...state, phase: 'on' }, ended - 1), incident);
    case 'end':
      return { ...withoutPoints(params, state, ended), phase: 'ended' };
    default:
      return state;
  }
}

/** That plays brought nothing is news about pace and form, too. */
function withoutPoints(params: BasketballParams, state: BasketballState, until: number): BasketballState {
  let plays = state.plays;
  if (until <= plays) return state;
  const weights = [...state.weights];
  for (; plays < until && !isDecided(params, { ...state, plays }); plays += 1) learn(params, weights, plays, 0);
  return { ...state, plays, weights, periods: begun(params, state.periods, plays) };
}

function withPoints(
  params: BasketballParams,
  state: BasketballState,
  { side, value = 0, who }: Incident,
): BasketballState {
  if (isDecided(params, state) || !(value >= 1 && value <= 3) || !side) return state;
  const isHome = side === 'home';
  const weights = [...state.weights];
  learn(params, weights, state.plays, value);
  const inRegulation = state.plays < endOf(params, quarters - 1);
  const periods = [...begun(params, state.periods, state.plays)];
  const [home, away] = periods.at(-1)!;
  periods[periods.length - 1] = isHome ? [home + value, away] : [home, away + value];
  const made = scoreOf(periods)[isHome ? 0 : 1];
  const plays = state.plays + 1;
  return {
    ...state,
    plays,
    weights,
    periods: begun(params, periods, plays),
    firstTo: inRegulation ? state.firstTo.padEnd(made, isHome ? 'h' : 'a') : state.firstTo,
    athletes: inRegulation && who ? { ...state.athletes, [who]: (state.athletes[who] ?? 0) + value } : state.athletes,
  };
}

/** Bayes: play number `play` brought so many points. */
function learn({ nodes }: BasketballParams, weights: number[], play: number, value: number): void {
  let sum = 0;
  for (const [at, node] of nodes.entries()) {
    const points = play % 2 === 0 ? node.home : node.away;
    weights[at]! *= value === 0 ? 1 - points[0] - points[1] - points[2] : points[value - 1]!;
    sum += weights[at]!;
  }
  for (let at = 0; at < weights.length; at += 1) weights[at]! /= sum;
}

/** A period that has begun has a score, and so has the next one when its time has come; the last one ends the game. */
function begun(
  params: BasketballParams,
  periods: BasketballState['periods'],
  plays: number,
): BasketballState['periods'] {
  const wanted = completeOf(params, plays) + 1;
  if (periods.length >= wanted) return periods;
  const [home, away] = scoreOf(periods);
  const all = [...periods];
  while (all.length < wanted && (all.length < quarters || home === away)) all.push([0, 0]);
  return all;
}
