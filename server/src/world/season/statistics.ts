import type { FixtureResult } from './create-annals.ts';

/** Of a contestant's result. */
function letterOf({ sides, winner }: FixtureResult, id: number): 'w' | 'd' | 'l' {
  if (!winner) return 'd';
  return sides[winner === 'home' ? 0 : 1]?.id === id ? 'w' : 'l';
}

const hasPlayed = ({ sides }: FixtureResult, id: number) => sides.some((side) => side.id === id);

/** The last five, newest last. */
export const formOf = (results: readonly FixtureResult[], id: number): ('w' | 'd' | 'l')[] =>
  results
    .filter((result) => hasPlayed(result, id))
    .slice(-5)
    .map((result) => letterOf(result, id));

/** `3-1` as seen by whoever was at home then, by their place among these two, newest last. */
export const meetingsOf = (results: readonly FixtureResult[], ids: readonly [number, number]) =>
  results
    .filter((result) => ids.every((id) => hasPlayed(result, id)))
    .slice(-5)
    .map(({ sides, home, away }) => ({ home: sides[0]?.id === ids[0] ? 0 : 1, score: `${home}-${away}` }));

export interface TableRow {
  id: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  against: number;
  points: number;
}

/** Three points for a win, one for a draw; then the difference, then what was scored. */
export function tableOf(results: readonly FixtureResult[], ids: readonly number[]): TableRow[] {
  const rows = new Map(
    ids.map((id) => [id, { id, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, against: 0, points: 0 }]),
  );
  for (const result of results) {
    for (const [place, { id }] of result.sides.entries()) {
      const row = rows.get(id);
      if (!row) continue;
      const letter = letterOf(result, id);
      row.played += 1;
      row[({ w: 'won', d: 'drawn', l: 'lost' } as const)[letter]] += 1;
      row.points += { w: 3, d: 1, l: 0 }[letter];
      row.scored += place === 0 ? result.home : result.away;
      row.against += place === 0 ? result.away : result.home;
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points || b.scored - b.against - (a.scored - a.against) || b.scored - a.scored || a.id - b.id,
  );
}
