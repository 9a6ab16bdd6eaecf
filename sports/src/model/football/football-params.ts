import { absentOf, athleteShares, type Share } from '../goals/athlete-shares.ts';
import { rounded } from '../kit/index.ts';
import type { Contestant, FixtureSetup } from '../sport-model.ts';

type Pair = readonly [home: number, away: number];

/** What decides a football match besides the seed. All of it is rounded and published. */
export interface FootballParams {
  /** Expected in 90 minutes at an even score, eleven against eleven, at the usual pace. */
  goals: Pair;
  corners: Pair;
  /** That are not goals. */
  shots: Pair;
  yellows: Pair;
  reds: Pair;
  /** How often a kick from the spot is scored. */
  kicks: Pair;
  athletes: readonly [readonly Share[], readonly Share[]];
  /** Named and not playing. */
  absent: readonly number[];
  knockout: boolean;
}

const usualGoals = 1.3;
const perRating = 0.22;
const homeAdvantage = 0.22;
const [fewestGoals, mostGoals] = [0.15, 4.5];

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

export function footballParams({ contestants, neutral, knockout }: FixtureSetup): FootballParams {
  const [home, away] = contestants;
  if (!home || !away || contestants.length !== 2) throw new RangeError('a football match has two sides');
  const strength = (own: Contestant, other: Contestant, advantage: number) =>
    Math.exp(perRating * (own.attack - other.defence) + advantage);
  const advantage = neutral ? 0 : homeAdvantage / 2;
  const both = [strength(home, away, advantage), strength(away, home, -advantage)] as const;
  const each = (of: (strength: number) => number, decimals?: number): Pair => [
    rounded(of(both[0]), decimals),
    rounded(of(both[1]), decimals),
  ];
  const goals = (of: number) => between(fewestGoals, usualGoals * of, mostGoals);
  // Who attacks has more shots and corners, though not in the same measure as goals; who defends has more cards.
  const milder = (of: number) => between(0.4, Math.sqrt(of), 1.7);
  return {
    goals: each(goals),
    corners: each((of) => 5 * milder(of)),
    shots: each((of) => 11 * milder(of)),
    yellows: each((of) => 2 / milder(of)),
    reds: each((of) => 0.07 / milder(of)),
    kicks: each((of) => between(0.68, 0.75 + 0.02 * (of - 1), 0.82), 4),
    athletes: [athleteShares(home), athleteShares(away)],
    absent: absentOf(contestants),
    knockout,
  };
}
