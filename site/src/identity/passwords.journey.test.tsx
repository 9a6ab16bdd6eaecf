import { beforeAll, expect, test } from 'vitest';
import { type JourneyHouse, journeyHouse, newEmail, password, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const newPassword = 'Vermilion-Otter-84';

test('a forgotten password: remind, the mailed link, a new one, log-in; the link works once', async () => {
  const player = await visit(house, '', { as: 'player' });
  await player.must('DELETE', '/api/users/sign_out');
  await player.goes('/login');
  await player.within('dialog').fill('E-mail', player.email);
  await player.click('Forgotten your password?', 'link');
  await player.isAt('/remind');
  expect(await player.valueOf('E-mail')).toBe(player.email);
  await player.click('Mail me a link');
  await player.sees(`If there is an account with ${player.email}`);
  const link = /\S+(\/new-password\?reset_password_token=[\w-]+)/.exec(await player.mail('reset_password_token='))?.[1];
  await player.goes(link ?? '');
  await player.fill('New password', newPassword);
  await player.sees('Strong.');
  await player.fill('Repeat it', newPassword);
  await player.click('Set password');
  await player.sees('Your new password is set');
  await player.isAt('/login');
  const dialog = player.within('dialog');
  await dialog.fill('E-mail', player.email);
  await dialog.fill('Password', password);
  await dialog.click('Log in', 'button');
  await dialog.within('alert').sees('The e-mail or the password is not right.');
  await dialog.fill('Password', newPassword);
  await dialog.click('Log in', 'button');
  await player.sees('€1,000.00');
  const later = await visit(house, link ?? '');
  await later.fill('New password', newPassword);
  await later.fill('Repeat it', newPassword);
  await later.click('Set password');
  await later.finds('link', 'Get a new link');
});

test('an address without an account gets the same answer', async () => {
  const email = newEmail();
  const guest = await visit(house, '/remind');
  await guest.fill('E-mail', email);
  await guest.click('Mail me a link');
  await guest.sees(`If there is an account with ${email}`);
});

test('three wrong tries lock the account, and the mailed link opens it', async () => {
  const player = await visit(house, '', { as: 'player' });
  await player.must('DELETE', '/api/users/sign_out');
  await player.goes('/login');
  const dialog = player.within('dialog');
  await dialog.fill('E-mail', player.email);
  for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await dialog.fill('Password', wrong);
    await dialog.click('Log in', 'button');
    await dialog.within('alert').sees(/./);
    await player.rests();
  }
  await dialog.fill('Password', password);
  await dialog.click('Log in', 'button');
  await dialog.finds('heading', 'This account is locked');
  const link = /\S+?(\/[^/\s]*\?unlock_token=[\w-]+)/.exec(await player.mail('unlock_token='))?.[1];
  await player.goes(link ?? '');
  await player.sees('Your account is open again');
  await dialog.fill('E-mail', player.email);
  await dialog.fill('Password', password);
  await dialog.click('Log in', 'button');
  await player.sees('€1,000.00');
});
