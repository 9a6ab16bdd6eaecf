import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Log, silentLog } from '../kit/index.ts';
import { testHouse } from '../kit/testing/test-homes.ts';
import { changeItem } from './change-item.ts';
import { readFolder } from './folder/read-folder.ts';
import { exportItems, importItems } from './import-items.ts';
import { contentVersions } from './item-store.ts';
import { type ItemName, parseName } from './items/item-names.ts';
import { shipContent } from './ship-content.ts';
import { aPage, contentRoom } from './testing/content-room.ts';

let database: Awaited<ReturnType<typeof testHouse>>;
let room: Awaited<ReturnType<typeof contentRoom>>;
const base = mkdtempSync(join(tmpdir(), 'halley-versions-'));
/** Each test has items of its own. */
let news = '';
let tests = 0;
beforeAll(async () => {
  database = await testHouse();
});
afterAll(async () => {
  await database.drop();
  rmSync(base, { recursive: true });
});
beforeEach(async () => {
  news = `news-${++tests}`;
  room = await contentRoom(database);
  return () => room.app.close();
});

const text = async (path = news) => {
  const { status, body } = await room.get(`/api/cms/pages/${path}?l=en`);
  return status === 200 ? body.content : status;
};
const page = (words: string) => aPage(`<p>${words}</p>`);
const itemOf = (key: string) => parseName(`page:${key}`) as ItemName;
const change = (what: Parameters<typeof changeItem>[1]['change'], more: object = {}) =>
  database.tx((tx) => changeItem(tx, { item: itemOf(news), change: what, by: 'ada', at: room.clock.now(), ...more }));
const inHours = (hours: number) => new Date(room.clock.now().getTime() + hours * 3_600_000);
const announcements = async () => {
  const { rows } = await database.query<{ run_at: Date }>(
    "select run_at from graphile_worker._private_jobs where payload ->> 'key' = $1",
    [news],
  );
  return rows.map((job) => job.run_at);
};

