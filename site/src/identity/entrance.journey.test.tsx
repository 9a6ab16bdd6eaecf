import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../server/src/staff/testing/code-of.ts';
import {
  fillRegistration,
  type JourneyHouse,
  journeyHouse,
  password,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

async function enterPassword(player: Visitor): Promise<void> {
  const dialog = player.within('dialog');
  await dialog.fill('E-mail', player.email);
  await dialog.fill('Password', password);
  await dialog.click('Log in', 'button');
}

async function logOut(player: Visitor): Promise<void> {
  await player.click('Log out', 'button');
  await player.finds('link', 'Log in');
}

test('[AUTH-08] registered through the form: a group by the id, and the address is confirmed by the mailed link', async () => {
  const player = await visit(house, '/registration');
  await fillRegistration(player);
  await player.sees('Balance €1,000.00');
  const { id, statuses } = await player.must<{ id: number; statuses: { id: string | number }[] }>('GET', '/api/player');
  const variants = statuses.map((status) => status.id).filter((group) => group === 1501 || group === 1502);
  expect(variants).toEqual([id % 2 === 0 ? 1501 : 1502]);
  const link = /\S+?(\/[^/\s]*\?confirmation_token=[\w-]+)/.exec(await player.mail('confirmation_token='))?.[1];
  await player.goes(link ?? '');
  await player.sees('Your e-mail address is confirmed');
  await player.isAt('/');
  await player.goes('/profile');
  await player.within('main').sees('Confirmed');
});

test('[PP-22] the proposal of a limit at the end of sign-up is declined with one press, and not made again', async () => {
  const player = await visit(house, '/registration');
  await fillRegistration(player);
  await player.sees('Balance €1,000.00');
  const proposal = async () => (await player.must('GET', '/api/user_limits/offer')).limit_proposal;
  await expect.poll(proposal, { timeout: 10_000 }).toBe('answered');
});

test('with the second factor one comes back by a code, and by a recovery code', async () => {
  const player = await visit(house, '/profile/security', { as: 'player' });
  const factor = player.within('region', 'Second factor');
  await factor.click('Turn on');
  await factor.finds('img', 'QR code with the key below');
  const secret = player.page.document.querySelector('[data-testid=otp-secret]')?.textContent?.replaceAll(' ', '') ?? '';
  await factor.fill('Code', codeOf(secret));
  await factor.finds('list', 'Your recovery codes');
  const [recovery = ''] = await factor.within('list', 'Your recovery codes').textsOf('listitem');
  await factor.check('I have put them in a safe place.');
  await factor.click('Done');

  await logOut(player);
  await player.goes('/login');
  await enterPassword(player);
  await player.isFocused('Code of your authenticator');
  expect(await player.faults()).toEqual([]);
  // The code that turned it on is spent: an app shows the next one half a minute later, and the server takes it early.
  await player.fill('Code of your authenticator', codeOf(secret, Date.now() + 30_000));
  await player.sees('Balance €1,000.00', /Your last log-in:/);

  await logOut(player);
  await player.goes('/login');
  await enterPassword(player);
  await player.click('Use a recovery code');
  await player.fill('Recovery code', recovery.trim());
  await player.within('dialog').click(/^(Continue|Log in)$/, 'button');
  await player.sees('Balance €1,000.00');
});

test('what was typed survives closing the form, except the password', async () => {
  const guest = await visit(house, '/');
  await guest.click('Create account', 'link');
  const dialog = guest.within('dialog');
  await dialog.fill('E-mail', 'ada@halley.test');
  await dialog.fill('Password', password);
  await dialog.click('Close', 'button');
  await guest.findsNot('dialog');
  await guest.click('Create account', 'link');
  expect(await dialog.valueOf('E-mail')).toBe('ada@halley.test');
  expect(await dialog.valueOf('Password')).toBe('');
});

test('wrong words are refused beside the form, and what was typed stays', async () => {
  const guest = await visit(house, '/login');
  const dialog = guest.within('dialog');
  await dialog.click('Log in', 'button');
  await dialog.sees('E-mail is required.');
  await dialog.fill('E-mail', guest.email);
  await dialog.fill('Password', 'wrong-words');
  await dialog.click('Log in', 'button');
  await dialog.within('alert').sees('The e-mail or the password is not right.');
  expect(await dialog.valueOf('Password')).toBe('wrong-words');
});

test('log out, log in again, and the page beneath stays', async () => {
  const player = await visit(house, '/fairness', { as: 'player' });
  await logOut(player);
  await player.goes('/fairness');
  await player.click('Log in', 'link');
  await player.isAt('/login');
  await enterPassword(player);
  await player.sees('Balance €1,000.00');
  await player.isAt('/fairness');
  await player.findsNot('dialog');
});

test('who turned back at another house reads why at the log-in', async () => {
  const guest = await visit(house, '/login?auth_error=cancelled&provider=google_oauth2');
  await guest.within('dialog').sees('You turned back');
});
