import { Refusal } from '@halley/contract';
import { expect, test } from 'vitest';
import { checkSegment } from './check-segment.ts';

const refusedFor = (rule: unknown) => {
  try {
    checkSegment(rule);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, ...(error.details as { texts: Record<string, string> }).texts };
  }
};

test('a rule of the promotions’ language is taken as it is', () => {
  const rule = {
    audience: { country: ['DE', 'NO'], level: { from: 2, to: 12 }, verified: true, segment: 'slots' },
    seen: { notSeenForDays: 14, accountAgeFromDays: 30, favouriteCategory: 'slot' },
  };
  expect(checkSegment(rule)).toEqual(rule);
  expect(checkSegment({ audience: {}, seen: {} })).toEqual({ audience: {}, seen: {} });
});

test.each([
  ['seen.lostSinceDays', { audience: {}, seen: { lostSinceDays: 7 } }],
  ['meter.of', { audience: {}, seen: {}, meter: { of: 'netLoss', window: 'week' } }],
  ['netLoss', { audience: {}, seen: {}, netLoss: { EUR: 1000 } }],
  ['seen.failedDeposits', { audience: {}, seen: { failedDeposits: 2 } }],
  ['seen.recalledCashouts', { audience: {}, seen: { recalledCashouts: 1 } }],
  ['seen.nightRounds', { audience: {}, seen: { nightRounds: 20 } }],
  ['audience.chasing', { audience: { chasing: true }, seen: {} }],
  ['audience.atRisk', { audience: { atRisk: false }, seen: {} }],
  ['trigger.event', { audience: {}, seen: {}, trigger: { event: 'settled' } }],
])('[OPS-20] %s speaks of losses or chasing: nobody is chosen by it', (path, rule) => {
  expect(refusedFor(rule)).toEqual({
    code: 'rule.invalid',
    [path]: 'speaks of losses or of chasing them: nobody is chosen by that (PR-09)',
  });
});

test('[OPS-20] lists of players, what nobody knows and spans that leave nobody are refused with their field', () => {
  expect(refusedFor({ audience: { playerIds: [1] }, seen: {} })).toMatchObject({
    'audience.playerIds': expect.stringContaining('picked by'),
  });
  expect(refusedFor({ audience: {}, seen: { shoeSize: 43 } })).toMatchObject({
    seen: expect.stringContaining('shoeSize'),
  });
  expect(refusedFor({ audience: { country: 'DE' }, seen: {} })).toMatchObject({ 'audience.country': 'does not fit' });
  expect(refusedFor({ audience: {}, seen: { seenWithinDays: 3, notSeenForDays: 30 } })).toMatchObject({
    'seen.seenWithinDays': 'leaves nobody',
  });
  expect(refusedFor(null)).toMatchObject({ code: 'rule.invalid' });
});
