import type { ContentItemFile } from '@halley/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../audit/index.ts';
import { contentRoom } from '../../content/testing/content-room.ts';
import { sharedDatabase } from '../../kit/testing/shared.ts';
import { aForm } from '../../support/testing/test-support.ts';
import { aHeic, aPdf, aPicture } from '../../verification/testing/files.ts';
import { sharedStaff, type TestMember } from '../testing/test-staff.ts';

const database = sharedDatabase();
const room = sharedStaff(database);
let ada: TestMember;
let omar: TestMember;
let admin: TestMember;
/** Two processes that tell the site what counts, each with a copy and a clock of its own. */
let sites: Awaited<ReturnType<typeof contentRoom>>[];
beforeAll(async () => {
  ada = await room.member('editor');
  omar = await room.member('editor');
  admin = await room.member('admin');
  sites = [await contentRoom(database), await contentRoom(database)];
});
afterAll(async () => {
  for (const { app } of sites) await app.close();
});

const reason = 'the house moved';
const hour = 3_600_000;
const page = (content: string, more: object = {}) => ({
  categories: ['page'],
  texts: { en: { title: 'Where we are', content } },
  ...more,
});
const item = (name: string) => `/api/staff/content/item?name=${encodeURIComponent(name)}`;
const save = (member: TestMember, name: string, seen: number, content: unknown) =>
  member.post('/api/staff/content/items', { name, seen, content });
