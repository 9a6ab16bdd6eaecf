import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { aPicture } from '../../../server/src/verification/testing/files.ts';
import {
  goThrough,
  type JourneyHouse,
  journeyHouse,
  lineOf,
  type Visitor,
  visit,
} from '../../../test/journey/index.ts';

let house: JourneyHouse;
beforeAll(async () => {
  house = await journeyHouse();
});

/** Tests of other files write in the same house. */
const some = randomUUID().slice(0, 8);
const path = `hall-${some}`;
const at = (name: string) => `/staff/content/item?name=${encodeURIComponent(name)}`;
const html = async (guest: Visitor, address: string) => {
  const { status, body } = await guest.call<string>('GET', address, undefined, { accept: 'text/html' });
  return status === 200 ? body : String(status);
};

/** From a saved draft to the site: sent, agreed to by somebody else, published. */
async function toTheSite(editor: Visitor, name: string): Promise<Visitor> {
  await editor.click('Send to review', 'button');
  await goThrough(editor, 'Send to review', 'The hall opens in spring');
  await editor.sees('In review', 'This is under review and stands still.');
  await editor.findsNot('button', 'Approve');
  const admin = await visit(house, '/staff/content?state=in_review', { as: 'admin' });
  await admin.within('row', new RegExp(name)).click(/./, 'link');
  await admin.click('Approve', 'button');
  await goThrough(admin, 'Approve', 'I have read it');
  await admin.sees('Approved');
  await editor.reloads();
  await editor.click('Publish', 'button');
  await goThrough(editor, 'Publish', 'The date holds');
  await editor.sees('Live');
  return admin;
}

test('[OPS-28] [OPS-29] [OPS-32] a page is written, looked at, agreed to by another person and on the site; an older version comes back', async () => {
  const name = `page:${path}`;
  const guest = await visit(house, '');
  expect(await html(guest, `/${path}`)).toBe('404');
  const editor = await visit(house, '/staff/content/pages', { as: 'editor' });
  await editor.click('New page', 'button');
  await editor.within('dialog').fill('Name', path);
  await editor.within('dialog').click('Start writing', 'button');
  await editor.fill('Title', 'The great hall');
  await editor.fill('Text (HTML)', '<p>A hall <script>alert(1)</script><a href="/no-such-page">of stars</a></p>');
  const live = editor.within('region', 'Live preview');
  await live.sees('The great hall', 'A hall', '/no-such-page', 'There is no such page');
  await editor.click('Save draft', 'button');
  await editor.sees('Draft');
  expect(await editor.faults()).toEqual([]);

  await editor.click('Show', 'button');
  await editor.finds('button', 'Show');
  await expect
    .poll(() => editor.page.document.querySelector('iframe')?.getAttribute('src'))
    .toMatch(/^\/api\/preview\?/);
  await lineOf(house, editor, 'content.previewed');
  expect(await html(guest, `/${path}`)).toBe('404');

  const admin = await toTheSite(editor, name);
  await expect.poll(() => html(guest, `/${path}`), { timeout: 15_000 }).toContain('of stars</a>');
  expect(await html(guest, `/${path}`)).not.toContain('alert(1)');
  expect(await lineOf(house, admin, 'content.decided')).toMatchObject({ reason: 'I have read it' });

  await editor.fill('Text (HTML)', '<p>A smaller hall</p>');
  await editor.click('Save draft', 'button');
  await editor.finds('button', 'Look at version 3');
  await editor.click('Restore version 1', 'button');
  await editor.within('dialog').click('Restore as a draft', 'button');
  await editor.sees('It is a draft again.');
  await expect.poll(() => editor.valueOf('Text (HTML)'), { timeout: 15_000 }).toContain('of stars');
  await editor.finds('button', 'Look at version 4');
});

