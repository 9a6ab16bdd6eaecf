import { randomUUID } from 'node:crypto';
import {
  type ConfigDocument,
  type Currency,
  type Licence,
  type Player,
  paymentsCalls,
  pickedOfferOf,
  Refusal,
  walletCalls,
} from '@halley/contract';
import type { FastifyInstance } from 'fastify';
import { aPlayer } from '../../../../contract/src/testing/a-player.ts';
import { type Documents, usualDocuments } from '../../config/index.ts';
import { type ProtectionProfile, protections } from '../../geo/index.ts';
import {
  createApp,
  createMetrics,
  createRateLimits,
  type Database,
  type Log,
  manualClock,
  mountCalls,
  oneHome,
  silentLog,
} from '../../kit/index.ts';
import type { Mail } from '../../kit/mail/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { prepared } from '../../kit/testing/prepared.ts';
import { shared } from '../../kit/testing/shared.ts';
import { auditLedger, createWallet, credit, lockWallets, post, readWallets } from '../../wallet/index.ts';
import {
  type AskedOffer,
  auditPayments,
  createPayments,
  type Payments,
  type PaymentsOptions,
  type ProviderReport,
} from '../index.ts';
import { callbackBody, createFakeProvider, type FakeProvider, goodSignature } from './fake-provider.ts';

export interface Published {
  playerId: number;
  channel: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into payloads of every shape
  payload: any;
}

export interface TestPlayer {
  id: number;
  player: Player;
  standing: { verified: boolean; licence: Licence; blocked: boolean };
}

let ids = 5_000;

/** A player whose cashouts nothing speaks against, but that they are the first. */
function aPlayerOf(id: number, currency: Currency): Player {
  return aPlayer({
    id,
    email: `player${id}@example.com`,
    first_name: 'Edmond',
    last_name: 'Halley',
    date_of_birth: '1980-11-08',
    country: 'CA',
    city: 'Halifax',
    address: 'Comet Street 1',
    postal_code: 'B3H 0A1',
    mobile_phone: '+15550001111',
    currency,
    created_at: '2025-01-01T00:00:00.000Z',
    confirmed_at: '2025-01-01T00:00:00.000Z',
    verified: true,
  });
}

export interface TestPayments {
  database: Database;
  payments: Payments;
  fake: FakeProvider;
  app: FastifyInstance;
  clock: ReturnType<typeof manualClock>;
  mails: Mail[];
  published: Published[];
  players: Map<number, TestPlayer>;
  /** What the rules of other rooms say; a test changes it. */
  others: {
    risk: 'accept' | 'review' | 'decline';
    country: string;
    limit: Refusal | undefined;
    profile: ProtectionProfile;
    /** Whether players have just shown who they are. */
    proven: boolean;
    /** Offers that can be had. */
    offers: string[];
  };
  /** What was reserved with deposits, and what cashouts took with them and brought back: as far as it was committed. */
  promised: {
    reserved: AskedOffer[];
    released: string[];
    taken: { playerId: number; currency: Currency; amount: bigint; reference: string }[];
    givenBack: string[];
  };
  player(amount?: bigint, currency?: Currency): Promise<TestPlayer>;
  balance(playerId: number, currency?: Currency): Promise<{ cash: bigint; reserved: bigint }>;
  call(
    playerId: number,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers?: object,
  ): Promise<Answer>;
  /** Begins a payment and answers with its id and reference. */
  start(playerId: number, body?: Record<string, unknown>, key?: string): Promise<Started>;
  tell(...reports: ProviderReport[]): Promise<Answer>;
  callback(body: string, headers?: object): Promise<Answer>;
  state(paymentId: number): Promise<string>;
  /** Everything that has been written is told to the pages. */
  deliver(): Promise<void>;
  /** Puts stakes between, so that a deposit counts as played. */
  stake(playerId: number, amount: bigint, currency?: Currency): Promise<void>;
  audit(): Promise<unknown[]>;
}

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface Started extends Answer {
  id: number;
  reference: string;
}

