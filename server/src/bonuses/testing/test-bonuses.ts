import { randomUUID } from 'node:crypto';
import { bonusesCalls, type Currency, type PromotionRule, type Refusal } from '@halley/contract';
import { createApp, createRateLimits, manualClock, mountCalls, type Tx } from '../../kit/index.ts';
import { catchUp } from '../../kit/testing/catch-up.ts';
import { shared } from '../../kit/testing/shared.ts';
import { testDatabase } from '../../kit/testing/test-database.ts';
import type { DueGrant, DueReward } from '../../promotions/index.ts';
import { auditLedger, credit, lockWallets, post, readWallets } from '../../wallet/index.ts';
import type { Gift } from '../gift.ts';
import { findGifts, listGifts, saveGifts } from '../gift-store.ts';
import { bonusesOn, slot } from './bonuses-on.ts';

export { slot } from './bonuses-on.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** 100 %, ten times, all at the end, stakes of at most 5.00. */
export const bonusReward = (amount: bigint, change: Partial<Extract<DueReward, { type: 'bonus' }>> = {}) => ({
  type: 'bonus' as const,
  amount,
  deposit: amount,
  wager: 10,
  terms: { weights: { slots: 100, other: 50, tables: 10 }, games: {}, release: 'whole' as const },
  maxStake: 500n,
  maxCashout: null,
  days: 30,
  ...change,
});

export const spinsReward = (change: Partial<Extract<DueReward, { type: 'freespins' }>> = {}) => {
  const { wager, terms, maxStake, maxCashout, days } = bonusReward(0n);
  return {
    type: 'freespins' as const,
    games: [slot],
    bet: 20n,
    count: 20,
    days: 7,
    result: 'bonus' as const,
    maxWin: 5_000n,
    wins: { wager, terms, maxStake, maxCashout, days },
    ...change,
  };
};

const inAll = (title: string) => ({ title, summary: `${title}.` });
export const texts: PromotionRule['texts'] = {
  en: inAll('Welcome'),
  de: inAll('Willkommen'),
  'fr-CA': inAll('Bienvenue'),
  no: inAll('Velkommen'),
  it: inAll('Benvenuto'),
};

let ids = 0;

