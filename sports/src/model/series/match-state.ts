import type { Stop } from '../../rules/index.ts';
import type { Incident } from '../sport-model.ts';
import type { SideIndex } from './series.ts';

export type Pair = readonly [home: number, away: number];

/** What states of all matches in periods hold. */
export interface MatchState {
  /** Seconds of play. */
  clock: number;
  /** What play so far says of what is hidden. */
  weights: readonly number[];
  /** Why nothing more comes. */
  ended?: 'played' | Stop;
  /** Who retired. */
  out?: SideIndex;
}

function sideIndex({ kind, side }: Incident): SideIndex {
  if (!side) throw new RangeError(`${kind} has a side`);
  return side === 'home' ? 0 : 1;
}

export const otherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export const plusOne = ([home, away]: Pair, side: SideIndex): Pair =>
  side === 0 ? [home + 1, away] : [home, away + 1];

/** Who won what, in order, as a text of letters: small, and plain data. */
export const letters = ['h', 'a'] as const;

/**
 * Moves the clock and does what the sport does on incidents that have a side. What stops play is the same in all sports; ends
 * and ticks say nothing that points have not said. After the end only the clock moves.
 */
export function afterIncident<State extends MatchState>(
  state: State,
  incident: Incident,
  moves: Readonly<Record<string, (moved: State, side: SideIndex) => State>>,
): State {
  const moved = { ...state, clock: Math.max(state.clock, incident.at) };
  if (state.ended) return moved;
  const move = Object.hasOwn(moves, incident.kind) ? moves[incident.kind] : undefined;
  return move ? move(moved, sideIndex(incident)) : { ...moved, ...stopBy(incident) };
}

/** How an incident stops play, if it does. */
function stopBy(incident: Incident): { ended: Stop; out?: SideIndex } | undefined {
  switch (incident.kind) {
    case 'retired':
      return { ended: incident.kind, out: sideIndex(incident) };
    case 'walkover':
    case 'abandoned':
    case 'postponed':
    case 'format_changed':
      return { ended: incident.kind };
    default:
      return undefined;
  }
}

/** Bayes: each value of what is hidden becomes as much likelier as it made what happened likely. */
export function learned(weights: readonly number[], likely: readonly number[]): number[] {
  const joint = weights.map((weight, index) => weight * likely[index]!);
  const sum = joint.reduce((before, one) => before + one, 0);
  return joint.map((one) => one / sum);
}

/** Before the toss either may open. */
export const openers = (opener: SideIndex | undefined): { opener: SideIndex; chance: number }[] =>
  opener === undefined
    ? [
        { opener: 0, chance: 0.5 },
        { opener: 1, chance: 0.5 },
      ]
    : [{ opener, chance: 1 }];
