import type { FinalScore } from '../sport-model.ts';
import type { SeasonChances } from './league-forecast.ts';

/** The chance that the first of the two wins. */
export const winsOf = (finals: readonly FinalScore[]): number => {
  const [home, away] = [finals.filter((one) => one.home > one.away), finals.filter((one) => one.home < one.away)].map(
    (some) => some.reduce((sum, { chance }) => sum + chance, 0),
  ) as [number, number];
  return home / (home + away);
};

/**
 * Who wins a cup, and who is among the last so many (a power of two), exactly. `draw`: who is left at the beginning of the
 * round that is on, by number, neighbours meet; `wins(one, other)`: the chance that the first named wins when they meet, in
 * the order of the draw. `placed`: who has a place for certain, where fewer are left. `entrants`: how many numbers there are.
 */
export function knockoutForecast(
  entrants: number,
  draw: readonly number[],
  { places, placed, wins }: { places: number; placed: readonly number[]; wins(one: number, other: number): number },
): SeasonChances {
  /** By place in the draw: the chance to be in this round. */
  let inRound = draw.map(() => 1);
  const place = new Float64Array(entrants);
  const winner = new Float64Array(entrants);
  for (const number of placed) place[number] = 1;
  const note = (to: Float64Array) => {
    for (const [at, number] of draw.entries()) to[number] = inRound[at]!;
  };
  for (let left = draw.length, block = 1; ; left /= 2, block *= 2) {
    if (left === places) note(place);
    if (left === 1) break;
    inRound = inRound.map((here, at) => {
      // Whom one can meet now stands in the neighbouring block.
      const from = (Math.floor(at / block) ^ 1) * block;
      let through = 0;
      for (let other = from; other < from + block; other += 1) {
        const chance = at < other ? wins(draw[at]!, draw[other]!) : 1 - wins(draw[other]!, draw[at]!);
        through += inRound[other]! * chance;
      }
      return here * through;
    });
  }
  note(winner);
  const none = new Float64Array(entrants);
  return { winner, place, errors: { winner: none, place: none } };
}
