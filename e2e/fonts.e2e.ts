import type { Page } from '@playwright/test';
import { expect, test } from './halley.ts';

// A face that is cached comes at once.
test.use({ freshContext: true });

const families = ['Manrope Variable', 'Sora Variable'];

/** Both faces are in use; whether each was asked for before the first image was drawn. */
async function askedBeforePicture(page: Page): Promise<boolean[]> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toEqual(expect.arrayContaining(families));
  const picture = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return page.evaluate(
    (pictureMs) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime < Number(pictureMs)),
    await picture.jsonValue(),
  );
}

test.describe('a first visit', () => {
  test.use({ asked: true });

  test('fonts come behind the first image', async ({ page }) => {
    // A page whose first image does not come goes on without it after a second; a busy machine takes longer to draw one.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window;
      const patient = (work: () => void, ms = 0) => wait(work, ms < 1_000 ? ms : ms * 60);
      Object.assign(window, { setTimeout: patient });
    });
    await page.goto('/fairness');
    expect(await askedBeforePicture(page)).toEqual([false, false]);
  });
});

test('whoever has been here before has the fonts before anything is drawn', async ({ page }) => {
  await page.goto('/fairness');
  expect(await askedBeforePicture(page)).toEqual([true, true]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('fonts come with their own style sheet', async ({ page }) => {
    const files = new Set<string>();
    page.on('requestfinished', (request) => {
      const name = /\/(manrope|sora)-[^/]+\.woff2$/.exec(request.url())?.[1];
      if (name) files.add(name);
    });
    await page.goto('/fairness');
    await expect.poll(() => [...files].sort()).toEqual(['manrope', 'sora']);
  });
});
