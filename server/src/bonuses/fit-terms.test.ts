import { expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { fitTerms } from './fit-terms.ts';

const terms = {
  wager: 25,
  terms: { weights: { slots: 100, other: 50, tables: 10 }, games: {}, release: 'steps' as const },
  maxStake: 500n,
  maxCashout: null,
  days: 3,
};

test.each([
  ['EE', { wager: 10, days: 7 }],
  ['STRICT', { wager: 10, days: 30 }],
  ['CW', { wager: 25, days: 7 }],
  ['GCB', { wager: 25, days: 7 }],
] as const)('[PR-03] [PR-08] a written 25 in 3 days is issued by what %s allows', (profile, fitted) => {
  expect(fitTerms(terms, protections[profile])).toEqual({ ...terms, ...fitted });
  const modest = { ...terms, wager: 5, days: 60 };
  expect(fitTerms(modest, protections[profile])).toEqual(modest);
});
