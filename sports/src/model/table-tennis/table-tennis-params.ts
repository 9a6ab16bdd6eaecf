import { rounded } from '../kit/index.ts';
import type { FixtureSetup } from '../sport-model.ts';

export interface TableTennisParams {
  /** Sets that win the match: 3 of best-of-5, 4 of best-of-7. */
  toWin: 3 | 4;
  /** Hidden form of the day: how likely each is, and with what chance either side then wins a point on its own serve. */
  forms: { weight: number; serve: [home: number, away: number] }[];
  /** The chance that a side retires after a set that does not end the match. */
  retires: [home: number, away: number];
}

const usualServe = 0.525;
/** What a standard deviation of rating is worth on each point. */
const perRating = 0.016;
const formStep = 0.013;
const formWeights = [1, 4, 6, 4, 1];
const retiresAfterSet = 0.0025;

/** A market on what cannot be lost would have no price. */
const within = (chance: number) => rounded(Math.min(0.7, Math.max(0.34, chance)));

export function tableTennisParams({ contestants, format = 'best-of-5' }: FixtureSetup): TableTennisParams {
  const [home, away] = contestants;
  if (!home || !away || contestants.length !== 2) throw new RangeError('table tennis is played by two');
  if (format !== 'best-of-5' && format !== 'best-of-7') throw new RangeError(`table tennis knows no format ${format}`);
  const homeServe = usualServe + perRating * (home.attack - away.defence);
  const awayServe = usualServe + perRating * (away.attack - home.defence);
  return {
    toWin: format === 'best-of-5' ? 3 : 4,
    forms: formWeights.map((weight, index) => ({
      weight: weight / 16,
      serve: [within(homeServe + (index - 2) * formStep), within(awayServe - (index - 2) * formStep)],
    })),
    retires: [retiresAfterSet, retiresAfterSet],
  };
}
