import { randomUUID } from 'node:crypto';
import type { Currency, ReportTable } from '@halley/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deep } from '../../../../test/deep.ts';
import { bonusesOn } from '../../bonuses/testing/bonuses-on.ts';
import { giveGift } from '../../bonuses/testing/give-gift.ts';
import { usualDocuments } from '../../config/index.ts';
import { systemClock } from '../../kit/index.ts';
import { anAct, aPlay, openTestHouse, type TestHouse } from '../../wagers/testing/test-house.ts';
import { credit, rollUpHouse } from '../../wallet/index.ts';
import { writePast } from '../../wallet/testing/test-journal.ts';
import { feedReports } from '../feed/feed-reports.ts';
import { createReportTables } from './create-tables.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const tables = createReportTables({
  clock: systemClock,
  titlesOf: async () => new Map(),
  taxesConfig: async () => ({ profiles: [] }),
});
const catchUpWithJournals = async () => {
  await rollUpHouse(house.database);
  await feedReports({
    database: house.database,
    clock: systemClock,
    brands: async () => usualDocuments.brands,
    liveGames: async () => ['other-studio/roulette'],
  });
};

type Told = Record<string, string>;
const asked = async (sql: string): Promise<Told[]> => (await house.database.query<Told>(sql)).rows;
/** Columns of a report as texts, in the order of the first ones, to be held against what the journal says. */
const linesOf = (lines: readonly Record<string, unknown>[], columns: readonly string[]) =>
  lines.map((line) => columns.map((name) => String(line[name])).join(' ')).sort();
const cellsOf = ({ rows }: ReportTable): Record<string, unknown>[] =>
  rows.map(({ currency, cells }) => ({ currency, ...cells }));
const runs = { numRuns: deep(3, 12) };
let players = 0;

const games = ['test/coin', 'other-studio/fruits', 'other-studio/roulette', 'sport/tennis'];
const deed = fc.record({
  what: fc.constantFrom('play', 'play', 'act', 'taken back', 'gift', 'given up', 'prize', 'promo'),
  player: fc.integer({ min: 1, max: 3 }),
  game: fc.constantFrom(...games),
  amount: fc.bigInt({ min: 1n, max: 90n }),
  won: fc.bigInt({ min: 0n, max: 120n }),
});

