import { expect, test } from 'vitest';
import type { Competition } from '../server/src/world/calibration.ts';
import { competitions } from '../server/src/world/index.ts';
import { newTally, verdictOf } from '../sports/src/calibrate/index.ts';
import { calibrateSeason } from './calibrate-season.ts';

/** `npm run sports:calibrate:outrights` is the long one. */
test('[SPORT-96] what was said of cups as a whole before and between their rounds is what came', {
  timeout: 240_000,
}, () => {
  const found = competitions.find(({ id }) => id === 'tennis-meadow');
  expect(found).toBeDefined();
  const tally = newTally();
  // Of eight, so that it costs little.
  const cup = { ...found, entrants: 8 } as Competition;
  for (let season = 1; season <= 40; season += 1) calibrateSeason(tally, cup, season, '7c'.repeat(32));
  expect(verdictOf(tally).faults).toEqual([]);
  expect(tally.fixtures).toBe(40);
  // Too few for deciles: all that were likelier than three tenths, together.
  for (const type of ['outright', 'place']) {
    const likely = Object.entries(tally.bins).filter(([name]) =>
      new RegExp(`^calibration\\|${type}\\|[3-9]$`).test(name),
    );
    const sum = (of: 'said' | 'came' | 'spread') => likely.reduce((all, [, bin]) => all + bin[of], 0);
    expect(sum('spread')).toBeGreaterThan(5);
    expect(Math.abs(sum('came') - sum('said'))).toBeLessThan(4 * Math.sqrt(sum('spread')));
  }
});
