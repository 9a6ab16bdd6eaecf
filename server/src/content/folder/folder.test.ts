import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { checkItem } from '../items/check-item.ts';
import { parseName } from '../items/item-names.ts';
import { contentLanguages } from '../languages.ts';
import { readFrontMatter } from './front-matter.ts';
import { withoutParts, withPartsOf } from './parts.ts';
import { type FolderItem, FolderRefused, readFolder } from './read-folder.ts';
import { writeFolder } from './write-folder.ts';

const base = mkdtempSync(join(tmpdir(), 'halley-content-'));
afterAll(() => rmSync(base, { recursive: true }));
let folders = 0;

function folderWith(files: Record<string, string>): string {
  const folder = join(base, String(++folders));
  mkdirSync(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function filesIn(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(join(folder, below)).sort()) {
    const path = below ? `${below}/${name}` : name;
    if (statSync(join(folder, path)).isDirectory()) Object.assign(found, filesIn(folder, path));
    else found[path] = readFileSync(join(folder, path), 'utf8');
  }
  return found;
}

const page = {
  'pages/about/page.json': '{"categories":["page"]}',
  'pages/about/en.html': '---\ntitle: About\n---\n<p>x</p>',
};
const issuesOf = (files: Record<string, string>): string[] => {
  try {
    readFolder(folderWith(files));
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(FolderRefused);
    return (error as Error).message.split('\n');
  }
};

describe('a page that is a variant of another', () => {
  const text = (title: string, ...lines: string[]) => `---\ntitle: ${title}\n---\n${lines.join('\n')}\n`;
  const terms = {
    'pages/terms/page.json': '{"categories":["page"]}',
    'pages/terms/en.html': text(
      'Terms',
      ...['<p>a</p>', '<!-- part age -->', '<p>18</p>', '<!-- /part -->', '<!-- part pace -->', '<!-- /part -->'],
      '<p>z</p>',
    ),
  };
  const variant = (...lines: string[]) => ({
    ...terms,
    'pages/terms-ee/page.json': '{"variantOf":"terms","categories":["page"]}',
    'pages/terms-ee/en.html': text('Terms (EE)', ...lines),
  });
  const part = (name: string, ...lines: string[]) => [`<!-- part ${name} -->`, ...lines, '<!-- /part -->'];

  test('has the other’s text with its own parts in it, and its own head', () => {
    const files = variant(...part('pace', '<p>slow</p>'), '', ...part('age', '<p>21</p>'));
    const items = readFolder(folderWith(files)).map(({ content }) => content);
    expect(items).toMatchObject([
      { texts: { en: { title: 'Terms', content: '<p>a</p>\n<p>18</p>\n<p>z</p>' } } },
      { texts: { en: { title: 'Terms (EE)', content: '<p>a</p>\n<p>21</p>\n<p>slow</p>\n<p>z</p>' } } },
    ]);
    expect(items[1]).not.toHaveProperty('variantOf');
  });

  test.each<[string, Record<string, string>, string]>([
    ['a part nobody has', variant(...part('height', 'x')), 'the common page has no part height'],
    ['lines outside', variant('<p>x</p>'), 'it has lines outside its parts'],
    ['a part twice', variant(...part('age'), ...part('age')), 'part age is there twice'],
    ['a part in a part', variant('<!-- part age -->', ...part('pace')), 'part pace begins inside part age'],
    ['no end', variant('<!-- part age -->'), 'part age does not end'],
    ['no beginning', variant('<!-- /part -->'), 'a part ends that never began'],
    [
      'another language',
      { ...variant(), 'pages/terms-ee/de.html': text('AGB') },
      'there is no page terms in its language',
    ],
    [
      'a page elsewhere',
      { ...variant(), 'pages/terms-ee/page.json': '{"variantOf":"../terms"}' },
      'there is no page ../terms in its language',
    ],
  ])('%s is refused', (_, files, message) => {
    expect(issuesOf(files)).toEqual([expect.stringMatching(new RegExp(`^pages/terms-ee/(en|de).html: ${message}$`))]);
  });
});

describe('a folder of content', () => {
  test('is read with its heads, its languages and its lists; what is hidden and README.md are left out', () => {
    const folder = folderWith({
      ...page,
      'README.md': 'x',
      '.hidden': 'x',
      'pages/about/de.html': '\ufeff---\r\ntitle: Über uns: alles\r\nkeywords: a, b\r\n---\r\n<p onclick="x">y</p>\r\n',
      'pages/shop/prizes/page.json': '{}',
      'pages/shop/prizes/en.html': '---\ntitle: Prizes\n---\n',
      'snippets/footer-content/snippet.json': '{"categories":["seo"]}',
      'snippets/footer-content/en.html': '<p>Foot</p>',
      'awards.json': '[]',
      'documents/providers-config.json': '{"aurora":"all"}',
    });
    const items = new Map(readFolder(folder).map(({ item, content }) => [`${item.kind}:${item.key}`, content]));
    expect([...items.keys()]).toEqual([
      'list:awards',
      'document:providers-config',
      'page:about',
      'page:shop/prizes',
      'snippet:footer-content',
    ]);
    expect(items.get('page:about')).toMatchObject({
      texts: { de: { title: 'Über uns: alles', keywords: 'a, b', description: '', content: '<p>y</p>' } },
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'no English',
      { 'pages/a/page.json': '{}', 'pages/a/de.html': '---\ntitle: x\n---\n' },
      ['pages/a/en.html: it: there is no English text'],
    ],
    ['no page.json', { 'pages/a/en.html': '---\ntitle: x\n---\n' }, ['pages/a/page.json: it is missing']],
    [
      'no title',
      { ...page, 'pages/about/de.html': '<p>x</p>' },
      ['pages/about/de.html: title: Invalid input: expected string, received undefined'],
    ],
    [
      'a field nobody knows',
      { ...page, 'pages/about/de.html': '---\ntitle: x\ncolour: red\n---\n' },
      ['pages/about/de.html: it: Unrecognized key: "colour"'],
    ],
    [
      'a head without an end',
      { ...page, 'pages/about/de.html': '---\ntitle: x\n<p>' },
      ['pages/about/de.html: its head does not end: a line --- is missing'],
    ],
    [
      'a head that is none',
      { ...page, 'pages/about/de.html': '---\ntitle\n---\n' },
      ['pages/about/de.html: line 2 is not name: value'],
    ],
    [
      'a field twice',
      { ...page, 'pages/about/de.html': '---\ntitle: x\ntitle: y\n---\n' },
      ['pages/about/de.html: line 3 says title again'],
    ],
    [
      'a language that is none',
      { ...page, 'pages/about/es.html': '---\ntitle: x\n---\n' },
      ['pages/about/es.html: es is no language of content'],
    ],
    [
      'a path that is none',
      { 'pages/About Us/page.json': '{}' },
      ['pages/About Us/page.json: there is no page About Us'],
    ],
    [
      'a document nobody reads',
      { 'documents/colours.json': '{}' },
      ['documents/colours.json: there is no document colours'],
    ],
    ['something else', { 'pages/picture.png': 'x' }, ['pages/picture.png: this is no content']],
    [
      'no JSON',
      { ...page, 'pages/about/page.json': '{' },
      ["pages/about/page.json: it is not JSON: Expected property name or '}' in JSON at position 1 (line 1 column 2)"],
    ],
    [
      'a list that is none',
      { 'awards.json': '{}' },
      ['awards.json: it: Invalid input: expected array, received object'],
    ],
    [
      'a wrong entry',
      { 'articles.json': '[{"url":"javascript:x","title":"t","date":"2026-01-01","img":"","imgAlt":""}]' },
      [
        'articles.json: 0.url: it must be a path of this site, or it must be an address that begins with https://, mailto: or tel:',
      ],
    ],
    [
      'a document that does not fit',
      { 'documents/survey-config.json': '{"survey_id":1}' },
      [
        'documents/survey-config.json: survey_id: Invalid input: expected string, received number',
        'documents/survey-config.json: survey_collector_id: Invalid input: expected string, received undefined',
        'documents/survey-config.json: is_enable_widget: Invalid input: expected boolean, received undefined',
      ],
    ],
    [
      'text without end',
      { ...page, 'pages/about/de.html': `---\ntitle: x\n---\n${'<div>'.repeat(99)}` },
      ['pages/about/de.html: content: its elements are nested more than 60 deep'],
    ],
  ])('is refused whole, with file and field: %s', (_what, files, expected) => {
    expect(issuesOf(files)).toEqual(expected);
  });

  test('every problem is told at once; a link out of the folder and a folder that is not there are problems too', () => {
    expect(issuesOf({ 'a.txt': '', 'awards.json': '3', 'documents/x.json': '' })).toHaveLength(3);
    const folder = folderWith(page);
    symlinkSync('/etc/passwd', join(folder, 'pages/about/de.html'));
    expect(() => readFolder(folder)).toThrow('pages/about/de.html: it is no plain file');
    expect(() => readFolder(join(base, 'nowhere'))).toThrow('it cannot be read: ENOENT');
  });
});

describe('what was written is read as the same', () => {
  const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5})?$/);
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const line = text.map((value) => `T${value.replace(/[\r\n\u2028\u2029\u0085]/g, '')}`);
  const html = fc
    .array(fc.oneof(text, fc.constantFrom('<p>', '</p>', '<pre>\n', '---\n', '<b>', '<a href="/x">', '\n', '<br>')), {
      maxLength: 8,
    })
    .map((parts) => parts.join(''));
  const inLanguages = <T>(value: fc.Arbitrary<T>) =>
    fc.tuple(value, fc.dictionary(fc.constantFrom(...contentLanguages), value)).map(([en, rest]) => ({ ...rest, en }));
  const item = fc.oneof(
    fc.record({
      name: fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => `page:${parts.join('/')}`),
      content: fc.record({
        categories: fc.array(slug, { maxLength: 3 }),
        hidden: fc.boolean(),
        order: fc.nat(100),
        // JSON writes one zero only.
        json: fc.dictionary(slug, fc.jsonValue({ maxDepth: 2 })).map((json) => JSON.parse(JSON.stringify(json))),
        texts: inLanguages(fc.record({ title: line, description: line, keywords: line, content: html })),
      }),
    }),
    fc.record({
      name: slug.map((id) => `snippet:${id}`),
      content: fc.record({ categories: fc.array(slug, { maxLength: 2 }), texts: inLanguages(html) }),
    }),
    fc.record({
      name: fc.constant('list:awards'),
      content: fc.array(
        fc.record({
          name: inLanguages(text),
          nomination: text,
          prize: text,
          year: fc.integer({ min: 1900, max: 2200 }),
          imgUrl: fc.constant(''),
        }),
        { maxLength: 3 },
      ),
    }),
    fc.record({ name: fc.constant('document:excluded-promo-stags'), content: fc.array(slug, { maxLength: 3 }) }),
  );

  test('whatever it is: export, import, export is identical', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { maxLength: 5, selector: ({ name }) => name }), (written) => {
        const items: FolderItem[] = written.map(({ name, content }) => {
          const known = parseName(name) as FolderItem['item'];
          return { item: known, content: checkItem(known, content) };
        });
        const [first, second] = [folderWith({}), folderWith({})];
        writeFolder(first, items);
        const read = readFolder(first);
        const byName = (list: FolderItem[]) =>
          new Map(list.map((entry) => [`${entry.item.kind}:${entry.item.key}`, entry.content]));
        expect(byName(read)).toEqual(byName(items));
        writeFolder(second, read);
        expect(filesIn(second)).toEqual(filesIn(first));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the content of this release', () => {
  const shipped = fileURLToPath(new URL('../../../content', import.meta.url));

  test('is whole, and cleaning takes nothing out of it', () => {
    const tags = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
    const copy = join(base, 'shipped');
    const textOf = (path: string, file: string) => readFileSync(join(copy, 'pages', path, file), 'utf8');
    const asWritten = (path: string, file: string) => {
      const { variantOf } = JSON.parse(textOf(path, 'page.json')) as { variantOf?: string };
      const own = readFrontMatter(textOf(path, file)).body;
      return (variantOf ? withPartsOf(own, readFrontMatter(textOf(variantOf, file)).body) : withoutParts(own)).body;
    };
    cpSync(shipped, copy, { recursive: true });
    for (const { item, content } of readFolder(copy)) {
      if (item.kind !== 'page') continue;
      const { texts } = content as { texts: Record<string, { content: string }> };
      for (const [language, text] of Object.entries(texts)) {
        const file = `pages/${item.key}/${language}.html`;
        const written = asWritten(item.key, `${language}.html`);
        expect([file, tags(text.content)]).toEqual([file, tags(written)]);
        const classes = (html: string) => html.match(/class="[^"]*"/g) ?? [];
        expect([file, classes(text.content)]).toEqual([file, classes(written)]);
      }
    }
  });
});
