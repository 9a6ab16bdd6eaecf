import { randomUUID } from 'node:crypto';
import type { Currency, ListedPlayer } from '@halley/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { credit, openWallet } from '../../wallet/index.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
});

const list = async (query: Record<string, string>, member = admin) =>
  member.get(`/api/staff/players?${new URLSearchParams(query)}`);
const idsOf = async (query: Record<string, string>) =>
  ((await list(query)).json().players as ListedPlayer[]).map(({ id }) => id);

interface Wanted {
  country?: string;
  first?: string;
  last?: string;
  verified?: boolean;
  seen?: Date | null;
  balance?: [Currency, bigint];
}

/** All of a test are found by one nickname that nobody else has. */
async function aPlayer(nickname: string, { country = 'DE', verified = false, ...wanted }: Wanted = {}) {
  const { playerId } = await room.player({ currency: 'EUR' });
  await database.query(
    `update identity_player set nickname = $2, country = $3, verified = $4, first_name = $5, last_name = $6,
       current_sign_in_at = case when $7::timestamptz is null then current_sign_in_at else nullif($7, '-infinity') end
     where id = $1`,
    [
      ...[playerId, nickname, country, verified, wanted.first ?? null, wanted.last ?? null],
      wanted.seen === null ? '-infinity' : (wanted.seen ?? null),
    ],
  );
  if (wanted.balance) {
    const [currency, amount] = wanted.balance;
    await database.tx(async (tx) => {
      await openWallet(tx, { playerId, currency });
      await credit(tx, { playerId, currency, amount, key: randomUUID(), reason: 'deposit', house: 'payments' });
    });
  }
  return playerId;
}
const aName = () => `list${randomUUID().slice(0, 8)}`;

