import { absentOf, athleteShares, type Share } from '../goals/athlete-shares.ts';
import { rounded } from '../kit/index.ts';
import type { Contestant, FixtureSetup } from '../sport-model.ts';

type Pair = readonly [home: number, away: number];

/** What decides a game of ice hockey besides the seed. All of it is rounded and published. */
export interface IceHockeyParams {
  /** Expected in 60 minutes at an even score and the usual pace. */
  goals: Pair;
  /** That are not goals. */
  shots: Pair;
  /** How often an attempt of the shoot-out is scored. */
  attempts: Pair;
  athletes: readonly [readonly Share[], readonly Share[]];
  /** Named and not playing. */
  absent: readonly number[];
  /** Overtime lasts 20 minutes instead of 5. */
  knockout: boolean;
}

const usualGoals = 2.9;
const perRating = 0.14;
const homeAdvantage = 0.1;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function iceHockeyParams({ contestants, neutral, knockout }: FixtureSetup): IceHockeyParams {
  const [home, away] = contestants;
  if (!home || !away || contestants.length !== 2) throw new RangeError('a game of ice hockey has two sides');
  const advantage = neutral ? 0 : homeAdvantage / 2;
  const strength = (own: Contestant, other: Contestant, plus: number) =>
    Math.exp(perRating * (own.attack - other.defence) + plus);
  const both = [strength(home, away, advantage), strength(away, home, -advantage)] as const;
  const each = (of: (strength: number) => number): Pair => [rounded(of(both[0])), rounded(of(both[1]))];
  return {
    goals: each((of) => between(0.8, usualGoals * of, 7)),
    shots: each((of) => between(15, 26 * Math.sqrt(of), 38)),
    attempts: each((of) => between(0.25, 0.33 * Math.sqrt(of), 0.42)),
    athletes: [athleteShares(home), athleteShares(away)],
    absent: absentOf(contestants),
    knockout,
  };
}
