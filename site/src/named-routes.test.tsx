import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const table = routes.map(({ path, index, file }) =>
  index ? { index: true as const, id: file } : { path: `/${path}`, id: `${path} ${file}` },
);
/** What the router would show; undefined where it would only find the page for names nobody knows. */
const pageAt = (address: string) =>
  matchRoutes(table, address)?.find(({ route }) => 'path' in route && route.path !== '/*');

test.each([
  ...['/login', '/registration', '/remind', '/new-password', '/email-verify', '/confirmation'],
  ...['/cashbox', '/dashboard', '/deposit', '/withdraw', '/deposit-fast', '/deposit-bonus'],
  ...['/profile', '/profile/level', '/profile/gifts', '/profile/verification', '/profile/limits', '/profile/security'],
  ...['/profile/games-history', '/profile/promocode', '/profile/limits/confirm', '/referral'],
  ...['/action', '/action/long-way', '/achievements', '/lottery/perihelion', '/fair/draws/7'],
  ...['/sport', '/sport/football', '/sport/registration', '/sport/login', '/oops', '/ffc'],
])('[ROUTE-01] %s is an address of the router’s own', (address) => {
  expect(pageAt(address)).toBeDefined();
});

test('what nobody named is none', () => {
  expect(pageAt('/no-such-page')).toBeUndefined();
});
