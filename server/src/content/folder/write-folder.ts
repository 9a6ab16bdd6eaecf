import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ItemName } from '../items/item-names.ts';
import { StoredPage, StoredSnippet } from '../items/item-schemas.ts';
import { writeFrontMatter } from './front-matter.ts';
import type { FolderItem } from './read-folder.ts';

/** Writes items so that reading the folder gives the same ones. Returns how many files it wrote. */
export function writeFolder(folder: string, items: readonly FolderItem[]): number {
  const files = items.flatMap((item) => filesOf(item));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return files.length;
}

type File = [path: string, text: string];

const writers: Record<ItemName['kind'], (key: string, content: unknown) => File[]> = {
  page(key, content) {
    const { texts, ...frame } = StoredPage.parse(content);
    return [
      [`pages/${key}/page.json`, jsonText(frame)],
      ...Object.entries(texts).map(
        ([language, { content: html, ...fields }]): File => [
          `pages/${key}/${language}.html`,
          writeFrontMatter(fields, html),
        ],
      ),
    ];
  },
  snippet(key, content) {
    const { texts, ...frame } = StoredSnippet.parse(content);
    return [
      [`snippets/${key}/snippet.json`, jsonText(frame)],
      ...Object.entries(texts).map(
        ([language, html]): File => [
          `snippets/${key}/${language}.html`,
          html.startsWith('---') ? writeFrontMatter({}, html) : `${html}\n`,
        ],
      ),
    ];
  },
  banner: (key, content) => [[`banners/${key}.json`, jsonText(content)]],
  menu: (key, content) => [[`menus/${key}.json`, jsonText(content)]],
  text: (key, content) => [[`texts/${key}.json`, jsonText(content)]],
  list: (key, content) => [[`${key}.json`, jsonText(content)]],
  translations: (key, content) => [[`translations/${key}.json`, jsonText(content)]],
  document: (key, content) => [[`documents/${key}.json`, jsonText(content)]],
};

function filesOf({ item, content }: FolderItem): File[] {
  return writers[item.kind](item.key, content);
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
