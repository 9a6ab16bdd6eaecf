import { expect, test } from 'vitest';
import { type CashoutFacts, judgeCashout } from './cashout-signals.ts';

const dayMs = 24 * 60 * 60 * 1000;
const harmless: CashoutFacts = {
  accountAgeMs: 30 * dayMs,
  verified: true,
  sentBefore: 3,
  unplayedDeposit: 0n,
  paidInByMethod: true,
  isNewDestination: false,
  isOtherCountry: false,
  sumOfMonth: 600_000n,
  reviewAbove: 600_000n,
  askedToday: 5,
  risk: 'accept',
};

test('nothing speaks against it: it goes on by itself', () => {
  expect(judgeCashout(harmless)).toEqual({ verdict: 'accept', signals: [] });
});

test.each<[string, Partial<CashoutFacts>]>([
  ['new_account', { accountAgeMs: 3 * dayMs - 1 }],
  ['unverified', { verified: false }],
  ['first_cashout', { sentBefore: 0 }],
  ['unplayed_deposit', { unplayedDeposit: 1n }],
  ['method_never_used', { paidInByMethod: false }],
  ['new_destination', { isNewDestination: true }],
  ['other_country', { isOtherCountry: true }],
  ['large_sum', { sumOfMonth: 600_001n }],
  ['many_today', { askedToday: 6 }],
  ['risk_review', { risk: 'review' }],
  ['risk_decline', { risk: 'decline' }],
])('%s alone is reason enough for a person to look', (signal, change) => {
  expect(judgeCashout({ ...harmless, ...change })).toEqual({ verdict: 'review', signals: [signal] });
});

test('all that speaks is told', () => {
  const { signals } = judgeCashout({ ...harmless, verified: false, risk: 'decline', unplayedDeposit: 5n });
  expect(signals).toEqual(['unverified', 'unplayed_deposit', 'risk_decline']);
});
