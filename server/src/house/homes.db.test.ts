import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  type Database,
  databasesOf,
  type Event,
  manualClock,
  migrate,
  readMigrations,
  silentLog,
  splitHomes,
  startOutboxes,
  writeEvents,
} from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { until } from '../kit/testing/until.ts';
import { aPlay, openTestHouse, type TestHouse } from '../wagers/testing/test-house.ts';
import { createWallet } from '../wallet/index.ts';
import { refuseManyHomes } from './refuse-many-homes.ts';

const count = 4;
let house: TestHouse;
/** As an operator's command connects: to no home. */
let whole: Database;
beforeAll(async () => {
  house = await openTestHouse({ homes: count, clock: manualClock('2026-11-19T12:00:00Z') });
  whole = createDatabase({ url: house.database.url, maxConnections: 1 });
});
afterAll(async () => {
  await whole.close();
  await house.close();
});

const homeOf = (number: number) => house.homes.all()[number] as Database;

/** Everything that makes the tables a connection finds first what they are. */
const structureText = `
  with tables as (
    select c.oid, c.relname::text as name, c.relkind::text as kind, c.reloptions, c.relacl, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname = any($1))
  select line from (
    select concat_ws(' ', name, kind, reloptions::text, relacl::text, bound, case kind when 'v' then pg_get_viewdef(oid) end) as line from tables
    union all
    select concat_ws(' ', t.name, row_number() over (partition by t.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated,
        a.attidentity, a.attstattarget, a.attoptions::text, a.attstorage, replace(pg_get_expr(d.adbin, d.adrelid), 'house.', ''))
    from tables t join pg_attribute a on a.attrelid = t.oid left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped
    union all
    select concat_ws(' ', t.name, c.conname, c.convalidated, pg_get_constraintdef(c.oid)) from tables t join pg_constraint c on c.conrelid = t.oid
    union all
    select pg_get_indexdef(i.indexrelid, 0, true) || i.indisvalid from tables t join pg_index i on i.indrelid = t.oid
    union all
    select pg_get_triggerdef(g.oid, true) || g.tgenabled::text from tables t join pg_trigger g on g.tgrelid = t.oid where not g.tgisinternal) all_lines
  order by 1`;

const structureOf = async (home: Pick<Database, 'query'>, names: readonly string[]) =>
  (await home.query<{ line: string }>(structureText, [names])).rows.map(({ line }) => line);