/** One room for all tests of a file. */
export const sharedPayments = (database: Database, options?: Partial<PaymentsOptions>): TestPayments =>
  shared(
    () => testPayments(database, options),
    (made) => made.app.close(),
  );

export const aDeposit = (change: Record<string, unknown> = {}) => ({
  payment_method: 'visa',
  payment_action: 'deposit',
  currency: 'EUR',
  amount: '50.00',
  ...change,
});

export const aCashout = (change: Record<string, unknown> = {}) => ({
  payment_method: 'bank_transfer',
  payment_action: 'cashout',
  currency: 'EUR',
  amount: '40.00',
  fields: { iban: 'DE89 3704 0044 0532 0130 00' },
  ...change,
});

/** The documents as they are until somebody has written one, with what a test puts over them. */
export function writtenDocuments(written: Partial<typeof usualDocuments> = {}): Pick<Documents, 'read'> {
  const documents = { ...usualDocuments, ...written };
  return { read: async <Name extends keyof typeof documents>(name: Name) => documents[name] as ConfigDocument<Name> };
}

/** The room behind its real calls, with clock and provider in the test's hand. */
export async function testPayments(
  database: Database,
  { log = silentLog, ...options }: Partial<PaymentsOptions> = {},
  startsAt: string | Date = '2026-03-01T12:00:00Z',
): Promise<TestPayments> {
  const clock = manualClock(startsAt);
  const fake = createFakeProvider({ now: clock.now });
  const mails: Mail[] = [];
  const published: Published[] = [];
  const players = new Map<number, TestPlayer>();
  const others: TestPayments['others'] = {
    risk: 'accept',
    country: 'CA',
    limit: undefined,
    profile: 'CW',
    proven: true,
    offers: [],
  };
  const promised: TestPayments['promised'] = { reserved: [], released: [], taken: [], givenBack: [] };
  const payments = createPayments({
    database,
    clock,
    log: log as Log,
    metrics: createMetrics(),
    publicUrl: 'https://halley.test',
    brandAt: () => ({}),
    originOf: (host) => (host === 'second.test' ? 'https://second.test' : undefined),
    keys: ['1'.repeat(64)],
    providers: [fake.provider],
    readPlayer: async (id) => players.get(id)?.player,
    standingsOf: async (_db, wanted) =>
      new Map(
        wanted.flatMap((id) => (players.has(id) ? [[id, (players.get(id) as TestPlayer).standing] as const] : [])),
      ),
    documents: writtenDocuments(),
    mayPlayForReal: ({ verified, licence }) => verified || !protections[licence].verifyBeforePlay,
    mayReverse: () => protections[others.profile].withdrawalReversal,
    countryOf: () => others.country,
    isOpenCountry: (country) => country !== 'RU',
    judgeDeposit: async () => {
      if (others.limit) throw others.limit;
    },
    offers: {
      async reserve(tx, offer) {
        if (!others.offers.includes(offer.offerId)) throw new Refusal('offer_id.not_available');
        tx.afterCommit(() => void promised.reserved.push(offer));
      },
      release: async (tx, reference) => tx.afterCommit(() => void promised.released.push(reference)),
      picked: async (_db, playerId) => pickedOfferOf(players.get(playerId)?.player.statuses ?? []),
    },
    gifts: {
      takeBack: async (tx, cashout) => tx.afterCommit(() => void promised.taken.push(cashout)),
      giveBack: async (tx, reference) => tx.afterCommit(() => void promised.givenBack.push(reference)),
    },
    requireProof: async () => {
      if (!others.proven) throw new Refusal('REAUTHENTICATION_REQUIRED');
    },
    askRisk: async () => others.risk,
    queueMail: async (tx, mail) => tx.afterCommit(() => mails.push(mail)),
    publish: async (playerId, channel, payload) => void published.push({ playerId, channel, payload }),
    ...options,
  });
  const wallet = createWallet({
    homes: oneHome(database),
    selectCurrency: async () => undefined,
    publish: (playerId, channel, payload) => void published.push({ playerId, channel, payload }),
  });
  const app = await createApp({ log: log as Log });
  const authenticate = async (request: { headers: Record<string, unknown> }) => {
    const id = Number(request.headers['x-player']);
    return players.has(id) ? { playerId: id, sessionId: `session-${id}` } : null;
  };
  mountCalls(
    app,
    { ...paymentsCalls, ...walletCalls },
    { ...payments.handlers, ...wallet.handlers },
    {
      authenticate: authenticate as never,
      rateLimits: createRateLimits({ scale: 10_000 }),
      checkAnswers: true,
    },
  );
  payments.mount(app);

  const answerOf = (response: { statusCode: number; body: string }): Answer => {
    let body: unknown;
    try {
      body = JSON.parse(response.body);
    } catch {
      body = undefined;
    }
    return { status: response.statusCode, text: response.body, body };
  };
  const room: TestPayments = {
    database,
    payments,
    fake,
    app,
    clock,
    mails,
    published,
    players,
    others,
    promised,
    async player(amount = 0n, currency = 'EUR') {
      ids += 1;
      const one: TestPlayer = {
        id: ids,
        player: aPlayerOf(ids, currency),
        standing: { verified: true, licence: 'CW', blocked: false },
      };
      players.set(ids, one);
      if (amount > 0n) {
        const key = randomUUID();
        await database.tx((tx) =>
          credit(tx, { playerId: one.id, currency, amount, key, reason: 'demo_grant', house: 'demo_money' }),
        );
      }
      return one;
    },
    async balance(playerId, currency = 'EUR') {
      const wallet = (await readWallets(database, playerId)).find((one) => one.currency === currency);
      return { cash: wallet?.cash ?? 0n, reserved: wallet?.reserved ?? 0n };
    },
    async call(playerId, method, url, payload, headers = {}) {
      const response = await app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: { 'x-player': String(playerId), ...headers },
      });
      return answerOf(response);
    },
    async start(playerId, body = aDeposit(), key = randomUUID()) {
      const answer = await room.call(playerId, 'POST', '/api/payment_processing', body, { 'idempotency-key': key });
      const id = Number(answer.body?.payment_id);
      const reference = answer.status === 200 ? await referenceOf(database, id) : '';
      return { ...answer, id, reference };
    },
    tell: (...reports) => room.callback(callbackBody(...reports)),
    async callback(body, headers = {}) {
      const response = await app.inject({
        method: 'POST',
        url: '/payments/callback/fake',
        payload: body,
        headers: { 'content-type': 'application/json', 'x-signature': goodSignature, ...headers },
      });
      return answerOf(response);
    },
    async state(paymentId) {
      const { rows } = await database.query('select state from payments_payment where id = $1', [paymentId]);
      return rows[0]?.state;
    },
    async deliver() {
      for (const consumer of [...payments.consumers, ...wallet.consumers]) {
        await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
        await catchUp(database, consumer);
      }
    },
    stake: (playerId, amount, currency = 'EUR') =>
      database.tx(async (tx) => {
        const wallets = await lockWallets(tx, [{ playerId, currency }]);
        const accountId = wallets[0]?.id as bigint;
        const shared = { accountId, bonus: 0n, reserved: 0n, house: 'games' as const, inputHash: Buffer.alloc(32) };
        await post(tx, wallets, [
          { ...shared, key: randomUUID(), reason: 'stake', cash: -amount },
          { ...shared, key: randomUUID(), reason: 'win', cash: amount },
        ]);
      }),
    audit: async () => [...(await auditLedger(prepared(database))), ...(await auditPayments(prepared(database)))],
  };
  return room;
}

async function referenceOf(database: Database, id: number): Promise<string> {
  const { rows } = await database.query('select reference from payments_payment where id = $1', [id]);
  return rows[0]?.reference;
}
