import { expect, test } from 'vitest';
import { demoProviderSecret, seedProvider } from '../../server/src/demo/index.ts';
import { createDice } from '../../server/src/games/provider-api/simulator/dice.ts';
import { auditBooks } from '../../server/src/house/audit-books.ts';
import { mountApiPage } from '../../server/src/kit/http/api-page.ts';
import { createSealer, deriveKeys } from '../../server/src/kit/index.ts';
import { shared } from '../../server/src/kit/testing/shared.ts';
import { seedMember } from '../../server/src/staff/index.ts';
import { closeWholeHouse, openWholeHouse, testSettings } from '../whole-house.ts';
import { signAsProvider } from './sign-as-provider.ts';
import { type Send, sweep } from './sweep.ts';

const whole = shared(() => openWholeHouse(), closeWholeHouse);
const seed = 20_261_116;
const member = { email: 'sweeper@staff.test', password: 'Comet-Tail-1986!' };

test('a seed is its numbers', () => {
  const [one, other] = [createDice(seed), createDice(seed)];
  const rolled = Array.from({ length: 50 }, () => one.below(1_000));
  expect(Array.from({ length: 50 }, () => other.below(1_000))).toEqual(rolled);
  expect(new Set(rolled).size).toBeGreaterThan(40);
});

test('[F-07] a round id that is no uuid is not found', async () => {
  const { app } = whole;
  const { createBrowser, registrationOf } = await import('../../server/src/identity/testing/test-identity.ts');
  const browser = createBrowser(app);
  await browser.register(registrationOf());
  for (const id of ['0'.repeat(36), '-'.repeat(36), '00000000-0000-0000-0000-000000000000']) {
    expect((await browser.call('GET', `/api/player/games/${id}`)).statusCode).toBe(404);
  }
});

test('three thousand hostile requests: none is our fault, none hangs, and the books are in order', {
  timeout: 240_000,
}, async () => {
  const { app, house, database } = whole;
  const settings = testSettings();
  const at = new Date();
  await seedMember(database, {
    ...member,
    name: 'A sweeper',
    role: 'admin',
    hashPassword: () => house.identity.hashPassword(member.password),
    at,
  });
  const secret = demoProviderSecret(settings.secret);
  await seedProvider({
    database,
    clock: { now: () => new Date() },
    sealer: createSealer(deriveKeys(settings, 'providers')),
    secret,
  });

  const send: Send = async ({ method, url, headers, body }) => {
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(body && { payload: body }) });
    return { status: answer.statusCode, text: answer.body, setCookies: [answer.headers['set-cookie'] ?? []].flat() };
  };
  const { byStatus, faults, untried } = await sweep({ send, seed, member, count: 3_000, sign: signAsProvider(secret) });
  expect(faults.join('\n')).toBe('');
  expect(untried).toBe(0);
  // Not all of them stop at the door: otherwise nothing was tried.
  expect(byStatus['200'] ?? 0).toBeGreaterThan(150);
  await house.wagers.idle();
  expect((await auditBooks(database)).findings).toEqual([]);
});

shared(
  async () => {
    const { app, house } = whole;
    mountApiPage(app, { demo: true, isStaff: async () => true });
    house.games.providers.mount(app, { rateLimitScale: 1_000, redis: undefined });
    return {};
  },
  async () => undefined,
);
