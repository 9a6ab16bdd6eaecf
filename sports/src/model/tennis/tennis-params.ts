import { rounded } from '../kit/index.ts';
import type { FixtureSetup } from '../sport-model.ts';

export interface TennisParams {
  /** Sets that win the match: 2 of best-of-3, 3 of best-of-5. */
  toWin: 2 | 3;
  /** Hidden form of the day: how likely each is, and with what chance either side then wins a point on its own serve. */
  forms: { weight: number; serve: [home: number, away: number] }[];
  /** The chance that a side retires after a game that does not end the match. */
  retires: [home: number, away: number];
}

const usualServe = 0.63;
/** What a standard deviation of rating is worth on each point. */
const perRating = 0.018;
/** A better day is a better serve and a better return. */
const formStep = 0.014;
const formWeights = [1, 4, 6, 4, 1];
const retiresAfterGame = 0.0006;

/** A market on what cannot be lost would have no price. */
const within = (chance: number) => rounded(Math.min(0.82, Math.max(0.44, chance)));

export function tennisParams({ contestants, format = 'best-of-3' }: FixtureSetup): TennisParams {
  const [home, away] = contestants;
  if (!home || !away || contestants.length !== 2) throw new RangeError('tennis is played by two');
  if (format !== 'best-of-3' && format !== 'best-of-5') throw new RangeError(`tennis knows no format ${format}`);
  const homeServe = usualServe + perRating * (home.attack - away.defence);
  const awayServe = usualServe + perRating * (away.attack - home.defence);
  return {
    toWin: format === 'best-of-3' ? 2 : 3,
    forms: formWeights.map((weight, index) => ({
      weight: weight / 16,
      serve: [within(homeServe + (index - 2) * formStep), within(awayServe - (index - 2) * formStep)],
    })),
    retires: [retiresAfterGame, retiresAfterGame],
  };
}
