import { verificationCalls } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../identity/index.ts';
import { endIdentity, registrationOf, type TestIdentity, testIdentity } from '../../identity/testing/test-identity.ts';
import {
  createRateLimits,
  type Database,
  type Homes,
  type Keys,
  mountCalls,
  oneHome,
  silentLog,
} from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { shared } from '../../kit/testing/shared.ts';
import { createDatabaseStore, createVerification, type Verification, type VerificationOptions } from '../index.ts';

export const testKeys: Keys = ['ab'.repeat(32)];

export interface TestVerification {
  verification: Verification;
  identity: Identity;
  app: FastifyInstance;
  mails: Mail[];
  /** Those of the identity room below. */
  accountMails: Mail[];
  clock: TestIdentity['clock'];
  player(change?: Record<string, unknown>): Promise<TestPlayer>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface TestPlayer {
  playerId: number;
  email: string;
  upload(content: Uint8Array, more?: UploadMore): Promise<Answer>;
  list(): Promise<Answer>;
  remove(documentId: number | string): Promise<Answer>;
  get(url: string): Promise<Answer>;
  post(url: string, payload: object): Promise<Answer>;
}

export interface UploadMore {
  type?: string;
  description?: string;
  fileName?: string;
  /** What the browser claims it is. */
  mime?: string;
}

/** The room behind its real calls, with the real identity room below. */
export async function testVerification(
  where: Database | { homes: Homes },
  options: Partial<VerificationOptions> = {},
): Promise<TestVerification> {
  const { identity, app, clock, mails: accountMails } = await testIdentity(where);
  const mails: Mail[] = [];
  const verification = createVerification({
    homes: 'homes' in where ? where.homes : oneHome(where),
    clock,
    log: silentLog,
    players: identity,
    store: createDatabaseStore({ keys: testKeys }),
    queueMail: async (tx, mail) => tx.afterCommit(() => mails.push(mail)),
    publicUrl: 'https://halley.test',
    verifyBeforePlay: () => true,
    ...options,
  });
  mountCalls(app, verificationCalls, verification.handlers, {
    authenticate: identity.authenticate,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  return {
    verification,
    identity,
    app,
    mails,
    accountMails,
    clock,
    player: (change) => registerPlayer(app, change),
  };
}

/** One room for all tests of a file. */
export function sharedVerification(
  where: Database | { homes: Homes },
  options?: Partial<VerificationOptions>,
): TestVerification {
  return shared(() => testVerification(where, options), endIdentity);
}

async function registerPlayer(app: FastifyInstance, change: Record<string, unknown> = {}): Promise<TestPlayer> {
  const registration = registrationOf(change);
  const registered = await app.inject({ method: 'POST', url: '/api/users', payload: registration });
  const cookies = Object.fromEntries(registered.cookies.map((cookie) => [cookie.name, cookie.value]));
  const me = await app.inject({ url: '/api/player', cookies });
  const answer = (response: Awaited<ReturnType<typeof app.inject>>): Answer => ({
    status: response.statusCode,
    body: response.body === '' ? null : response.json(),
  });
  return {
    playerId: me.json().id,
    email: registration.user.email,
    async upload(content, more = {}) {
      const { payload, headers } = await aForm(content, more);
      return answer(await app.inject({ method: 'POST', url: '/api/player/documents', payload, headers, cookies }));
    },
    list: async () => answer(await app.inject({ url: '/api/player/documents', cookies })),
    remove: async (id) => answer(await app.inject({ method: 'DELETE', url: `/api/player/documents/${id}`, cookies })),
    get: async (url) => answer(await app.inject({ url, cookies })),
    post: async (url, payload) => answer(await app.inject({ method: 'POST', url, payload, cookies })),
  };
}

/** As a browser writes it. */
async function aForm(
  content: Uint8Array,
  { type, description, fileName = 'passport.png', mime = 'image/png' }: UploadMore,
) {
  const form = new FormData();
  form.append('document[attachment]', new Blob([new Uint8Array(content)], { type: mime }), fileName);
  if (description !== undefined) form.append('document[description]', description);
  if (type !== undefined) form.append('document[document_type]', type);
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}
