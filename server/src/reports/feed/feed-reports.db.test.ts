import { randomUUID } from 'node:crypto';
import { type Currency, Refusal } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { usualDocuments } from '../../config/index.ts';
import { manualClock } from '../../kit/index.ts';
import { anAct, aPlay, openTestHouse, type TestHouse } from '../../wagers/testing/test-house.ts';
import { closeHold, createCorrections, credit, hold, moveHouseMoney, rollUpHouse } from '../../wallet/index.ts';
import { auditReports } from '../audit-reports.ts';
import { figuresOf, gainedOf, type Measure, measureNames, noSums, type Sums } from '../measures.ts';
import { feedReports } from './feed-reports.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const clock = manualClock('2026-03-01T12:00:00Z');
const live = 'other-studio/roulette';
/** A few transfers at a time: a history needs many stretches. */
const feed = (stretch = 3) =>
  feedReports(
    {
      database: house.database,
      clock,
      brands: async () => usualDocuments.brands,
      liveGames: async () => [live],
    },
    { stretch },
  );

/** What should have been counted, by currency and product, and by game. */
const counted = new Map<string, Sums>();
const add = (currency: Currency, product: string, more: Partial<Sums>) => {
  const key = `${currency} ${product}`;
  const sums = counted.get(key) ?? noSums();
  for (const [name, value] of Object.entries(more) as [Measure, bigint][]) sums[name] += value;
  counted.set(key, sums);
};
async function kept(): Promise<Map<string, Sums>> {
  const { rows } = await house.database.query<Record<string, string>>(
    `select currency || ' ' || product as key, ${measureNames.map((name) => `sum(${name})::text as ${name}`).join(', ')}
     from reports_day group by 1`,
  );
  return new Map(
    rows.map((row) => [
      row.key as string,
      Object.fromEntries(measureNames.map((name) => [name, BigInt(row[name] as string)])) as Sums,
    ]),
  );
}

