import { staffApi } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { createBrowser, registrationOf } from '../../identity/testing/test-identity.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { sharedStaff, staffPassword } from '../testing/test-staff.ts';

const minuteMs = 60_000;

const database = sharedDatabase();
const room = sharedStaff(database);
let count = 0;

/** As little of a file as there can be: what is refused is refused for other reasons. */
const aForm = {
  headers: { 'content-type': 'multipart/form-data; boundary=line' },
  payload: '--line\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na\r\n--line--\r\n',
};
const newEmail = () => `member${++count}@staff.test`;
async function aNewMember(role = 'support'): Promise<string> {
  const email = newEmail();
  await room.seed(email, role);
  return email;
}
const kindsOf = async (staffId: number) =>
  (await listEntries(database, { staffId, limit: 20 })).map((entry) => entry.kind);

describe('the first sign-in', () => {
  test('goes through the set-up of the second factor before anything else opens', async () => {
    const email = await aNewMember('admin');
    const browser = room.browser();
    expect(await browser.state()).toEqual({ state: 'signed_out' });
    const first = await browser.signIn(` ${email.toUpperCase()} `);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ state: 'set_up', email });
    expect(await browser.state()).toEqual({ state: 'set_up', email });
    for (const [name, call] of Object.entries(staffApi)) {
      if (call.who !== 'staff') continue;
      const url = call.path.replace(/:\w+/g, '1');
      const body = 'upload' in call ? aForm : call.method === 'GET' ? {} : { payload: {} };
      const answer = await browser.send({ method: call.method, url, ...body });
      expect(answer.statusCode, name).toBe(401);
    }
    const { secret, uri } = (await browser.post('/api/staff/two_factor')).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect((await browser.post('/api/staff/two_factor/confirmation', { code: '000000' })).statusCode).toBe(422);
    const before = browser.cookies.get('halley_staff');
    const { TOTP, Secret } = await import('otpauth');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: room.clock.now().getTime() });
    const confirmed = await browser.post('/api/staff/two_factor/confirmation', { code });
    expect(confirmed.statusCode).toBe(200);
    expect(new Set(confirmed.json().recovery_codes).size).toBe(10);
    const state = await browser.state();
    expect(state).toMatchObject({ state: 'open', recovery_codes_left: 10, idle_minutes: 30 });
    // A token that was good before the second factor is not good after it.
    expect(browser.cookies.get('halley_staff')).not.toBe(before);
    const thief = room.browser();
    thief.cookies.set('halley_staff', before ?? '');
    expect(await thief.state()).toEqual({ state: 'signed_out' });
    expect(await kindsOf((state.member as { id: number }).id)).toEqual([
      'staff.signed_in',
      'staff.two_factor_set_up',
      'staff.sign_in_failed',
    ]);
  });

  test('a second factor that is on cannot be set up again', async () => {
    const member = await room.member('support');
    const browser = room.browser();
    expect((await browser.signIn(member.email)).json()).toEqual({ state: 'code', email: member.email });
    expect((await browser.post('/api/staff/two_factor')).json()).toHaveProperty('errors.two_factor.already_on');
    const confirmation = await browser.post('/api/staff/two_factor/confirmation', { code: member.code() });
    expect(confirmation.statusCode).toBe(422);
    expect(await browser.state()).toMatchObject({ state: 'code' });
  });

  test('a code of a secret that was replaced meanwhile does not count', async () => {
    const email = await aNewMember();
    const browser = room.browser();
    await browser.signIn(email);
    const { secret } = (await browser.post('/api/staff/two_factor')).json();
    await browser.post('/api/staff/two_factor');
    const { TOTP, Secret } = await import('otpauth');
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: room.clock.now().getTime() });
    expect((await browser.post('/api/staff/two_factor/confirmation', { code })).statusCode).toBe(422);
  });
});

