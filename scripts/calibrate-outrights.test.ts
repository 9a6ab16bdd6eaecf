import { expect, test } from 'vitest';
import { competitions } from '../server/src/world/index.ts';
import { newTally, verdictOf } from '../sports/src/calibrate/index.ts';
import { calibrateSeason } from './calibrate-outrights.ts';

/** `npm run sports:calibrate:outrights` is the long one. */
test('[SPORT-96] what was said of cups as a whole before and between their rounds is what came', {
  timeout: 120_000,
}, () => {
  const cup = competitions.find(({ id }) => id === 'tennis-meadow');
  const tally = newTally();
  for (let season = 1; season <= 40 && cup; season += 1) calibrateSeason(tally, cup, season, '7c'.repeat(32));
  const { bins, faults } = verdictOf(tally);
  expect(faults).toEqual([]);
  expect(tally.fixtures).toBe(40);
  expect(bins.length).toBeGreaterThan(4);
});
