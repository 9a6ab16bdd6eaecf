import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database, migrate, type Queryable } from '../kit/index.ts';
import { testDatabase } from '../kit/testing/test-database.ts';
import { credit, moveHouseMoney } from './index.ts';
import { aCredit, aFundedPlayer, aHouseTransfer, aPlayer, type TestDatabase } from './testing/test-ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await aFundedPlayer(database, 100n);
  await database.tx((tx) => moveHouseMoney(tx, [aHouseTransfer()]));
});
afterAll(() => database.drop());

const changes = [
  'update wallet_transfer set cash = cash + 1',
  'update wallet_transfer set at = now()',
  'delete from wallet_transfer',
  'truncate wallet_transfer',
  'truncate wallet_transfer cascade',
  'update wallet_house_transfer set amount = amount + 1',
  'delete from wallet_house_transfer',
  'truncate wallet_house_transfer',
];

const journal = async (from: Queryable) => [
  ...(await from.query('select * from wallet_transfer order by id')).rows,
  ...(await from.query('select * from wallet_house_transfer order by id')).rows,
];

describe('the journal is only added to', () => {
  test.each(changes)('as superuser: %s', async (change) => {
    const before = await journal(database);
    expect(before.length).toBeGreaterThan(0);
    await expect(database.query(change)).rejects.toThrow(/append-only/);
    expect(await journal(database)).toEqual(before);
  });

  test('as superuser, an insert that would rather update', async () => {
    const upsert = `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved,
        house, cash_after, bonus_after, reserved_after)
      select key, reason, input_hash, account_id, currency, cash, bonus, reserved, house, cash_after, bonus_after,
        reserved_after from wallet_transfer limit 1
      on conflict (key, reason) do update set cash = 999`;
    await expect(database.query(upsert)).rejects.toThrow(/append-only/);
  });

  describe('as the ordinary role that owns every table', () => {
    const role = `t_owner_${randomUUID().replaceAll('-', '')}`;
    let owned: Database;
    beforeAll(async () => {
      const password = randomBytes(16).toString('hex');
      await database.query(`create role ${role} login password '${password}'`);
      await database.query(`create database ${role} owner ${role}`);
      const url = new URL(database.url);
      url.username = role;
      url.password = password;
      url.pathname = `/${role}`;
      owned = createDatabase({ url: url.toString(), maxConnections: 2 });
      await migrate(owned);
      await owned.tx(async (tx) => {
        await moveHouseMoney(tx, [aHouseTransfer()]);
        await credit(tx, aCredit({ playerId: aPlayer() }));
      });
    });
    afterAll(async () => {
      await owned.close();
      await database.query(`drop database ${role} with (force)`);
      await database.query(`drop role ${role}`);
    });

    test('it is the owner, and no superuser', async () => {
      const { rows } = await owned.query(
        `select pg_get_userbyid(c.relowner) = current_user as owner, r.rolsuper as super
         from pg_class c, pg_roles r where c.relname = 'wallet_transfer' and r.rolname = current_user`,
      );
      expect(rows).toEqual([{ owner: true, super: false }]);
    });

    test.each(changes)('%s', async (change) => {
      const before = await journal(owned);
      expect(before.length).toBeGreaterThan(0);
      await expect(owned.query(change)).rejects.toMatchObject({ code: '42501', message: /permission denied/ });
      expect(await journal(owned)).toEqual(before);
    });

    test.each(changes)('even after it gave itself the right back: %s', async (change) => {
      const attempt = owned.tx(async (tx) => {
        await tx.query('grant update, delete, truncate on wallet_transfer, wallet_house_transfer to current_user');
        await tx.query(change);
      });
      await expect(attempt).rejects.toThrow(/append-only/);
    });
  });
});

describe('what cannot be written even by hand', () => {
  const insert = (given: Record<string, unknown> = {}) => {
    const row = {
      key: randomUUID(),
      reason: 'correction',
      input_hash: Buffer.alloc(32),
      account_id: 1,
      currency: 'EUR',
      cash: 5,
      bonus: 0,
      reserved: 0,
      house: 'games',
      cash_after: 5,
      bonus_after: 0,
      reserved_after: 0,
      entry: 1,
      player_id: 1,
      ...given,
    };
    const names = Object.keys(row);
    return database.query(
      `insert into wallet_transfer (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    );
  };

  test.each<[string, Record<string, unknown>, string]>([
    ['a house amount of one’s own choice', { house_amount: -4 }, '428C9'],
    ['money from nobody', { house: null }, '23514'],
    ['money lost between pockets', { house: null, cash: -5, bonus: 4 }, '23514'],
    ['a transfer of nothing', { cash: 0 }, '23514'],
    ['cash below zero afterwards', { cash_after: -1 }, '23514'],
    ['bonus below zero afterwards', { bonus_after: -1 }, '23514'],
    ['reserved below zero afterwards', { reserved_after: -1 }, '23514'],
    ['no key', { key: null }, '23502'],
    ['no hash', { input_hash: null }, '23502'],
    ['an amount past 64 bits', { cash: '9223372036854775808' }, '22003'],
    ['a sum past 64 bits', { cash: '9223372036854775807', bonus: 1 }, '22003'],
  ])('%s', async (_name, given, code) => {
    await expect(insert(given)).rejects.toMatchObject({ code });
  });

  test('a transfer between pockets of one wallet needs no house', async () => {
    const attempt = database.tx(async (tx) => {
      await tx.query(
        `insert into wallet_transfer (key, reason, input_hash, account_id, currency, cash, bonus, reserved,
          cash_after, bonus_after, reserved_after, entry, player_id)
          values ($1, 'hold', '', 1, 'EUR', -5, 0, 5, 0, 0, 5, 1, 1)`,
        [randomUUID()],
      );
      throw new Error('rolled back on purpose');
    });
    await expect(attempt).rejects.toThrow('rolled back on purpose');
  });

  test.each(['cash', 'bonus', 'reserved'])('a wallet whose %s is below zero', async (pocket) => {
    await expect(database.query(`update wallet_account set ${pocket} = -1`)).rejects.toMatchObject({ code: '23514' });
  });

  test('a second wallet of one player in one currency', async () => {
    const again = 'insert into wallet_account (player_id, currency) select player_id, currency from wallet_account';
    await expect(database.query(again)).rejects.toMatchObject({ code: '23505' });
  });

  test.each(['0', '-1'])('a hold of %s', async (amount) => {
    const hold = 'insert into wallet_hold (id, account_id, amount, purpose, player_id) values ($1, 1, $2, $3, 1)';
    await expect(database.query(hold, [randomUUID(), amount, 'bet'])).rejects.toMatchObject({ code: '23514' });
  });
});
