import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { Secret, TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { closeWholeHouse, openWholeHouse } from '../../../test/whole-house.ts';
import { createAuthenticator } from '../identity/testing/software-authenticator.ts';
import { type Browser, createBrowser, registrationOf, strongPassword } from '../identity/testing/test-identity.ts';
import { createLog } from '../kit/index.ts';
import { shared } from '../kit/testing/shared.ts';
import { seedMember } from '../staff/index.ts';

let lines = '';
const destination = new PassThrough().on('data', (chunk) => {
  lines += chunk;
});
const log = createLog({ level: 'trace', destination });
const whole = shared(() => openWholeHouse(log), closeWholeHouse);

/** Every row of every table, as text; bytes are hex. */
async function everythingKept(): Promise<Map<string, string>> {
  const { rows: tables } = await whole.database.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const kept = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await whole.database.query<{ row: string }>(`select t::text as row from ${name} t`);
    kept.set(name, rows.map((row) => row.row).join('\n'));
  }
  return kept;
}

/** A secret as somebody may have written it down: as it is, as the bytes of its letters, as the bytes it stands for. */
function spellings(secret: string): string[] {
  const bytes = [Buffer.from(secret), Buffer.from(secret, 'base64url')];
  if (/^[A-Z2-7]+$/.test(secret)) bytes.push(Buffer.from(Secret.fromBase32(secret).bytes));
  return [
    secret,
    secret.replaceAll('-', ''),
    ...bytes.filter((one) => one.length >= 6).flatMap((one) => [one.toString('hex'), one.toString('base64')]),
  ];
}

/** What is logged when the database is gone under these requests. */
async function breakDown(requests: (() => Promise<{ statusCode: number }>)[]): Promise<void> {
  const gone = () => Promise.reject(new Error('the database is gone'));
  const spies = [
    vi.spyOn(whole.database, 'query').mockImplementation(gone as never),
    vi.spyOn(whole.database, 'tx').mockImplementation(gone as never),
  ];
  for (const request of requests) expect((await request()).statusCode).toBe(500);
  for (const spy of spies) spy.mockRestore();
}

