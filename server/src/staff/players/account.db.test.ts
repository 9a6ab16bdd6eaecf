import { beforeAll, describe, expect, test } from 'vitest';
import { finishSignIn, mailedToken, openAccount, openGuardedAccount } from '../../identity/testing/test-account.ts';
import { createBrowser, strongPassword } from '../../identity/testing/test-identity.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let admin: TestMember;
let support: TestMember;
beforeAll(async () => {
  admin = await room.member('admin');
  support = await room.member('support');
});

const reason = 'asked for it on the phone';
const entriesOf = async (playerId: number, kind: string) =>
  (await admin.get(`/api/staff/players/${playerId}/entries`))
    .json()
    .filter((entry: { kind: string }) => entry.kind === kind);
const subjectsTo = (email: string) => room.accountMails.filter(({ to }) => to === email).map(({ subject }) => subject);
const nobody = ['0', '999999999', 'x', '-1', '1%00'];
const deeds = ['sessions/ending', 'password_link', 'two_factor_reset'];

test.each(nobody)('[F-100] nothing is done upon %s', async (id) => {
  for (const deed of deeds) {
    expect((await admin.post(`/api/staff/players/${id}/${deed}`, { reason })).statusCode).toBeOneOf([400, 404]);
  }
  const changes = [{ field: 'first_name', from: null, to: 'Caroline' }];
  const edit = await admin.post(`/api/staff/players/${id}/details`, { reason, changes });
  expect(edit.statusCode).toBeOneOf([400, 404]);
});

test.each(deeds)('[F-100] %s wants a reason', async (deed) => {
  const { id } = await openGuardedAccount(room);
  for (const payload of [undefined, {}, { reason: ' ' }, { reason: 7 }, { reason: 'x'.repeat(501) }]) {
    expect((await admin.post(`/api/staff/players/${id}/${deed}`, payload)).statusCode).toBe(422);
  }
});

describe('[F-100] logging a player out everywhere', () => {
  test('ends every session, is told by mail, and stands in the trail', async () => {
    const { browser, email, id } = await openAccount(room);
    const phone = createBrowser(room.app);
    await phone.signIn(email);
    const other = await openAccount(room);
    const out = () => support.post(`/api/staff/players/${id}/sessions/ending`, { reason });
    expect((await out()).json()).toEqual({ ended: 2 });
    expect([await browser.player(), await phone.player()]).toEqual([{}, {}]);
    expect((await other.browser.player()).id).toBe(other.id);
    expect(subjectsTo(email)).toContain('You were logged out everywhere');
    // Once more: there is nobody to log out, and nothing to write about.
    expect((await out()).json()).toEqual({ ended: 0 });
    expect(subjectsTo(email).filter((subject) => subject === 'You were logged out everywhere')).toHaveLength(1);
    expect(await entriesOf(id, 'staff.player_sessions_ended')).toMatchObject([
      { reason, detail: { sessions: 0 } },
      { reason, detail: { sessions: 2 }, actor: { kind: 'staff', id: support.id } },
    ]);
    expect((await phone.signIn(email)).statusCode).toBe(201);
  });
});

describe('[F-100] a link to choose a new password', () => {
  test('goes to the player’s own address and works; staff never see it', async () => {
    const { browser, email, id } = await openAccount(room);
    const sent = await support.post(`/api/staff/players/${id}/password_link`, { reason });
    expect([sent.statusCode, sent.body]).toEqual([204, '']);
    const token = mailedToken({ mails: room.accountMails }, email);
    expect((await browser.player()).id).toBe(id);
    const [entry] = await entriesOf(id, 'staff.player_password_link_sent');
    expect(entry).toMatchObject({ reason });
    expect(JSON.stringify(entry)).not.toContain(token);
    const password = 'Halley-2061!';
    const changed = await createBrowser(room.app).call('PUT', '/api/users/password', {
      user: { reset_password_token: token, password, password_confirmation: password },
    });
    expect(changed.statusCode, changed.body).toBeLessThan(300);
    expect((await createBrowser(room.app).signIn(email, password)).statusCode).toBe(201);
  });

  test('is sent three times an hour at most, and the fourth is told and leaves no entry', async () => {
    const { email, id } = await openAccount(room);
    const send = () => admin.post(`/api/staff/players/${id}/password_link`, { reason });
    const four = [await send(), await send(), await send(), await send()];
    expect(four.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 422]);
    expect(four[3]?.json()).toHaveProperty('errors.player.enough_links');
    expect(subjectsTo(email).filter((subject) => subject === 'A new password for Halley')).toHaveLength(3);
    expect(await entriesOf(id, 'staff.player_password_link_sent')).toHaveLength(3);
  });
});