describe('the list of players', () => {
  test('[F-98] is filtered by country, verification and state, each alone and all together', async () => {
    const question = aName();
    const german = await aPlayer(question);
    const verified = await aPlayer(question, { verified: true });
    const canadian = await aPlayer(question, { country: 'CA', verified: true });
    const closed = await aPlayer(question, { country: 'CA', verified: true });
    await database.tx((tx) => room.identity.desk.block(tx, { playerId: closed, reason: 'a test' }));
    const away = await aPlayer(question);
    room.onBreak.add(away);

    expect(await idsOf({ question })).toEqual([away, closed, canadian, verified, german]);
    expect(await idsOf({ question, country: 'CA' })).toEqual([closed, canadian]);
    expect(await idsOf({ question, verified: 'true' })).toEqual([closed, canadian, verified]);
    expect(await idsOf({ question, verified: 'false' })).toEqual([away, german]);
    expect(await idsOf({ question, state: 'closed' })).toEqual([closed]);
    expect(await idsOf({ question, state: 'open' })).toEqual([away, canadian, verified, german]);
    expect(await idsOf({ question, state: 'on_break' })).toEqual([away]);
    expect(await idsOf({ question, state: 'open', country: 'CA', verified: 'true' })).toEqual([canadian]);
    expect(await idsOf({ question, country: 'IS' })).toEqual([]);
  });

  test('[F-98] is filtered by VIP status: the highest counts', async () => {
    const question = aName();
    const change = (playerId: number, add: number[]) =>
      database.tx((tx) => room.identity.desk.changeGroups(tx, { playerId, add, remove: [] }));
    const none = await aPlayer(question);
    const gold = await aPlayer(question);
    await change(gold, [259, 257]);
    const bronze = await aPlayer(question);
    await change(bronze, [793]);
    expect(await idsOf({ question, vip: 'Gold' })).toEqual([gold]);
    expect(await idsOf({ question, vip: 'Bronze' })).toEqual([bronze]);
    expect(await idsOf({ question, vip: 'none' })).toEqual([none]);
    const { players } = (await list({ question })).json();
    expect(players.map(({ vip }: ListedPlayer) => vip)).toEqual(['Bronze', 'Gold', null]);
  });

  test('[F-98] is filtered and sorted by balance in a currency, and shows it', async () => {
    const question = aName();
    const little = await aPlayer(question, { balance: ['EUR', 500n] });
    const much = await aPlayer(question, { balance: ['EUR', 90_000n] });
    const some = await aPlayer(question, { balance: ['EUR', 5_000n] });
    const coins = await aPlayer(question, { balance: ['BTC', 70_000n] });
    const inEuro = { question, currency: 'EUR', balance_from: '1' };
    expect(await idsOf({ ...inEuro, sort: 'balance_high' })).toEqual([much, some, little]);
    expect(await idsOf({ ...inEuro, sort: 'balance_low' })).toEqual([little, some, much]);
    expect(await idsOf({ ...inEuro, balance_from: '501', balance_to: '5000' })).toEqual([some]);
    expect(await idsOf({ question, currency: 'BTC' })).toEqual([coins]);
    const [shown] = (await list({ question, currency: 'BTC' })).json().players;
    expect(shown.balance).toEqual({ currency: 'BTC', amount_cents: 70_000 });
    const [selected] = (await list({ question, sort: 'oldest' })).json().players;
    expect(selected.balance).toEqual({ currency: 'EUR', amount_cents: 500 });
  });

  test('[F-98] goes by name, by last log-in, by age', async () => {
    const question = aName();
    const zoe = await aPlayer(question, { first: 'Zoe', last: 'Abel', seen: new Date('2026-02-01T00:00:00Z') });
    const ann = await aPlayer(question, { first: 'Ann', last: 'abel', seen: new Date('2026-02-03T00:00:00Z') });
    const nobody = await aPlayer(question, { seen: null });
    const bert = await aPlayer(question, { first: 'Bert', last: 'Zander', seen: new Date('2026-02-02T00:00:00Z') });
    expect(await idsOf({ question, sort: 'name' })).toEqual([ann, zoe, bert, nobody]);
    expect(await idsOf({ question, sort: 'seen' })).toEqual([ann, bert, zoe, nobody]);
    expect(await idsOf({ question, sort: 'oldest' })).toEqual([zoe, ann, nobody, bert]);
  });

  test.each(['newest', 'oldest', 'seen', 'name', 'balance_high', 'balance_low'])(
    '[F-98] by %s every player who fits comes once, page after page, and nobody else',
    async (sort) => {
      const question = aName();
      // Two pages and a bit, many of them constantColumn in what the list goes by; every third is from elsewhere.
      const { rows } = await database.query<{ id: bigint }>(
        `insert into identity_player (email, nickname, first_name, last_name, country, currency, language, created_at, current_sign_in_at)
         select $1 || n || '@example.com', $1, case when n % 4 > 0 then 'A' || n % 5 end, case when n % 4 > 0 then 'B' || n % 7 end,
           case when n % 3 = 0 then 'NO' else 'DE' end, 'EUR', 'en', now(),
           case when n % 4 > 0 then date_trunc('milliseconds', now()) - (n % 5) * interval '1 hour' end
         from generate_series(1, 170) n returning id`,
        [question],
      );
      await database.query(
        `insert into wallet_account (player_id, currency, cash) select id, 'EUR', id % 6 from unnest($1::bigint[]) id`,
        [rows.map(({ id }) => id)],
      );
      const wanted = await database.query<{ id: bigint }>(
        "select id from identity_player where nickname = $1 and country = 'DE'",
        [question],
      );
      const seen: number[] = [];
      let after: string | null = '';
      for (let page = 0; after !== null && page < 5; page += 1) {
        const answer = await list({ question, country: 'DE', currency: 'EUR', sort, ...(after && { after }) });
        expect(answer.statusCode, answer.body).toBe(200);
        const { players, next_after } = answer.json();
        seen.push(...players.map(({ id }: ListedPlayer) => id));
        after = next_after;
      }
      expect(after).toBeNull();
      expect(seen).toHaveLength(114);
      expect(seen.toSorted((a, b) => a - b)).toEqual(wanted.rows.map(({ id }) => Number(id)).sort((a, b) => a - b));
    },
  );

  test.each([
    [{ balance_from: '100' }, 'currency', 'required'],
    [{ sort: 'balance_high' }, 'currency', 'required'],
    [{ after: 'x' }, 'after', 'invalid'],
    [{ after: '7', sort: 'name' }, 'after', 'invalid'],
    [{ after: '7.Anna', sort: 'seen' }, 'after', 'invalid'],
    [{ after: '7.1e5', sort: 'balance_low', currency: 'EUR' }, 'after', 'invalid'],
  ])('[F-98] %j is refused: %s %s', async (query, field, code) => {
    const answer = await list(query as Record<string, string>);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: { [code]: expect.any(String) } } });
  });

  test.each<Record<string, string>>([
    { country: 'de' },
    { country: "DE' or 1=1" },
    { state: 'lost' },
    { verified: 'yes' },
    { vip: 'Emperor' },
    { currency: 'XXX' },
    { currency: 'EUR', balance_from: '-1' },
    { currency: 'EUR', balance_to: '1.5' },
    { currency: 'EUR', balance_to: '9'.repeat(16) },
    { sort: 'email' },
  ])('[F-98] %j is refused by its field', async (query) => {
    expect((await list(query)).statusCode).toBe(422);
  });

  test('[F-98] who takes a break is told to members who may read limits; the list itself to those who may read players', async () => {
    const support = await room.member('support');
    const verification = await room.member('verification');
    await database.query("insert into staff_role (name, title, permissions) values ('writer', 'Writer', '{}')");
    const writer = await room.member('writer');
    expect((await list({ state: 'on_break' }, support)).statusCode).toBe(200);
    expect((await list({ state: 'on_break' }, verification)).json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
    expect((await list({ state: 'closed' }, verification)).statusCode).toBe(200);
    expect((await list({}, writer)).statusCode).toBe(403);
  });

  test('[F-98] lists by country, log-in and name are read from an index', async () => {
    await database.tx(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      await tx.query('set local enable_sort = off');
      const explained: string[] = [];
      const explaining = {
        query: async (text: string, values: unknown[]) => {
          const { rows } = await tx.query(`explain ${text}`, values);
          explained.push(JSON.stringify(rows));
          return { rows: [] };
        },
      };
      const explain = async (search: object) => {
        await room.identity.desk.findPlayers(explaining as never, { question: '', limit: 51, ...search });
        return explained.at(-1);
      };
      expect(await explain({ country: 'DE' })).toContain('identity_player_by_country');
      expect(await explain({ order: 'seen' })).toContain('identity_player_by_seen');
      expect(await explain({ order: 'name', after: '7.0abel' })).toMatch(/identity_player_by_name.*Index Cond/);
    });
  });
});
