import { expect, expectAccessible, open, test } from './halley.ts';

const shots = process.env.SHOTS_DIR;
const slider = 'main section[aria-label="What is special here"]';

test('main shows its banners: arrows, dots and a button that stops them @phone', async ({ page }, testInfo) => {
  await open(page, '/');
  const row = page.locator(`${slider} ul`).first();
  const place = () => row.evaluate((list) => Math.round(list.scrollLeft));
  const next = page.getByRole('button', { name: 'Next banner' });
  await expect(next).toBeVisible();
  if (shots) await page.screenshot({ path: `${shots}/banners-${testInfo.project.name}.png` });
  await next.click();
  await expect.poll(place).toBeGreaterThan(100);
  await page.getByRole('button', { name: /Show banner 1 of/ }).click();
  await expect.poll(place).toBe(0);
  // Back from the first leads to the last.
  await page.getByRole('button', { name: 'Banner before' }).click();
  await expect.poll(place).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Stop the banners from moving' }).click();
  await expect(page.getByRole('button', { name: 'Let the banners go on' })).toBeVisible();
  await expectAccessible(page);
});

test('the second button opens its popup, Escape closes it, and the page beneath stays [BANNER-05] @phone-deep', async ({
  page,
}, testInfo) => {
  await open(page, '/');
  await page.locator(slider).getByRole('button', { name: 'How it works' }).click();
  const popup = page.getByRole('dialog', { name: 'How a round is sealed' });
  await expect(popup).toContainText('Three steps');
  if (shots) await page.screenshot({ path: `${shots}/popup-${testInfo.project.name}.png` });
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/');
});

test.describe(() => {
  // It moves the clock of its browser.
  test.use({ freshContext: true });

  test('banners come every ten seconds, and stand still for who points at them [BANNER-11]', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Next banner' })).toBeVisible();
    const row = page.locator(`${slider} ul`).first();
    const place = () => row.evaluate((list) => Math.round(list.scrollLeft));
    await row.hover();
    await page.clock.runFor(25_000);
    expect(await place()).toBe(0);
    await page.mouse.move(5, 850);
    await page.clock.runFor(9_000);
    expect(await place()).toBe(0);
    await page.clock.runFor(1_500);
    await expect.poll(place).toBeGreaterThan(100);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what only a script can do is not offered', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(`${slider} ul`).first().getByRole('link', { name: 'Play Orbit Dice' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next banner' })).toBeHidden();
  });
});
