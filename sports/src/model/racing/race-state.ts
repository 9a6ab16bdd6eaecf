import { isRaceStop, type RaceStop } from '../../rules/index.ts';
import type { Incident } from '../sport-model.ts';
import { gates, leastTicks, ticksPerSecond } from './race-course.ts';
import type { RaceParams } from './race-params.ts';

export interface RaceState {
  phase: 'not_started' | 'race' | 'ended' | RaceStop;
  /** Who is out, in the order in which it became known. */
  out: readonly number[];
  /** Before the start: starters up to this number are known to be in or out. */
  known: number;
  /** Starters up to `seen` have been looked at in this tick, the others in the one before. */
  tick: number;
  seen: number;
  /** By starter: gates passed, the tick of the last one, the tick of the finish or 0. */
  passed: readonly number[];
  since: readonly number[];
  finish: readonly number[];
}

export function raceBegins({ pass }: RaceParams): RaceState {
  const zeros = pass.map(() => 0);
  return {
    phase: 'not_started',
    out: [],
    known: 0,
    tick: 0,
    seen: zeros.length,
    passed: zeros,
    since: zeros,
    finish: zeros,
  };
}

export const isRaceOver = ({ phase }: RaceState): boolean => phase !== 'not_started' && phase !== 'race';

/** `withdrawn` (who), `start`, then `gate` and `finish` (who), `tick`, and `end` or why there is none. */
export function afterRaceIncident(state: RaceState, { kind, at, who = 0 }: Incident): RaceState {
  if (isRaceOver(state)) return state;
  if (isRaceStop(kind)) return { ...state, phase: kind };
  const tick = Math.max(state.tick, Math.floor(at * ticksPerSecond));
  switch (kind) {
    case 'withdrawn':
      return state.phase === 'not_started'
        ? { ...state, out: [...state.out, who], known: Math.max(state.known, who) }
        : state;
    case 'start':
      return { ...state, phase: 'race', known: state.passed.length };
    case 'tick':
      return state.phase === 'race' ? { ...state, tick, seen: state.passed.length } : state;
    case 'gate':
    case 'finish': {
      if (!(who >= 1 && who <= state.passed.length)) return state;
      const passed = state.passed.with(who - 1, Math.min(gates, state.passed[who - 1]! + 1));
      const isHome = passed[who - 1] === gates && state.finish[who - 1] === 0;
      return {
        ...state,
        tick,
        seen: tick > state.tick ? who : Math.max(state.seen, who),
        passed,
        since: state.since.with(who - 1, tick),
        finish: isHome ? state.finish.with(who - 1, tick) : state.finish,
      };
    }
    case 'end':
      return { ...state, phase: 'ended' };
    default:
      return state;
  }
}

/** Where a starter is, for who wants to know when it will be home. */
export function progressOf(state: RaceState, starter: number): { passed: number; since: number; from: number } {
  const at = starter - 1;
  const from = state.tick + (starter <= state.seen ? 1 : 0);
  return { passed: state.passed[at]!, since: state.since[at]!, from };
}

/** The order on the course: gates, then who passed the last one first. */
export function orderOf({ passed, since, out }: RaceState): number[] {
  return passed
    .map((_, at) => at + 1)
    .filter((starter) => !out.includes(starter))
    .sort((a, b) => passed[b - 1]! - passed[a - 1]! || since[a - 1]! - since[b - 1]! || a - b);
}

/** Ticks until somebody can be through the next gate. */
export const canPass = (tick: number, since: number): boolean => tick >= since + leastTicks;
