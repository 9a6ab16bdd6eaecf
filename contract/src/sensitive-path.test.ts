import { expect, test } from 'vitest';
import { isSensitiveAddress } from './sensitive-path.ts';

const open = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return isSensitiveAddress({ pathname, search: search && `?${search}` });
};

test.each([
  ...['/deposit', '/withdraw', '/cashbox', '/dashboard', '/accounts/EUR/deposit', '/deposit-fast', '/deposit-bonus'],
  ...['/play/halley-studio/orbit-dice', '/play/a/b/rules', '/random-game', '/sport', '/sport/login'],
  ...['/profile', '/profile/limits', '/login', '/registration', '/new-password?reset_password_token=x', '/Deposit'],
  ...[
    '/?modal=%2Fdeposit',
    '/games?modal=/login',
    '/fairness?modal=%2Fwithdraw%3Fpayment%3D1',
    '/?modal=',
    '/?modal=x',
  ],
])('%s is no place for scripts of others', (address) => {
  expect(open(address)).toBe(true);
});

test.each([
  '/',
  '/games',
  '/pokies/new',
  '/fairness',
  '/terms-and-conditions',
  '/promotions',
  '/?modal=%2Fsearch',
  '/search',
  '/player',
])('%s may have them', (address) => {
  expect(open(address)).toBe(false);
});
