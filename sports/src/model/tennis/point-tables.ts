import { otherSide } from '../series/match-state.ts';
import type { SideIndex } from '../series/series.ts';

/** How likely the server wins the game from each score in points; `p` is the chance to win a point on serve. */
export function gameTable(p: number): readonly (readonly number[])[] {
  const q = 1 - p;
  const table = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  for (let server = 3; server >= 0; server--) {
    for (let other = 3; other >= 0; other--) {
      if (server === 3 && other === 3) table[3]![3] = (p * p) / (p * p + q * q);
      else {
        const wins = server === 3 ? 1 : table[server + 1]![other]!;
        const loses = other === 3 ? 0 : table[server]![other + 1]!;
        table[server]![other] = p * wins + q * loses;
      }
    }
  }
  return table;
}

/** Past deuce only the difference counts. */
export function gameChance(table: readonly (readonly number[])[], server: number, other: number): number {
  const off = Math.max(0, Math.max(server, other) - 3);
  return table[server - off]![other - off]!;
}

/** Who serves a point of a tie-break: one, then two each. */
export const tieBreakServer = (opener: SideIndex, point: number): SideIndex =>
  ((point + 1) >> 1) % 2 === 0 ? opener : otherSide(opener);

/** Home's chance of a point when home, and when away, serves. */
export type PointChances = readonly [homeServes: number, awayServes: number];

/** How likely home wins the tie-break from each score up to 6-6. */
export function tieBreakTable(wins: PointChances, opener: SideIndex): readonly (readonly number[])[] {
  const both = wins[0] * wins[1];
  const neither = (1 - wins[0]) * (1 - wins[1]);
  const table = Array.from({ length: 7 }, () => [0, 0, 0, 0, 0, 0, 0]);
  for (let home = 6; home >= 0; home--) {
    for (let away = 6; away >= 0; away--) {
      if (home === 6 && away === 6) table[6]![6] = both / (both + neither);
      else {
        const next = wins[tieBreakServer(opener, home + away)];
        const won = home === 6 ? 1 : table[home + 1]![away]!;
        const lost = away === 6 ? 0 : table[home]![away + 1]!;
        table[home]![away] = next * won + (1 - next) * lost;
      }
    }
  }
  return table;
}

/** From 6-6 on every two points have one serve of each: only the difference and who serves next count. */
export function tieBreakChance(
  table: readonly (readonly number[])[],
  wins: PointChances,
  opener: SideIndex,
  home: number,
  away: number,
): number {
  if (home <= 6 && away <= 6) return table[home]![away]!;
  const level = table[6]![6]!;
  if (home === away) return level;
  const next = wins[tieBreakServer(opener, home + away)];
  return home > away ? next + (1 - next) * level : next * level;
}
