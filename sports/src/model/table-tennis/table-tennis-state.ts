import {
  afterIncident,
  learned,
  letters,
  type MatchState,
  otherSide,
  type Pair,
  plusOne,
} from '../series/match-state.ts';
import type { SideIndex } from '../series/series.ts';
import { wonPeriods } from '../series/settle-series.ts';
import type { Incident, Scoreboard } from '../sport-model.ts';
import { isSetOver, pointServer } from './set-of-points.ts';
import type { TableTennisParams } from './table-tennis-params.ts';

export interface TableTennisState extends MatchState {
  /** Sets that are over, and the points of the one that is on. */
  sets: readonly Pair[];
  points: Pair;
  /** Who serves first in the set that is on; unset before the toss. */
  opener?: SideIndex;
  /** Who won each point of the match, `h` or `a`. */
  pointLog: string;
}

export const tableTennisBegin = (params: TableTennisParams): TableTennisState => ({
  clock: 0,
  sets: [],
  points: [0, 0],
  pointLog: '',
  weights: params.forms.map(({ weight }) => weight),
});

/** Who serves the next point. */
export const nextServer = ({ points }: TableTennisState, opener: SideIndex): SideIndex =>
  pointServer(opener, points[0] + points[1]);

export const tableTennisAfter = (
  params: TableTennisParams,
  state: TableTennisState,
  incident: Incident,
): TableTennisState =>
  afterIncident(state, incident, {
    serve: (moved, opener) => ({ ...moved, opener }),
    point: (moved, side) => afterPoint(params, moved, side),
  });

function afterPoint(params: TableTennisParams, state: TableTennisState, side: SideIndex): TableTennisState {
  if (state.opener === undefined) throw new RangeError('nobody has served yet');
  const server = nextServer(state, state.opener);
  const points = plusOne(state.points, side);
  const next: TableTennisState = {
    ...state,
    points,
    pointLog: state.pointLog + letters[side],
    weights: learned(
      state.weights,
      params.forms.map(({ serve }) => (server === side ? serve[server] : 1 - serve[server])),
    ),
  };
  if (!isSetOver(points[0], points[1])) return next;
  const sets = [...state.sets, points];
  const isLast = Math.max(...wonPeriods(sets)) === params.toWin;
  const after: TableTennisState = { ...next, sets, points: [0, 0], opener: otherSide(state.opener) };
  return isLast ? { ...after, ended: 'played' } : after;
}

export function tableTennisScoreboard(state: TableTennisState): Scoreboard {
  const [home, away] = wonPeriods(state.sets);
  const extra: Record<string, string> = {};
  if (state.opener !== undefined && !state.ended) {
    extra.serves = nextServer(state, state.opener) === 0 ? 'home' : 'away';
  }
  if (state.ended && state.ended !== 'played') extra.ended = state.ended;
  return {
    home,
    away,
    periods: state.ended === 'played' ? state.sets : [...state.sets, state.points],
    phase: state.ended ? 'ended' : state.opener === undefined ? 'not_started' : `set${state.sets.length + 1}`,
    clock: state.clock,
    extra,
  };
}
