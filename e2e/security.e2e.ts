import { codeOf } from './authenticator.ts';
import { expect, expectAccessible, open, test } from './halley.ts';
import { joinAs } from './players.ts';

// Codes, sessions and passwords are in `site/src/profile/security/security.journey.test.tsx`, passkeys in `account.e2e.ts`.

test('the second factor: a picture to scan, and recovery codes as a file to keep', async ({ page }) => {
  await joinAs(page);
  await open(page, '/profile/security');
  const factor = page.getByRole('region', { name: 'Second factor', exact: true });
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key below' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await page.getByTestId('otp-secret').textContent()) ?? '';
  // The sixth digit sends it.
  await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  const codes = factor.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const download = page.waitForEvent('download');
  await factor.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('halley-recovery-codes.txt');
});
