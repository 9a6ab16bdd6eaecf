import { randomBytes, randomUUID } from 'node:crypto';
import type { Currency, Refusal } from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { auditGifts } from '../../../bonuses/index.ts';
import {
  createApp,
  createDatabase,
  createSealer,
  type Database,
  type Log,
  manualClock,
  oneHome,
  silentLog,
} from '../../../kit/index.ts';
import { prepared } from '../../../kit/testing/prepared.ts';
import { shared } from '../../../kit/testing/shared.ts';
import { testDatabase } from '../../../kit/testing/test-database.ts';
import {
  auditRounds,
  createWagers,
  findRounds,
  type Round,
  roundsByGift,
  type WagerRule,
  type Wagers,
} from '../../../wagers/index.ts';
import { auditLedger, balanceOf, credit, readWallets } from '../../../wallet/index.ts';
import { addProvider } from '../add-provider.ts';
import { createProviderApi, type ProviderApi, type ProviderApiOptions } from '../create-provider-api.ts';
import { roundIdOf } from '../ids.ts';
import type { CallName } from '../protocol.ts';
import { signCall } from '../sign-call.ts';

export interface Answer {
  status: number;
  /** As they came: what "byte for byte" compares. */
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** Anything about a request that a test wants otherwise. */
export interface Sending {
  secret?: string;
  timestamp?: string;
  nonce?: string;
  /** What is signed; unset: what is sent. */
  signedBody?: Buffer;
  headers?: Record<string, string>;
  address?: string;
  path?: string;
  app?: FastifyInstance;
}

export interface TestProvider {
  id: string;
  secret: string;
  send(name: string, body: Buffer | string, how?: Sending): Promise<Answer>;
  call(name: CallName, body: object, how?: Sending): Promise<Answer>;
}

export interface TestPlayer {
  playerId: number;
  externalId: string;
  token: string;
  currency: Currency;
  /** A call about a round of this player, with fresh ids. */
  round(given?: Record<string, unknown>): Record<string, unknown> & { id: string; round_id: string };
}

export interface TestProviderHouse {
  database: Database & { url: string };
  clock: ReturnType<typeof manualClock>;
  app: FastifyInstance;
  api: ProviderApi;
  wagers: Wagers;
  provider: TestProvider;
  /** Log-ins that are over. */
  ended: Set<string>;
  /** Set by a test: what the house has against playing. */
  closed: { refusal?: Refusal };
  addProvider(id: string, given?: { allowedAddresses?: string[]; callsPerSecond?: number }): Promise<TestProvider>;
  player(given?: { amount?: bigint; currency?: Currency; game?: string; provider?: TestProvider }): Promise<TestPlayer>;
  launch(playerId: number, given?: { game?: string; currency?: Currency }): Promise<string>;
  balance(playerId: number, currency?: Currency): Promise<bigint>;
  roundOf(roundId: string, provider?: TestProvider): Promise<Round | undefined>;
  /** A second process on the same database. */
  anotherProcess(): Promise<{ app: FastifyInstance; close(): Promise<void> }>;
  findings(): Promise<unknown[]>;
  close(): Promise<void>;
}

let players = 0;

interface Options extends Partial<Pick<ProviderApiOptions, 'freeRoundsDesk' | 'allowsLoopback'>> {
  rules?: WagerRule[];
  log?: Log;
}

/** The protocol behind its real prefix, with the real door and the real ledger below. */
export async function openTestProvider(options: Options = {}): Promise<TestProviderHouse> {
  const database = await testDatabase();
  const clock = manualClock('2026-03-01T12:00:00Z');
  const sealer = createSealer(['ab'.repeat(32)]);
  const ended = new Set<string>();
  const closed: TestProviderHouse['closed'] = {};

  const openProcess = async (own: Database) => {
    const wagers = createWagers({
      homes: oneHome(own),
      clock,
      rules: options.rules,
      openChances: async () => {
        throw new Error('games of others draw no seeds of ours');
      },
    });
    const api = createProviderApi({
      database: own,
      clock,
      wagers,
      sealer,
      log: options.log ?? silentLog,
      publicUrl: 'http://house.test',
      freeRoundsDesk: options.freeRoundsDesk,
      allowsLoopback: options.allowsLoopback ?? false,
      openPlayerSessions: async (ids) => new Set(ids.filter((id) => !ended.has(id))),
      refusalToPlay: async () => closed.refusal,
    });
    const app = await createApp({ log: options.log });
    api.mount(app, { rateLimitScale: 1 });
    await app.ready();
    return { app, api, wagers };
  };
  const { app, api, wagers } = await openProcess(database);

  const connect = (id: string, secret: string): TestProvider => {
    const send: TestProvider['send'] = async (name, said, how = {}) => {
      const body = Buffer.from(said as string);
      const path = how.path ?? `/provider/v1/${name}`;
      const timestamp = how.timestamp ?? String(Math.floor(clock.now().getTime() / 1000));
      const nonce = how.nonce ?? randomBytes(16).toString('base64url');
      const signed = { timestamp, nonce, method: 'POST', path, body: how.signedBody ?? body };
      const response = await (how.app ?? app).inject({
        method: 'POST',
        url: path,
        payload: body,
        remoteAddress: how.address ?? '127.0.0.1',
        headers: {
          'content-type': 'application/json',
          'x-provider-id': id,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signCall(how.secret ?? secret, signed),
          ...how.headers,
        },
      });
      return { status: response.statusCode, bytes: response.rawPayload, body: response.json() };
    };
    return { id, secret, send, call: (name, body, how) => send(name, JSON.stringify(body), how) };
  };

  const addTestProvider: TestProviderHouse['addProvider'] = async (id, given = {}) => {
    const wish = { id, title: id, baseUrl: `https://${id}.test`, allowedAddresses: ['127.0.0.1'], ...given };
    return connect(id, await addProvider({ db: database, sealer, clock }, { callsPerSecond: 100_000, ...wish }));
  };
  const provider = await addTestProvider('kepler');

  const launch: TestProviderHouse['launch'] = async (playerId, given = {}) => {
    const { url } = await api.launch({
      mode: 'real',
      playerId,
      playerSessionId: `login-${playerId}`,
      device: 'desktop',
      country: 'DE',
      locale: 'de',
      screen: {},
      game: aGame(given.game ?? 'kepler/CometFlip'),
      currency: given.currency ?? 'EUR',
    });
    return new URL(url).searchParams.get('token') as string;
  };

  return {
    database,
    clock,
    app,
    api,
    wagers,
    provider,
    ended,
    closed,
    launch,
    addProvider: addTestProvider,
    async player({ amount = 10_000n, currency = 'EUR', ...given } = {}) {
      const playerId = ++players;
      const { id } = given.provider ?? provider;
      const game = given.game ?? `${id}/CometFlip`;
      const money = { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' } as const;
      if (amount > 0n) await database.tx((tx) => credit(tx, money));
      const token = await launch(playerId, { game, currency });
      const { body } = await (given.provider ?? provider).call('session', { token });
      return {
        playerId,
        externalId: body.player_id,
        token,
        currency,
        round: (more = {}) => ({
          id: randomUUID(),
          token,
          player_id: body.player_id,
          currency,
          game,
          round_id: randomUUID(),
          ...more,
        }),
      };
    },
    async balance(playerId, currency = 'EUR') {
      const wallet = (await readWallets(database, playerId)).find((one) => one.currency === currency);
      return wallet ? balanceOf(wallet) : 0n;
    },
    async roundOf(roundId, of = provider) {
      const id = roundIdOf(of.id, roundId);
      return (await findRounds(database, [id])).get(id);
    },
    async anotherProcess() {
      const own = createDatabase({ url: database.url, maxConnections: 6 });
      const other = await openProcess(own);
      return {
        app: other.app,
        async close() {
          await other.app.close();
          await other.wagers.idle();
          await own.close();
        },
      };
    },
    findings: async () => [
      ...(await auditLedger(prepared(database))),
      ...(await auditRounds(prepared(database))),
      ...(await auditGifts(roundsByGift)(prepared(database))),
    ],
    async close() {
      await app.close();
      await wagers.idle();
      await database.drop();
    },
  };
}

/** One for all tests of a file; the books are looked at before it ends. */
export const sharedTestProvider = (): TestProviderHouse =>
  shared(openTestProvider, async (house) => {
    expect(await house.findings()).toEqual([]);
    await house.close();
  });

export const bet = (amount: number, id: string = randomUUID()) => ({ type: 'bet', id, amount });
export const win = (amount: number, id: string = randomUUID()) => ({ type: 'win', id, amount });

export const aGame = (identifier: string) => ({
  identifier,
  provider: identifier.split('/')[0] as string,
  title: identifier,
});
