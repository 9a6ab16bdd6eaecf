import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOf, readPlacedTables } from '../kit/database/table-places.ts';
import { createDatabase, type Database, migrate, readMigrations } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';

/** A database of the release before the tables of homes were made ready, with money and stakes in it. */
let server: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
beforeAll(async () => {
  server = await testDatabase();
  await server.query('drop schema public cascade; create schema public');
  database = createDatabase({ url: server.url, maxConnections: 2 });
  const migrations = await readMigrations();
  const isOlder = ({ name }: { name: string }) => name < '0090';
  await migrate(database, migrations.filter(isOlder));
  await database.query(past);
  await migrate(database, migrations);
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const uuid = 'gen_random_uuid()';
const past = `
  insert into identity_player (email, currency, language, country, created_at, terms_accepted_at, confirmed_at)
    select 'p' || i || '@example.com', 'EUR', 'en', 'DE', now(), now(), now() from generate_series(1, 3) i;
  delete from identity_player where id = 3;
  insert into payments_address (player_id, method, provider, currency, network, created_at) values (1, 'm', 'p', 'BTC', '', now());
  insert into wallet_account (player_id, currency, cash) values (1, 'EUR', 6), (2, 'EUR', 4), (2, 'USD', 0);
  insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after,
      bonus_after, reserved_after)
    select ${uuid}, 'deposit', '', 1 + i % 2, 'EUR', 2, 0, 0, 'payments', 2 * (1 + i / 2), 0, 0 from generate_series(0, 4) i;
  insert into jackpots_jackpot (identifier, external_id, name, currency, allowed_currencies, created_at)
    values ('old', 'old', 'Old', 'EUR', '{EUR}', now());
  insert into jackpots_level (jackpot_id, place, identifier, external_id, name, rate_ppm, seed_amount, ceiling_amount)
    values (1, 1, 'only', 'only', 'Only', 1000, 1, 9);
  -- Transactions in another order than ids; five are counted, two wait.
  insert into jackpots_stake (xid, jackpot_id, action_id, round_id, player_id, game, currency, cash, at)
    select xid::text::xid8, 1, ${uuid}, ${uuid}, 1, 'g', 'EUR', 5, now()
    from unnest(array[30, 10, 20, 10, 40, 60, 50]) with ordinality as s (xid, place) order by place;
  update jackpots_place set xid = '40', id = 5;
  insert into jackpots_cycle (level_id, number, rate_ppm, seed_amount, ceiling_amount, sealed_seed, server_seed_hash,
      client_seed, next_sealed_seed, next_server_seed_hash, after_xid, after_id, carried, pool, opened_at, dropped_at,
      server_seed, must_hit_amount)
    values (1, 1, 1000, 1, 9, '', '', '', '', '', '0', 0, 0, 0, now(), now(), '', 5),
      (1, 2, 1000, 1, 9, '', '', '', '', '', '20', 3, 0, 0, now(), null, null, null);
  insert into jackpots_rate (from_currency, to_currency, rate, after_xid, after_id, source, quoted_at, written_at)
    values ('USD', 'EUR', 1, '0', 0, 's', now(), now()), ('USD', 'EUR', 2, '10', 4, 's', now(), now());
  insert into jackpots_win (level_id, cycle, stake_xid, stake_id, player_id, round_id, game, amount, paid_amount, paid_currency,
      rate, base_amount, at) values (1, 1, '20', 3, 1, ${uuid}, 'g', 5, 5, 'EUR', 1, 5, now());`;

const read = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;

test('[RUN-11] lines of the journal have the number of their place, and the next one follows', async () => {
  const lines = `select account_id, array_agg(entry order by id) as entries from wallet_transfer group by 1 order by 1`;
  expect(await read(lines)).toEqual([
    { account_id: 1n, entries: [1n, 2n, 3n] },
    { account_id: 2n, entries: [1n, 2n] },
  ]);
  expect(await read('select last_entry from wallet_account order by id')).toEqual(
    [3n, 2n, 0n].map((last_entry) => ({ last_entry })),
  );
  await expect(database.query('update wallet_transfer set entry = 1')).rejects.toThrow(/append-only|permission/);
});

test('[RUN-11] new ids are larger than all before and numbers without loss; players and addresses count on', async () => {
  const [account] = await read("insert into wallet_account (player_id, currency) values (9, 'EUR') returning id");
  expect(Number(account?.id)).toBeGreaterThan(1_000_000_000);
  expect(Number.isSafeInteger(Number(account?.id))).toBe(true);
  const [player] = await read(
    `insert into identity_player (email, currency, language, country, created_at, terms_accepted_at)
     values ('new@example.com', 'EUR', 'en', 'DE', now(), now()) returning id`,
  );
  // The third was deleted; its number is not given again.
  expect(player).toEqual({ id: 4n });
  const [address] = await read(
    `insert into payments_address (player_id, method, provider, currency, network, created_at)
     values (2, 'm', 'p', 'BTC', '', now()) returning id`,
  );
  expect(address).toEqual({ id: 2n });
});

test('[RUN-12] stakes that were counted keep their order as numbers; those that wait are told', async () => {
  expect(await read('select stake_id from jackpots_counted order by number')).toEqual(
    [2n, 4n, 3n, 1n, 5n].map((stake_id) => ({ stake_id })),
  );
  expect(await read('select number from jackpots_place')).toEqual([{ number: 5n }]);
  expect(await read('select after_number from jackpots_cycle order by number')).toEqual([
    { after_number: 0n },
    { after_number: 3n },
  ]);
  expect(await read('select after_number from jackpots_rate order by id')).toEqual([
    { after_number: 0n },
    { after_number: 2n },
  ]);
  expect(await read(`select events from kit_outbox where topic = 'jackpots.staked'`)).toEqual([{ events: [7, 6] }]);
});

/** Tables of homes that name no player, and why. */
const withoutPlayer: Readonly<Record<string, string>> = {
  identity_player: 'its id is the player',
  identity_login_guard: 'counts addresses, also those that nobody has',
  identity_passkey_challenge: 'a sign-in begins before anybody knows whose it is',
  games_demo_purse: 'belongs to whoever holds its token, guests too',
  games_demo_round: 'belongs to a purse',
  verification_chunk: 'belongs to the content of a document',
  support_chunk: 'belongs to the content of a file',
  kit_idempotency: 'the player is in its scope',
  wallet_house: 'the house in this home',
  wallet_house_transfer: 'the house in this home',
  wallet_house_day: 'the house in this home',
  wallet_day: 'sums of this home',
  wallet_rollup: 'how far the sums of this home have come',
};
/** Numbers that the house hands out. */
const ofTheHouse = ['identity_player', 'payments_address'];

test('[RUN-13] tables of homes name their player, count by nothing of their own and refer to nothing far away', async () => {
  const placed = await readPlacedTables();
  const tables = await read(`select c.relname as name,
      (select coalesce(json_agg(format('%s %s %s', a.attname, format_type(a.atttypid, -1), a.attidentity)), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(string_agg(pg_get_expr(d.adbin, d.adrelid), ' '), '') from pg_attrdef d where d.adrelid = c.oid) as defaults,
      (select coalesce(json_agg(f.confrelid::regclass::text), '[]') from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f') as others
    from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
    order by 1`);
  const wrong = (tables as unknown as Table[]).flatMap(({ name, columns, defaults, others }) => {
    const place = placeOf(name, placed);
    const has = (what: RegExp) => columns.some((column) => what.test(column));
    return [
      place !== 'node' && has(/ xid8? /) ? `${name} keeps an xid` : [],
      place === 'home' && has(/^player_id /) === name in withoutPlayer ? `${name}: has it player_id or a reason?` : [],
      // What every one of them has lies in homes too.
      ...(place === 'home' || place === 'every'
        ? [
            has(/ [ad]$/) ? `${name} counts by itself` : [],
            defaults.includes('nextval') && !ofTheHouse.includes(name) ? `${name} has a sequence` : [],
            others.filter((other) => ![place, 'shared'].includes(placeOf(other, placed))).map((o) => `${name} → ${o}`),
          ].flat()
        : []),
    ].flat();
  });
  expect(wrong).toEqual([]);
  expect(tables.filter(({ name }) => placeOf(String(name), placed) === 'home').length).toBeGreaterThan(100);
});

interface Table {
  name: string;
  columns: string[];
  defaults: string;
  others: string[];
}

test('[RUN-13] what stood there before has its player now', async () => {
  expect(await read('select distinct account_id, player_id from wallet_transfer order by 1')).toEqual([
    { account_id: 1n, player_id: 1n },
    { account_id: 2n, player_id: 2n },
  ]);
  // Whoever writes a line without number or player gets both.
  await database.query(`insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved, house,
      cash_after, bonus_after, reserved_after) values (${uuid}, 'deposit', '', 2, 'EUR', 2, 0, 0, 'payments', 6, 0, 0)`);
  expect(await read('select entry, player_id from wallet_transfer order by id desc limit 1')).toEqual([
    { entry: 3n, player_id: 2n },
  ]);
});