/** The room behind its calls, over the real ledger. What other rooms would say is in the test's hand. */
export async function openTestBonuses() {
  const database = await testDatabase();
  const clock = manualClock('2026-03-01T12:00:00Z');
  const { bonuses, ...heard } = bonusesOn(database, clock);
  for (const { name } of bonuses.consumers) {
    await database.query('insert into kit_consumer (name) values ($1) on conflict do nothing', [name]);
  }
  const app = await createApp();
  mountCalls(app, bonusesCalls, bonuses.handlers, {
    authenticate: async ({ headers }) =>
      headers['x-player'] ? { playerId: Number(headers['x-player']), sessionId: 's' } : null,
    rateLimits: createRateLimits({ scale: 1000 }),
    checkAnswers: true,
  });

  const walletOf = async (playerId: number, currency: Currency = 'EUR') => {
    const wallet = (await readWallets(database, playerId)).find((one) => one.currency === currency);
    if (!wallet) throw new Error(`player ${playerId} has no ${currency}`);
    return wallet;
  };
  const pay = (playerId: number, amount: bigint, currency: Currency = 'EUR') =>
    database.tx((tx) =>
      credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' }),
    );

  return {
    database,
    clock,
    ...heard,
    bonuses,
    pay,
    walletOf,
    /** `cash / bonus / idle`. */
    async money(playerId: number, currency: Currency = 'EUR') {
      const { cash, bonus, bonusIdle } = await walletOf(playerId, currency);
      return `${cash} / ${bonus} / ${bonusIdle}`;
    },
    async player(amount = 10_000n, currency: Currency = 'EUR') {
      ids += 1;
      const playerId = ids;
      if (amount > 0n) await pay(playerId, amount, currency);
      const send = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) => {
        const headers = { 'x-player': String(playerId), 'accept-language': 'de' };
        const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
        const body = response.body === '' ? null : response.json();
        const fields: [string, object][] = Object.entries(body?.errors ?? {});
        const [field] = fields.map(([name, told]) => `${name}.${Object.keys(told)[0]}`);
        return { status: response.statusCode, body, code: (body?.error?.code ?? field) as string | undefined };
      };
      return { playerId, send };
    },
    async give(playerId: number, reward: DueReward, change: Partial<DueGrant> = {}) {
      ids += 1;
      const grant = {
        id: ids,
        playerId,
        promotionId: 5,
        version: 1,
        kind: 'deposit',
        product: 'casino',
        texts,
        groupKey: 'welcome',
        occasion: 'deposit:1',
        currency: 'EUR',
        reward,
        takeDays: 7,
        activate: false,
        ...change,
      } as const;
      const give = bonuses.give[reward.type] as (tx: Tx, grants: DueGrant[]) => Promise<void>;
      const again = () => database.tx((tx) => give(tx, [grant as DueGrant]));
      await again();
      const [gift] = await listGifts(database, { playerIds: [playerId] });
      return { id: gift?.id ?? 0, again };
    },
    async gift(id: number): Promise<Gift> {
      const [gift] = await findGifts(database, [id]);
      if (!gift) throw new Error(`there is no gift ${id}`);
      return gift;
    },
    /** What a round would do: a stake out of cash and the gift, and what it counts. */
    async stake(
      id: number,
      {
        cash = 0n,
        bonus = 0n,
        win = 0n,
        counts = cash + bonus,
      }: Partial<Record<'cash' | 'bonus' | 'win' | 'counts', bigint>>,
    ) {
      await database.tx(async (tx) => {
        const [found] = await findGifts(tx, [id]);
        const [wallet] = await lockWallets(tx, [found as Gift]);
        const [gift] = await findGifts(tx, [id]);
        if (!gift || !wallet) throw new Error(`there is no gift ${id}`);
        const move = { accountId: wallet.id, inputHash: Buffer.alloc(1), reserved: 0n, house: 'games' as const };
        const stake = { ...move, key: randomUUID(), reason: 'stake' as const, cash: -cash, bonus: -bonus };
        const paid = { ...move, key: randomUUID(), reason: 'win' as const, cash: win, bonus: 0n };
        const moved = [stake, paid].filter((one) => one.cash !== 0n || one.bonus !== 0n);
        await post(tx, [wallet], moved);
        await saveGifts(tx, [{ ...gift, balance: gift.balance - bonus, progress: gift.progress + counts * 100n }]);
      });
    },
    /** What free rounds would do: wins are held by the gift, until all are played. */
    async spin(id: number, { won, done }: { won: bigint; done: number }) {
      await database.tx(async (tx) => {
        const [found] = await findGifts(tx, [id]);
        const [wallet] = await lockWallets(tx, [found as Gift]);
        const [gift] = await findGifts(tx, [id]);
        if (!gift || !wallet) throw new Error(`there is no gift ${id}`);
        const movement = {
          accountId: wallet.id,
          key: randomUUID(),
          reason: 'bonus_issue' as const,
          inputHash: Buffer.alloc(1),
          cash: 0n,
          bonus: won,
          reserved: 0n,
          house: 'bonus_cost' as const,
        };
        await post(tx, [wallet], [movement], [{ accountId: wallet.id, idle: won }]);
        await saveGifts(tx, [{ ...gift, balance: gift.balance + won, spinsDone: gift.spinsDone + done }]);
      });
    },
    /** All consumers of the room read what is new. */
    async follow() {
      for (const consumer of bonuses.consumers) await catchUp(database, consumer);
    },
    mind: bonuses.tasks['bonuses.mind'],
    /** Every row about gifts and money. */
    async everything() {
      const tables = [
        'bonuses_gift',
        'bonuses_move',
        'bonuses_take_back',
        'bonuses_held',
        'wallet_account',
        'wallet_transfer',
      ];
      const read = tables.map(async (name) => {
        const { rows } = await database.query(
          `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from ${name} t`,
        );
        return [name, rows[0]] as const;
      });
      return Object.fromEntries(await Promise.all(read));
    },
    /** B1, B4 and the ledger. */
    async findings() {
      const { rows } = await database.query<{ wrong: string }>(
        `select 'wallet ' || a.id || ' holds ' || a.bonus || ', idle ' || a.bonus_idle || '; its gifts ' || coalesce(g.held, 0)
           || ', idle ' || coalesce(g.idle, 0) as wrong
         from wallet_account a left join (select account_id, sum(balance) as held,
           sum(balance) filter (where stage <> 'handle_bets') as idle from bonuses_gift group by 1) g on g.account_id = a.id
         where (a.bonus, a.bonus_idle) is distinct from (coalesce(g.held, 0), coalesce(g.idle, 0))`,
      );
      return [...rows, ...(await auditLedger(database))];
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}

export type TestBonuses = Awaited<ReturnType<typeof openTestBonuses>>;

export const sharedBonuses = (): TestBonuses => shared(openTestBonuses, (room) => room.close());

export const refusalOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => undefined,
    (error: Refusal) => error.code,
  );