const who = fc.record({
  player: fc.integer({ min: 1, max: 5 }),
  currency: fc.constantFrom<Currency>('EUR', 'EUR', 'BTC'),
  amount: fc.bigInt({ min: 1n, max: 400n }),
});
const step = fc.record({
  what: fc.constantFrom(
    ...(['deposit', 'deposit', 'cashout', 'recalled', 'play', 'play', 'live', 'undone', 'taken back'] as const),
    ...(['promo', 'prize', 'correction', 'jackpot', 'sport', 'free bet', 'boost', 'feed'] as const),
  ),
  who,
  win: fc.bigInt({ min: 0n, max: 600n }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const id = () => randomUUID();
const bet = (amount: bigint, betId = id()) => ({ kind: 'bet' as const, id: betId, amount });
const win = (amount: bigint, winId = id()) => ({ kind: 'win' as const, id: winId, amount });

/** Does it by the rooms whose money it is, and then counts what it must have come to. */
async function happen({ what, who: { player, currency, amount }, win: won }: Step): Promise<void> {
  const { database, wagers } = house;
  const owner = { playerId: player, currency };
  const rewards = { key: id(), ...owner, amount };
  switch (what) {
    case 'deposit':
      await house.fund(player, amount * 5n, currency);
      return add(currency, '', { deposits: amount * 5n, deposit_count: 1n });
    case 'cashout':
    case 'recalled': {
      const held = { id: id(), ...owner, amount, purpose: 'cashout' as const };
      await database.tx((tx) => hold(tx, held));
      const to = what === 'cashout' ? ({ to: 'captured', house: 'payments' } as const) : ({ to: 'released' } as const);
      await database.tx((tx) => closeHold(tx, { ...held, ...to }));
      return what === 'cashout' ? add(currency, '', { cashouts: amount, cashout_count: 1n }) : undefined;
    }
    case 'play':
      await wagers.wager(aPlay({ ...owner, stake: amount, win: won }));
      return add(currency, 'casino', { stakes: amount, bets: 1n, wins: won });
    case 'live':
      await wagers.act(anAct([bet(amount), win(won), { kind: 'end' }], { ...owner, game: live }));
      return add(currency, 'live', { stakes: amount, bets: 1n, wins: won });
    case 'undone': {
      const mistaken = id();
      const roundId = id();
      await wagers.act(anAct([bet(amount, mistaken)], { ...owner, roundId }));
      await wagers.act(anAct([{ kind: 'undo', id: id(), of: mistaken }], { ...owner, roundId }));
      return add(currency, 'casino', {});
    }
    case 'taken back': {
      const mistaken = id();
      const roundId = id();
      await wagers.act(anAct([bet(amount), win(won, mistaken)], { ...owner, roundId }));
      await wagers.act(anAct([{ kind: 'undo', id: id(), of: mistaken }, { kind: 'end' }], { ...owner, roundId }));
      return add(currency, 'casino', { stakes: amount, bets: 1n });
    }
    case 'promo':
      await wagers.act(anAct([{ kind: 'promo', id: id(), amount, title: 'Comet' }], owner));
      return add(currency, '', { bonuses: amount });
    case 'prize':
      await database.tx((tx) => credit(tx, { ...rewards, reason: 'prize', house: 'prizes' }));
      return add(currency, '', { bonuses: amount });
    case 'jackpot':
      await database.tx((tx) => credit(tx, { ...rewards, reason: 'jackpot', house: 'jackpots' }));
      return add(currency, 'jackpots', { wins: amount });
    case 'correction': {
      const corrections = createCorrections({ clock });
      const by = (member: number) => ({ id: member, name: `Member ${member}` });
      const wanted = { ...owner, amount: -amount, corrects: null, reason: 'counted twice', by: by(1) };
      await database.tx(async (tx) =>
        corrections.approve(tx, { id: (await corrections.ask(tx, wanted)).id, by: by(2) }),
      );
      return add(currency, '', { corrections: -amount });
    }
    case 'sport': {
      const roundId = id();
      await wagers.act(anAct([bet(amount)], { ...owner, roundId, game: 'sport/football' }));
      const moved = { key: id(), currency, from: 'sports_open', to: 'sports', amount } as const;
      await database.tx((tx) => moveHouseMoney(tx, [{ ...moved, reason: 'bet_decided' }]));
      await wagers.act(anAct([win(won), { kind: 'end' }], { ...owner, roundId, game: 'sport/football' }));
      return add(currency, 'sport', { stakes: amount, bets: 1n, wins: won, decided: amount });
    }
    case 'free bet': {
      const actions = [{ ...bet(amount), paidBy: 'house' as const }, { kind: 'end' as const }];
      await wagers.act(anAct(actions, { ...owner, game: 'sport/tennis' }));
      return add(currency, 'sport', { free_stakes: amount });
    }
    case 'boost': {
      const moved = { key: id(), currency, from: 'bonus_cost', to: 'sports', amount } as const;
      await database.tx((tx) => moveHouseMoney(tx, [{ ...moved, reason: 'offer_added' }]));
      return add(currency, 'sport', { offers_added: amount });
    }
    case 'feed':
      await rollUpHouse(database);
      return feed();
  }
}

test('[OPS-01] whatever happens, and whenever it is added up: sums equal the ledger to the subunit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      for (const one of steps) {
        await happen(one).catch((error: unknown) => {
          // Nothing was done: there was not enough money for it.
          if (!(error instanceof Refusal)) throw error;
        });
      }
      await rollUpHouse(house.database);
      await feed(50);
      // A second time there is nothing new.
      await feed(50);
      const sums = await kept();
      for (const [key, expected] of counted) expect(sums.get(key) ?? noSums(), key).toEqual(expected);
      expect(await auditReports(house.database)).toEqual([]);
      const wallets = await house.database.query<{ gained: string }>(
        'select coalesce(sum(cash + bonus + reserved), 0)::text as gained from wallet_account',
      );
      const gained = [...sums.values()].reduce((sum, of) => sum + gainedOf(of), 0n);
      expect(gained).toBe(BigInt(wallets.rows[0]?.gained ?? 0));
    }),
    { numRuns: deep(3, 60) },
  );
});

test('[OPS-01] players are counted once a day, and once for ever where it was the first time', async () => {
  await house.fund(901, 1_000n);
  await house.fund(901, 1_000n);
  for (const stake of [10n, 20n]) {
    await house.wagers.wager(aPlay({ playerId: 901, stake }));
    await rollUpHouse(house.database);
    await feed();
  }
  const { rows } = await house.database.query<{ days: bigint; back: bigint }>(
    `select (select count(*) from reports_player_day where player_id = 901) as days,
       (select count(*) from reports_player where player_id = 901 and first_deposit_on = first_active_on) as back`,
  );
  expect(rows[0]).toEqual({ days: 1n, back: 1n });
  expect(await auditReports(house.database)).toEqual([]);
});

test('[OPS-01] the audit says where a sum is wrong by one', async () => {
  await house.fund(902, 5n);
  await rollUpHouse(house.database);
  await feed();
  await house.database.query(
    `update reports_day set deposits = deposits + 1 where ctid = (select min(ctid) from reports_day)`,
  );
  const found = await auditReports(house.database);
  expect(found.map(({ check }) => check)).toContain('reports by day equal the journals');
  expect(found.map(({ check }) => check)).toContain('reports by hour and by part equal those by day');
  expect(found[0]?.detail).toMatch(/deposits|gained/);
});

test('what the house keeps follows from the sums', () => {
  const sums = { ...noSums(), stakes: 1_000n, free_stakes: 50n, wins: 900n, bonuses: 30n, offers_added: 20n };
  expect(figuresOf(sums)).toMatchObject({ stakes: 1_050n, ggr: 170n, bonusCost: 100n, ngr: 70n });
});