test('[RUN-31] every home has the tables of the players as a house with one home has them, and no others', async () => {
  const { rows } = await homeOf(0).query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'home_0'::regnamespace and relkind in ('r', 'p', 'v')
       and relname not like 'kit_outbox%' order by 1`,
  );
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(130);
  const one = await testDatabase();
  const wanted = await structureOf(one, names);
  await one.drop();
  for (const home of house.homes.all()) expect(await structureOf(home, names)).toEqual(wanted);
  const outbox = await structureOf(homeOf(0), ['kit_outbox', 'kit_outbox_rest']);
  expect(outbox.some((line) => line.includes('kit_outbox_in_order') && line.endsWith('true'))).toBe(true);
  for (const home of house.homes.all())
    expect(await structureOf(home, ['kit_outbox', 'kit_outbox_rest'])).toEqual(outbox);
  // What a home does not have it does not find by accident.
  await expect(homeOf(1).query('select from live_round')).rejects.toMatchObject({ code: '42P01' });
  await expect(house.homes.house.query('select from wallet_account')).rejects.toMatchObject({ code: '42P01' });
});

test('[RUN-32] wagers of players go to their homes, each with ids of its own, and the books of every home are in order', async () => {
  const players = [4, 5, 6, 7, 8];
  await Promise.all(players.map((playerId) => house.fund(playerId, 1_000n)));
  await Promise.all(players.map((playerId) => house.wagers.wager(aPlay({ playerId, stake: 100n, win: 50n }))));
  expect(await Promise.all(players.map((playerId) => house.balance(playerId)))).toEqual(players.map(() => 950n));
  const held = await Promise.all(
    house.homes.all().map(async (home) => {
      const { rows } = await home.query<{ player: number; home: number }>(
        'select player_id::int as player, ((id >> 14) & 255)::int as home from wallet_transfer where player_id = any($1) order by 1, id',
        [players],
      );
      return rows;
    }),
  );
  // A deposit, a stake and a win.
  const lines = (player: number) => Array.from({ length: 3 }, () => ({ player, home: player % count }));
  expect(held).toEqual([[...lines(4), ...lines(8)], lines(5), lines(6), lines(7)]);
  expect(house.wagers.load()).toEqual({ queued: 0, aside: 0 });
  expect(await house.findings()).toEqual([]);
});

test('[RUN-32] players of two homes are never one transaction', async () => {
  const wallets = [1, 2].map((playerId) => ({ playerId, currency: 'EUR' }));
  const nothing = async () => [];
  const asked = house.wagers.actMany({ wallets, decide: nothing, follow: nothing });
  await expect(asked).rejects.toThrow('one transaction is of one home');
});

test('[RUN-32] a player sees and opens wallets in their home', async () => {
  const { handlers } = createWallet({
    homes: house.homes,
    selectCurrency: async () => undefined,
    publish: () => undefined,
  });
  const context = { principal: { playerId: 11 } } as never;
  await handlers.selectAccount({ body: { currency: 'USD' } } as never, context);
  const listed = await handlers.listAccounts({ query: {} } as never, context);
  expect(listed.body).toMatchObject([{ currency: 'USD', amount_cents: 0 }]);
  const { rows } = await homeOf(3).query('select currency from wallet_account where player_id = 11');
  expect(rows).toEqual([{ currency: 'USD' }]);
});

test('[RUN-33] whoever knows an older place of a home writes nothing there, and the other homes go on', async () => {
  const play = (playerId: number) => house.wagers.wager(aPlay({ playerId, stake: 10n }));
  await Promise.all([house.fund(20, 100n), house.fund(21, 100n)]);
  await whole.query('update home_1.kit_home set epoch = epoch + 1');
  await expect(play(21)).rejects.toThrow('home 1 of 4 in epoch 0 was asked for, 1 of 4 in epoch 1 is here');
  await expect(house.fund(21, 5n)).rejects.toThrow('in epoch 1 is here');
  await play(20);
  await whole.query('update home_1.kit_home set epoch = epoch - 1');
  expect(await house.balance(21)).toBe(100n);
  await play(21);
  expect(await house.findings()).toEqual([]);
});

test('[RUN-32] what each home has written is heard once, in order, by a listener in each of them', async () => {
  const heard: number[] = [];
  const consumer = {
    name: 'test-homes',
    topics: ['limits.changed'] as const,
    handle: async (_tx: unknown, events: Event[]) => {
      for (const { data } of events) heard.push((data as { playerId: number }).playerId);
    },
  };
  const outboxes = await startOutboxes({ homes: house.homes, consumers: [consumer], log: silentLog });
  const written = Array.from({ length: 40 }, (_, index) => 100 + index);
  await Promise.all(
    house.homes.all().map(async (home, number) => {
      for (const playerId of written.filter((id) => id % count === number))
        await home.tx((tx) => writeEvents(tx, 'limits.changed', [{ playerId }] as never));
    }),
  );
  await house.homes.house.tx((tx) => writeEvents(tx, 'limits.changed', [{ playerId: 99 }] as never));
  await until(() => heard.length >= written.length + 1);
  await outboxes.stop();
  expect(heard.toSorted((a, b) => a - b)).toEqual([99, ...written]);
  for (let home = 0; home < count; home += 1) {
    const own = heard.filter((id) => id > 99 && id % count === home);
    expect(own).toEqual(written.filter((id) => id % count === home));
  }
  expect(databasesOf(house.homes).length).toBe(count + 1);
});

test('[RUN-31] a later migration makes each of its tables where it lies: those of players in every home', async () => {
  const pieces = [
    { place: 'node', text: 'create table later_node (id int)' },
    { place: 'up', text: 'create table later_shared (id int)' },
    { place: 'house', text: 'create table later_house (id int)' },
    { place: 'home', text: 'create table later_home (player_id bigint references wallet_account)' },
  ] as const;
  const later = { name: '9999-later', pieces, check: "select 1 where to_regclass('later_home') is null", hash: 'h' };
  const known = await readMigrations();
  expect(await migrate(whole, [...known, later])).toEqual(['9999-later']);
  expect(await migrate(whole, [...known, later])).toEqual([]);
  const { rows } = await whole.query<{ at: string }>(
    `select relnamespace::regnamespace || '.' || relname as at from pg_class where relname like 'later\\_%' and relkind = 'r' order by 1`,
  );
  const homes = ['home_0', 'home_1', 'home_2', 'home_3'];
  expect(rows.map(({ at }) => at)).toEqual(
    [
      ...homes.flatMap((home) => [`${home}.later_home`, `${home}.later_node`]),
      'house.later_house',
      'house.later_node',
      'public.later_shared',
    ].sort(),
  );
  const { rows: referred } = await homeOf(2).query<{ name: string }>(
    `select confrelid::regclass::text as name from pg_constraint where conrelid = 'later_home'::regclass and contype = 'f'`,
  );
  expect(referred).toEqual([{ name: 'wallet_account' }]);
});

test('[RUN-33] such a house does not open while rooms take one home for all; one that is cut short goes on', async () => {
  await expect(refuseManyHomes(whole)).rejects.toThrow(
    /The database has 4 homes, and this release serves one: \d+ rooms/,
  );
  await whole.query('drop schema home_3 cascade');
  await expect(refuseManyHomes(whole)).rejects.toThrow('3 of 4 homes are there. Run it again.');
  await expect(splitHomes(whole, 5)).rejects.toThrow('There are 4 homes already.');
  await splitHomes(whole, count);
  await expect(refuseManyHomes(whole)).rejects.toThrow('The database has 4 homes');
  await house.fund(3, 7n);
  expect(await house.balance(3)).toBe(7n);
});

test('[RUN-33] only a new house that nobody is connected to is split', async () => {
  const one = await testDatabase();
  try {
    const other = createDatabase({ url: one.url, maxConnections: 1 });
    await other.query('select 1');
    await expect(splitHomes(one, 4)).rejects.toThrow('1 others are connected: stop the house first.');
    await other.close();
    await one.query(
      `insert into identity_player (email, currency, language, country, created_at, terms_accepted_at)
       values ($1, 'EUR', 'en', 'DE', now(), now())`,
      [`${randomUUID()}@example.com`],
    );
    await expect(splitHomes(one, 4)).rejects.toThrow('There are players already');
    await refuseManyHomes(one);
  } finally {
    await one.drop();
  }
});