test('[OPS-30] [OPS-33] a picture is taken in and a banner with it is on the main page', async () => {
  const editor = await visit(house, '', { as: 'editor' });
  const form = new FormData();
  const bytes = new Uint8Array(await aPicture('png', { width: 700, height: 280 }));
  const parts = { alt: `A hall ${some}`, left: '0', top: '0', width: '700', height: '280' };
  for (const [field, value] of Object.entries(parts)) form.append(field, value);
  form.append('file', new Blob([bytes], { type: 'image/png' }), `hall-${some}.png`);
  expect((await editor.send('/api/staff/content/pictures', form)).status).toBe(200);
  await editor.goes('/staff/content/pictures');
  const row = editor.within('row', new RegExp(some));
  await row.sees('nowhere');
  const { body: pictures } = await editor.call<{ url: string; alt: { en: string } }[]>(
    'GET',
    '/api/staff/content/pictures',
  );
  const url = pictures.find(({ alt }) => alt.en.includes(some))?.url ?? '';
  expect((await editor.call('GET', url)).headers.get('content-type')).toBe('image/webp');

  await editor.goes(at(`banner:hall-${some}`));
  await editor.fill('Title', `Hall ${some}`);
  await editor.fill('Text', 'Open every evening');
  await editor.fill('On the button', 'Look inside');
  await editor.fill('Where it leads', '/jackpots');
  await editor.fill('Picture', url);
  await editor.within('region', 'Live preview').sees(`Hall ${some}`);
  await editor.click('Save draft', 'button');
  await editor.sees('Draft');
  expect(await editor.faults()).toEqual([]);
  await toTheSite(editor, `banner:hall-${some}`);
  const guest = await visit(house, '');
  await expect.poll(() => html(guest, '/'), { timeout: 15_000 }).toContain(`Hall ${some}`);
});

test('[OPS-31] [OPS-34] a word is said otherwise in its languages, with its placeholders; links are listed', async () => {
  const editor = await visit(house, '/staff/content/words?search=footer.fairness', { as: 'editor' });
  await editor.click('footer.fairness', 'link');
  await editor.fill(/^German/, 'Fair {name}');
  await editor.within('region', 'Live preview').sees('its placeholders must be none, not name');
  await editor.fill(/^German/, `Fair ${some}`);
  await editor.within('region', 'Live preview').seesNot('its placeholders');
  await editor.click('Save draft', 'button');
  await toTheSite(editor, 'text:footer.fairness');
  const guest = await visit(house, '');
  await expect.poll(() => html(guest, '/de'), { timeout: 15_000 }).toContain(`Fair ${some}`);
  await editor.goes('/staff/content/links');
  await editor.finds('heading', 'Links that lead nowhere');
  expect(await editor.faults()).toEqual([]);
});

test('[OPS-30] [OPS-32] a menu is put in order; of two editors at once the second is told and keeps the words', async () => {
  const name = 'menu:help';
  const [one, two] = [await visit(house, at(name), { as: 'editor' }), await visit(house, at(name), { as: 'editor' })];
  await two.finds('button', /^Move .* down$/);
  await one.click(/^Move .* down$/, 'button');
  await one.click('Save draft', 'button');
  await one.sees('Saved.');
  await two.click(/^Take .* out$/, 'button');
  await two.click('Save draft', 'button');
  await two.sees(/Somebody saved version \d+ while you were writing/);
  await two.click('Save mine over it', 'button');
  await two.sees('Saved.');
  expect(await two.faults()).toEqual([]);
});

test('an auditor reads and writes nothing; support sees no content', async () => {
  const auditor = await visit(house, at('page:about'), { as: 'auditor' });
  await auditor.sees('You may read this.');
  await auditor.findsNot('button', 'Save draft');
  const support = await visit(house, '/staff/content', { as: 'support' });
  await support.finds('heading', 'Nothing here');
});

test('[OPS-29] awards, articles and files are written entry by entry, in each language', async () => {
  const editor = await visit(house, at('list:awards'), { as: 'editor' });
  await editor.click('Add an entry', 'button');
  const words = { 'Name of the award': 'Night Sky', 'What for': 'Best hall', 'What was won': 'Gold', Year: '2026' };
  for (const [label, value] of Object.entries(words)) await editor.fill(label, value);
  await editor.fill('Image', '//evil.example/x');
  await editor.within('region', 'Live preview').sees('0.imgUrl');
  await editor.fill('Image', '/art/award.svg');
  await editor.fill('Language', 'German (missing)');
  await editor.fill('What for', 'Bester Saal');
  await editor.click('Save draft', 'button');
  await editor.sees('Draft');
  const file = await editor.must<{ content: unknown }>('GET', '/api/staff/content/item?name=list%3Aawards');
  expect(file.content).toEqual([
    {
      name: { en: 'Night Sky' },
      nomination: { en: 'Best hall', de: 'Bester Saal' },
      prize: { en: 'Gold' },
      year: 2026,
      imgUrl: '/art/award.svg',
    },
  ]);
});
