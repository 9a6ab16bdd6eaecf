import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './halley.ts';
import { editPlayer, joinAs } from './players.ts';

// What is edited, agreed to and refused is in `site/src/profile/*.journey.test.tsx`.

/** The page cuts what is too wide, so each control is looked at; tabs scroll in their own row. */
async function expectInside(page: Page, name: string): Promise<void> {
  const outside = await page.evaluate(
    (width) =>
      [...document.querySelectorAll('#main :is(input, select, button, a, p)')]
        .filter((element) => !element.closest('nav') && element.getBoundingClientRect().right > width)
        .map((element) => element.outerHTML.slice(0, 120)),
    page.viewportSize()?.width ?? 0,
  );
  expect(outside, name).toEqual([]);
}

test('pages of the profile on a phone: the tab is in view, nothing stands out, axe finds nothing; nobody is asked for pushes @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { askedForPush: 0 });
    Notification.requestPermission = async () => {
      Object.assign(window, { askedForPush: 1 });
      return 'denied';
    };
  });
  await joinAs(page, { country: 'AU' });
  await editPlayer(page, { first_name: 'Ada' });
  await open(page, '/profile');
  const tabs = page.getByRole('navigation', { name: 'Profile' });
  for (const name of ['Personal details', 'Level', 'Limits and breaks', 'Security', 'Messages from us']) {
    if (name !== 'Personal details') await tabs.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(tabs.locator('[aria-current]')).toHaveText(name);
    await expect(tabs.locator('[aria-current]')).toBeInViewport();
    if (name === 'Messages from us')
      await expect(page.getByRole('heading', { name: 'Messages to this browser' })).toBeVisible();
    await expectAccessible(page, name);
    await expectInside(page, name);
  }
  expect(await page.evaluate(() => (window as unknown as { askedForPush: number }).askedForPush)).toBe(0);
});
