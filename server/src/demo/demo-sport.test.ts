import { PromotionRule } from '@halley/contract';
import { expect, test } from 'vitest';
import { protections } from '../geo/index.ts';
import { checkRule } from '../promotions/index.ts';
import { demoSport } from './demo-sport.ts';

test('[SPORT-81] what the demo gives for bets is a rule that the house has nothing against', () => {
  expect(PromotionRule.parse(demoSport)).toEqual(demoSport);
  expect(checkRule(demoSport, (licence) => protections[licence])).toEqual([{ key: 'rule', level: 'ok' }]);
});
