import type { Page } from '@playwright/test';
import { startTestProvider, type TestProvider } from '../server/src/identity/social/testing/test-provider.ts';
import { expect, expectAccessible, open, test } from './halley.ts';
import { joinAs } from './players.ts';

// The house knows us by the address of our settings; its own is another site, as in life.
test.use({ name: 'localhost' });
test.describe.configure({ mode: 'serial' });

let provider: TestProvider;
test.beforeAll(async ({ house }) => {
  const redirectUris = [`${house.url.replace('127.0.0.1', 'localhost')}/auth/google_oauth2/callback`];
  const people = ['Ada', 'Ben', 'Cleo'].map((name) => {
    const sub = `${name.toLowerCase()}-${Date.now()}`;
    return { sub, name, email: `${sub}@mail.example`, email_verified: true };
  });
  provider = await startTestProvider({ port: house.providerPort ?? 0, redirectUris, people });
});
test.afterAll(() => provider.stop());

async function leaveFor(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
}

test('a newcomer comes in with another account, and accepts the terms', async ({ page }) => {
  await leaveFor(page, '/registration?redirect=%2Ffairness');
  await page.getByRole('button', { name: 'Go on as Ada' }).click();
  await expect(page).toHaveURL('/fairness');
  await expect(page.getByTestId('balance')).toBeVisible();
  const player = await (await page.request.get('/api/player')).json();
  expect(player).toMatchObject({ autoregistered: true, auth_fields_missed: ['terms_acceptance', 'age_acceptance'] });

  const terms = page.getByRole('dialog');
  await terms.getByLabel('I am 18 or older.').check();
  await terms.getByLabel(/terms/).check();
  await expectAccessible(page);
  await terms.getByRole('button').last().click();
  await expect(terms).toBeHidden();
  expect(await (await page.request.get('/api/player')).json()).toMatchObject({ id: player.id, auth_fields_missed: [] });
});

test('a player connects another account on the security page, and cuts it off', async ({ page }) => {
  await joinAs(page);
  await open(page, '/profile/security');
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await page.getByRole('button', { name: 'Go on as Ben' }).click();
  await expect(page).toHaveURL('/profile/security?auth=connected');
  await expect(page.getByText('The account is connected.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'ben-' });
  await expect(row).toContainText('Google');
  await expectAccessible(page);
  await row.getByRole('button', { name: /Disconnect Google/ }).click();
  await expect(page.getByText('The account is disconnected.')).toBeVisible();
});
