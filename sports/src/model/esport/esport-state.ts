import { afterIncident, learned, letters, type MatchState, type Pair, plusOne } from '../series/match-state.ts';
import type { SideIndex } from '../series/series.ts';
import { wonPeriods } from '../series/settle-series.ts';
import type { Incident, Scoreboard } from '../sport-model.ts';
import type { EsportParams } from './esport-params.ts';
import { nextEconomy, roundChance } from './map-tables.ts';
import { type Economy, economyAfter, economyAt, isMapOver, levelsOf, placeOf } from './rounds.ts';

export interface EsportState extends MatchState {
  /** Maps that are over, and the rounds of the one that is on. */
  maps: readonly Pair[];
  rounds: Pair;
  /** What either team can buy in the round that comes next; everybody sees it. */
  economy: Economy;
  /** Who attacks first on the map that is on; unset before it is drawn. */
  opener?: SideIndex;
  /** Who won each round, `h` or `a`, by map. */
  roundLog: readonly string[];
}

export const esportBegin = (params: EsportParams): EsportState => ({
  clock: 0,
  maps: [],
  rounds: [0, 0],
  economy: economyAt(false),
  roundLog: [''],
  weights: params.forms.map(({ weight }) => weight),
});

export const esportAfter = (params: EsportParams, state: EsportState, incident: Incident): EsportState =>
  afterIncident(state, incident, {
    side: (moved, opener) => ({ ...moved, opener }),
    round: (moved, side) => afterRound(params, moved, side),
  });

function afterRound(params: EsportParams, state: EsportState, side: SideIndex): EsportState {
  const { opener, maps, rounds, economy } = state;
  if (opener === undefined) throw new RangeError('nobody attacks yet');
  const { attacker } = placeOf(opener, rounds[0] + rounds[1]);
  const likely = params.forms.map((_, form) => {
    const home = roundChance(params, { form, map: maps.length, attacker, economy });
    return side === 0 ? home : 1 - home;
  });
  const score = plusOne(rounds, side);
  const next: EsportState = {
    ...state,
    rounds: score,
    economy: nextEconomy(opener, score[0] + score[1], economyAfter[side][economy]!),
    roundLog: [...state.roundLog.slice(0, -1), state.roundLog.at(-1)! + letters[side]],
    weights: learned(state.weights, likely),
  };
  return isMapOver(score[0], score[1]) ? afterMap(params, next) : next;
}

function afterMap(params: EsportParams, { opener: _, ...state }: EsportState): EsportState {
  const maps = [...state.maps, state.rounds];
  const isLast = Math.max(...wonPeriods(maps)) === params.toWin;
  const next: EsportState = {
    ...state,
    maps,
    rounds: [0, 0],
    economy: economyAt(false),
    roundLog: [...state.roundLog, ''],
  };
  return isLast ? { ...next, ended: 'played' } : next;
}

export function esportScoreboard(state: EsportState): Scoreboard {
  const [home, away] = wonPeriods(state.maps);
  const extra: Record<string, string | readonly number[]> = {};
  if (!state.ended) {
    extra.economy = levelsOf(state.economy);
    if (state.opener !== undefined) {
      extra.attacks = placeOf(state.opener, state.rounds[0] + state.rounds[1]).attacker === 0 ? 'home' : 'away';
    }
  } else if (state.ended !== 'played') extra.ended = state.ended;
  const isBegun = state.opener !== undefined || state.maps.length > 0;
  return {
    home,
    away,
    periods: state.ended === 'played' ? state.maps : [...state.maps, state.rounds],
    phase: state.ended ? 'ended' : isBegun ? `map${state.maps.length + 1}` : 'not_started',
    clock: state.clock,
    extra,
  };
}
