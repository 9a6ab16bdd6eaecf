import type { SportOffer } from '@halley/contract';
import { expect, test } from 'vitest';
import { type FitSlip, isForSlip, misfitOf } from './offer-fit.ts';
import { anOffer } from './testing/a-slip.ts';

const offer = anOffer;
const key = { fixture: 1, market: '1x2;period=ft', outcome: 'home' };
const slip = (given: Partial<FitSlip> = {}): FitSlip => ({
  currency: 'EUR',
  kind: 'single',
  eachWay: false,
  counted: 1,
  hasBuilder: false,
  legs: [{ ...key, price: 2_000, sport: 'football', inPlay: false }],
  ...given,
});

test.each<[string | undefined, Partial<SportOffer>, Partial<FitSlip>]>([
  [undefined, {}, {}],
  ['unknown', { currency: 'USD' }, {}],
  ['kind', {}, { kind: 'lucky15' }],
  ['kind', {}, { eachWay: true }],
  ['kind', { kind: 'odds_boost' }, { hasBuilder: true }],
  ['kind', { kind: 'odds_boost' }, { kind: 'multiple' }],
  ['kind', { kind: 'insurance' }, {}],
  [undefined, { kind: 'insurance' }, { kind: 'multiple', counted: 3 }],
  ['legs', { min_legs: 3 }, {}],
  ['legs', { max_legs: 1 }, { kind: 'multiple', counted: 2 }],
  ['price', { min_price: 2_500 }, {}],
  ['sports', { sports: ['tennis'] }, {}],
  ['when', { when: 'live' }, {}],
  [undefined, { when: 'not_started' }, {}],
  ['target', { kind: 'odds_boost', target: { ...key, outcome: 'away', price: 5_000 } }, {}],
  [undefined, { kind: 'odds_boost', target: { ...key, price: 2_500 } }, {}],
])('[SPORT-73] an offer is held against the slip: %s', (misfit, given, on) => {
  expect(misfitOf(offer(given), slip(on))).toBe(misfit);
});

test('hunting counts by itself', () => {
  expect([isForSlip(offer()), isForSlip(offer({ kind: 'hunting' }))]).toEqual([true, false]);
});
