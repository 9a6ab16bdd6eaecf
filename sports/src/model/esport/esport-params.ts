import { rounded } from '../kit/index.ts';
import type { FixtureSetup } from '../sport-model.ts';

export interface EsportParams {
  /** Maps that win the match: 2 of bo3, 3 of bo5. */
  toWin: 2 | 3;
  /** Hidden form of the day: how likely each is, and home's chance of an even round when home, and when away, attacks. */
  forms: { weight: number; wins: [homeAttacks: number, awayAttacks: number] }[];
  /** What attacking is worth on each map, in the order they are played. */
  maps: number[];
  /** What each level of economy above the other's is worth. */
  perLevel: number;
}

/** What a standard deviation of rating is worth in each round. */
const perRating = 0.018;
const formStep = 0.016;
const formWeights = [1, 4, 6, 4, 1];
const perLevel = 0.09;

/** Maps favour one side or the other. Which are played depends on who meets whom. */
const pool = [0.035, -0.03, 0.01, -0.045, 0.02, -0.01, 0.045];

export function esportParams({ contestants, format = 'bo3' }: FixtureSetup): EsportParams {
  const [home, away] = contestants;
  if (!home || !away || contestants.length !== 2) throw new RangeError('a match is played by two teams');
  if (format !== 'bo3' && format !== 'bo5') throw new RangeError(`the e-sport knows no format ${format}`);
  const toWin = format === 'bo3' ? 2 : 3;
  const attacking = 0.5 + perRating * (home.attack - away.defence);
  const defending = 0.5 + perRating * (home.defence - away.attack);
  return {
    toWin,
    forms: formWeights.map((weight, index) => ({
      weight: weight / 16,
      wins: [rounded(attacking + (index - 2) * formStep), rounded(defending + (index - 2) * formStep)],
    })),
    maps: Array.from({ length: 2 * toWin - 1 }, (_, index) => pool[(home.id + away.id + index) % pool.length]!),
    perLevel,
  };
}
