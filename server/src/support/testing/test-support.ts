import { randomUUID } from 'node:crypto';
import { type PrivatePayloads, type SupportConfig, supportCalls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { createCaptcha, type Identity } from '../../identity/index.ts';
import {
  type Browser,
  createBrowser,
  endIdentity,
  registrationOf,
  type TestIdentity,
  testIdentity,
  testKey,
} from '../../identity/testing/test-identity.ts';
import {
  type Clock,
  createRateLimits,
  type Database,
  type Homes,
  mountCalls,
  oneHome,
  silentLog,
} from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { createSupport, type Support, type SupportOptions } from '../index.ts';

export interface TestSupport extends Pick<TestIdentity, 'identity' | 'app' | 'clock'> {
  support: Support;
  mails: Mail[];
  /** What pages of players were told. */
  news: { playerId: number; news: PrivatePayloads['support_messages'] }[];
  /** Changed by tests: when support is there. */
  config: SupportConfig;
  guest(): ChatVisitor;
  player(change?: Record<string, unknown>): Promise<ChatVisitor & { playerId: number; email: string }>;
}

export interface ChatVisitor {
  browser: Browser;
  say(text: string, more?: { client_id?: string; captcha?: string }): ReturnType<Browser['send']>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  chat(query?: string): Promise<any>;
  sendFile(content: Uint8Array, more?: FileMore): ReturnType<Browser['send']>;
}

export interface FileMore {
  name?: string;
  /** What the browser claims it is. */
  mime?: string;
  client_id?: string;
  text?: string;
}

interface Below {
  identity: Identity;
  app: FastifyInstance;
  clock: Clock;
}

export const usualHours: SupportConfig = {
  timeZone: 'UTC',
  hours: null,
  closed: [],
  replies: [{ key: 'hello', title: 'Hello', texts: { en: 'Hello!' } }],
};

/** The room behind its real calls, on rooms below that a test has already. */
export function supportOn(
  where: Database | { homes: Homes },
  { identity, app, clock }: Below,
  options: Partial<SupportOptions> = {},
) {
  const homes = 'homes' in where ? where.homes : oneHome(where);
  const mails: Mail[] = [];
  const news: TestSupport['news'] = [];
  const config = structuredClone(usualHours);
  const support = createSupport({
    homes,
    clock,
    log: silentLog,
    captcha: createCaptcha({ demo: true, acceptMissing: false, key: testKey, database: homes.house, clock }),
    readPlayer: identity.readPlayer,
    readConfig: async () => config,
    supportAddress: async () => 'support@halley.test',
    localeOf: () => 'de',
    publish: (playerId, told) => news.push({ playerId, news: told }),
    queueMail: async (tx, mail) => tx.afterCommit(() => mails.push(mail)),
    keys: ['ba'.repeat(32)],
    secureCookies: false,
    limitScale: 1,
    widget: null,
    keepDays: { guests: 30, players: 730 },
    ...options,
  });
  mountCalls(app, supportCalls, support.handlers, {
    authenticate: identity.authenticate,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  return { support, mails, news, config };
}

export async function testSupport(
  where: Database | { homes: Homes },
  options?: Partial<SupportOptions>,
): Promise<TestSupport> {
  const below = await testIdentity(where);
  const room = supportOn(where, below, options);
  const { app, identity, clock } = below;
  return {
    ...room,
    app,
    identity,
    clock,
    guest: () => visitorOf(createBrowser(app)),
    async player(change) {
      const browser = createBrowser(app);
      const registration = registrationOf(change);
      await browser.register(registration);
      const { id: playerId } = await browser.player();
      return { ...visitorOf(browser), playerId, email: registration.user.email };
    },
  };
}

/** One room for all tests of a file. */
export function sharedSupport(where: Database | { homes: Homes }, options?: Partial<SupportOptions>): TestSupport {
  return shared(() => testSupport(where, options), endIdentity);
}

export function visitorOf(browser: Browser): ChatVisitor {
  return {
    browser,
    say: (text, more = {}) =>
      browser.send({
        method: 'POST',
        url: '/api/support/chat/messages',
        payload: { client_id: randomUUID(), captcha: 'demo', text, ...more },
      }),
    chat: async (query = '') => (await browser.call('GET', `/api/support/chat${query}`)).json(),
    async sendFile(content, { name = 'photo.png', mime = 'image/png', client_id = randomUUID(), text } = {}) {
      return browser.send({
        method: 'POST',
        url: '/api/support/chat/files',
        ...(await aForm(content, { name, mime, client_id, text })),
      });
    },
  };
}

/** As a browser writes it. */
export async function aForm(
  content: Uint8Array,
  { name = 'photo.png', mime = 'image/png', ...fields }: FileMore & Readonly<Record<string, string | undefined>>,
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)], { type: mime }), name);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
