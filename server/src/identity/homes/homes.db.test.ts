import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, silentLog } from '../../kit/index.ts';
import { type TestHomes, testHomes } from '../../kit/testing/test-homes.ts';
import { createGate } from '../../kit/testing/until.ts';
import { codeAt, openAccount, openGuardedAccount } from '../testing/test-account.ts';
import {
  createBrowser,
  endIdentity,
  registrationOf,
  type TestIdentity,
  testIdentity,
} from '../testing/test-identity.ts';
import { createClaims, emailClaim, passkeyClaim } from './create-claims.ts';

const count = 4;
const hourMs = 3_600_000;
type Account = Awaited<ReturnType<typeof openAccount>>;
let made: TestHomes;
let room: TestIdentity;
/** What happens in the transaction of a newcomer. */
let onRegister: () => Promise<void> = async () => undefined;
beforeAll(async () => {
  made = await testHomes({ homes: count });
  room = await testIdentity(made, { afterRegister: [() => onRegister()] });
});
afterAll(async () => {
  await endIdentity(room);
  await made.drop();
});

const homeOf = (number: number) => made.homes.all()[number] as Database;
const claimsOf = async (playerId: number) => {
  const { rows } = await made.homes.house.query<{ kind: string; open: boolean }>(
    'select kind, open_since is not null as open from identity_claim where player_id = $1 order by kind',
    [playerId],
  );
  return rows;
};
/** One in each home. */
const oneEach = async () => {
  const found = new Map<number, Account>();
  while (found.size < count) {
    const account = await openAccount(room);
    found.set(account.id % count, account);
  }
  return Array.from({ length: count }, (_, home) => found.get(home) as Account);
};

