import { randomUUID } from 'node:crypto';
import { importItems, itemNamed } from '../server/src/content/index.ts';
import { expect, guarded, idle, listening, open, test } from './halley.ts';
import { operate } from './operate.ts';

// What an operator's commands refuse, schedules, going back, drafts: scripts, server/src/content, site/src/content.

const aSlug = () => `night-${randomUUID().slice(0, 8)}`;

/** As an operator does it. */
async function publish(slug: string, text: string): Promise<void> {
  const item = itemNamed(`page:${slug}`);
  if (!item) throw new Error(`no name: ${slug}`);
  const texts = { en: { title: 'News of the night', content: text } };
  const items = [{ item, content: { categories: ['page'], texts } }];
  const at = new Date();
  await operate((database) => database.tx((tx) => importItems(tx, { items, publishAt: at, by: 'a journey', at })));
}

test.describe(() => {
  // It moves the clock of its browser: pages look for news a while after they have heard of it, each at another time.
  test.use({ freshContext: true });

  test('a page that an operator changes is seen on open pages without a reload [API-93] [CMS-01] @operator', async ({
    page,
  }) => {
    const slug = aSlug();
    await publish(slug, '<p>The first words</p>');
    await idle(page);
    await page.clock.install();
    await open(page, `/${slug}`);
    await guarded(page);
    await expect(page.getByRole('heading', { level: 1, name: 'News of the night' })).toBeVisible();
    await expect(page.getByText('The first words')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    await listening(page);
    await publish(slug, `<p>The changed words</p><script>document.title = 'taken over'</script>`);
    await idle(page);
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000);
        return page.getByText('The changed words').isVisible();
      })
      .toBe(true);
    await expect(page.getByText('The first words')).toBeHidden();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await expect(page).not.toHaveTitle(/taken over/);
  });
});

test('content that takes over pages elsewhere is harmless here @operator', async ({ page }) => {
  const slug = aSlug();
  const hostile = [
    '<p>Words that stay</p><img src=x onerror="document.body.dataset.taken=1">',
    '<div style="position:fixed;inset:0;z-index:9999" class="fixed inset-0 z-50">cover</div>',
    '<svg><style><img src="</style><img src=x onerror=document.body.dataset.taken=1>">',
    '<a href="javascript:document.body.dataset.taken=1">a link</a><base href="https://elsewhere.example/">',
    '<form action="https://elsewhere.example"><input name="password"></form><iframe src="https://elsewhere.example"></iframe>',
  ];
  await publish(slug, hostile.join('\n'));
  await idle(page);
  await open(page, `/${slug}`);
  await guarded(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Words that stay')).toBeVisible();
  await expect(main.getByRole('link', { name: 'a link' })).toHaveCount(0);
  await expect(main.locator('svg img, iframe, form, [style*=fixed], .fixed, [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.dataset.taken)).toBeUndefined();
  expect(await page.evaluate(() => document.baseURI)).not.toContain('elsewhere');
});
