import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../../kit/index.ts';
import { sharedHomes } from '../../kit/testing/shared.ts';
import { homesWith } from '../testing/homes-with.ts';
import { codeAt, finishSignIn, mailedToken, openAccount, openGuardedAccount } from '../testing/test-account.ts';
import { createBrowser, strongPassword, testIdentity } from '../testing/test-identity.ts';

const database = sharedHomes();

test('log lines of a whole journey, failures and breakdowns too, hold no secret', async () => {
  const destination = new PassThrough();
  let lines = '';
  destination.on('data', (chunk) => {
    lines += chunk;
  });
  const log = createLog({ level: 'trace', destination });
  const room = await testIdentity(database, { log });
  const secrets = new Set<string>([strongPassword, 'Perihel-2061', 'a-wrong-password']);
  const remember = (browser: { cookies: Map<string, string> }) => {
    for (const value of browser.cookies.values()) secrets.add(value);
  };

  const account = await openGuardedAccount(room);
  const { browser, email, secret, recoveryCodes } = account;
  remember(browser);
  for (const hidden of [secret, ...recoveryCodes, email]) secrets.add(hidden);
  secrets.add(mailedToken(room, email));
  await browser.call('GET', `/api/users/confirmation?confirmation_token=${mailedToken(room, email)}`);

  const other = createBrowser(room.app);
  await other.signIn(email, 'a-wrong-password');
  await other.signIn(email);
  remember(other);
  await finishSignIn(other, '000000');
  secrets.add(codeAt(room, secret));
  await finishSignIn(other, codeAt(room, secret));
  remember(other);
  await other.call('POST', '/api/users/password', { user: { email, captcha: 'demo' } });
  await room.work();
  const token = mailedToken(room, email);
  secrets.add(token);
  await other.call('PUT', '/api/users/password', { user: { reset_password_token: token, password: 'Perihel-2061' } });
  for (let attempt = 0; attempt < 3; attempt += 1) await other.signIn(email, 'a-wrong-password');
  await room.work();
  secrets.add(mailedToken(room, email));

  // And when the database breaks under all of it: the requests end in a 500 that is logged.
  const broken = await openAccount(room);
  remember(broken.browser);
  const failing = await testIdentity(
    {
      homes: homesWith(database.homes, (home) => ({
        ...home,
        query: () => Promise.reject(new Error('broken')),
        tx: () => Promise.reject(new Error('broken')),
      })),
    },
    { log },
  );
  const victim = createBrowser(failing.app);
  const answers = [
    await victim.signIn(email),
    await victim.call('GET', `/api/users/confirmation?confirmation_token=${token}`),
    await victim.call('PUT', '/api/users/password', {
      user: { reset_password_token: token, password: 'Perihel-2061' },
    }),
  ];
  expect(answers.map((answer) => answer.statusCode)).toEqual([500, 500, 500]);

  log.flush();
  expect(lines).toContain('a request failed');
  expect(lines).toContain('/api/users/confirmation');
  for (const hidden of secrets) expect(lines).not.toContain(hidden);
  await room.app.close();
  await failing.app.close();
  await room.identity.stop();
});
