import { randomUUID } from 'node:crypto';
import {
  type ConfigDocumentName,
  type Currency,
  catalogueCalls,
  configDocumentCalls,
  gamesCalls,
  playSessionCalls,
  type Refusal,
} from '@halley/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { auditGifts } from '../../bonuses/index.ts';
import { createDocuments, writeDocument } from '../../config/index.ts';
import { type ProtectionProfile, protections } from '../../geo/index.ts';
import {
  type Consumer,
  createApp,
  createRateLimits,
  type Database,
  manualClock,
  mountCalls,
  oneHome,
} from '../../kit/index.ts';
import { prepared } from '../../kit/testing/prepared.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import { auditRounds, createWagers, roundsByGift, type Wagers } from '../../wagers/index.ts';
import { auditLedger, balanceOf, credit, readWallets } from '../../wallet/index.ts';
import type { LaunchAtProvider } from '../catalogue/launch-game.ts';
import {
  auditFreeRounds,
  createCatalogue,
  createFreeRounds,
  createGames,
  createPlaySession,
  type FreeRoundsDesk,
  gamesAreOpen,
  type ListedGame,
  listInCatalogue,
  oneRoundAtATime,
  openChances,
  openFreeRounds,
  stopForRealityChecks,
} from '../index.ts';
import type { LiveWin } from '../winners/live-wins.ts';

export interface TestGames {
  database: Database;
  app: FastifyInstance;
  wagers: Wagers;
  clock: ReturnType<typeof manualClock>;
  wins: LiveWin[];
  /** Players whose screens were told that their reminder is due. */
  told: number[];
  freeRounds: FreeRoundsDesk;
  /** Accounts that the house has closed. */
  closedAccounts: Set<number>;
  mindPlay(): Promise<void>;
  consumers: Consumer[];
  /** What other rooms would say; a test changes it. */
  others: Others;
  /** Writes games into the catalogue. */
  list(games: ListedGame[]): Promise<void>;
  writeDocument(name: ConfigDocumentName, content: unknown): Promise<void>;
  /** A new player with that much money. */
  player(amount?: bigint, currency?: Currency): Promise<Visitor & { playerId: number }>;
  pay(playerId: number, amount: bigint): Promise<void>;
  guest(): Visitor;
  balance(playerId: number, currency?: Currency): Promise<bigint>;
  /** Every row of every table, so that a test can say that nothing was written. */
  everything(): Promise<Record<string, string>>;
  findings(): Promise<unknown[]>;
  close(): Promise<void>;
}

export interface Others {
  nicknames: Map<number, string | null>;
  /** Where players live. */
  countries: Map<number, string>;
  testers: Set<number>;
  missingFields: string[];
  refusal: Refusal | undefined;
  jackpots: Record<string, Record<string, number>>;
  launchAtProvider: LaunchAtProvider;
  closedCountries: Set<string>;
  profile: ProtectionProfile;
}

export interface Visitor {
  cookies: Map<string, string>;
  send(options: InjectOptions): Promise<Answer>;
  play(body?: Record<string, unknown>, key?: string): Promise<Answer>;
  seeds(mode: 'real' | 'demo'): Promise<Answer>;
  rotate(body: Record<string, unknown>): Promise<Answer>;
  replay(roundId: string): Promise<Answer>;
  list(mode: 'real' | 'demo', limit?: number): Promise<Answer>;
}

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** Stake 100 on a roll under 50.00, for real money. */
export const aBet = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  mode: 'real',
  currency: 'EUR',
  stake_cents: 100,
  choice: { side: 'under', target: 5000 },
  ...change,
});

let players = 0;