describe('the second step', () => {
  test('opens with a code once: the same code is refused a second time', async () => {
    const member = await room.member('support');
    const code = member.code();
    const [one, two] = [room.browser(), room.browser()];
    await one.signIn(member.email);
    await two.signIn(member.email);
    expect((await one.post('/api/staff/sign_in/code', { code })).statusCode).toBe(200);
    expect((await two.post('/api/staff/sign_in/code', { code })).json()).toHaveProperty('errors.two_factor.invalid');
    expect((await two.post('/api/staff/sign_in/code', { code: member.code() })).statusCode).toBe(200);
  });

  test('of ten that send the same code at once one gets in', async () => {
    const member = await room.member('support');
    const browsers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const browser = room.browser();
        await browser.signIn(member.email);
        return browser;
      }),
    );
    const code = member.code();
    const answers = await Promise.all(browsers.map((browser) => browser.post('/api/staff/sign_in/code', { code })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code opens once, however it is written', async () => {
    const member = await room.member('support');
    const [code = ''] = member.recoveryCodes;
    const browser = room.browser();
    await browser.signIn(member.email);
    const spoken = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await browser.post('/api/staff/sign_in/code', { code: spoken })).json()).toMatchObject({
      state: 'open',
      recovery_codes_left: 9,
    });
    const again = room.browser();
    await again.signIn(member.email);
    expect((await again.post('/api/staff/sign_in/code', { code })).statusCode).toBe(422);
  });

  test('without the first step, or ten minutes after it, it is too late', async () => {
    const member = await room.member('support');
    const refusal = (answer: { json(): unknown }) => expect(answer.json()).toHaveProperty('errors.two_factor.expired');
    refusal(await room.browser().post('/api/staff/sign_in/code', { code: member.code() }));
    refusal(await room.browser().post('/api/staff/two_factor'));
    const browser = room.browser();
    await browser.signIn(member.email);
    room.clock.advanceMs(10 * minuteMs);
    refusal(await browser.post('/api/staff/sign_in/code', { code: member.code() }));
    // Nor does a whole session answer to it.
    refusal(await member.post('/api/staff/two_factor'));
  });

  test('three wrong codes lock for thirty minutes, also after the password was right again', async () => {
    const member = await room.member('support');
    const browser = room.browser();
    await browser.signIn(member.email);
    for (let guess = 0; guess < 3; guess++) {
      const answer = await browser.post('/api/staff/sign_in/code', { code: `00000${guess}` });
      expect(answer.json()).toHaveProperty('errors.two_factor.invalid');
    }
    await browser.signIn(member.email);
    const locked = await browser.post('/api/staff/sign_in/code', { code: member.code() });
    expect(locked.json()).toHaveProperty('errors.login.locked');
    expect(room.mails.at(-1)).toMatchObject({ to: member.email, subject: expect.stringContaining('locked') });
    expect(await kindsOf(member.id)).toContain('staff.locked_out');
    room.clock.advanceMs(30 * minuteMs);
    await browser.signIn(member.email);
    expect((await browser.post('/api/staff/sign_in/code', { code: member.code() })).statusCode).toBe(200);
  });
});

describe('guessing', () => {
  test.each(['known', 'unknown'])('an address that is %s gets the same answers and the same lock', async (kind) => {
    const email = kind === 'known' ? await aNewMember() : newEmail();
    const answers = [];
    for (let guess = 0; guess < 4; guess++) answers.push((await room.browser().signIn(email, 'wrong')).json());
    const invalid = { errors: { login: { invalid: expect.any(String) } } };
    expect(answers).toEqual([invalid, invalid, invalid, { errors: { login: { locked: expect.any(String) } } }]);
    if (kind === 'unknown') return;
    expect((await room.browser().signIn(email)).json()).toHaveProperty('errors.login.locked');
    room.clock.advanceMs(30 * minuteMs);
    expect((await room.browser().signIn(email)).statusCode).toBe(200);
  });

  test('fifty guesses at once are three guesses', async () => {
    const email = await aNewMember();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => room.browser().signIn(email, `wrong ${index}`)),
    );
    const looked = answers.filter((answer) => 'invalid' in answer.json().errors.login);
    expect(looked).toHaveLength(3);
  });

  test('two wrong ones are forgiven by a right one', async () => {
    const email = await aNewMember();
    for (let round = 0; round < 3; round++) {
      await room.browser().signIn(email, 'wrong');
      await room.browser().signIn(email, 'wrong');
      expect((await room.browser().signIn(email)).statusCode).toBe(200);
    }
  });

  test.each(['', 'no address', "' or 1=1 --", `${'x'.repeat(250)}@a.b`, 'a@b@c'])(
    '%j is no address, and no error of ours',
    async (email) => {
      const answer = await room.browser().signIn(email, staffPassword);
      expect(answer.statusCode).toBe(422);
    },
  );

  test('what was typed is in no entry of the trail', async () => {
    await room.browser().signIn('my-password-typed-here@staff.test', 'hunter2-secret');
    const text = JSON.stringify(await listEntries(database, { limit: 500 }));
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('my-password-typed-here');
    expect(text).not.toContain(staffPassword);
  });
});