describe('versions of an item', () => {
  test('a draft is not seen until it is published', async () => {
    await room.publish(`page:${news}`, page('first'), null);
    expect(await text()).toBe(404);
    await change('publish');
    expect(await text()).toBe('<p>first</p>');
    await room.publish(`page:${news}`, page('second'), null);
    expect(await text()).toBe('<p>first</p>');
    await change('publish');
    expect(await text()).toBe('<p>second</p>');
  });

  test('what is scheduled appears when its time has come, in every process, without any job', async () => {
    const other = await contentRoom(database);
    await room.publish(`page:${news}`, page('now'));
    await room.publish(`page:${news}`, page('later'), inHours(2));
    room.clock.advanceMs(2 * 3_600_000 - 1);
    expect(await text()).toBe('<p>now</p>');
    room.clock.advanceMs(1);
    expect(await text()).toBe('<p>later</p>');
    other.clock.advanceMs(2 * 3_600_000);
    expect((await other.get(`/api/cms/pages/${news}`)).body.content).toBe('<p>later</p>');
    await other.app.close();
  });

  test('a correction in between holds until then; the later one of two with one time counts', async () => {
    await room.publish(`page:${news}`, page('later'), inHours(2));
    await room.publish(`page:${news}`, page('corrected later'), inHours(2));
    await room.publish(`page:${news}`, page('now'));
    expect(await text()).toBe('<p>now</p>');
    room.clock.advanceMs(3 * 3_600_000);
    expect(await text()).toBe('<p>corrected later</p>');
  });

  test('what is scheduled can be called off until it is due, once; what counts cannot', async () => {
    await room.publish(`page:${news}`, page('now'));
    const version = await room.publish(`page:${news}`, page('later'), inHours(2));
    await expect(change('cancel', { version: 1 })).rejects.toMatchObject({ issues: [{ field: 'version' }] });
    await change('cancel', { version });
    await expect(change('cancel', { version })).rejects.toThrow();
    room.clock.advanceMs(3 * 3_600_000);
    expect(await text()).toBe('<p>now</p>');
  });

  test('withdrawn, then rolled back; the history has it all, with who and when', async () => {
    await room.publish(`page:${news}`, page('first'));
    room.clock.advanceMs(1000);
    await room.publish(`page:${news}`, page('second'));
    room.clock.advanceMs(1000);
    await change('withdraw');
    expect(await text()).toBe(404);
    room.clock.advanceMs(1000);
    await change('rollback', { version: 1 });
    expect(await text()).toBe('<p>first</p>');
    room.clock.advanceMs(1000);
    await change('rollback');
    expect(await text()).toBe(404);
    const history = await contentVersions.history(database, `page:${news}`);
    expect(history.map(({ version, writtenBy, content }) => [version, writtenBy, content !== null])).toEqual([
      [5, 'ada', false],
      [4, 'ada', true],
      [3, 'ada', false],
      [2, 'ada', true],
      [1, 'ada', true],
    ]);
  });

  test.each([
    ['publish', { version: 9 }],
    ['rollback', { version: 9 }],
    ['rollback', {}],
    ['withdraw', {}],
    ['cancel', { version: 1 }],
  ] as const)('what is not there is refused and changes nothing: %s %j', async (what, more) => {
    await expect(change(what, more)).rejects.toMatchObject({ name: 'ContentRefused' });
    expect(await contentVersions.history(database, `page:${news}`)).toEqual([]);
  });

  test('a time that has passed is no time for a schedule, and a draft cannot be rolled back to', async () => {
    await room.publish(`page:${news}`, page('draft'), null);
    await expect(change('schedule', { publishAt: inHours(-1) })).rejects.toMatchObject({ issues: [{ field: 'time' }] });
    await expect(change('rollback', { version: 1 })).rejects.toMatchObject({ issues: [{ field: 'version' }] });
    await change('schedule', { publishAt: inHours(1) });
    room.clock.advanceMs(3_600_000);
    expect(await text()).toBe('<p>draft</p>');
  });

  test('two writers at once each get a version of their own', async () => {
    const versions = await Promise.all(Array.from({ length: 6 }, (_, n) => room.publish(`page:${news}`, page(`${n}`))));
    expect(versions.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('the database itself lets nothing be changed or removed', async () => {
    await room.publish(`page:${news}`, page('first'));
    for (const attempt of [
      `update content_version set content = '{}'`,
      `update content_version set publish_at = now() + interval '1 day'`,
      `update content_version set written_by = 'eve', cancelled_at = now(), cancelled_by = 'eve'`,
      'delete from content_version',
      'truncate content_version',
      `insert into content_version (name, version, written_at, written_by) values ('page:../x', 1, now(), 'eve')`,
    ]) {
      await expect(database.query(attempt)).rejects.toThrow();
    }
    expect(await text()).toBe('<p>first</p>');
  });

  test('open pages are told at once of what counts, at its time of what is scheduled, never of a draft', async () => {
    await room.publish(`page:${news}`, page('draft'), null);
    await room.publish(`page:${news}`, page('now'));
    await room.publish(`page:${news}`, page('later'), inHours(2));
    const { rows } = await database.query(
      "select events from kit_outbox where topic = 'content.changed' and events::text like '%' || $1 || '\"%'",
      [news],
    );
    expect(rows).toEqual([{ events: [{ kind: 'page', key: news }] }]);
    expect(await announcements()).toEqual([inHours(2)]);
    await room.content.tasks['content.announce']({ kind: 'page', key: news }, { attempt: 1, signal: undefined });
    await room.content.consumers[0]?.handle(undefined as never, [
      { topic: 'content.changed', data: { kind: 'page', key: news } } as never,
    ]);
    expect(room.told).toEqual([{ kind: 'page', key: news }]);
  });

  test('content that an older release wrote and nobody can read any more is left out and named; the rest stays', async () => {
    const warned: unknown[] = [];
    const log = { ...silentLog, warn: (about: unknown) => void warned.push(about) } as unknown as Log;
    const reading = await contentRoom(database, { log });
    await room.publish(`page:${news}`, page('fine'));
    await database.query(
      `insert into content_version (name, version, content, publish_at, written_at, written_by)
       select name, 1, content::json, '2020-01-01', '2020-01-01', 'long ago' from (values
         ('page:old', '{"title": "x"}'), ('list:banners', '[{"id": 1}]'), ('list:gone', '[]'),
         ('snippet:bad', '"x"'), ('translations:de', '[]')) as old (name, content)`,
    );
    expect((await reading.get('/api/cms/pages')).body.map(({ path }: { path: string }) => path)).toContain(news);
    expect((await reading.get('/api/fe/config/banners-config')).body).toEqual({ banners: [] });
    expect((await reading.get('/api/cms/snippets')).body).toEqual([]);
    expect((await reading.get('/api/cms/pages/old')).status).toBe(404);
    expect(warned).toContainEqual({ content: 'page:old', version: 1 });
    await reading.app.close();
  });

  test('HTML that was put into the table by hand is cleaned all the same', async () => {
    const content = aPage('<p onclick="x()">Hello<script>alert(1)</script></p>');
    await database.query(
      `insert into content_version (name, version, content, publish_at, written_at, written_by)
       values ($2, 1, $1, '2020-01-01', '2020-01-01', 'eve')`,
      [JSON.stringify(content), `page:${news}`],
    );
    expect(await text()).toBe('<p>Hello</p>');
  });
});

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(base, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}
const about = (words: string) => ({
  [`pages/${news}/page.json`]: '{"categories":["page"]}',
  [`pages/${news}/en.html`]: `---\ntitle: About\n---\n<p>${words}</p>`,
});

describe('a folder that is brought in', () => {
  const bring = (folder: string, publishAt: Date | null = room.clock.now()) =>
    database.tx((tx) => importItems(tx, { items: readFolder(folder), publishAt, by: 'ada', at: room.clock.now() }));

  test('writes what is different and nothing else; the same again writes nothing', async () => {
    const folder = folderWith('in', { ...about('one'), 'documents/providers-config.json': '{"aurora":"all"}' });
    expect(await bring(folder)).toEqual({ written: ['document:providers-config', `page:${news}`], unchanged: 0 });
    expect(await bring(folder)).toEqual({ written: [], unchanged: 2 });
    expect(await room.documents.read('providers-config')).toEqual({ aurora: 'all' });
    folderWith('in', { ...about('two'), 'documents/providers-config.json': '{"aurora":"all"}' });
    expect(await bring(folder, null)).toEqual({ written: [`page:${news}`], unchanged: 1 });
    expect(await text()).toBe('<p>one</p>');
    expect(await exportItems(database, room.clock.now())).toContainEqual({
      item: itemOf(news),
      content: expect.anything(),
    });
  });
});

describe('the content of a release', () => {
  const ship = (folder: string, changed: 'publish' | 'draft' = 'publish', log: Log = silentLog) =>
    shipContent({ database, clock: room.clock, log, folder, changed });

  test('is there after the first start, once, also when processes start together', async () => {
    const folder = folderWith('ship', { ...about('shipped'), 'documents/providers-config.json': '{"aurora":"all"}' });
    await Promise.all([ship(folder), ship(folder), ship(folder)]);
    await ship(folder);
    expect(await text()).toBe('<p>shipped</p>');
    expect(await contentVersions.history(database, `page:${news}`)).toHaveLength(1);
    expect(await room.documents.read('providers-config')).toEqual({ aurora: 'all' });
  });

  test('an upgrade brings what is new, and never touches what an operator has written or withdrawn', async () => {
    await ship(folderWith('ship', about('shipped')));
    await room.publish(`page:${news}`, aPage('<p>of the operator</p>'));
    await room.publish(`page:${news}-gone`, null);
    const gone = { [`pages/${news}-gone/page.json`]: '{}', [`pages/${news}-gone/en.html`]: '---\ntitle: News\n---\n' };
    const more = { 'pages/more/page.json': '{}', 'pages/more/en.html': '---\ntitle: More\n---\n<p>more</p>' };
    await ship(folderWith('ship', { ...about('shipped better'), ...gone, ...more }));
    expect([await text(), await text(`${news}-gone`), await text('more')]).toEqual([
      '<p>of the operator</p>',
      404,
      '<p>more</p>',
    ]);
  });

  test('another text for what nobody has touched is a draft for a real house, and seen at once in the demo', async () => {
    await ship(folderWith('ship', about('first')), 'draft');
    expect(await text()).toBe('<p>first</p>');
    await ship(folderWith('ship', about('second')), 'draft');
    expect(await text()).toBe('<p>first</p>');
    expect(
      (await contentVersions.history(database, `page:${news}`)).map(({ publishAt }) => publishAt === null),
    ).toEqual([true, false]);
    await ship(folderWith('ship', about('third')), 'publish');
    expect(await text()).toBe('<p>third</p>');
  });

  test('that is broken leaves the house as it was, and is said', async () => {
    const said: unknown[] = [];
    const log = { ...silentLog, error: (about: unknown) => void said.push(about) } as unknown as Log;
    await ship(folderWith('ship', { ...about('x'), 'awards.json': '{' }), 'publish', log);
    expect(await text()).toBe(404);
    expect(said).toMatchObject([{ files: [{ file: 'awards.json' }] }]);
  });
});
