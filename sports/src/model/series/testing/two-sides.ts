import type { FairDraw } from '@halley/studio/fair';
import type { Sport } from '../../../markets/index.ts';
import type { FixtureSetup } from '../../sport-model.ts';

/** Two sides of given strength. */
export const twoSidesOf = (sport: Sport, ratings: readonly [number, number], format?: string): FixtureSetup => ({
  sport,
  contestants: ratings.map((rating, index) => ({ id: index + 1, attack: rating, defence: rating, athletes: [] })),
  neutral: true,
  knockout: true,
  format,
});

/** Two sides of any strength, mostly in the first format. */
export const anySetup =
  (sport: Sport, formats: readonly [string, string]) =>
  (random: FairDraw): FixtureSetup =>
    twoSidesOf(sport, [random.float() * 3 - 1.5, random.float() * 3 - 1.5], formats[random.integer(4) === 0 ? 1 : 0]);
