/**
 * Who meets whom in a round of a league, as places in the order of the draw, home first: the circle method, in which one
 * stays and the others move on by one. In the second half of the season the other side is at home.
 */
export function leaguePairs(entrants: number, round: number): [home: number, away: number][] {
  const others = entrants - 1;
  const turn = (round - 1) % others;
  const isSecondHalf = round > others;
  return Array.from({ length: entrants / 2 }, (_, index) => {
    const one = index === 0 ? others : (turn + index) % others;
    const other = (turn - index + others) % others;
    // The one who stays is at home every second round; of the others each is at home about half of the time.
    const isTurned = (index === 0 ? turn % 2 === 1 : index % 2 === 1) !== isSecondHalf;
    return isTurned ? [other, one] : [one, other];
  });
}

/** Neighbours meet; `left` is who is still in, in the order of the draw. */
export function knockoutPairs<T>(left: readonly T[]): [home: T, away: T][] {
  return Array.from({ length: left.length / 2 }, (_, index) => [left[2 * index] as T, left[2 * index + 1] as T]);
}
