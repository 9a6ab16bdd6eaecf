import type { Payment, Topics } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../kit/index.ts';
import { Message } from '../message.ts';
import { accountNewsOf } from './account-news.ts';
import { words } from './words.ts';

const at = '2026-11-15T12:00:00.000Z';
const event = <T extends keyof Topics>(topic: T, data: Topics[T]) => ({ topic, data }) as unknown as Event;
const payment = (change: Partial<Payment>) =>
  event('payments.changed', {
    playerId: 7,
    reference: 'r',
    from: 'processing',
    payment: {
      id: 5,
      amount_cents: 12_000,
      currency: 'EUR',
      state: 'succeeded',
      success: true,
      finished_at: at,
      ...change,
    } as Payment,
  });
const gift = (type: 'bonus' | 'freespins', stage: string) =>
  event('bonuses.changed', { playerId: 7, giftId: 4, type, stage });
const limit = { playerId: 7, limitId: 3, type: 'deposit', period: 'day', at } as const;
const document = { playerId: 7, documentId: 9, documentType: 'identity' } as const;

describe('[F-66] what the house tells a player by itself', () => {
  test.each<[string, Event, string, string]>([
    ['a deposit', payment({ action: 'deposit' }), 'payment:5:done', 'Deposit arrived'],
    [
      'none',
      payment({ action: 'deposit', success: false, state: 'declined' }),
      'payment:5:failed',
      'Deposit did not go through',
    ],
    ['a withdrawal', payment({ action: 'cashout' }), 'payment:5:done', 'Withdrawal paid'],
    ['a bonus', gift('bonus', 'issued'), 'bonuses_changes:4', 'You have a new bonus'],
    ['free spins', gift('freespins', 'issued'), 'freespins_changes:4', 'You have free spins'],
    [
      'an offer that a late deposit missed',
      event('promotions.not_given', { playerId: 7, promotionId: 2, reference: 'r', why: 'all_given' }),
      'offer:2:r',
      'The offer of your deposit was not given',
    ],
    ['a bonus that is done', gift('bonus', 'wager_done'), 'bonus:4:done', 'Your bonus is done'],
    [
      'one sent back',
      payment({ action: 'cashout', success: false, state: 'rejected' }),
      'payment:5:failed',
      'Withdrawal did not go through',
    ],
    [
      'a document',
      event('verification.reviewed', { ...document, status: 'approved', verified: false }),
      'document:9:approved',
      'Document approved',
    ],
    [
      'the last one',
      event('verification.reviewed', { ...document, status: 'approved', verified: true }),
      'document:9:approved',
      'You are verified',
    ],
    [
      'one refused',
      event('verification.reviewed', { ...document, status: 'not_approved', verified: false }),
      'document:9:not_approved',
      'We could not accept your document',
    ],
    [
      'a provider’s yes',
      event('verification.decided', { playerId: 7, provider: 'kyc', verified: true }),
      'verification:kyc:true',
      'You are verified',
    ],
    [
      'a provider’s no',
      event('verification.decided', { playerId: 7, provider: 'kyc', verified: false }),
      'verification:kyc:false',
      'Your verification did not succeed',
    ],
    ['a limit', event('limits.changed', { ...limit, change: 'set' }), `limit:3:set:${at}`, 'Your limit is set'],
    [
      'a tighter one',
      event('limits.changed', { ...limit, change: 'tightened' }),
      `limit:3:tightened:${at}`,
      'Your limit is set',
    ],
    [
      'a looser one',
      event('limits.changed', { ...limit, change: 'loosened' }),
      `limit:3:loosened:${at}`,
      'Your limit has changed',
    ],
    [
      'one that is gone',
      event('limits.changed', { ...limit, change: 'removed' }),
      `limit:3:removed:${at}`,
      'Your limit is removed',
    ],
    ['one reached', event('limits.reached', limit), `limit:3:reached:${at}`, 'You have reached a limit'],
    [
      'a break',
      event('limits.excluded', { playerId: 7, kind: 'coolingoff', until: null, at }),
      `limit:coolingoff:${at}`,
      'Your break has begun',
    ],
  ])('%s', (_name, told, key, title) => {
    const news = accountNewsOf(told);
    expect(news).toMatchObject({ playerId: 7, key, message: { title: { en: title } } });
    expect(Message.safeParse(news?.message).success).toBe(true);
    expect(Object.keys(news?.message.title as object)).toEqual(['en', 'de', 'fr', 'it', 'no']);
    expect(JSON.stringify(news?.message)).not.toMatch(/[{]\w+[}]|undefined/);
  });

  test.each<[string, Event]>([
    ['a payment on its way', payment({ finished_at: null, state: 'processing' })],
    ['one that its player took back', payment({ action: 'cashout', success: false, state: 'recalled' })],
    ['a wish that waits for its mail', event('limits.changed', { ...limit, change: 'asked' })],
    ['a break among the limits', event('limits.changed', { ...limit, type: 'coolingoff', change: 'set' })],
    ['other news', event('identity.signed_out', { playerId: 7, sessionId: '1' })],
  ])('not: %s', (_name, told) => {
    expect(accountNewsOf(told)).toBeNull();
  });

  test('every language has its own words for everything', () => {
    const said = Object.values(words).map(({ said }) =>
      Object.values(said).map(({ title, text }) => `${title} ${text}`),
    );
    expect(new Set(said.flat()).size).toBe(5 * 20);
  });
});