test('[OPS-61] games and bonus cost equal the journal to the subunit, whatever was played and given', async () => {
  const { database, wagers } = house;
  const { act } = bonusesOn(database, systemClock);
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 20 }), async (deeds) => {
      players += 10;
      for (const player of [1, 2, 3]) await house.fund(players + player, 5_000n);
      // One gift at a time is played with.
      const given = new Set<number>();
      for (const { what, player, game, amount, won } of deeds) {
        const owner = { playerId: players + player, currency: 'EUR' as const };
        const bet = { kind: 'bet' as const, id: randomUUID(), amount };
        const win = { kind: 'win' as const, id: randomUUID(), amount: won };
        if (what === 'play') await wagers.wager(aPlay({ ...owner, game: 'test/coin', stake: amount, win: won }));
        if (what === 'act') await wagers.act(anAct([bet, win, { kind: 'end' }], { ...owner, game }));
        if (what === 'taken back') {
          const roundId = randomUUID();
          await wagers.act(anAct([bet, win], { ...owner, game, roundId }));
          const undo = { kind: 'undo' as const, id: randomUUID(), of: win.id };
          await wagers.act(anAct([undo, { kind: 'end' }], { ...owner, game, roundId }));
        }
        const terms = { amount, requirement: amount * 1_000n, maxStake: null, product: 'any' as const };
        if (what === 'gift' && !given.has(player)) {
          await giveGift(database, { ...owner, ...terms });
          given.add(player);
        }
        if (what === 'given up' && !given.has(player)) {
          const { id, type } = await giveGift(database, { ...owner, ...terms });
          await act.cancel({ id, playerId: owner.playerId, type });
        }
        const prize = { key: randomUUID(), ...owner, amount, reason: 'prize', house: 'prizes' } as const;
        if (what === 'prize') await database.tx((tx) => credit(tx, prize));
        if (what === 'promo') {
          await wagers.act(anAct([{ kind: 'promo', id: randomUUID(), amount, title: 'Comet' }], owner));
        }
      }
      await catchUpWithJournals();
      // What is written now may be of the day before or after by the time it is read.
      const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const span = { from: dayAt(-1), to: dayAt(1) };

      const byGame = await asked(
        `select r.game, t.currency, sum(case t.reason when 'stake' then 1 when 'rollback' then -1 else 0 end) as bets,
           sum(t.house_amount) filter (where t.reason in ('stake', 'rollback')) as stakes,
           coalesce(sum(-t.house_amount) filter (where t.reason not in ('stake', 'rollback')), 0) as wins,
           sum(t.house_amount) as ggr
         from wallet_transfer t left join wagers_action a on a.id = t.key join wagers_round r on r.id = coalesce(a.round_id, t.key)
         where t.house in ('games', 'sports', 'sports_open') group by 1, 2`,
      );
      const columns = ['game', 'currency', 'bets', 'stakes', 'wins', 'ggr'];
      expect(linesOf(cellsOf(await tables.read(database, 'games', span)), columns)).toEqual(linesOf(byGame, columns));

      const [cost] = await asked(
        `select coalesce(sum(-house_amount), 0) as cost from wallet_transfer where house in ('bonus_cost', 'prizes')`,
      );
      const [gifts] = await asked(
        `select coalesce(sum(-t.house_amount), 0) as cost from wallet_transfer t
         where t.house = 'bonus_cost' and t.reason in ('bonus_issue', 'bonus_forfeit')`,
      );
      const told = await tables.read(database, 'bonuses', span);
      expect(told.totals[0]?.cells.cost ?? '0').toBe(cost?.cost);
      const byHand = cellsOf(told).filter((row) => row.promotion === 'Gifts by hand');
      expect(String(byHand[0]?.cost ?? 0)).toBe(gifts?.cost);
      expect(await house.findings()).toEqual([]);
    }),
    runs,
  );
});

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
const event = fc.record({
  month: fc.integer({ min: 0, max: 3 }),
  what: fc.constantFrom('deposit', 'deposit', 'declined', 'cashout', 'stake', 'stake', 'win', 'gift', 'demo'),
  player: fc.integer({ min: 1, max: 4 }),
  currency: fc.constantFrom<Currency>('EUR', 'BTC'),
  method: fc.constantFrom('card', 'bank'),
  amount: fc.bigInt({ min: 1n, max: 90n }),
});