const saved = async (member: TestMember, name: string, seen: number, content: unknown): Promise<ContentItemFile> => {
  const answer = await save(member, name, seen, content);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const move = (member: TestMember, { change, newest }: ContentItemFile, wanted: object) =>
  member.post(`/api/staff/content/changes/${change?.id}/moves`, { version: newest, reason, ...wanted });
const decide = (member: TestMember, { change, newest }: ContentItemFile, decision = 'approve') =>
  member.post(`/api/staff/content/changes/${change?.id}/decision`, { decision, version: newest, reason });
/** From a draft of Ada's to the site. */
const publish = async (name: string, content: unknown, times: object = {}): Promise<ContentItemFile> => {
  const { newest } = (await ada.get(item(name))).json();
  const draft = await saved(ada, name, newest, content);
  const sent = (await move(ada, draft, { move: 'send' })).json();
  const agreed = (await decide(admin, sent)).json();
  const answer = await move(ada, agreed, { move: 'publish', ...times });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** What each process tells at a moment. */
const toldAt = (at: Date, path: string, headers: Record<string, string> = {}) =>
  Promise.all(
    sites.map(async (site) => {
      site.clock.advanceMs(at.getTime() - site.clock.now().getTime());
      const { status, body } = await site.get(path, headers);
      return status === 200 ? body : status;
    }),
  );
const textAt = async (at: Date, name: string) =>
  (await toldAt(at, `/api/cms/pages/${name}?l=en`)).map((body) => body.content ?? body);
const now = () => room.clock.now();
const later = (ms: number) => new Date(now().getTime() + ms);

describe('a page', () => {
  test('[OPS-28] [OPS-29] goes from a draft by a second person to the site; each step is in the trail', async () => {
    const draft = await saved(ada, 'page:where', 0, page('<p onclick="x()">Here<script>alert(1)</script></p>'));
    expect(draft).toMatchObject({
      newest: 1,
      title: 'Where we are',
      content: { texts: { en: { content: '<p>Here</p>' } } },
      change: { state: 'draft', version: 1, opened_by: 'A editor', may: ['save', 'send', 'drop'] },
    });
    expect(await textAt(now(), 'where')).toEqual([404, 404]);
    const sent = (await move(ada, draft, { move: 'send' })).json();
    expect(sent.change).toMatchObject({ state: 'in_review', note: reason, may: ['take_back', 'drop'] });
    expect((await save(ada, 'page:where', 1, page('<p>There</p>'))).json()).toMatchObject({
      errors: { state: { not_allowed: expect.any(String) } },
    });
    const agreed = (await decide(admin, sent)).json();
    expect(agreed.change).toMatchObject({ state: 'approved', decided_by: 'A admin' });
    expect(await textAt(now(), 'where')).toEqual([404, 404]);
    const live = (await move(ada, agreed, { move: 'publish' })).json();
    expect(live).toMatchObject({ newest: 2, change: { state: 'live', may: [] } });
    expect(await textAt(now(), 'where')).toEqual(['<p>Here</p>', '<p>Here</p>']);
    const entries = (await listEntries(database, { limit: 20 })).filter(({ target }) => target?.id === 'page:where');
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      'content.decided',
      'content.moved',
      'content.moved',
      'content.saved',
    ]);
  });

  test('[OPS-29] is agreed to by nobody who wrote any of it, and by no editor', async () => {
    const first = await saved(admin, 'page:own', 0, page('<p>Mine</p>'));
    const second = await saved(ada, 'page:own', first.newest, page('<p>Ours</p>'));
    const sent = (await move(ada, second, { move: 'send' })).json();
    expect((await decide(ada, sent)).statusCode).toBe(403);
    const own = await decide(admin, sent);
    expect([own.statusCode, own.json().error.code]).toEqual([409, 'SECOND_PERSON_NEEDED']);
    const other = await room.member('admin');
    expect((await decide(other, sent, 'send_back')).json().change).toMatchObject({ state: 'draft', note: reason });
    expect((await decide(other, sent)).statusCode).toBe(422);
  });

  test('[OPS-56] is agreed to by who wrote it once two people have said that nobody else is needed, and not by an editor', async () => {
    const draft = await saved(admin, 'page:alone', 0, page('<p>Mine</p>'));
    const sent = (await move(admin, draft, { move: 'send' })).json();
    expect(sent.change.may).toEqual(['take_back', 'drop']);
    await database.query(`insert into staff_rule (deed, second) values ('content', false)`);
    try {
      expect((await admin.get(item('page:alone'))).json().change.may).toContain('approve');
      expect((await decide(ada, sent)).statusCode).toBe(403);
      expect((await decide(admin, sent)).json().change).toMatchObject({ state: 'approved', decided_by: 'A admin' });
    } finally {
      await database.query(`delete from staff_rule where deed = 'content'`);
    }
  });

  test('[OPS-32] two editors at once: the second is told, and nothing of either is lost', async () => {
    const base = await saved(ada, 'page:both', 0, page('<p>Start</p>'));
    const [one, two] = await Promise.all([
      save(ada, 'page:both', base.newest, page('<p>Of Ada</p>')),
      save(omar, 'page:both', base.newest, page('<p>Of Omar</p>')),
    ]);
    expect([one.statusCode, two.statusCode].toSorted()).toEqual([200, 409]);
    const file: ContentItemFile = (await omar.get(item('page:both'))).json();
    expect(file.newest).toBe(2);
    const [late, text] = one.statusCode === 409 ? [ada, '<p>Of Ada</p>'] : [omar, '<p>Of Omar</p>'];
    const after = await saved(late, 'page:both', 2, page(text));
    expect(after.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    // The same once more, a second click: it is there already.
    expect((await saved(late, 'page:both', 2, page(text))).newest).toBe(3);
    const { differences } = (await omar.get(`${item('page:both').replace('item?', 'item/version?')}&version=3`)).json();
    expect(differences).toEqual([expect.objectContaining({ path: 'texts.en.content', after: text })]);
  });

  test('[OPS-32] what somebody agreed to is not published after somebody wrote again', async () => {
    const draft = await saved(ada, 'page:again', 0, page('<p>One</p>'));
    const agreed = (await decide(admin, (await move(ada, draft, { move: 'send' })).json())).json();
    const rewritten = await saved(omar, 'page:again', agreed.newest, page('<p>Two</p>'));
    expect(rewritten.change).toMatchObject({ state: 'draft', decided_by: null });
    expect((await move(ada, agreed, { move: 'publish' })).json().error.code).toBe('CHANGED_MEANWHILE');
    expect((await move(ada, rewritten, { move: 'publish' })).statusCode).toBe(422);
    expect(await textAt(now(), 'again')).toEqual([404, 404]);
  });

  test('[OPS-32] counts from its time until its end in every process, and is called off before', async () => {
    await publish('page:timed', page('<p>Always</p>'));
    const [from, until] = [later(2 * hour).toISOString(), later(4 * hour).toISOString()];
    const timed = await publish('page:timed', page('<p>For two hours</p>'), { from, until });
    expect(timed.change).toMatchObject({ state: 'scheduled', from, until, may: ['call_off'] });
    const always = ['<p>Always</p>', '<p>Always</p>'];
    const two = ['<p>For two hours</p>', '<p>For two hours</p>'];
    expect(await textAt(later(2 * hour - 1), 'timed')).toEqual(always);
    expect(await textAt(later(2 * hour), 'timed')).toEqual(two);
    expect(await textAt(later(4 * hour - 1), 'timed')).toEqual(two);
    expect(await textAt(later(4 * hour), 'timed')).toEqual(always);
    // A process that starts then knows it too.
    const fresh = await contentRoom(database);
    fresh.clock.advanceMs(later(3 * hour).getTime() - fresh.clock.now().getTime());
    expect((await fresh.get('/api/cms/pages/timed?l=en')).body.content).toBe('<p>For two hours</p>');
    await fresh.app.close();
    const off = (
      await ada.post(`/api/staff/content/changes/${timed.change?.id}/moves`, {
        move: 'call_off',
        version: timed.change?.version,
        reason,
      })
    ).json();
    expect(off.change).toMatchObject({ state: 'approved' });
    expect(await textAt(later(3 * hour), 'timed')).toEqual(always);
    expect((await move(ada, off, { move: 'publish' })).json().change.state).toBe('live');
    for (const [times, field] of [
      [{ from: later(-hour).toISOString() }, 'from'],
      [{ from, until: from }, 'until'],
    ] as const) {
      const draft = await saved(
        ada,
        'page:timed',
        (await ada.get(item('page:timed'))).json().newest,
        page(`<p>${field}</p>`),
      );
      const agreed = (await decide(admin, (await move(ada, draft, { move: 'send' })).json())).json();
      const refused = await move(ada, agreed, { move: 'publish', ...times });
      expect(refused.json().errors, field).toHaveProperty(field);
    }
  });

  test('[OPS-32] an older version comes back as a new draft; what should not be there is taken down at once', async () => {
    await publish('page:old', page('<p>First</p>'));
    const second = await publish('page:old', page('<p>Second</p>'));
    const restored = await ada.post('/api/staff/content/restore', {
      name: 'page:old',
      seen: second.newest,
      version: 1,
    });
    expect(restored.json()).toMatchObject({
      newest: second.newest + 1,
      change: { state: 'draft' },
      content: { texts: { en: { content: '<p>First</p>' } } },
    });
    expect(await textAt(now(), 'old')).toEqual(['<p>Second</p>', '<p>Second</p>']);
    const seen = restored.json().newest;
    const down = { name: 'page:old', seen, reason };
    expect((await ada.post('/api/staff/content/withdrawals', down)).statusCode).toBe(403);
    expect((await admin.post('/api/staff/content/withdrawals', { ...down, seen: 1 })).statusCode).toBe(409);
    expect((await admin.post('/api/staff/content/withdrawals', down)).statusCode).toBe(200);
    expect(await textAt(now(), 'old')).toEqual([404, 404]);
    const again = await admin.post('/api/staff/content/withdrawals', { ...down, seen: seen + 1 });
    expect(again.statusCode).toBe(422);
  });

  test('[OPS-28] has its own words for a market', async () => {
    await publish('page:place', page('<p>Everywhere</p>'));
    await publish('page:place~au', page('<p>Down under</p>'));
    const read = async (country: string) =>
      (await toldAt(now(), '/api/cms/pages/place?l=en', { 'x-country': country })).map(({ content }) => content);
    expect(await read('CA')).toEqual(['<p>Everywhere</p>', '<p>Everywhere</p>']);
    expect(await read('AU')).toEqual(['<p>Down under</p>', '<p>Down under</p>']);
  });
});

describe('what does not fit', () => {
  test.each([
    ['page:Bad Name', page('x'), 404],
    ['document:brands', [], 404],
    ['translations:de', {}, 404],
    ['page:bad', null, 422],
    ['page:bad', { texts: {} }, 422],
    ['page:bad', page('<p>x</p>', { json: { url: 'javascript:alert(1)' } }), 422],
    ['page:bad', page('<div>'.repeat(100)), 422],
    ['banner:bad', { banner: { id: 'other' } }, 422],
    ['menu:help', { entries: [{ path: 'a' }, { path: 'a' }] }, 422],
    ['menu:other', { entries: [] }, 404],
    ['text:nav.nothing', { texts: { en: 'x' } }, 422],
  ])('[OPS-29] %s is refused and nothing is written', async (name, content, status) => {
    const before = await database.query('select count(*) from content_version');
    expect((await save(ada, name, 0, content)).statusCode).toBe(status);
    const checked = await ada.post('/api/staff/content/check', { name, content });
    expect(checked.statusCode === 404 || checked.json().issues.length > 0).toBe(true);
    expect((await database.query('select count(*) from content_version')).rows).toEqual(before.rows);
  });
});

describe('banners, menus and words', () => {
  const banner = (text: string) => ({
    hidden: false,
    countries: ['CA'],
    banner: {
      id: 'autumn',
      categories: ['slider-index-top'],
      title: { text: { en: text, de: `${text} de` } },
      description: { text: '', size: '' },
      gradient: { colorLeft: '', colorLeftCenter: '', colorRightCenter: '', colorRight: '' },
      labels: [],
      button: { name: 'Look', url: '/nowhere-at-all' },
      image: '',
      overlayImage: '',
      order: { 'slider-index-top': 1 },
    },
  });

  test('[OPS-30] [OPS-34] a banner is shown in its market; a link that leads nowhere is told when it is checked and in the list', async () => {
    const checked = (
      await ada.post('/api/staff/content/check', { name: 'banner:autumn', content: banner('Leaves') })
    ).json();
    expect(checked.broken).toMatchObject([{ field: 'banner.button.url', link: '/nowhere-at-all', fault: 'no_page' }]);
    await publish('banner:autumn', banner('Leaves'));
    const titles = async (country: string) =>
      (await toldAt(now(), '/api/fe/config/banners-config?l=de', { 'x-country': country })).map(({ banners }) =>
        banners.map((one: { title: { text: string } }) => one.title.text),
      );
    expect(await titles('CA')).toEqual([['Leaves de'], ['Leaves de']]);
    expect(await titles('AU')).toEqual([[], []]);
    const { broken } = (await ada.get('/api/staff/content/links')).json();
    expect(broken).toContainEqual(expect.objectContaining({ name: 'banner:autumn', link: '/nowhere-at-all' }));
  });

  test('[OPS-30] a menu is told in its order', async () => {
    await publish('page:m-one', page('<p>1</p>'));
    await publish('page:m-two', page('<p>2</p>'));
    await publish('menu:help', { entries: [{ path: 'm-two' }, { path: 'm-one' }] });
    const [nodes] = await toldAt(now(), '/api/cms/pages?l=en');
    const places = Object.fromEntries(
      nodes.flatMap((node: { path: string; places?: object }) => (node.places ? [[node.path, node.places]] : [])),
    );
    expect(places).toEqual({ 'm-two': { help: 0 }, 'm-one': { help: 1 } });
  });

  test('[OPS-31] a word is said as the operator says it, in the languages it was written in', async () => {
    const key = 'shell.skip';
    const { usual } = (await ada.get(item(`text:${key}`))).json();
    expect(Object.keys(usual)).toEqual(['en', 'de', 'fr', 'it', 'no']);
    await publish(`text:${key}`, { texts: { en: 'Over to the words', de: 'Hinüber' } });
    const [site] = sites;
    expect(await site?.content.translationsOf('de')).toMatchObject({ [key]: 'Hinüber' });
    expect(await site?.content.translationsOf('fr')).not.toHaveProperty([key]);
    const { words } = (await ada.get('/api/staff/content/words?show=missing')).json();
    expect(words.map((word: { key: string }) => word.key)).toContain(key);
  });
});

describe('pictures', () => {
  const whole = { left: '0', top: '0', width: '0', height: '0' };
  const upload = async (content: Uint8Array, fields: Record<string, string> = {}) =>
    ada.send({
      method: 'POST',
      url: '/api/staff/content/pictures',
      ...(await aForm(content, { alt: 'A blue hall', ...whole, ...fields })),
    });

  test('[OPS-33] is cut, drawn anew without its camera, kept in widths of the site, once, and says where it is used', async () => {
    const picture = await aPicture('jpeg', { width: 1400, height: 700 });
    const answer = await upload(picture, { left: '100', top: '50', width: '1000', height: '500' });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id, url, ...taken } = answer.json();
    expect(taken).toMatchObject({ width: 1000, height: 500, alt: { en: 'A blue hall' }, used_in: [] });
    expect(taken.files.map((file: { width: number; format: string }) => `${file.width} ${file.format}`)).toEqual([
      '320 webp',
      '640 webp',
      '960 webp',
      '960 jpeg',
    ]);
    expect((await upload(picture, { left: '100', top: '50', width: '1000', height: '500' })).json().id).toBe(id);
    await publish('page:hall', page(`<p><img src="${url}" alt="A blue hall"></p>`));
    const [listed] = (await ada.get('/api/staff/content/pictures')).json();
    expect(listed).toMatchObject({ id, used_in: ['page:hall'] });
    expect((await textAt(now(), 'hall'))[0]).toContain(`srcset="/api/pictures/${id}/320.webp 320w`);
    const described = await ada.post(`/api/staff/content/pictures/${id}`, { en: 'A blue hall', de: 'Ein blauer Saal' });
    expect(described.json().alt).toEqual({ en: 'A blue hall', de: 'Ein blauer Saal' });
    const { rows } = await database.query<{ content: Buffer }>('select content from content_picture_file');
    for (const { content } of rows) expect(content.toString('latin1')).not.toContain('SECRET-CAMERA');
  });

  test.each([
    ['a PDF', () => aPdf(), {}, 'picture'],
    ['a phone’s own format', () => aHeic(), {}, 'picture'],
    ['words', () => Buffer.from('<svg onload="alert(1)"/>'), {}, 'picture'],
    ['a picture cut short', async () => (await aPicture('png')).subarray(0, 60), {}, 'picture'],
    ['a cut beside it', () => aPicture('png'), { width: '80', height: '51' }, 'crop'],
    ['no alternative text', () => aPicture('png'), { alt: '  ' }, 'alt'],
  ])('[OPS-33] %s is refused', async (_, content, fields, field) => {
    const answer = await upload(await content(), fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(field);
  });
});

test('[OPS-29] what waits for a second person is counted for who may agree', async () => {
  const queueOf = async (member: TestMember) =>
    (await member.get('/api/staff/queues'))
      .json()
      .queues.find(({ name }: { name: string }) => name === 'content_reviews');
  const before = (await queueOf(admin)).open;
  const draft = await saved(ada, 'page:waits', 0, page('<p>x</p>'));
  await move(ada, draft, { move: 'send' });
  expect(await queueOf(admin)).toMatchObject({ open: before + 1, oldest_at: expect.any(String) });
  expect(await queueOf(ada)).toBeUndefined();
  const { changes } = (await admin.get('/api/staff/content/changes?state=in_review')).json();
  expect(changes[0]).toMatchObject({ name: 'page:waits', may: ['take_back', 'send_back', 'approve', 'drop'] });
});
