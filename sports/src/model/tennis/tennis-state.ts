import { afterIncident, learned, letters, type MatchState, type Pair, plusOne } from '../series/match-state.ts';
import type { SideIndex } from '../series/series.ts';
import { wonPeriods } from '../series/settle-series.ts';
import type { Incident, Scoreboard } from '../sport-model.ts';
import { tieBreakServer } from './point-tables.ts';
import { isSetOver } from './set-score.ts';
import { gameServer } from './set-tables.ts';
import type { TennisParams } from './tennis-params.ts';

export interface TennisState extends MatchState {
  /** Sets that are over. */
  sets: readonly Pair[];
  /** Of the set and the game that are on. In a tie-break points are counted as they are. */
  games: Pair;
  points: Pair;
  /** Who serves, or served, first in the set that is on; unset before the toss. */
  opener?: SideIndex;
  /** Points of the match, and who won each, `h` or `a`; the same of games, by set. */
  played: number;
  pointLog: string;
  gameLog: readonly string[];
}

export const tennisBegin = (params: TennisParams): TennisState => ({
  clock: 0,
  sets: [],
  games: [0, 0],
  points: [0, 0],
  played: 0,
  pointLog: '',
  gameLog: [''],
  weights: params.forms.map(({ weight }) => weight),
});

const isTieBreak = ({ games }: Pick<TennisState, 'games'>): boolean => games[0] === 6 && games[1] === 6;

/** Who serves the next point. */
export function nextServer(state: TennisState, opener: SideIndex): SideIndex {
  return isTieBreak(state)
    ? tieBreakServer(gameServer(opener, state.games), state.points[0] + state.points[1])
    : gameServer(opener, state.games);
}

export const tennisAfter = (params: TennisParams, state: TennisState, incident: Incident): TennisState =>
  afterIncident(state, incident, {
    serve: (moved, opener) => ({ ...moved, opener }),
    point: (moved, side) => afterPoint(params, moved, side),
  });

function afterPoint(params: TennisParams, state: TennisState, side: SideIndex): TennisState {
  if (state.opener === undefined) throw new RangeError('nobody has served yet');
  const server = nextServer(state, state.opener);
  const points = plusOne(state.points, side);
  const next = {
    ...state,
    points,
    played: state.played + 1,
    pointLog: state.pointLog + letters[side],
    weights: learned(
      state.weights,
      params.forms.map(({ serve }) => (server === side ? serve[server] : 1 - serve[server])),
    ),
  };
  const enough = isTieBreak(state) ? 7 : 4;
  if (Math.max(...points) < enough || Math.abs(points[0] - points[1]) < 2) return next;
  const gameLog = [...state.gameLog.slice(0, -1), state.gameLog.at(-1)! + letters[side]];
  return afterGame(params, { ...next, points: [0, 0], games: plusOne(state.games, side), gameLog }, state.opener);
}

function afterGame(params: TennisParams, state: TennisState, opener: SideIndex): TennisState {
  const [home, away] = state.games;
  if (!isSetOver(home, away)) return state;
  const sets = [...state.sets, state.games];
  const over = Math.max(...wonPeriods(sets)) === params.toWin;
  const next: TennisState = {
    ...state,
    sets,
    games: [0, 0],
    gameLog: [...state.gameLog, ''],
    opener: gameServer(opener, state.games),
  };
  return over ? { ...next, ended: 'played' } : next;
}

const gamePoints = ['0', '15', '30', '40', 'A'];

export function tennisScoreboard(state: TennisState): Scoreboard {
  const [home, away] = wonPeriods(state.sets);
  const begun = state.opener !== undefined;
  const set = `set${state.sets.length + 1}`;
  const isOver = state.ended !== undefined;
  const extra: Record<string, number | string> = {};
  if (begun && !isOver) {
    const [one, other] = state.points;
    const off = isTieBreak(state) ? 0 : Math.max(0, Math.min(one, other) - 3);
    const shown = (points: number) => (isTieBreak(state) ? String(points) : gamePoints[points - off]!);
    extra.points = `${shown(one)}:${shown(other)}`;
    extra.serves = nextServer(state, state.opener!) === 0 ? 'home' : 'away';
  }
  if (state.ended && state.ended !== 'played') extra.ended = state.ended;
  return {
    home,
    away,
    periods: isOver && state.ended === 'played' ? state.sets : [...state.sets, state.games],
    phase: isOver ? 'ended' : begun ? set : 'not_started',
    clock: state.clock,
    extra,
  };
}