describe('sessions', () => {
  test('end after thirty minutes without a request, and after twelve hours whatever happens', async () => {
    const member = await room.member('support');
    for (let half = 0; half < 3; half++) {
      room.clock.advanceMs(29 * minuteMs);
      expect((await member.get('/api/staff/sessions')).statusCode).toBe(200);
    }
    room.clock.advanceMs(30 * minuteMs);
    expect((await member.get('/api/staff/sessions')).statusCode).toBe(401);

    const busy = await room.member('support');
    for (let quarter = 0; quarter < 47; quarter++) {
      room.clock.advanceMs(15 * minuteMs);
      expect((await busy.get('/api/staff/sessions')).statusCode).toBe(200);
    }
    room.clock.advanceMs(15 * minuteMs);
    expect((await busy.get('/api/staff/sessions')).statusCode).toBe(401);
  });

  test('are listed and ended by their owner alone', async () => {
    const member = await room.member('support');
    const phone = room.browser();
    await phone.signIn(member.email);
    await phone.post('/api/staff/sign_in/code', { code: member.code() });
    const list = (await member.get('/api/staff/sessions')).json();
    expect(list.map((session: { current: boolean }) => session.current)).toEqual([false, true]);
    const stranger = await room.member('admin');
    const url = `/api/staff/sessions/${list[0].id}`;
    expect((await stranger.send({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await member.send({ method: 'DELETE', url })).statusCode).toBe(204);
    expect(await phone.state()).toEqual({ state: 'signed_out' });
    expect((await member.send({ method: 'DELETE', url })).statusCode).toBe(404);
  });

  test('signing out ends the session, not only the cookie', async () => {
    const member = await room.member('support');
    const token = member.cookies.get('halley_staff') ?? '';
    expect((await member.send({ method: 'DELETE', url: '/api/staff/session' })).statusCode).toBe(204);
    const thief = room.browser();
    thief.cookies.set('halley_staff', token);
    expect((await thief.get('/api/staff/sessions')).statusCode).toBe(401);
    expect((await room.browser().send({ method: 'DELETE', url: '/api/staff/session' })).statusCode).toBe(204);
  });

  test('the cookie is strict and out of reach of scripts', async () => {
    const email = await aNewMember();
    const { headers } = await room.browser().signIn(email);
    expect(String(headers['set-cookie'])).toMatch(/^halley_staff=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict/);
  });

  test('a player’s cookie opens no call for staff, a member’s no call for players', async () => {
    const player = createBrowser(room.app);
    await player.register(registrationOf());
    const asStaff = room.browser();
    const [token = ''] = player.cookies.values();
    asStaff.cookies.set('halley_session', token);
    asStaff.cookies.set('halley_staff', token);
    expect((await asStaff.get('/api/staff/players')).statusCode).toBe(401);
    const member = await room.member('admin');
    const staffToken = member.cookies.get('halley_staff') ?? '';
    const cookies = { halley_session: staffToken, halley_staff: staffToken };
    expect((await room.app.inject({ url: '/api/player', cookies })).json()).toEqual({});
    expect((await room.app.inject({ url: '/api/player/documents', cookies })).statusCode).toBe(401);
  });
});

describe('the own account', () => {
  test('a new password ends the other sessions and takes the old one out of use', async () => {
    const member = await room.member('support');
    const phone = room.browser();
    await phone.signIn(member.email);
    await phone.post('/api/staff/sign_in/code', { code: member.code() });
    const change = (payload: object) => member.send({ method: 'PUT', url: '/api/staff/password', payload });
    const weak = await change({ current_password: staffPassword, password: 'short' });
    expect(weak.json()).toHaveProperty('errors.password.too_weak');
    const wrong = await change({ current_password: 'wrong', password: 'Another-Tail-2061!' });
    expect(wrong.json()).toHaveProperty('errors.current_password.invalid');
    const right = await change({ current_password: staffPassword, password: 'Another-Tail-2061!' });
    expect(right.statusCode).toBe(204);
    expect(await member.state()).toMatchObject({ state: 'open' });
    expect(await phone.state()).toEqual({ state: 'signed_out' });
    expect((await room.browser().signIn(member.email)).statusCode).toBe(422);
    expect((await room.browser().signIn(member.email, 'Another-Tail-2061!')).statusCode).toBe(200);
  });

  test('new recovery codes need the second factor and end the old ones', async () => {
    const member = await room.member('support');
    const renew = (code: string) => member.post('/api/staff/recovery_codes', { code });
    expect((await renew('123')).statusCode).toBe(422);
    const renewed = (await renew(member.code())).json().recovery_codes;
    expect(renewed).toHaveLength(10);
    const browser = room.browser();
    await browser.signIn(member.email);
    const old = await browser.post('/api/staff/sign_in/code', { code: member.recoveryCodes[0] });
    expect(old.statusCode).toBe(422);
    expect((await browser.post('/api/staff/sign_in/code', { code: renewed[0] })).statusCode).toBe(200);
  });

  test('no secret of the second factor can be read from the database', async () => {
    const member = await room.member('support');
    const { rows } = await database.query<{ totp_secret: Buffer }>(
      'select totp_secret from staff_member where id = $1',
      [member.id],
    );
    expect(rows[0]?.totp_secret.toString('latin1')).not.toContain(member.secret);
    const other = await room.member('support');
    // Moved to another row it opens nothing: the owner is sealed in.
    await database.query('update staff_member set totp_secret = $2 where id = $1', [other.id, rows[0]?.totp_secret]);
    const browser = room.browser();
    await browser.signIn(other.email);
    const answer = await browser.post('/api/staff/sign_in/code', { code: member.code() });
    expect(answer.json()).toHaveProperty('errors.two_factor.invalid');
    // Whoever has a recovery code still gets in, also when the house's secret was changed.
    const recovered = await browser.post('/api/staff/sign_in/code', { code: other.recoveryCodes[0] });
    expect(recovered.statusCode).toBe(200);
  });
});
