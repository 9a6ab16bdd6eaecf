import { expect, test } from 'vitest';
import { judgeReach, type Reach } from './judge-reach.ts';
import { quietUntil } from './quiet-hours.ts';
import { usualReachRules } from './reach-rules-store.ts';

const noon = new Date('2026-05-04T11:00:00Z');
const aPlayer: Reach = {
  playerId: 1,
  email: 'somebody@halley.test',
  isConfirmed: true,
  language: 'de',
  country: 'DE',
  licence: 'CW',
  dateOfBirth: '1990-01-01',
  hasConfirmedAge: true,
  wantsPromos: true,
  keptBy: null,
  isAtRisk: false,
  takesPushes: true,
  sentInDay: 0,
  sentInWeek: 0,
};
const asked = { channel: 'mail' as const, now: noon, rules: usualReachRules, until: new Date('2026-05-06T00:00:00Z') };

test('whoever consents is written to', () => {
  for (const channel of ['mail', 'push', 'notice', 'popup'] as const) {
    expect(judgeReach(aPlayer, { ...asked, channel })).toEqual({ do: 'send' });
  }
});

test.each<[string, Partial<Reach>]>([
  ['excluded', { keptBy: 'excluded' }],
  ['on_break', { keptBy: 'on_break' }],
  ['just_returned', { keptBy: 'just_returned' }],
  ['at_a_limit', { keptBy: 'at_a_limit' }],
  ['account_closed', { keptBy: 'account_closed' }],
  ['not_verified', { keptBy: 'not_verified' }],
  ['at_risk', { isAtRisk: true }],
  ['under_age', { dateOfBirth: '2008-05-05' }],
  ['under_age', { dateOfBirth: '2006-01-01', country: 'EE' }],
  ['under_age', { dateOfBirth: null, hasConfirmedAge: false }],
])('[OPS-22] nobody who is %s is reached, by any channel, at any hour', (why, change) => {
  for (const channel of ['mail', 'push', 'notice', 'popup'] as const) {
    expect(judgeReach({ ...aPlayer, ...change }, { ...asked, channel })).toEqual({ do: 'refuse', why });
  }
});

test('[OPS-22] consent is asked for by channel', () => {
  const refused = { do: 'refuse', why: 'no_consent' };
  const silent = { ...aPlayer, wantsPromos: false };
  expect(judgeReach(silent, asked)).toEqual(refused);
  expect(judgeReach(silent, { ...asked, channel: 'notice' })).toEqual(refused);
  expect(judgeReach(silent, { ...asked, channel: 'popup' })).toEqual(refused);
  expect(judgeReach(silent, { ...asked, channel: 'push' })).toEqual({ do: 'send' });
  expect(judgeReach({ ...aPlayer, takesPushes: false }, { ...asked, channel: 'push' })).toEqual(refused);
  expect(judgeReach({ ...aPlayer, isConfirmed: false }, asked)).toEqual({
    do: 'refuse',
    why: 'address_not_confirmed',
  });
});

test('[OPS-22] a day and a week have their most messages', () => {
  const { day, week } = usualReachRules.caps.mail;
  expect(judgeReach({ ...aPlayer, sentInDay: day }, asked)).toEqual({ do: 'refuse', why: 'enough_messages' });
  expect(judgeReach({ ...aPlayer, sentInWeek: week }, asked)).toEqual({ do: 'refuse', why: 'enough_messages' });
  expect(judgeReach({ ...aPlayer, sentInWeek: week - 1 }, asked)).toEqual({ do: 'send' });
});

test.each([
  ['DE', '2026-05-04T11:00:00Z', null],
  ['DE', '2026-05-04T19:30:00Z', '2026-05-05T07:00:00.000Z'],
  ['DE', '2026-12-04T06:59:59Z', '2026-12-04T08:00:00.000Z'],
  ['NO', '2026-12-04T08:00:00Z', null],
  // It is quiet in Canada as long as it is in Vancouver or in St John's.
  ['CA', '2026-07-01T13:00:00Z', '2026-07-01T16:00:00.000Z'],
  ['CA', '2026-07-01T16:00:00Z', null],
  [null, '2026-07-01T22:00:00Z', '2026-07-02T09:00:00.000Z'],
])('[OPS-22] in %s at %s it is quiet until %s', (country, now, until) => {
  expect(quietUntil(new Date(now), country, { from: 21, to: 9 })?.toISOString() ?? null).toBe(until);
});

test('[OPS-22] what comes in quiet hours waits, or is not sent where its time is over by then; a popup does not wait', () => {
  const night = { ...asked, now: new Date('2026-05-04T22:00:00Z') };
  expect(judgeReach(aPlayer, night)).toEqual({ do: 'wait', until: new Date('2026-05-05T07:00:00Z') });
  const until = new Date('2026-05-05T06:00:00Z');
  expect(judgeReach(aPlayer, { ...night, until })).toEqual({ do: 'refuse', why: 'too_late' });
  expect(judgeReach(aPlayer, { ...night, channel: 'popup' })).toEqual({ do: 'send' });
  expect(judgeReach(aPlayer, { ...asked, until: noon })).toEqual({ do: 'refuse', why: 'too_late' });
  expect(quietUntil(noon, 'DE', { from: 8, to: 8 })).toBeNull();
});