/** The mails that wait, as the worker would open them. */
async function letters(): Promise<string> {
  const { rows } = await whole.database.query<{ payload: { sealed: string } }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'mail.send'`,
  );
  return rows.map(({ payload }) => whole.house.mails.open(payload).text).join('\n');
}

test('no token, code, secret or password can be read from any table, nor from the log', async () => {
  const secrets = new Map<string, string>();
  const note = (name: string, secret: string | undefined) => {
    expect(secret, name).toMatch(/.{6}/);
    secrets.set(name, secret as string);
  };
  const noteCookies = (who: string, { cookies }: Pick<Browser, 'cookies'>) => {
    for (const [name, value] of cookies)
      if (/session|device|half|auth|staff/.test(name)) note(`${who}: ${name}`, value);
  };
  const noteLetters = async (when: string) => {
    for (const [index, [, token]] of [...(await letters()).matchAll(/token=([\w-]{20,})/g)].entries()) {
      note(`${when}: link ${index}`, token);
    }
  };
  const run = (task: 'identity.send_password_reset' | 'identity.tell_locked' | 'identity.send_confirmation') =>
    whole.house.identity.tasks[task]({ email }, { attempt: 1, signal: undefined });

  // A player who registers, turns on a second factor, adds a passkey, forgets the password and locks themselves out.
  const registration = registrationOf();
  const { email } = registration.user;
  note('the password', strongPassword);
  const browser = createBrowser(whole.app);
  expect((await browser.register(registration)).statusCode).toBe(201);
  noteCookies('registered', browser);
  const offer = (await browser.call('GET', '/api/v2/player/two_factor')).json();
  const code = (otpSecret: string) => new TOTP({ secret: Secret.fromBase32(otpSecret) }).generate();
  const on = await browser.call('POST', '/api/v2/player/two_factor', {
    two_factor: { otp_secret: offer.otp_secret, authentication_code: code(offer.otp_secret) },
  });
  expect(on.statusCode, on.body).toBe(200);
  note('the secret of the authenticator', offer.otp_secret);
  for (const [index, recoveryCode] of on.json().recovery_codes.entries()) note(`recovery code ${index}`, recoveryCode);
  noteCookies('second factor', browser);
  const options = (await browser.call('POST', '/api/player/passkeys/options')).json();
  note('the challenge of a passkey', options.challenge);
  const half = createBrowser(whole.app);
  await half.signIn(email);
  noteCookies('half-open', half);
  const phone = createAuthenticator({ origin: 'http://localhost' });
  const added = await browser.call('POST', '/api/player/passkeys', { response: phone.create(options), name: 'Phone' });
  expect(added.statusCode, added.body).toBe(201);
  const asked = await createBrowser(whole.app).call('POST', '/api/passkeys/sign_in/options');
  note('the challenge of a sign-in', asked.json().challenge);
  await run('identity.send_password_reset');
  await run('identity.send_confirmation');
  for (let guess = 0; guess < 3; guess += 1) await createBrowser(whole.app).signIn(email, 'a-wrong-password');
  note('a wrong guess', 'a-wrong-password');
  await run('identity.tell_locked');
  await noteLetters('player');
  expect([...secrets.keys()].filter((name) => name.startsWith('player: link')).length).toBeGreaterThanOrEqual(3);

  // A member of staff who is invited, sets up the second factor and signs in.
  const staff = createBrowser(whole.app);
  const staffPassword = 'Comet-Tail-1986!';
  note('the password of staff', staffPassword);
  const hashPassword = () => whole.house.identity.hashPassword(staffPassword);
  await seedMember(whole.database, {
    email: 'ada@staff.test',
    name: 'Ada',
    role: 'admin',
    hashPassword,
    at: new Date(),
  });
  await staff.call('POST', '/api/staff/sign_in', { email: 'ada@staff.test', password: staffPassword });
  noteCookies('half-open staff', staff);
  const { secret } = (await staff.call('POST', '/api/staff/two_factor')).json();
  const confirmed = await staff.call('POST', '/api/staff/two_factor/confirmation', { code: code(secret) });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  note('the secret of staff', secret);
  note('a recovery code of staff', confirmed.json().recovery_codes[0]);
  noteCookies('staff', staff);
  const invited = { email: 'grace@staff.test', name: 'Grace', role: 'support' };
  expect((await staff.call('POST', '/api/staff/members', invited)).statusCode).toBe(201);
  note('an invitation', /set-up#([\w-]{43})/.exec(await letters())?.[1]);

  // The challenge of the passkey that was made is used up; all others stand in tables now, as hashes.
  const kept = await everythingKept();
  expect(kept.size).toBeGreaterThan(40);
  const found = [...kept].flatMap(([table, text]) =>
    [...secrets].flatMap(([name, secret]) =>
      spellings(secret).some((spelling) => text.includes(spelling)) ? [`${name} stands in ${table}`] : [],
    ),
  );
  expect(found).toEqual([]);
  // The search finds what is there: an address is no secret.
  expect(kept.get('public.identity_player')).toContain(email);
  // Nor has the log heard any of them, nor whose they are.
  await breakDown([
    () => createBrowser(whole.app).signIn(email),
    () => browser.call('GET', `/api/users/confirmation?confirmation_token=${secrets.get('player: link 0')}`),
    () => browser.call('POST', '/api/player/reauthentication', { password: strongPassword }),
    () => staff.call('POST', '/api/staff/sign_in', { email: 'ada@staff.test', password: staffPassword }),
    () =>
      staff.call('POST', '/api/staff/invitation/acceptance', {
        token: secrets.get('an invitation'),
        password: staffPassword,
      }),
  ]);
  log.flush();
  expect(lines.match(/a request failed/g)).toHaveLength(5);
  const told = [...secrets].filter(([, secret]) => spellings(secret).some((spelling) => lines.includes(spelling)));
  expect(told.map(([name]) => name)).toEqual([]);
  for (const address of [email, 'ada@staff.test', 'grace@staff.test']) expect(lines).not.toContain(address);
  const hash = createHash('sha256').update(secrets.get('registered: halley_device') ?? '');
  expect(kept.get('public.identity_device')).toContain(hash.digest('hex'));
});
