import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, open, password, test } from './halley.ts';
import { joinAs, logInAs, playerOf } from './players.ts';

const newPassword = 'Perihelion-2061!';

/** What an authenticator app would show now. */
function codeOf(secret: string): string {
  return new TOTP({ issuer: 'Halley', algorithm: 'SHA1', digits: 6, period: 30, secret }).generate();
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('the second factor: on with a code, recovery codes once, new ones, off again @phone-deep', async ({ page }) => {
  await joinAs(page);
  await open(page, '/profile/security');
  const factor = card(page, 'Second factor');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  const secret = ((await page.getByTestId('otp-secret').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);

  // The sixth digit sends it.
  await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  const codes = factor.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const first = await codes.allTextContents();
  expect(new Set(first).size).toBe(10);
  expect((await playerOf(page)).two_factor_enabled).toBe(true);
  const download = page.waitForEvent('download');
  await factor.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('halley-recovery-codes.txt');
  await expect(factor.getByRole('button', { name: 'Done' })).toBeDisabled();
  await factor.getByLabel('I have put them in a safe place.').check();
  await factor.getByRole('button', { name: 'Done' }).click();
  await expect(codes).toHaveCount(0);

  await factor.getByRole('button', { name: 'New recovery codes' }).click();
  await factor.getByRole('textbox', { name: 'Code' }).fill(first[0] ?? '');
  await factor.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(codes).toHaveCount(10);
  const second = await codes.allTextContents();
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await factor.getByLabel('I have put them in a safe place.').check();
  await factor.getByRole('button', { name: 'Done' }).click();

  await factor.getByRole('button', { name: 'Turn off' }).click();
  await factor.getByRole('textbox', { name: 'Code' }).fill(second[0] ?? '');
  await factor.getByRole('button', { name: 'Turn off' }).click();
  await expect(factor.getByRole('button', { name: 'Turn on' })).toBeVisible();
  expect((await playerOf(page)).two_factor_enabled).toBe(false);
});

test('a wrong code is refused beside its field, and the second factor stays off', async ({ page, expected }) => {
  expected.push(/422/);
  await joinAs(page);
  await open(page, '/profile/security');
  const factor = card(page, 'Second factor');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(factor.getByText('Code is required.')).toBeVisible();
  await factor.getByRole('textbox', { name: 'Code' }).fill('000000');
  await expect(factor.getByText('The code is not right.')).toBeVisible();
  await expect(factor.getByRole('textbox', { name: 'Code' })).toBeFocused();
  expect((await playerOf(page)).two_factor_enabled).toBe(false);
});

test('a passkey is added, renamed and removed', async ({ browser, baseURL }) => {
  // Passkeys belong to a name, never to a number.
  const context = await browser.newContext({ baseURL: baseURL?.replace('127.0.0.1', 'localhost'), locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await joinAs(page);
  await open(page, '/profile/security');
  const passkeys = card(page, 'Passkeys');
  await expect(passkeys.getByText('You have none yet.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added')).toBeVisible();
  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  await passkeys.getByLabel('Name of the passkey').fill('Blue key');
  await passkeys.getByRole('button', { name: 'Save name' }).click();
  await expect(passkeys.getByText('Blue key')).toBeVisible();
  await open(page, '/profile/security');
  await expect(passkeys.getByText('Blue key')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Blue key' }).click();
  const confirm = page.getByRole('dialog', { name: 'Remove Blue key?' });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(confirm).toBeHidden();
  await passkeys.getByRole('button', { name: 'Remove Blue key' }).click();
  await confirm.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText('You have none yet.')).toBeVisible();
  await context.close();
});

test('sessions are listed; another one is ended and knows nothing any more', async ({ page, browser, baseURL }) => {
  const email = await joinAs(page);
  const other = await browser.newContext({ baseURL });
  await logInAs(other, email);
  await open(page, '/profile/security');
  const sessions = card(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions.getByRole('button', { name: /^Log out: / }).click();
  await expect(page.getByText('One device is logged out')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect(await (await other.request.get('/api/player')).json()).not.toHaveProperty('id');
  expect((await playerOf(page)).email).toBe(email);
  await other.close();
});

test('all other sessions are ended at once', async ({ page, browser, baseURL }) => {
  const email = await joinAs(page);
  const others = await Promise.all([1, 2].map(() => browser.newContext({ baseURL })));
  for (const other of others) await logInAs(other, email);
  await open(page, '/profile/security');
  const sessions = card(page, 'Where you are logged in');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect(await (await other.request.get('/api/player')).json()).not.toHaveProperty('id');
    await other.close();
  }
});

test('a new password ends the other session and not this one', async ({ page, browser, baseURL, expected }) => {
  expected.push(/422/);
  const email = await joinAs(page);
  const other = await browser.newContext({ baseURL });
  await logInAs(other, email);
  await open(page, '/profile/security');
  const change = card(page, 'Password');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByLabel('Current password')).toBeFocused();
  await change.getByLabel('Current password').fill('not-the-password');
  await change.getByLabel('New password', { exact: true }).fill(newPassword);
  await change.getByLabel('New password once more').fill('something else');
  await page.keyboard.press('Enter');
  await expect(change.getByText('the passwords do not match')).toBeVisible();
  await change.getByLabel('New password once more').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(change.getByText('The password is not right.')).toBeVisible();
  await expect(change.getByLabel('Current password')).toBeFocused();
  await change.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  expect(await (await other.request.get('/api/player')).json()).not.toHaveProperty('id');
  expect((await playerOf(page)).email).toBe(email);
  await other.close();
});
