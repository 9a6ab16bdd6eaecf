import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { importItems, readFolder } from '../../../server/src/content/index.ts';
import { type JourneyHouse, journeyHouse, visit } from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** A folder as an operator hands it in; it goes with the test. */
function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'halley-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const slug = `night-${randomUUID().slice(0, 8)}`;
  const put = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const page = (text: string, more = '') =>
    put({
      [`pages/${slug}/page.json`]: '{"categories":["page"]}',
      [`pages/${slug}/en.html`]: `---\ntitle: News of the night\n${more}---\n${text}\n`,
      [`pages/${slug}/de.html`]: '---\ntitle: Nachrichten der Nacht\n---\n<p>Auf Deutsch</p>\n',
    });
  const bring = (publishAt: Date | null = new Date()) => {
    const items = readFolder(folder);
    const at = new Date();
    return house.database.tx((tx) => importItems(tx, { items, publishAt, by: 'a journey', at }));
  };
  return { slug, put, page, bring };
}

test('[CMS-04] [API-93] a page that an operator hands in stands at its address, its fields where they belong', async () => {
  const { slug, page, bring } = aFolder();
  page('<h2>In short</h2><p>The good words</p>', 'description: What happened while people slept.\n');
  await bring();
  const guest = await visit(house, '');
  const read = async (path: string) => String((await guest.call('GET', path)).body);
  await expect.poll(() => read(`/${slug}`), { timeout: 15_000 }).toContain('The good words');
  await guest.goes(`/${slug}`);
  await guest.finds('heading', 'News of the night');
  expect(guest.title).toBe('News of the night · Halley');
  const description = guest.page.document.querySelector('meta[name=description]');
  expect(description?.getAttribute('content')).toBe('What happened while people slept.');
  expect(await read(`/de/${slug}`)).toContain('Auf Deutsch');
});

test('[CMS-04] a broken folder changes nothing, is told by file and field, and the page stays as it was', async () => {
  const { slug, put, page, bring } = aFolder();
  page('<p>The good words</p>');
  await bring();
  const guest = await visit(house, '');
  const read = async () => String((await guest.call('GET', `/${slug}`)).body);
  await expect.poll(read, { timeout: 15_000 }).toContain('The good words');
  page('<p>The bad words</p>');
  put({ 'banners.json': '[{"id": "x"}]' });
  await expect(async () => bring()).rejects.toThrow('banners.json: 0.categories: ');
  expect(await read()).toContain('The good words');
  expect(await read()).not.toContain('The bad words');
});

test('a draft is looked at on the site by who has its link: a bar says so, and nobody else sees a word of it', async () => {
  const { slug, page, bring } = aFolder();
  page('<p>Words nobody knows</p>');
  await bring(null);
  const desk = await visit(house, '/staff/content/drafts', { as: 'admin' });
  await desk.within('row', new RegExp(`page:${slug}`)).click(/^Preview/, 'button');
  await desk.within('dialog').click('Make the link', 'button');
  await desk.within('dialog').finds('link', 'Open the preview');
  const link = [...desk.page.document.querySelectorAll('a')].find((one) =>
    one.textContent?.includes('Open the preview'),
  );
  const { pathname, search } = new URL(link?.getAttribute('href') ?? '', house.url);

  const guest = await visit(house, `${pathname}${search}`);
  await guest.isAt(`/${slug}`);
  await guest.sees('Words nobody knows');
  await guest.within('complementary', 'Preview').sees(`page:${slug}`);
  const again = await guest.call('GET', `/${slug}`);
  expect(again.headers.get('cache-control')).toBe('no-store');
  expect(again.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(again.body).toContain('Words nobody knows');

  const other = await visit(house, '');
  const seen = await other.call('GET', `/${slug}`);
  expect(seen.status).toBe(404);
  expect(seen.body).not.toContain('Words nobody knows');

  await guest.within('complementary', 'Preview').click('Leave the preview', 'link');
  await guest.findsNot('complementary', 'Preview');
  expect((await guest.call('GET', `/${slug}`)).status).toBe(404);
});
