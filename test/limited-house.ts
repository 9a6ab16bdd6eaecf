import { randomUUID } from 'node:crypto';
import type { Currency, Limit, Topic, Topics } from '@halley/contract';
import { afterEach, expect } from 'vitest';
import { giveBonus } from '../server/src/bonuses/testing/give-gift.ts';
import { auditBooks } from '../server/src/house/audit-books.ts';
import { createHouse, type House } from '../server/src/house/create-house.ts';
import { type Browser, createBrowser, registrationOf } from '../server/src/identity/testing/test-identity.ts';
import { type Clock, type Consumer, createDatabase, keyFor, manualClock, silentLog } from '../server/src/kit/index.ts';
import type { Mail } from '../server/src/kit/mail/index.ts';
import { catchUp } from '../server/src/kit/testing/catch-up.ts';
import { outcomeOf } from '../server/src/kit/testing/outcome-of.ts';
import { prepared } from '../server/src/kit/testing/prepared.ts';
import { shared } from '../server/src/kit/testing/shared.ts';
import type { ActWager, PlayWager, RoundAction } from '../server/src/wagers/index.ts';
import { credit, type HouseAccount, openWallet, post, readWallets } from '../server/src/wallet/index.ts';
import { closeWholeHouse, openWholeHouse, testSettings, type WholeHouse } from './whole-house.ts';

const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** The whole house with the clock in the test's hand, and players who keep to limits. */
export async function openLimitedHouse(start: Date | string = new Date(), env: Record<string, string> = {}) {
  const clock = manualClock(start);
  const whole: WholeHouse = await openWholeHouse(silentLog, clock, env);
  const { database, house, app } = whole;
  await house.games.prepare();

  /** Another process of the same house. */
  const others: { house: House; close(): Promise<void> }[] = [];
  const openOther = () => {
    const own = createDatabase({ url: database.url });
    const other = createHouse({ settings: testSettings(env), database: own, clock, log: silentLog });
    const close = async () => {
      await other.sportsbook.stop();
      await other.wagers.idle();
      await other.limits.idle();
      await other.realtime.close();
      await own.close();
    };
    others.push({ house: other, close });
    return other;
  };

  async function player(registration: Record<string, unknown> = {}) {
    const browser = createBrowser(app);
    const given = registrationOf({ currency: 'EUR', country: 'DE', ...registration });
    const registered = await browser.register(given);
    if (registered.statusCode !== 201) throw new Error(registered.body);
    return aPlayer(Number(registered.json().id), browser, given.user.email);
  }

  function aPlayer(playerId: number, browser: Browser, email: string) {
    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      browser.call(method, url, payload);
    const fund = (amount: bigint, currency: Currency = 'EUR') =>
      database.tx((tx) =>
        credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'demo_grant', house: 'demo_money' }),
      );
    const move = (gain: { cash: bigint; bonus: bigint; house: HouseAccount }) =>
      database.tx(async (tx) => {
        const wallet = await openWallet(tx, { playerId, currency: 'EUR' });
        const shared = { accountId: wallet.id, key: randomUUID(), inputHash: Buffer.alloc(1), reserved: 0n };
        await post(tx, [wallet], [{ ...shared, ...gain, reason: 'correction' }]);
      });
    return {
      playerId,
      browser,
      email,
      call,
      fund,
      /** Pays in as the payments room does. */
      deposit: (amount: bigint, currency: Currency = 'EUR') =>
        database.tx(async (tx) => {
          await house.limits.judgeDeposit(tx, { playerId, currency, amount });
          await house.limits.countDeposit(tx, { playerId, currency, amount });
          await credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' });
        }),
      giveBonus: (amount: bigint) => giveBonus(database, { playerId }, amount),
      async emptyCash() {
        const [wallet] = await readWallets(database, playerId);
        if (wallet) await move({ cash: -wallet.cash, bonus: 0n, house: 'demo_money' });
      },
      set: (limit: object) => call('POST', '/api/user_limits', limit),
      list: async () => (await call('GET', '/api/user_limits')).json() as Limit[],
      play: (stake: bigint, more: Bet = {}) => outcomeOf((more.at ?? house).wagers.wager(aPlay(playerId, stake, more))),
      act: (actions: RoundAction[], more: Act = {}) =>
        outcomeOf((more.at ?? house).wagers.act(anAct(playerId, actions, more))),
      openRound: (roundId: string, stake: bigint, currency: Currency = 'EUR') =>
        outcomeOf(
          house.wagers.wager({
            kind: 'stake',
            roundId,
            playerId,
            currency,
            stake,
            game: 'halley-studio/orbit-dice',
            gameVersion: 1,
            inputHash: Buffer.from(roundId),
            detail: {},
          }),
        ),
      settle: (roundId: string, win: bigint, currency: Currency = 'EUR') =>
        outcomeOf(house.wagers.wager({ kind: 'settle', roundId, playerId, currency, win })),
      rollback: (roundId: string, currency: Currency = 'EUR') =>
        outcomeOf(house.wagers.wager({ kind: 'rollback', roundId, playerId, currency })),
    };
  }

  return {
    ...whole,
    clock: clock as Clock & { advanceMs(byMs: number): void },
    openOther,
    player,
    /** Mails that wait to be sent to an address, oldest first. */
    async mailsTo(email: string): Promise<Mail[]> {
      const { rows } = await database.query<{ payload: never }>(
        `select payload from graphile_worker._private_jobs order by id`,
      );
      return rows
        .flatMap(({ payload }) => ('sealed' in (payload as object) ? [house.mails.open(payload)] : []))
        .filter(({ to }) => to === email);
    },
    /** What was written for others to follow, of one player. */
    async news<T extends Topic>(topic: T, playerId: number): Promise<Topics[T][]> {
      const { rows } = await database.query<{ events: Topics[T][] }>(
        'select events from kit_outbox where topic = $1 order by id',
        [topic],
      );
      return rows
        .flatMap(({ events }) => events)
        .filter((event) => (event as { playerId: number }).playerId === playerId);
    },
    /** Consumers, by name or themselves, take what is there for them. */
    async follow(...followed: (string | Consumer)[]): Promise<void> {
      for (const one of followed) {
        const consumer = typeof one === 'string' ? house.consumers.find(({ name }) => name === one) : one;
        if (!consumer) throw new Error(`there is no ${one}`);
        await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [consumer.name]);
        await catchUp(database, consumer);
      }
    },
    /** What the clock has made true is written down. */
    mind: () => house.limits.tasks['limits.mind']({}, { attempt: 1, signal: undefined }),
    findings: async () => (await auditBooks(prepared(database))).findings,
    async close() {
      await house.limits.idle();
      for (const other of others) await other.close();
      await closeWholeHouse(whole);
    },
  };
}

