import { contentCalls, isTester } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { createDocuments } from '../../config/index.ts';
import {
  createApp,
  createRateLimits,
  type Database,
  type Log,
  manualClock,
  mountCalls,
  silentLog,
} from '../../kit/index.ts';
import { createContent } from '../create-content.ts';
import { parseName } from '../items/item-names.ts';
import { publishItem } from '../publish-item.ts';

const localeCodes = ['en', 'de', 'en-AU', 'en-CA', 'fr-CA', 'en-NZ', 'no', 'it'];

/** The room behind its calls. The header `x-player` says who asks, `x-locale` in which language. */
export async function contentRoom(
  database: Database,
  { groups = {}, log = silentLog }: { groups?: Record<number, number[]>; log?: Log } = {},
) {
  const clock = manualClock(new Date('2026-11-15T12:00:00Z'));
  const told: unknown[] = [];
  const documents = createDocuments({ database, clock, trustedMs: 0, staleMs: 0 });
  const content = createContent({
    database,
    clock,
    log,
    documents,
    localeCodes,
    trustedMs: 0,
    staleMs: 0,
    localeOf: (context) => context.header('x-locale') ?? 'en',
    countryOf: async (context) => context.header('x-country') ?? 'CA',
    groupsOf: async (playerId) => groups[playerId] ?? [],
    promosFor: async ({ principal }) => {
      const switches = await documents.read('manage-promotion-pages');
      const seesAll = principal !== null && isTester(groups[principal.playerId] ?? []);
      return (slug) => seesAll || switches[slug] === true;
    },
    publish: (_channel, change) => void told.push(change),
  });
  const app: FastifyInstance = await createApp();
  mountCalls(app, contentCalls, content.handlers, {
    authenticate: async ({ headers }) =>
      headers['x-player'] ? { playerId: Number(headers['x-player']), sessionId: 's' } : null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });
  return {
    app,
    clock,
    content,
    documents,
    told,
    get: async (url: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ url, headers });
      return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined };
    },
    /** From now on, unless told otherwise. */
    publish: (name: string, item: unknown, publishAt: Date | null = clock.now()) =>
      database.tx((tx) =>
        publishItem(tx, { item: parseName(name) as never, content: item, publishAt, by: 'ada', at: clock.now() }),
      ),
  };
}

export const aPage = (content = '<p>Hello</p>', more: object = {}) => ({
  categories: ['page'],
  texts: { en: { title: 'A page', content } },
  ...more,
});