test('[OPS-61] payments, cohorts and lifetime value equal the journal to the subunit, over months', async () => {
  const { database } = house;
  const span = { from: '2026-01-01', to: '2026-04-30', since: 'first_deposit' as const };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      players += 10;
      const known = new Set<string>();
      for (const { month, what, player, currency, method, amount } of events.toSorted(
        (one, other) => one.month - other.month,
      )) {
        const owner = { playerId: players + player, currency };
        const at = `${months[month]}-${String(10 + player)}T10:00:00Z`;
        const key = randomUUID();
        const pay = (action: string, state: string) =>
          database.query(
            `insert into payments_payment (reference, player_id, action, state, currency, amount, method, provider,
               sealed_order, created_at, moved_at, finished_at)
             values ($1, $2, $3, $4, $5, $6, $7, 'test', '', $8, $8, $8)`,
            [key, owner.playerId, action, state, currency, amount, method, at],
          );
        const wallet = `${owner.playerId} ${currency}`;
        // Enough for everything that follows; nobody paid it in.
        if (!known.has(wallet)) {
          await writePast(database, owner, [{ at, reason: 'prize', cash: 9_000n, house: 'bonus_cost' }]);
          known.add(wallet);
        }
        if (what === 'deposit' || what === 'declined') {
          await pay('deposit', what === 'deposit' ? 'succeeded' : 'declined');
        }
        if (what === 'deposit')
          await writePast(database, owner, [{ at, key, reason: 'deposit', cash: amount, house: 'payments' }]);
        if (what === 'cashout') {
          await pay('cashout', 'succeeded');
          await writePast(database, owner, [
            { at, key, reason: 'hold', cash: -amount, reserved: amount, purpose: 'cashout', house: null },
            { at, key, reason: 'capture', reserved: -amount, purpose: 'cashout', house: 'payments' },
          ]);
        }
        if (what === 'stake') await writePast(database, owner, [{ at, reason: 'stake', cash: -amount }]);
        if (what === 'win') await writePast(database, owner, [{ at, reason: 'win', cash: amount }]);
        if (what === 'gift')
          await writePast(database, owner, [{ at, reason: 'bonus_issue', bonus: amount, house: 'bonus_cost' }]);
        if (what === 'demo')
          await writePast(database, owner, [{ at, reason: 'demo_grant', cash: amount, house: 'demo_money' }]);
      }
      await catchUpWithJournals();

      const paid = await asked(
        `select p.method, p.action, t.currency, count(*) as succeeded, sum(abs(t.house_amount)) as amount
         from wallet_transfer t join payments_payment p on p.reference = t.key
         where t.reason in ('deposit', 'capture') group by 1, 2, 3`,
      );
      const told = cellsOf(await tables.read(database, 'payments', span)).filter(({ succeeded }) => succeeded !== 0);
      const columns = ['method', 'action', 'currency', 'succeeded', 'amount'];
      expect(linesOf(told, columns)).toEqual(linesOf(paid, columns));

      const begun = `begun as (select a.player_id, to_char(min(t.at), 'YYYY-MM') as month
        from wallet_transfer t join wallet_account a on a.id = t.account_id where t.reason = 'deposit'
          and t.at < '2026-05-01' group by 1)`;
      const brought = await asked(
        `with ${begun}
         select b.month, t.currency, count(distinct a.player_id) as players,
           coalesce(sum(-t.house_amount) filter (where t.reason = 'deposit'), 0) as deposits,
           coalesce(sum(t.house_amount) filter (where t.reason = 'capture'), 0) as cashouts,
           coalesce(sum(t.house_amount) filter (where t.house = 'games'), 0) as ggr,
           coalesce(sum(-t.house_amount) filter (where t.house in ('bonus_cost', 'prizes')), 0) as bonuses,
           coalesce(sum(t.house_amount) filter (where t.house in ('games', 'bonus_cost', 'prizes')), 0) as ngr
         from begun b join wallet_account a using (player_id) join wallet_transfer t on t.account_id = a.id group by 1, 2`,
      );
      const value = ['month', 'currency', 'players', 'deposits', 'cashouts', 'ggr', 'bonuses', 'ngr'];
      expect(linesOf(cellsOf(await tables.read(database, 'value', span)), value)).toEqual(linesOf(brought, value));

      const stayed = await asked(
        `with ${begun}
         select b.month, count(distinct b.player_id) as players,
           round(100.0 * count(distinct b.player_id) filter (where to_char(t.at, 'YYYY-MM') = b.month) / count(distinct b.player_id), 2)::float8
             as month_0
         from begun b join wallet_account a using (player_id)
         left join wallet_transfer t on t.account_id = a.id and t.reason = 'stake' group by 1`,
      );
      const cohorts = cellsOf(await tables.read(database, 'cohorts', span));
      expect(linesOf(cohorts, ['month', 'players'])).toEqual(linesOf(stayed, ['month', 'players']));
      for (const { month, month_0 } of stayed) {
        const cohort = cohorts.find((row) => (row as { month?: unknown }).month === month) as
          | { month_0?: number }
          | undefined;
        expect(cohort?.month_0 ?? 0).toBeCloseTo(Number(month_0), 1);
      }
    }),
    runs,
  );
});

