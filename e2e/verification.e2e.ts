import { expect, expectAccessible, expectToFit, open, test } from './halley.ts';
import { joinAs } from './players.ts';

const address = '/profile/verification';

// Refusals and what is left to do are in `site/src/verification/verification.journey.test.tsx`.

test('a picture is sent, waits for review and is taken back @phone', async ({ page, isMobile }) => {
  await joinAs(page);
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'What we still need from you' })).toBeVisible();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  // The camera is offered where there is one at hand, dropping where there is a mouse.
  await expect(page.getByText('Take a photo')).toBeVisible({ visible: isMobile });
  await expect(page.getByText('Drop your file here')).toBeVisible({ visible: !isMobile });

  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'My passport.png', mimeType: 'image/png', buffer: picture });
  await page.getByLabel('A note for us').fill('Front side');
  await page.getByRole('button', { name: 'Send document' }).click();

  const list = page.getByRole('listitem').filter({ hasText: 'My passport.png' });
  await expect(list).toContainText('Proof of identity');
  await expect(list).toContainText('Under review');
  await expect(list).toContainText('Front side');
  await expect(page.getByLabel('What it shows')).toHaveValue('address');

  await page.getByRole('button', { name: 'Delete My passport.png' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this document?');
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expect(list).toBeHidden();
});

test('a file can be dropped on the page, and be sent by keyboard alone', async ({ page }) => {
  await joinAs(page);
  await open(page, address);
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 100, height: 100 } })).toString('base64');
  const carried = await page.evaluateHandle((encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    return transfer;
  }, picture);
  const box = page.getByText('Drop your file here, or choose it');
  await box.dispatchEvent('dragenter', { dataTransfer: carried });
  await expect(page.locator('[data-over]')).toBeVisible();
  await box.dispatchEvent('drop', { dataTransfer: carried });
  await expect(page.getByText('dropped.png')).toBeVisible();
  await page.getByLabel('A note for us').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send document' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete dropped.png' })).toBeVisible();
});