/** One house for the tests of a file; after each of them its books are held against each other. */
export function sharedLimitedHouse(env: Record<string, string> = {}): LimitedHouse {
  const house = shared(
    () => openLimitedHouse(new Date(), env),
    (made) => made.close(),
  );
  afterEach(async () => {
    await house.house.limits.idle();
    expect(await house.findings()).toEqual([]);
  });
  return house;
}

/** For tests that change what is held in memory and look at once. */
export const withoutCopies = { COPY_TRUSTED_MS: '0', COPY_STALE_MS: '0' };

export type LimitedHouse = Awaited<ReturnType<typeof openLimitedHouse>>;

interface Bet {
  currency?: Currency;
  win?: bigint;
  key?: string;
  /** The process it comes to. */
  at?: House;
}
interface Act extends Omit<Bet, 'win'> {
  roundId?: string;
}

function aPlay(playerId: number, stake: bigint, { currency = 'EUR', win = 0n, key }: Bet): PlayWager {
  const roundId = key ? keyFor(`${playerId} ${key}`) : randomUUID();
  return {
    kind: 'play',
    roundId,
    playerId,
    currency,
    stake,
    game: 'halley-studio/orbit-dice',
    gameVersion: 1,
    inputHash: Buffer.from(roundId),
    decide: () => ({ win, detail: {} }),
  };
}

function anAct(playerId: number, actions: RoundAction[], { currency = 'EUR', roundId = randomUUID() }: Act): ActWager {
  const callId = randomUUID();
  return {
    kind: 'act',
    callId,
    roundId,
    playerId,
    currency,
    actions,
    game: 'halley-studio/orbit-dice',
    gameVersion: 1,
    inputHash: Buffer.from(callId),
  };
}

export const euro = (amount: number) => [{ currency: 'EUR' as const, amount_cents: amount }];