test('[OPS-10] taxes and fees are those of a written example, line by line, from what the journal says', async () => {
  const { database } = house;
  players += 10;
  const [estonian, german] = [players + 1, players + 2];
  const insert =
    'insert into reports_player (player_id, country, brand, partner, campaign) values ($1, $2, $3, $3, $3)';
  await database.query(insert, [estonian, 'EE', '']);
  await database.query(insert, [german, 'DE', '']);
  const play = (at: string, stake: bigint, win: bigint) => [
    { at, reason: 'stake' as const, cash: -stake },
    ...(win > 0n ? [{ at, reason: 'win' as const, cash: win }] : []),
  ];
  const paidIn = { reason: 'deposit', cash: 50_000n, house: 'payments' } as const;
  await writePast(database, { playerId: estonian }, [
    { at: '2026-05-01T00:00:00Z', ...paidIn },
    // The last of the old rate, and the first of the new one, a second apart.
    ...play('2026-05-09T23:59:59Z', 10_005n, 0n),
    ...play('2026-05-10T00:00:00Z', 2_000n, 1_500n),
    // Who wins more than was staked leaves nothing to tax.
    { at: '2026-06-02T08:00:00Z', reason: 'win', cash: 900n },
  ]);
  await writePast(database, { playerId: german }, [
    { at: '2026-05-03T00:00:00Z', ...paidIn },
    ...play('2026-05-04T08:00:00Z', 333n, 100n),
  ]);
  await catchUpWithJournals();
  const own = createReportTables({
    clock: systemClock,
    titlesOf: async () => new Map(),
    taxesConfig: async () => ({
      profiles: [
        {
          name: 'Estonia',
          countries: ['EE'],
          rates: [
            { name: 'Gambling tax', base: 'ggr', percent: 6, from: '2026-01-01', until: '2026-05-10' },
            { name: 'Gambling tax', base: 'ggr', percent: 7.5, from: '2026-05-10' },
          ],
        },
        {
          name: 'Elsewhere',
          countries: [],
          rates: [{ name: 'Stakes duty', base: 'stakes', percent: 5.3, from: '2026-01-01' }],
        },
      ],
    }),
  });
  const linesIn = async (from: string, to: string) =>
    cellsOf(await own.read(database, 'taxes', { from, to, currency: 'EUR' })).map(
      ({ profile, name, since, base, due }) => [profile, name, since, base, due],
    );
  expect(await linesIn('2026-05-01', '2026-05-31')).toEqual([
    // 6 % of 100.05 and 7.5 % of 5.00, each rounded up by itself.
    ['Estonia', 'Gambling tax', '2026-05-01', '10005', '601'],
    ['Estonia', 'Gambling tax', '2026-05-10', '500', '38'],
    // 5.3 % of 3.33 is 0.17649.
    ['Elsewhere', 'Stakes duty', '2026-05-01', '333', '18'],
  ]);
  expect(await linesIn('2026-06-01', '2026-06-30')).toEqual([['Estonia', 'Gambling tax', '2026-06-01', '-900', '0']]);
});

test('[OPS-67] finance in one currency is the ledger of each day by the rate of that day', async () => {
  const { database } = house;
  players += 10;
  const span = { from: '2026-07-01', to: '2026-07-31', shown_in: 'EUR' as const };
  const opening = BigInt((await tables.read(database, 'finance', span)).rows[0]?.cells.deposits ?? 0);
  expect(opening).toBe(0n);
  for (const [currency, at, cash] of [
    ['EUR', '2026-07-02T10:00:00Z', 10_000n],
    ['USD', '2026-07-02T11:00:00Z', 20_000n],
    ['USD', '2026-07-20T11:00:00Z', 20_001n],
  ] as const) {
    await writePast(database, { playerId: players + 1, currency }, [
      { at, reason: 'deposit', cash, house: 'payments' },
    ]);
  }
  for (const [at, usd] of [
    ['2026-07-01T06:00:00Z', 0.5],
    ['2026-07-19T06:00:00Z', 0.25],
  ] as const) {
    await database.query(
      `insert into config_rates (source, quoted_at, in_euro, written_by, written_at) values ('test', $1, $2, 'a test', $1)`,
      [at, JSON.stringify({ USD: usd })],
    );
  }
  await catchUpWithJournals();
  const [days, months] = await Promise.all(
    (['day', 'month'] as const).map((by) => tables.read(database, 'finance', { ...span, by })),
  );
  const deposits = (table: ReportTable | undefined) =>
    table?.rows
      .filter(({ cells }) => cells.deposits !== '0')
      .map(({ currency, cells }) => [currency, cells.period, cells.deposits]);
  // 100 EUR and 200 USD at a half; 200.01 USD at a quarter is 50.0025.
  expect(deposits(days)).toEqual([
    ['EUR', '2026-07-02', '20000'],
    ['EUR', '2026-07-20', '5000'],
  ]);
  expect(deposits(months)).toEqual([['EUR', '2026-07', '25000']]);
  // Without it each currency keeps its own line, to the subunit.
  const plain = await tables.read(database, 'finance', { from: span.from, to: span.to, by: 'month', currency: 'USD' });
  expect(plain.rows.map(({ currency, cells }) => [currency, cells.deposits])).toEqual([['USD', '40001']]);
});
