import { Refusal, type RefusalCode, refusals } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { inProtocol, ProviderRefusal } from './codes.ts';

describe('what the house refuses, in the words of the protocol', () => {
  test.each<[RefusalCode, number]>([
    ['stake_cents.not_enough_money', 100],
    ['UNAUTHENTICATED', 102],
    ['FORBIDDEN', 103],
    ['VERIFICATION_REQUIRED', 104],
    ['LIMIT_REACHED', 105],
    ['SESSION_TIME_OVER', 105],
    ['EXCLUDED', 103],
    ['REGION_RESTRICTED', 106],
    ['GAME_CLOSED', 107],
    ['currency.no_account', 108],
    ['stake_cents.too_large', 109],
    ['TOO_FAST', 110],
    ['REALITY_CHECK_DUE', 111],
    ['IDEMPOTENCY_CONFLICT', 300],
    ['ACTION_UNDONE', 301],
    ['ROUND_WITHOUT_STAKE', 302],
    ['ROUND_CLOSED', 303],
    ['WIN_SPENT', 306],
    ['INTERNAL', 900],
    ['UNAVAILABLE', 901],
  ])('%s is %i', (code, wanted) => {
    expect(inProtocol(new Refusal(code)).body.code).toBe(wanted);
  });

  test('every refusal there is has an answer, and none but a bug is worth 500', () => {
    for (const code of Object.keys(refusals) as RefusalCode[]) {
      const { status, body } = inProtocol(new Refusal(code));
      expect([code, status >= 400 && (status < 500 || ['INTERNAL', 'UNAVAILABLE'].includes(code))]).toEqual([
        code,
        true,
      ]);
      expect(body.message).not.toBe('');
    }
    for (const bug of [new Error('secret detail'), null, undefined, 'text', { code: 5 }]) {
      expect(inProtocol(bug).body).toEqual({ code: 900, message: 'Something broke on our side. Repeat the call.' });
    }
  });

  test('the balance a refusal was decided on goes along', () => {
    const refusal = new Refusal('stake_cents.not_enough_money', { balance: '42' });
    expect(inProtocol(refusal).body).toMatchObject({ code: 100, balance: 42 });
    expect(inProtocol(new ProviderRefusal('too_large')).body).toMatchObject({ code: 207 });
  });
});

test('[F-05] a database that is away is no mistake of ours: the provider repeats the call', () => {
  const refusal = inProtocol(Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
  expect([refusal.code, refusal.status, refusal.details]).toEqual(['unavailable', 503, { retry_after_seconds: 1 }]);
  expect(inProtocol(new TypeError('a bug')).code).toBe('internal');
});
