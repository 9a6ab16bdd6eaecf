import { identityCalls } from '@halley/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { createGeo } from '../../geo/index.ts';
import {
  type Clock,
  createApp,
  createRateLimits,
  type Database,
  type Homes,
  manualClock,
  mountCalls,
  oneHome,
  silentLog,
} from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { createCaptcha, createIdentity, createPasswords, type Identity, type IdentityOptions } from '../index.ts';

export const testKey = 'a key for tests only';

export interface TestIdentity {
  identity: Identity;
  app: FastifyInstance;
  mails: Mail[];
  /** Does the jobs that were queued since the last call; says how many of each name. */
  work(): Promise<Record<string, number>>;
  clock: Clock & { advanceMs(byMs: number): void };
}

/** The room behind its real calls, with the clock in the test's hand. */
export async function testIdentity(
  where: Database | { homes: Homes },
  options: Partial<IdentityOptions> & { demo?: boolean } = {},
): Promise<TestIdentity> {
  const { demo = true, ...rest } = options;
  const homes = 'homes' in where ? where.homes : oneHome(where);
  const clock = manualClock('2026-03-01T12:00:00Z');
  const mails: Mail[] = [];
  const jobs: { name: string; payload: unknown }[] = [];
  const identity = createIdentity({
    homes,
    clock,
    log: silentLog,
    geo: createGeo({ demo }),
    captcha: createCaptcha({ demo, key: testKey, database: homes.house, clock }),
    secureCookies: false,
    keys: [testKey],
    passwords: createPasswords({ memoryKib: 64, passes: 1 }),
    addJob: async (tx, name, payload) => tx.afterCommit(() => jobs.push({ name, payload })),
    afterRegister: [],
    queueMail: async (tx, mail) => tx.afterCommit(() => mails.push(mail)),
    localeOf: () => 'en',
    publicUrl: 'https://halley.test',
    localeCodes: ['en', 'de', 'fr-CA'],
    termsVersion: async () => 'test-1',
    captchaSiteKey: 'halley',
    liveChat: false,
    liveSubscription: ({ principal }) => ({
      user: principal ? String(principal.playerId) : '',
      url: 'wss://halley.test',
      token: 'a token',
    }),
    readStats: async () => ({ deposits_count: 0, deposits_sum: {}, cashouts_sum: {}, bets_sum: {} }),
    social: { providers: [], keys: ['5'.repeat(64)] },
    ...rest,
  });
  const app = await createApp({ log: rest.log });
  const mount = {
    authenticate: identity.authenticate,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  };
  mountCalls(app, identityCalls, identity.handlers, mount);
  identity.mountAuth(app, mount);
  const work = async () => {
    const done: Record<string, number> = {};
    for (const { name, payload } of jobs.splice(0)) {
      const task = identity.tasks[name as keyof Identity['tasks']] as (payload: unknown) => Promise<void>;
      await task(payload);
      done[name] = (done[name] ?? 0) + 1;
    }
    return done;
  };
  return { identity, app, mails, clock, work };
}

/** One room for all tests of a file. */
export function sharedIdentity(
  where: Database | { homes: Homes },
  options?: Partial<IdentityOptions> & { demo?: boolean },
): TestIdentity {
  return shared(() => testIdentity(where, options), endIdentity);
}

export async function endIdentity({ app, identity }: Pick<TestIdentity, 'app' | 'identity'>): Promise<void> {
  await app.close();
  await identity.stop();
}

export const strongPassword = 'Comet-1986!';

let count = 0;

/** A registration that would be accepted; change one thing and see it refused. */
export function registrationOf(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    user: {
      email: `visitor${count}@example.com`,
      password: strongPassword,
      terms_acceptance: true,
      age_acceptance: true,
      ...change,
    } as Record<string, unknown> & { email: string },
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** A browser that keeps its cookies. */
export function createBrowser(app: FastifyInstance) {
  const cookies = new Map<string, string>();
  const send = async (options: InjectOptions) => {
    const response = await app.inject({ cookies: Object.fromEntries(cookies), ...options });
    for (const cookie of response.cookies) {
      if (cookie.value === '') cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return response;
  };
  return {
    cookies,
    register: (payload: object, headers = {}) => send({ method: 'POST', url: '/api/users', payload, headers }),
    signIn: (email: string, password = strongPassword, headers = {}) =>
      send({ method: 'POST', url: '/api/users/sign_in', payload: { user: { email, password } }, headers }),
    signOut: () => send({ method: 'DELETE', url: '/api/users/sign_out' }),
    player: async () => (await send({ method: 'GET', url: '/api/player' })).json(),
    call: (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object, headers = {}) =>
      send({ method, url, payload, headers }),
    send,
  };
}
