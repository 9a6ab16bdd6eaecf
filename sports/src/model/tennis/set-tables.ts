import { otherSide } from '../series/match-state.ts';
import type { Period, PeriodEnd, PeriodStop, SideIndex } from '../series/series.ts';
import { gameChance, gameTable, type PointChances, tieBreakChance, tieBreakTable } from './point-tables.ts';
import { isSetOver } from './set-score.ts';
import type { TennisParams } from './tennis-params.ts';

/** What follows from one form of the day. */
export interface FormTables {
  wins: PointChances;
  /** By the server: how likely the server wins the game, by points. */
  games: readonly [home: readonly (readonly number[])[], away: readonly (readonly number[])[]];
  /** By who serves first: how likely home wins the tie-break. */
  tieBreaks: readonly [home: readonly (readonly number[])[], away: readonly (readonly number[])[]];
  /** By who serves first: a set from its start that is not the first of the match. */
  sets: readonly [home: Period, away: Period];
}

const known = new WeakMap<TennisParams, readonly FormTables[]>();

/** They depend on the params alone, so that they are made once and not at every point. */
export function formTables(params: TennisParams): readonly FormTables[] {
  const before = known.get(params);
  if (before) return before;
  const tables = params.forms.map(({ serve }) => {
    const wins = [serve[0], 1 - serve[1]] as const;
    const form = {
      wins,
      games: [gameTable(serve[0]), gameTable(serve[1])] as const,
      tieBreaks: [tieBreakTable(wins, 0), tieBreakTable(wins, 1)] as const,
    };
    const start = { games: [0, 0], points: [0, 0], mayRetire: true } as const;
    return {
      ...form,
      sets: [setFrom(form, params.retires, 0, start), setFrom(form, params.retires, 1, start)] as const,
    };
  });
  known.set(params, tables);
  return tables;
}

export interface SetPosition {
  games: readonly [home: number, away: number];
  points: readonly [home: number, away: number];
  /** Nothing of the game is played, and it is not the first of the match: somebody may retire before it. */
  mayRetire: boolean;
}

type Games = Pick<FormTables, 'wins' | 'games' | 'tieBreaks'>;

/** How likely home wins the game that is on, from its points. */
export function gameWin(form: Games, opener: SideIndex, { games, points }: SetPosition): number {
  const [home, away] = points;
  if (games[0] === 6 && games[1] === 6) return tieBreakChance(form.tieBreaks[opener], form.wins, opener, home, away);
  return gameServer(opener, games) === 0
    ? gameChance(form.games[0], home, away)
    : 1 - gameChance(form.games[1], away, home);
}

/** Who serves a game: they take turns. In a tie-break this is who serves first. */
export const gameServer = (opener: SideIndex, [home, away]: readonly [number, number]): SideIndex =>
  (home + away) % 2 === 0 ? opener : otherSide(opener);

/** How a set ends, or stops, from where it is: forward over the scores in games, each reached after those before it. */
export function setFrom(
  form: Games,
  retires: readonly [number, number],
  opener: SideIndex,
  position: SetPosition,
): Period {
  const mass = new Float64Array(64);
  const ends: PeriodEnd[] = [];
  const stops: PeriodStop[] = [];
  const [homeFrom, awayFrom] = position.games;
  mass[homeFrom * 8 + awayFrom] = 1;
  for (let home = homeFrom; home <= 7; home++) {
    for (let away = awayFrom; away <= 7; away++) {
      let chance = mass[home * 8 + away]!;
      if (chance === 0) continue;
      if (isSetOver(home, away)) {
        ends.push({ home, away, chance });
        continue;
      }
      const here = home === homeFrom && away === awayFrom;
      if (!here || position.mayRetire) {
        stops.push({ home, away, side: 0, chance: chance * retires[0] });
        chance *= 1 - retires[0];
        stops.push({ home, away, side: 1, chance: chance * retires[1] });
        chance *= 1 - retires[1];
      }
      const win = gameWin(form, opener, here ? position : { games: [home, away], points: [0, 0], mayRetire: false });
      mass[(home + 1) * 8 + away]! += chance * win;
      mass[home * 8 + away + 1]! += chance * (1 - win);
    }
  }
  return { ends, stops };
}
