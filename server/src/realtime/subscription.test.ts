import { expect, test } from 'vitest';
import { subscriptionFor } from './subscription.ts';

test.each([
  ['http://localhost:3000', 'ws://localhost:3000'],
  ['https://halley.test', 'wss://halley.test'],
  ['https://live.halley.test/', 'wss://live.halley.test'],
  ['wss://live.halley.test/casino', 'wss://live.halley.test/casino'],
])('a page of %s listens at %s', (origin, url) => {
  expect(subscriptionFor({ playerId: 42, origin, clientName: 'site', token: 't' })).toEqual({
    user: '42',
    url,
    client_name: 'site',
    token: 't',
  });
});

test('a guest has an empty user', () => {
  expect(subscriptionFor({ playerId: null, origin: 'http://a', clientName: 'site', token: 't' }).user).toBe('');
});
