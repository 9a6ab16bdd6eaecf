import { describe, expect, test } from 'vitest';
import { tellEnd, tellSignals, tellStep } from './tell-step.ts';

const step = { from: null, reason: null, provider_event: null } as const;

describe('the history of a payment in words', () => {
  test.each([
    ['cashout', { ...step, to: 'reserved', actor: 'player' }, 'Asked for. The money is set aside.'],
    [
      'cashout',
      { ...step, from: 'reserved', to: 'pending', actor: 'clock', reason: 'new_account, unverified' },
      'The checks left it to people. The account is new, and the player is not verified.',
    ],
    ['cashout', { ...step, from: 'reserved', to: 'pending', actor: 'clock' }, 'The checks found nothing against it.'],
    ['cashout', { ...step, from: 'pending', to: 'processing', actor: 'staff' }, 'Agreed to. It goes to the provider.'],
    ['cashout', { ...step, from: 'pending', to: 'processing', actor: 'clock' }, 'Sent to the provider.'],
    [
      'cashout',
      { ...step, from: 'pending', to: 'rejected', actor: 'staff', reason: 'Not your account' },
      'Rejected. The money is back in the wallet. “Not your account”',
    ],
    [
      'cashout',
      { ...step, from: 'processing', to: 'declined', actor: 'provider', reason: 'closed account' },
      'Declined. The money is back in the wallet. The provider says: closed account.',
    ],
    ['deposit', { ...step, to: 'pending', actor: 'player' }, 'Begun. We wait for the money.'],
    [
      'deposit',
      { ...step, from: 'pending', to: 'canceled', actor: 'clock', reason: 'not paid in time' },
      'Given up. No money has moved. Not paid in time.',
    ],
    [
      'deposit',
      { ...step, from: 'pending', to: 'succeeded', actor: 'provider', provider_event: 'evt-7' },
      'The money has arrived and is in the wallet. Their event: evt-7.',
    ],
  ] as const)('[F-97] %s: %o', (action, told, sentence) => {
    expect(tellStep(told, action)).toBe(sentence);
  });

  test('[F-97] every signal is part of a sentence; one nobody knows is readable', () => {
    expect(tellSignals(['large_sum'])).toBe('The sum is large.');
    expect(tellSignals(['first_cashout', 'many_today', 'odd_hour'])).toBe(
      'It is the player’s first cashout, there were many cashouts today, and odd hour.',
    );
    expect(tellSignals([])).toBe('');
  });

  test('[F-97] an end that a machine named is said in words, what people wrote stays', () => {
    expect(tellEnd('abandoned')).toBe('Nobody paid in time.');
    expect(tellEnd('Please use an address of your own.')).toBe('Please use an address of your own.');
  });
});
