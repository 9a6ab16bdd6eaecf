import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../../server/src/staff/testing/code-of.ts';
import {
  type JourneyHouse,
  journeyHouse,
  password,
  playerOf,
  type Visitor,
  visit,
} from '../../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

const page = '/profile/security';
const newPassword = 'Perihelion-2061!';

/** The same player in another browser. */
async function elsewhere(player: Visitor): Promise<Visitor> {
  const other = await visit(house, '');
  await other.must('POST', '/api/users/sign_in', { user: { email: player.email, password, captcha: 'demo' } });
  return other;
}

const isIn = async (visitor: Visitor) => 'id' in (await playerOf(visitor));

test('the second factor: on with a code, recovery codes once, new ones, off again', async () => {
  const player = await visit(house, page, { as: 'player' });
  const factor = player.within('region', 'Second factor');
  const codes = factor.within('list', 'Your recovery codes');
  await factor.click('Turn on');
  await factor.finds('img', 'QR code with the key below');
  const secret = player.page.document.querySelector('[data-testid=otp-secret]')?.textContent?.replaceAll(' ', '') ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  // The sixth digit sends it.
  await factor.fill('Code', codeOf(secret));
  await factor.finds('list', 'Your recovery codes');
  const first = await codes.textsOf('listitem');
  expect(new Set(first).size).toBe(10);
  expect((await playerOf(player)).two_factor_enabled).toBe(true);
  expect(await factor.isDisabled('Done')).toBe(true);
  await factor.check('I have put them in a safe place.');
  await factor.click('Done');
  await factor.findsNot('list', 'Your recovery codes');

  await factor.click('New recovery codes');
  await factor.fill('Code', first[0] ?? '');
  await factor.click('New recovery codes');
  await factor.finds('list', 'Your recovery codes');
  const second = await codes.textsOf('listitem');
  expect(second).toHaveLength(10);
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await factor.check('I have put them in a safe place.');
  await factor.click('Done');

  await factor.click('Turn off');
  await factor.fill('Code', second[0] ?? '');
  await factor.click('Turn off');
  await factor.finds('button', 'Turn on');
  expect((await playerOf(player)).two_factor_enabled).toBe(false);
});

test('a wrong code is refused beside its field, and the second factor stays off', async () => {
  const player = await visit(house, page, { as: 'player' });
  const factor = player.within('region', 'Second factor');
  await factor.click('Turn on');
  await factor.finds('textbox', 'Code');
  await factor.click('Turn on');
  await factor.sees('Code is required.');
  await factor.fill('Code', '000000');
  await factor.sees('The code is not right.');
  await player.isFocused('Code');
  expect((await playerOf(player)).two_factor_enabled).toBe(false);
});

test('sessions are listed; another one is ended and knows nothing any more', async () => {
  const player = await visit(house, '', { as: 'player' });
  const other = await elsewhere(player);
  await player.goes(page);
  const sessions = player.within('region', 'Where you are logged in');
  await sessions.finds('listitem');
  const listed = await sessions.textsOf('listitem');
  expect(listed).toHaveLength(2);
  expect(listed[0]).toContain('This device');
  await sessions.click(/^Log out: /);
  await player.sees('One device is logged out');
  expect(await sessions.textsOf('listitem')).toHaveLength(1);
  expect(await isIn(other)).toBe(false);
  expect((await playerOf(player)).email).toBe(player.email);
});

test('all other sessions are ended at once', async () => {
  const player = await visit(house, '', { as: 'player' });
  const others = [await elsewhere(player), await elsewhere(player)];
  await player.goes(page);
  const sessions = player.within('region', 'Where you are logged in');
  await sessions.finds('listitem');
  expect(await sessions.textsOf('listitem')).toHaveLength(3);
  await sessions.click('Log out all other devices');
  await expect.poll(() => sessions.textsOf('listitem'), { timeout: 10_000 }).toHaveLength(1);
  for (const other of others) expect(await isIn(other)).toBe(false);
  expect(await isIn(player)).toBe(true);
});

test('a new password ends the other session and not this one', async () => {
  const player = await visit(house, '', { as: 'player' });
  const other = await elsewhere(player);
  await player.goes(page);
  const card = player.within('region', 'Password');
  await card.click('Change password');
  await player.isFocused('Current password');
  await card.fill('Current password', 'not-the-password');
  await card.fill('New password', newPassword);
  await card.fill('New password once more', 'something else');
  await card.click('Save password');
  await card.sees('the passwords do not match');
  await card.fill('New password once more', newPassword);
  await card.click('Save password');
  await card.sees('The password is not right.');
  await player.isFocused('Current password');
  expect(await isIn(other)).toBe(true);
  await card.fill('Current password', password);
  await card.click('Save password');
  await player.sees('Your password is changed');
  expect(await isIn(other)).toBe(false);
  expect((await playerOf(player)).email).toBe(player.email);
});
