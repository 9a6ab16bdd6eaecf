import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { TestInfo } from '@playwright/test';
import { expect, expectAccessible, guarded, idle, listening, open, test } from './halley.ts';
import { houseDatabaseUrl } from './house.ts';
import { openDesk } from './staff-desk.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');

/** As an operator does it. */
const content = (...words: string[]) =>
  run(process.execPath, ['scripts/content.ts', ...words], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: houseDatabaseUrl() },
  });

async function write(folder: string, slug: string, text: string): Promise<void> {
  const files = {
    [`pages/${slug}/page.json`]: '{"categories":["page"]}',
    [`pages/${slug}/en.html`]: `---\ntitle: News of the night\n---\n${text}\n`,
    [`pages/${slug}/de.html`]: '---\ntitle: Nachrichten der Nacht\n---\n<p>Auf Deutsch</p>\n',
  };
  for (const [path, words] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), words);
  }
}

const aPlace = (testInfo: TestInfo) => ({
  slug: `night-${randomUUID().slice(0, 8)}`,
  folder: testInfo.outputPath('in'),
});

test('a page that an operator changes is seen on open pages without a reload, and a scheduled one in its time [API-93] [CMS-01] @operator', async ({
  page,
}, testInfo) => {
  test.slow();
  const { slug, folder } = aPlace(testInfo);
  await write(folder, slug, '<p>The first words</p>');
  await content('import', folder);
  await idle(page);
  await open(page, `/${slug}`);
  await guarded(page);
  await expect(page.getByRole('heading', { level: 1, name: 'News of the night' })).toBeVisible();
  await expect(page.getByText('The first words')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));

  await listening(page);
  await write(folder, slug, `<p>The changed words</p><script>document.title = 'taken over'</script>`);
  await content('import', folder);
  await expect(page.getByText('The changed words')).toBeVisible();
  await expect(page.getByText('The first words')).toBeHidden();

  await write(folder, slug, '<p>The words of later</p>');
  const soon = new Date(Date.now() + 3_000).toISOString().replace(/\.\d+Z$/, 'Z');
  await content('import', folder, '--at', soon);
  await expect(page.getByText('The words of later')).toBeVisible({ timeout: 30_000 });

  await content('rollback', `page:${slug}`);
  await expect(page.getByText('The changed words')).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await expect(page).not.toHaveTitle(/taken over/);
  await expectAccessible(page);
});

test('a broken folder changes nothing, is told by file and field, and the page stays as it was [CMS-04] @operator', async ({
  page,
}, testInfo) => {
  const { slug, folder } = aPlace(testInfo);
  await write(folder, slug, '<p>The good words</p>');
  await content('import', folder);
  await write(folder, slug, '<p>The bad words</p>');
  await writeFile(join(folder, 'banners.json'), '[{"id": "x"}]');
  const refused = await content('import', folder).then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  expect(refused?.code).toBe(1);
  expect(refused?.stderr).toContain('banners.json: 0.categories: ');
  await idle(page);
  await open(page, `/${slug}`);
  await expect(page.getByText('The good words')).toBeVisible();
});

test('content that takes over pages elsewhere is harmless here @operator', async ({ page }, testInfo) => {
  const { slug, folder } = aPlace(testInfo);
  const hostile = [
    '<p>Words that stay</p><img src=x onerror="document.body.dataset.taken=1">',
    '<div style="position:fixed;inset:0;z-index:9999" class="fixed inset-0 z-50">cover</div>',
    '<svg><style><img src="</style><img src=x onerror=document.body.dataset.taken=1>">',
    '<a href="javascript:document.body.dataset.taken=1">a link</a><base href="https://elsewhere.example/">',
    '<form action="https://elsewhere.example"><input name="password"></form><iframe src="https://elsewhere.example"></iframe>',
  ];
  await write(folder, slug, hostile.join('\n'));
  await content('import', folder);
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

test('a draft is looked at on the site by who has its link: a bar says so, and nobody else sees a word of it @operator', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  test.slow();
  const { slug, folder } = aPlace(testInfo);
  await write(folder, slug, '<p>Words nobody knows</p>');
  await content('draft', folder);
  const desk = await openDesk(browser);
  await desk.goto('/staff/content');
  await desk.getByRole('button', { name: `Preview page:${slug}, version 1` }).click();
  await desk.getByRole('button', { name: 'Make the link' }).click();
  await expectAccessible(desk);
  const link = (await desk.getByRole('link', { name: 'Open the preview' }).getAttribute('href')) ?? '';
  await desk.context().close();

  // The link is the house's own address; this journey has come to another name of the machine.
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByText('Words nobody knows')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`page:${slug}`);
  await guarded(page);
  await expectAccessible(page);
  const again = await page.request.get(`/${slug}`);
  expect(again.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(await again.text()).toContain('Words nobody knows');

  const others = await browser.newContext({ baseURL });
  const seen = await others.request.get(`/${slug}`);
  expect(seen.status()).toBe(404);
  expect(await seen.text()).not.toContain('Words nobody knows');
  await others.close();

  await bar.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(bar).toBeHidden();
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);
});