describe('[F-100] a lost second factor', () => {
  test('is taken off by who may: sessions end, the password alone opens, and it can be set up anew', async () => {
    const { browser, email, id } = await openGuardedAccount(room);
    // Somebody stands before the second step.
    const half = createBrowser(room.app);
    expect((await half.signIn(email)).json()).toHaveProperty('errors.two_factor.required');
    const reset = (member: TestMember) => member.post(`/api/staff/players/${id}/two_factor_reset`, { reason });
    expect((await reset(support)).statusCode).toBe(403);
    expect((await browser.player()).two_factor_enabled).toBe(true);
    const both = await Promise.all([reset(admin), reset(admin)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
    expect(both.find(({ statusCode }) => statusCode === 422)?.json()).toHaveProperty('errors.two_factor.not_on');
    expect(await browser.player()).toEqual({});
    expect((await finishSignIn(half, '000000')).json()).toHaveProperty('errors.two_factor.expired');
    const again = createBrowser(room.app);
    expect((await again.signIn(email, strongPassword)).statusCode).toBe(201);
    expect((await again.player()).two_factor_enabled).toBe(false);
    expect((await again.call('GET', '/api/v2/player/two_factor')).json()).toHaveProperty('otp_secret');
    expect(subjectsTo(email)).toContain('Your two-factor log-in was reset');
    expect(await entriesOf(id, 'staff.player_two_factor_reset')).toMatchObject([{ reason }]);
  });
});

describe('[F-100] details are put right', () => {
  const details = async (id: number) => (await admin.get(`/api/staff/players/${id}/details`)).json();
  const correct = (id: number, changes: unknown, member = support) =>
    member.post(`/api/staff/players/${id}/details`, { reason, changes });
  const codesOf = (answer: Awaited<ReturnType<typeof correct>>) =>
    Object.entries(answer.json().errors as Record<string, object>).map(([field, codes]) => [
      field,
      Object.keys(codes)[0],
    ]);
  const person = {
    first_name: 'Carolin',
    last_name: 'Herschel',
    date_of_birth: '1986-02-09',
    gender: 'f',
    city: 'Berlin',
    address: 'Sternwartenweg 76',
    postal_code: '12439',
  };
  async function aPerson() {
    const account = await openAccount(room, { country: 'DE' });
    const edit = { context: 'edition', player: person };
    expect((await account.browser.call('PATCH', '/api/player', edit)).statusCode).toBe(200);
    return account;
  }

  test('also those that are set once or proven; the trail has before and after, the player is told which', async () => {
    const { browser, email, id } = await aPerson();
    await database.query('update identity_player set verified = true where id = $1', [id]);
    const own = await browser.call('PATCH', '/api/player', { context: 'edition', player: { first_name: 'Caroline' } });
    expect(own.statusCode).toBe(422);
    const changes = [
      { field: 'first_name', from: 'Carolin', to: ' Caroline ' },
      { field: 'date_of_birth', from: '1986-02-09', to: '1985-03-04' },
      { field: 'city', from: 'Berlin', to: 'Berlin' },
    ];
    const answer = await correct(id, changes);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { first_name: 'Caroline', city: 'Berlin' }]);
    expect(await browser.player()).toMatchObject({
      first_name: 'Caroline',
      date_of_birth: '1985-03-04',
      verified: true,
    });
    expect(await entriesOf(id, 'staff.player_details_changed')).toMatchObject([
      {
        reason,
        detail: {
          changes: [
            { field: 'first_name', from: 'Carolin', to: 'Caroline' },
            { field: 'date_of_birth', from: '1986-02-09', to: '1985-03-04' },
          ],
        },
      },
    ]);
    const mail = room.accountMails.findLast(({ to }) => to === email);
    expect(mail?.text).toContain('first name, date of birth');
    expect(mail?.text).not.toContain('Caroline');
    // A second click finds it changed.
    expect((await correct(id, changes)).json()).toMatchObject({ error: { code: 'CHANGED_MEANWHILE' } });
    expect(await entriesOf(id, 'staff.player_details_changed')).toHaveLength(1);
  });

  test.each([
    ['under age', [{ field: 'date_of_birth', from: '1986-02-09', to: '2010-01-01' }], 'date_of_birth'],
    ['no date', [{ field: 'date_of_birth', from: '1986-02-09', to: '1986-02-31' }], 'date_of_birth'],
    ['a closed country', [{ field: 'country', from: 'DE', to: 'PL' }], 'country'],
    ['a country for log-in only', [{ field: 'country', from: 'DE', to: 'EE' }], 'country'],
    ['no country', [{ field: 'country', from: 'DE', to: 'XX' }], 'country'],
    ['a postal code of elsewhere', [{ field: 'postal_code', from: '12439', to: '1' }], 'postal_code'],
    ['a country in which the kept postal code is none', [{ field: 'country', from: 'DE', to: 'CA' }], 'postal_code'],
    ['a name that is none', [{ field: 'last_name', from: 'Herschel', to: '<b>' }], 'last_name'],
    ['nothing where something must stand', [{ field: 'city', from: 'Berlin', to: null }], 'city'],
    ['nothing new', [{ field: 'city', from: 'Berlin', to: 'Berlin' }], 'base'],
  ])('not to %s: refused, nothing changes', async (_name, changes, field) => {
    const { id, email } = await aPerson();
    const before = await details(id);
    const mails = subjectsTo(email).length;
    const answer = await correct(id, changes);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(codesOf(answer).map(([name]) => name)).toContain(field);
    expect(await details(id)).toEqual(before);
    expect(await entriesOf(id, 'staff.player_details_changed')).toEqual([]);
    expect(subjectsTo(email)).toHaveLength(mails);
  });

  test.each([
    ['no list', 'first_name'],
    ['an empty list', []],
    ['a field that is nobody’s to change here', [{ field: 'email', from: null, to: 'other@example.com' }]],
    ['the bank account', [{ field: 'iban', from: null, to: 'DE89370400440532013000' }]],
    ['a field twice', [1, 2].map((to) => ({ field: 'city', from: 'Berlin', to: `Ort ${to}` }))],
    ['a number', [{ field: 'city', from: 'Berlin', to: 7 }]],
    ['a text without end', [{ field: 'city', from: 'Berlin', to: 'x'.repeat(501) }]],
  ])('not by %s', async (_name, changes) => {
    const { id } = await aPerson();
    expect((await correct(id, changes)).statusCode).toBe(422);
  });

  test('a country without states takes the state along, and is told', async () => {
    const { id } = await aPerson();
    await database.query(
      "update identity_player set country = 'CA', state = 'ON', postal_code = 'B3H 0A1' where id = $1",
      [id],
    );
    const answer = await correct(id, [
      { field: 'country', from: 'CA', to: 'DE' },
      { field: 'postal_code', from: 'B3H 0A1', to: '12439' },
    ]);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { country: 'DE', state: null }]);
    const [entry] = await entriesOf(id, 'staff.player_details_changed');
    expect(entry.detail.changes).toContainEqual({ field: 'state', from: 'ON', to: null });
  });

  test('an account under the Estonian licence stays in its country', async () => {
    const { id } = await aPerson();
    await database.query("update identity_player set country = 'EE', license_name = 'EE' where id = $1", [id]);
    const answer = await correct(id, [{ field: 'country', from: 'EE', to: 'DE' }]);
    expect(answer.json()).toHaveProperty('errors.country.other_licence');
  });

  test('of two who change the same at once one is told to look again', async () => {
    const { id } = await aPerson();
    const both = await Promise.all(
      ['Bonn', 'Köln'].map((to) =>
        correct(id, [{ field: 'city', from: 'Berlin', to }], to === 'Bonn' ? admin : support),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });
});