describe('[RUN-32] a newcomer', () => {
  test('has a number of the house, lies whole in its home, and its cookie says which', async () => {
    for (const { id, email, browser } of await oneEach()) {
      for (const [number, home] of made.homes.all().entries()) {
        const { rows } = await home.query<{ tables: bigint }>(
          `select (select count(*) from identity_player where id = $1) + (select count(*) from identity_session where player_id = $1)
             + (select count(*) from identity_mail_token where player_id = $1) as tables`,
          [id],
        );
        expect(rows).toEqual([{ tables: number === id % count ? 3n : 0n }]);
      }
      expect(browser.cookies.get('halley_session')).toMatch(new RegExp(`^${id % count}-[\\w-]{43}$`));
      expect((await browser.player()).id).toBe(id);
      expect(await room.identity.findPlayerId(email)).toBe(id);
      expect(await claimsOf(id)).toEqual([{ kind: 'email', open: false }]);
      // From another browser, by the address alone.
      const other = createBrowser(room.app);
      expect((await other.signIn(email)).statusCode).toBe(201);
    }
  });

  test('of many at once with one address one wins, whatever home the others would have come to', async () => {
    const registration = registrationOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => createBrowser(room.app).register(registration)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(7).fill(422)]);
    const { rows } = await made.every.query('select id from identity_player where email = $1', [
      registration.user.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('who is refused in the end leaves the address to the next', async () => {
    const registration = registrationOf();
    onRegister = () => Promise.reject(new Error('planted'));
    expect((await createBrowser(room.app).register(registration)).statusCode).toBe(500);
    onRegister = async () => undefined;
    expect((await createBrowser(room.app).register(registration)).statusCode).toBe(201);
  });

  test('who comes while another is refused waits, and is taken', async () => {
    const registration = registrationOf();
    const [entered, goOn] = [createGate(), createGate()];
    onRegister = async () => {
      onRegister = async () => undefined;
      entered.open();
      await goOn.passed;
      throw new Error('planted');
    };
    const first = createBrowser(room.app).register(registration);
    await entered.passed;
    const second = createBrowser(room.app).register(registration);
    goOn.open();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([500, 201]);
  });
});

describe('[RUN-32] a claim', () => {
  const claims = () => createClaims({ homes: made.homes, clock: room.clock, log: silentLog });

  test('that a process left behind goes with the sweep after an hour; those that are held stay', async () => {
    const registration = registrationOf();
    const { email } = registration.user;
    // A process that ended between the claim and what it was for.
    await made.homes.house.query(
      `insert into identity_claim (kind, value_hash, player_id, open_since) values
         ('email', sha256(convert_to($1, 'UTF8')), 987654321, $2)`,
      [email, room.clock.now()],
    );
    const { id } = await openAccount(room);
    // And one that ended right after its commit.
    await made.homes.house.query('update identity_claim set open_since = $2 where player_id = $1', [
      id,
      room.clock.now(),
    ]);
    await claims().sweep();
    expect(await claimsOf(987_654_321)).toHaveLength(1);
    room.clock.advanceMs(hourMs + 1);
    await room.identity.tasks['identity.sweep']({}, { attempt: 1 } as never);
    expect(await claimsOf(987_654_321)).toEqual([]);
    expect(await claimsOf(id)).toEqual([{ kind: 'email', open: false }]);
    expect((await createBrowser(room.app).register(registration)).statusCode).toBe(201);
  });

  test('is one player’s until it is let go; a failure leaves it as it was', async () => {
    const claim = passkeyClaim(Buffer.from('a passkey'));
    const key = (tx: { query: Database['query'] }, playerId: number) =>
      tx.query(
        `insert into identity_passkey (player_id, credential_id, public_key, sign_count, transports, synced, name, created_at)
         values ($1, 'a passkey', 'x', 0, '{}', false, 'n', now())`,
        [playerId],
      );
    const [one, two] = (await oneEach()).map(({ id }) => id) as [number, number];
    const { forPlayer, release, homeOf: whereIs } = claims();
    const nothing = async () => undefined;
    await expect(forPlayer(one, claim, () => Promise.reject(new Error('planted')))).rejects.toThrow('planted');
    await forPlayer(one, claim, (tx) => key(tx, one));
    await expect(forPlayer(two, claim, nothing)).rejects.toThrow();
    await expect(forPlayer(one, claim, () => Promise.reject(new Error('again')))).rejects.toThrow('again');
    await expect(forPlayer(two, claim, nothing)).rejects.toThrow();
    expect(await whereIs(claim)).toBe(made.homes.of(one));
    const drop = (tx: { query: Database['query'] }) =>
      tx.query(`delete from identity_passkey where credential_id = 'a passkey'`);
    await release(one, async (tx, leaving) => {
      await leaving(claim);
      await drop(tx);
    });
    await forPlayer(two, claim, (tx) => key(tx, two));
    expect(await whereIs(claim)).toBe(made.homes.of(two));
  });

  test('of an address that nobody has leads to some home, always the same one', async () => {
    const claim = emailClaim('nobody@example.com');
    const home = await claims().homeOf(claim);
    expect(made.homes.all()).toContain(home);
    expect(await claims().homeOf(claim)).toBe(home);
  });
});

describe('[RUN-32] players of several homes', () => {
  test('in one browser: who logs in ends the session of who was there, in the other home', async () => {
    const [first, second] = (await oneEach()) as [Account, Account];
    const left = first.browser.cookies.get('halley_session') ?? '';
    await first.browser.signIn(second.email);
    expect((await first.browser.player()).id).toBe(second.id);
    const answer = await room.app.inject({ url: '/api/player', cookies: { halley_session: left } });
    expect(answer.json()).toEqual({});
  });

  test('sessions are found by id, nicknames by number, wherever they lie', async () => {
    const all = await oneEach();
    const { rows } = await made.every.query<{ id: string }>(
      'select id::text from identity_session where player_id = any($1::bigint[])',
      [all.map(({ id }) => id)],
    );
    const ids = rows.map(({ id }) => id);
    expect(await room.identity.openSessions([...ids, '1', 'nonsense'])).toEqual(new Set(ids));
    expect([...(await room.identity.nicknames(all.map(({ id }) => id))).keys()].toSorted()).toEqual(
      all.map(({ id }) => id).toSorted(),
    );
    await Promise.all(all.map(({ browser }) => browser.signOut()));
    expect(await room.identity.stillOpen(ids)).toEqual(new Set());
  });

  test('a person with accounts in each, and a device that came with them, are seen from any', async () => {
    const all = await oneEach();
    for (const { id } of all) {
      await made.homes
        .of(id)
        .query(
          `update identity_player set date_of_birth = '1986-02-09', first_name = $2, last_name = 'Halley' where id = $1`,
          [id, id % 2 ? 'Edmond ' : 'EDMOND '],
        );
      await made.homes
        .of(id)
        .query(
          `insert into identity_device (player_id, token_hash, first_seen_at, last_seen_at) values ($1, sha256('d'), now(), now())`,
          [id],
        );
    }
    for (const { id } of all) {
      const others = all
        .map((account) => account.id)
        .filter((other) => other !== id)
        .toSorted((a, b) => a - b);
      expect(await room.identity.samePersonsOf(made.homes.of(id), id)).toEqual(others);
      expect(await room.identity.sharingDevice(made.homes.of(id), id)).toEqual(others);
    }
  });

  test('a token of another home, of none, or with another number opens nothing', async () => {
    const { browser, id } = (await oneEach())[1] as Account;
    const token = browser.cookies.get('halley_session') ?? '';
    for (const number of ['0-', '2-', '9-', '255-', '']) {
      const halley_session = token.replace(/^\d-/, number);
      const answer = await room.app.inject({ url: '/api/player', cookies: { halley_session } });
      expect(answer.json(), halley_session).toEqual({});
    }
    expect((await browser.player()).id).toBe(id);
  });

  test('a second factor is finished in the home that its cookie names', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { email, secret, id } = await openGuardedAccount(room);
      const browser = createBrowser(room.app);
      expect((await browser.signIn(email)).statusCode).toBe(422);
      expect(browser.cookies.get('halley_half_sign_in')).toMatch(new RegExp(`^${id % count}-`));
      const code = codeAt(room, secret);
      const done = await browser.call('POST', '/api/users/sign_in', { user: { otp_attempt: code } });
      expect(done.statusCode).toBe(201);
      expect(homeOf(id % count)).toBe(made.homes.of(id));
    }
  });
});
