import { expect, test } from 'vitest';
import { hashTriggerOf } from './hash-trigger.ts';

test.each([
  ['[HASH-01]', '#sign-in', '', { kind: 'modal', href: '/login' }],
  ['[HASH-02]', '#sign-up', '', { kind: 'modal', href: '/registration' }],
  ['[HASH-03]', '#remind', '', { kind: 'modal', href: '/remind' }],
  [
    '[HASH-04]',
    '#new-password',
    '?reset_password_token=a',
    { kind: 'modal', href: '/new-password?reset_password_token=a' },
  ],
  ['[HASH-04]', '#users/password/edit', '?a=1', { kind: 'modal', href: '/new-password?a=1' }],
  ['[HASH-04]', '#profile/password/edit?a=1', '?a=2&modal=%2Flogin', { kind: 'modal', href: '/new-password?a=1' }],
  ['[HASH-06]', '#sport', '', { kind: 'page', href: '/sport' }],
  ['[HASH-07]', '#sport_football', '', { kind: 'page', href: '/sport/football' }],
  ['', '#chat', '', { kind: 'chat' }],
  ['[F-23]', '#signed-out', '', { kind: 'forget' }],
  ['', '#main', '', undefined],
  ['', '', '', undefined],
  ['', '#sport_../../x', '', undefined],
  ['', '#constructor', '', undefined],
])('%s %s', (_id, hash, search, trigger) => {
  expect(hashTriggerOf({ hash, search })).toEqual(trigger);
});
