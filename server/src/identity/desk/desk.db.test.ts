import { describe, expect, test } from 'vitest';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { createGate } from '../../kit/testing/until.ts';
import { createBrowser, registrationOf, sharedIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();
const room = sharedIdentity(database);

async function aPlayer() {
  const browser = createBrowser(room.app);
  const registration = registrationOf();
  const response = await browser.register(registration);
  expect(response.statusCode).toBe(201);
  return { browser, email: registration.user.email, id: response.json().id as number };
}
const block = (playerId: number, reason = 'test') =>
  database.homes.of(playerId).tx((tx) => room.identity.desk.block(tx, { playerId, reason }));

describe('closing an account', () => {
  test('ends every session at once and refuses log-in until it is opened again', async () => {
    const { browser, email, id } = await aPlayer();
    const phone = createBrowser(room.app);
    expect((await phone.signIn(email)).statusCode).toBe(201);
    await block(id, 'chargeback');
    expect(await browser.player()).toEqual({});
    expect(await phone.player()).toEqual({});
    const refused = await phone.signIn(email);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toHaveProperty('errors.login.blocked');
    expect(await room.identity.desk.blockOf(database, id)).toMatchObject({ reason: 'chargeback' });
    await expect(block(id)).rejects.toMatchObject({ code: 'player.locked' });
    await database.homes.of(id).tx((tx) => room.identity.desk.unblock(tx, id));
    expect((await phone.signIn(email)).statusCode).toBe(201);
    await expect(database.homes.of(id).tx((tx) => room.identity.desk.unblock(tx, id))).rejects.toMatchObject({
      code: 'player.not_locked',
    });
  });

  test('a wrong password is not told that the account is closed', async () => {
    const { email, id } = await aPlayer();
    await block(id);
    const answer = await createBrowser(room.app).signIn(email, 'wrong password');
    expect(answer.json()).toHaveProperty('errors.login.invalid');
  });

  test('nobody slips in while the block is being written', async () => {
    const { email, id } = await aPlayer();
    const written = createGate();
    const goOn = createGate();
    const blocking = database.homes.of(id).tx(async (tx) => {
      await room.identity.desk.block(tx, { playerId: id, reason: 'race' });
      written.open();
      await goOn.passed;
    });
    await written.passed;
    const browser = createBrowser(room.app);
    const signingIn = browser.signIn(email);
    goOn.open();
    await blocking;
    expect((await signingIn).statusCode).toBe(422);
    expect(await browser.player()).toEqual({});
  });

  test('twenty log-ins beside a block leave no session open', async () => {
    const { email, id } = await aPlayer();
    const browsers = Array.from({ length: 20 }, () => createBrowser(room.app));
    await Promise.all([...browsers.map((browser) => browser.signIn(email)), block(id)]);
    const { rows } = await database.query('select 1 from identity_session where player_id = $1 and ended_at is null', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('an unknown player is not found', async () => {
    await expect(block(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('one session ends, another player’s does not', async () => {
  const { browser, id } = await aPlayer();
  const { browser: otherBrowser, id: otherId } = await aPlayer();
  const [session] = await room.identity.desk.sessionsOf(database, id);
  expect(session).toMatchObject({ open: true });
  const end = (playerId: number) =>
    database.homes
      .of(playerId)
      .tx((tx) => room.identity.desk.endSession(tx, { playerId, sessionId: session?.id ?? 0 }));
  expect(await end(otherId)).toBe(false);
  expect(await browser.player()).toHaveProperty('id');
  expect(await end(id)).toBe(true);
  expect(await end(id)).toBe(false);
  expect(await browser.player()).toEqual({});
  expect(await otherBrowser.player()).toHaveProperty('id');
});

describe('the search', () => {
  const found = async (question: string, more = {}) =>
    (await room.identity.desk.findPlayers(database, { question, limit: 10, ...more })).map((player) => player.id);

  test('finds by address, id, nickname, name in either order and phone, and shows the address in part', async () => {
    const { id, email } = await aPlayer();
    await database.homes.of(id).query(
      `update identity_player set nickname = 'Zephyr', first_name = 'Ann-Kathrin', last_name = 'Öztürk',
         mobile_phone = '+49 171 5551234' where id = $1`,
      [id],
    );
    const questions = [email, email.slice(0, 9).toUpperCase(), String(id), `#${id}`, 'zeph', 'ann-k', 'özt'];
    for (const question of [...questions, 'ann özt', 'öztürk ann', '0171 5551234', '+491715551234', '551234']) {
      expect(await found(question), question).toContain(id);
    }
    for (const question of ['%', '_', 'ann berg', '0171 5551235', 'zephyrs', "' or 1=1", 'x'.repeat(200)]) {
      expect(await found(question), question).not.toContain(id);
    }
    const [player] = await room.identity.desk.findPlayers(database, { question: email, limit: 1 });
    expect(player?.email).not.toBe(email);
    expect(player).toMatchObject({ nickname: 'Zephyr', name: 'Ann-Kathrin Ö.', locked: false });
  });

  test('pages from the newest on', async () => {
    const ids = [];
    for (let count = 0; count < 3; count++) ids.unshift((await aPlayer()).id);
    expect(await found('', { limit: 2 })).toEqual(ids.slice(0, 2));
    expect(await found('', { limit: 1, after: String(ids[1]) })).toEqual(ids.slice(2));
  });

  test('uses an index for every pattern', async () => {
    await database.homes.of(1).tx(async (tx) => {
      await tx.query('set local enable_seqscan = off');
      for (const condition of [
        "email like 'anna%'",
        "lower(nickname) like 'anna%'",
        "lower(last_name) like 'anna%'",
        "lower(first_name) like 'anna%'",
        "reverse(regexp_replace(mobile_phone, '\\D', '', 'g')) like '4321%'",
      ]) {
        const { rows } = await tx.query(`explain select id from identity_player where ${condition}`);
        expect(JSON.stringify(rows), condition).toMatch(/Index Cond: .*~>=~|Index Cond: .*>= /);
      }
    });
  });
});
