import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToFit, open, register, test } from './halley.ts';
import { joinAs } from './players.ts';

const address = '/profile/verification';

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

test('[ROUTE-21] the page is for players: a guest is sent to registration and then to it', async ({ page }) => {
  await page.goto(`${address}?from=mail`);
  await expect(page).toHaveURL('/registration?redirect=%2Fprofile%2Fverification%3Ffrom%3Dmail');
  await register(page, `/registration?redirect=${encodeURIComponent(address)}`);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
});

test('a picture is sent, waits for review and is taken back @phone', async ({ page }, { project }) => {
  await joinAs(page);
  await open(page, address);
  await expect(page.getByRole('heading', { name: 'What we still need from you' })).toBeVisible();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  // The camera is offered where there is one at hand, dropping where there is a mouse.
  await expect(page.getByText('Take a photo')).toBeVisible({ visible: project.name === 'phone' });
  await expect(page.getByText('Drop your file here')).toBeVisible({ visible: project.name !== 'phone' });

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

  // It is kept: a new visit finds it.
  await open(page, address);
  await expect(list).toContainText('Under review');
  await page.getByRole('button', { name: 'Delete My passport.png' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this document?');
  await expectUsable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expect(list).toBeHidden();
});

test('both documents wait: there is nothing left to do @phone-deep', async ({ page }) => {
  await joinAs(page);
  await open(page, address);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } });
  for (const [type, name] of [
    ['identity', 'card.png'],
    ['address', 'bill.png'],
  ] as const) {
    await page.getByLabel('What it shows').selectOption(type);
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Send document' }).click();
    await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'We are looking at your documents' })).toBeVisible();
  await expect(page.locator('[aria-current=step]')).toHaveText(/We look at them/);
  await expectUsable(page);
});

test('a web page that calls itself a picture is refused with a sentence @phone-deep', async ({ page, expected }) => {
  expected.push(/status of 422/);
  await joinAs(page);
  await open(page, address);
  const html = Buffer.from('<!doctype html><html><script>document.title = "taken over"</script></html>');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: html });
  await page.getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText('This is not a file we can read.')).toBeVisible();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  await expectUsable(page);

  // One that does not even pretend is not sent at all.
  await page.getByLabel('Choose a file').setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: html });
  await expect(page.getByRole('button', { name: 'Send document' })).toBeDisabled();
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
