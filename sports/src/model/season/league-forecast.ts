import type { FairDraw } from '@halley/studio/fair';
import type { FinalScore } from '../sport-model.ts';

/** Sides by their place in the list of entrants, home first. */
export interface SeasonMatch {
  sides: readonly [home: number, away: number];
  finals: readonly FinalScore[];
}

export interface SeasonChances {
  /** By entrant: the chance of the first place, of the first so many. Shared places count by their share. */
  winner: Float64Array;
  place: Float64Array;
  /** Standard errors; 0 where nothing was drawn. */
  errors: { winner: Float64Array; place: Float64Array };
}

/**
 * How a table is ordered: three points for a win, one for a draw, then the difference, then what was scored, in one number. What
 * is scored in a season stays far below ten thousand.
 */
const [perPoint, perGoal] = [1e9, 1e4];
export const worthOf = (own: number, other: number, points = pointsOf(own, other)): number =>
  points * perPoint + (own - other) * perGoal + own;

const pointsOf = (own: number, other: number): number => (own > other ? 3 : own === other ? 1 : 0);

/** Ends of a match in an order in which more is better for home, so that the same draw means much the same after a goal. */
interface Sampler {
  cumulative: Float64Array;
  home: Float64Array;
  away: Float64Array;
}

function samplerOf(finals: readonly FinalScore[]): Sampler {
  const ends = [...finals].sort(
    (one, other) => one.home - one.away - (other.home - other.away) || one.home - other.home,
  );
  const cumulative = new Float64Array(ends.length);
  let sum = 0;
  for (const [at, { chance }] of ends.entries()) {
    sum += chance;
    cumulative[at] = sum;
  }
  cumulative[ends.length - 1] = Number.POSITIVE_INFINITY;
  return {
    cumulative,
    home: Float64Array.from(ends, ({ home, away }) => worthOf(home, away)),
    away: Float64Array.from(ends, ({ home, away }) => worthOf(away, home)),
  };
}

/** The first end whose sum reaches the draw. */
function drawn({ cumulative }: Sampler, at: number): number {
  let [low, high] = [0, cumulative.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cumulative[middle]! > at) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * A season of a league on many paths. Draws of a match are always the same ones (`randomOf`), so that a chance moves by what
 * happens and not by other draws. `later` matches are drawn once, in portions; those that are on are drawn anew with each question.
 */
export function leagueForecast(entrants: number, paths: number, randomOf: (match: string) => Pick<FairDraw, 'float'>) {
  const sums = new Float64Array(entrants * paths);

  function add(to: Float64Array, id: string, { sides: [home, away], finals }: SeasonMatch): void {
    const sampler = samplerOf(finals);
    const random = randomOf(id);
    for (let path = 0; path < paths; path += 1) {
      const end = drawn(sampler, random.float());
      const base = path * entrants;
      to[base + home]! += sampler.home[end]!;
      to[base + away]! += sampler.away[end]!;
    }
  }

  return {
    /** A match that has not begun. */
    addLater: (id: string, match: SeasonMatch): void => add(sums, id, match),
    /** `worths`: what each has by matches that are over; `now`: matches that are on, or of the round that is. */
    chances(worths: readonly number[], now: ReadonlyMap<string, SeasonMatch>, places: number): SeasonChances {
      const all = sums.slice();
      for (const [id, match] of now) add(all, id, match);
      const counts = { winner: new Float64Array(entrants), place: new Float64Array(entrants) };
      const own = new Float64Array(entrants);
      for (let path = 0; path < paths; path += 1) {
        for (let one = 0; one < entrants; one += 1) own[one] = all[path * entrants + one]! + worths[one]!;
        for (let one = 0; one < entrants; one += 1) {
          let [ahead, level] = [0, 0];
          for (let other = 0; other < entrants && ahead < places; other += 1) {
            if (own[other]! > own[one]!) ahead += 1;
            else if (own[other] === own[one]) level += 1;
          }
          if (ahead === 0) counts.winner[one]! += 1 / level;
          if (ahead < places) counts.place[one]! += Math.min(1, (places - ahead) / level);
        }
      }
      const share = (count: Float64Array) => count.map((sum) => sum / paths);
      const error = (chance: Float64Array) =>
        chance.map((p) => Math.sqrt((Math.max(0, p * (1 - p)) + 1 / paths) / paths));
      const [winner, place] = [share(counts.winner), share(counts.place)];
      return { winner, place, errors: { winner: error(winner), place: error(place) } };
    },
  };
}

export type LeagueForecast = ReturnType<typeof leagueForecast>;
