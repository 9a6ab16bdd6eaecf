import { addVirtualAuthenticator } from './authenticator.ts';
import { expect, expectAccessible, newEmail, open, password, test } from './halley.ts';
import { joinAs } from './players.ts';

// Ways in and out, mailed links, codes and refusals are in `site/src/identity/*.journey.test.tsx`.

test('the whole way in with the keyboard alone, every step accessible; the puzzle of the captcha is solved in a worker', async ({
  page,
}) => {
  const email = newEmail();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/users'));
  await open(page, '/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Create account' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Country')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.type('EUR');
  await expect(page.getByLabel('Currency')).toHaveValue('EUR');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('I am 18 or older.')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I have read and accept')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set a deposit limit now?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Set limits' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('balance')).toHaveText('€1,000.00');

  const { user } = (await sent).postDataJSON() as { user: { captcha: string; dfpc: string } };
  const { challenge, solution } = JSON.parse(Buffer.from(user.captcha, 'base64').toString('utf8'));
  expect(challenge.parameters.data).toEqual({ action: 'REGISTRATION' });
  expect(solution.derivedKey.startsWith(challenge.parameters.keyPrefix)).toBe(true);
  expect(user.dfpc).toMatch(/^[0-9a-f]{64}$/);
});

test.describe('passkeys', () => {
  // A passkey belongs to a name: a number is none.
  test.use({ name: 'localhost' });

  test('a passkey is made, renamed, opens the account without a password, and is removed', async ({
    page,
    expected,
  }) => {
    expected.push(/status of 403/);
    await addVirtualAuthenticator(page);
    await joinAs(page);
    await open(page, '/profile/security');
    const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true });
    await expect(passkeys.getByText('You have none yet.')).toBeVisible();
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey is added').first()).toBeVisible();
    await passkeys.getByRole('button', { name: /^Rename/ }).click();
    await passkeys.getByLabel('Name of the passkey').fill('Blue key');
    await passkeys.getByRole('button', { name: 'Save name' }).click();
    await expect(passkeys.getByText('Blue key')).toBeVisible();

    await page.context().clearCookies({ name: /session/ });
    await open(page, '/login?redirect=%2Fprofile%2Fsecurity');
    // Where the browser offers it inside the field, the reader answers at once and nobody need click anything.
    const isOffered = await page.evaluate(() => PublicKeyCredential.isConditionalMediationAvailable());
    if (!isOffered) await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByTestId('balance')).toBeVisible();

    // The name was kept.
    await open(page, '/profile/security');
    await passkeys.getByRole('button', { name: 'Remove Blue key' }).click();
    const confirm = page.getByRole('dialog', { name: 'Remove Blue key?' });
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(confirm).toBeHidden();
    await passkeys.getByRole('button', { name: 'Remove Blue key' }).click();
    await confirm.getByRole('button', { name: 'Remove' }).click();
    await expect(passkeys.getByText('You have none yet.')).toBeVisible();
  });
});