/** The room behind its real calls, with the real door and the real ledger below. */
export async function openTestGames({ strict = false } = {}): Promise<TestGames> {
  const database = await testDatabase();
  const clock = manualClock('2026-03-01T12:00:00Z');
  // Nothing is taken on trust: what a test has written counts with the next request.
  const fresh = { database, trustedMs: 0, staleMs: 0 };
  const documents = createDocuments(fresh);
  const catalogue = createCatalogue({ ...fresh, documents });
  const others: Others = {
    nicknames: new Map(),
    countries: new Map(),
    testers: new Set(),
    missingFields: [],
    refusal: undefined,
    jackpots: {},
    launchAtProvider: async ({ game, mode }) => ({ url: `https://provider.example/${game.identifier}?mode=${mode}` }),
    closedCountries: new Set(),
    profile: 'CW',
  };
  const countriesOf = async () => others.countries;
  const rules = [gamesAreOpen({ catalogue, countriesOf }), stopForRealityChecks({ clock }), oneRoundAtATime];
  const wagers = createWagers({
    homes: oneHome(database),
    clock,
    openChances,
    openFreeRounds: openFreeRounds({ clock }),
    rules,
  });
  const closedAccounts = new Set<number>();
  const freeRounds = createFreeRounds({ database, clock, catalogue, closedAmong: async () => closedAccounts });
  const told: number[] = [];
  const playSession = createPlaySession({
    database,
    clock,
    licenceOf: async () => 'CW',
    netAlwaysShown: () => strict,
    tellDue: (playerId) => void told.push(playerId),
  });
  const wins: LiveWin[] = [];
  const selected = new Map<number, Currency>();
  const games = createGames({
    database,
    clock,
    wagers,
    freeRounds,
    secureCookies: false,
    currencyOf: async (playerId) => selected.get(playerId) ?? 'EUR',
    catalogue,
    brandAt: () => ({}),
    standingOf: (context) => {
      const country = context.header('x-country') ?? 'DE';
      const isOpen = !others.closedCountries.has(country);
      return { country, mayPlay: isOpen, mayTry: isOpen };
    },
    sightOf: async ({ userAgent, principal }) => ({
      seesEverything: userAgent === 'robot' || others.testers.has(principal?.playerId ?? 0),
      showsMysticJackpots: true,
    }),
    localeOf: (context) => context.header('accept-language') ?? 'en',
    nicknames: async () => others.nicknames,
    missingFields: async () => others.missingFields,
    protectionOf: async () => protections[others.profile],
    mayLaunch: async () => {
      if (others.refusal) throw others.refusal;
    },
    jackpotAmounts: async () => others.jackpots,
    launchAtProvider: (launch) => others.launchAtProvider(launch),
    publish: (_channel, win) => wins.push(win),
  });
  await games.prepare();
  const app = await createApp();
  mountCalls(
    app,
    { ...gamesCalls, ...catalogueCalls, ...configDocumentCalls, ...playSessionCalls },
    { ...games.handlers, ...documents.handlers, ...playSession.handlers },
    {
      authenticate: async ({ headers }) =>
        headers['x-player'] ? { playerId: Number(headers['x-player']), sessionId: 's' } : null,
      rateLimits: createRateLimits({ scale: 1000 }),
      checkAnswers: true,
    },
  );

  const visitor = (playerId?: number): Visitor => {
    const cookies = new Map<string, string>();
    const send = async ({ headers, ...options }: InjectOptions): Promise<Answer> => {
      const response = await app.inject({
        cookies: Object.fromEntries(cookies),
        headers: { ...headers, ...(playerId === undefined ? {} : { 'x-player': String(playerId) }) },
        ...options,
      });
      for (const cookie of response.cookies) cookies.set(cookie.name, cookie.value);
      const text = response.body;
      return { status: response.statusCode, text, body: text === '' ? null : response.json() };
    };
    return {
      cookies,
      send,
      play: (body = aBet(), key) =>
        send({
          method: 'POST',
          url: '/api/studio/dice/rounds',
          payload: body,
          headers: key === undefined ? {} : { 'idempotency-key': key },
        }),
      seeds: (mode) => send({ url: `/api/studio/fair?mode=${mode}` }),
      rotate: (payload) => send({ method: 'POST', url: '/api/studio/fair/rotate', payload }),
      replay: (roundId) => send({ url: `/api/studio/dice/rounds/${roundId}` }),
      list: (mode, limit = 20) => send({ url: `/api/studio/dice/rounds?mode=${mode}&limit=${limit}` }),
    };
  };

  return {
    database,
    app,
    wagers,
    clock,
    wins,
    told,
    mindPlay: playSession.mind,
    others,
    freeRounds,
    closedAccounts,
    consumers: games.consumers,
    list: (listed) => database.tx((tx) => listInCatalogue(tx, listed)),
    writeDocument: async (name, content) => {
      await database.tx((tx) => writeDocument(tx, { name, content, by: 'a test', at: clock.now() }));
    },
    player: async (amount = 100_000n, currency = 'EUR') => {
      players += 1;
      const playerId = players;
      selected.set(playerId, currency);
      const input = { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' } as const;
      if (amount > 0n) await database.tx((tx) => credit(tx, input));
      return { playerId, ...visitor(playerId) };
    },
    pay: async (playerId, amount) => {
      const deposit = {
        playerId,
        currency: 'EUR',
        amount,
        key: randomUUID(),
        reason: 'deposit',
        house: 'payments',
      } as const;
      await database.tx((tx) => credit(tx, deposit));
    },
    guest: () => visitor(),
    balance: async (playerId, currency = 'EUR') => {
      const wallet = (await readWallets(database, playerId)).find((candidate) => candidate.currency === currency);
      return wallet ? balanceOf(wallet) : 0n;
    },
    everything: async () => {
      const { rows: tables } = await database.query<{ name: string }>(
        "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
      );
      const contents = tables.map(
        ({ name }) => `select '${name}' as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as rows
          from ${name} t`,
      );
      // Prepared: to plan so many tables takes longer than to read them.
      const { rows } = await database.query<{ name: string; rows: string }>({
        name: `everything-of-${tables.length}`,
        text: contents.join(' union all '),
      });
      return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
    },
    findings: async () => [
      ...(await auditLedger(prepared(database))),
      ...(await auditRounds(prepared(database))),
      ...(await auditFreeRounds(prepared(database))),
      ...(await auditGifts(roundsByGift)(prepared(database))),
    ],
    close: async () => {
      await app.close();
      await wagers.idle();
      await database.drop();
    },
  };
}
