import type { Article, Award, ContentFile } from '@halley/contract';
import { type Content, textIn } from './content-values.ts';

/** How a part of an entry is written. `words` are said language by language. */
export type EntryPart = 'line' | 'words' | 'link' | 'image' | 'day' | 'year' | 'tags';

/** Lists whose entries have fields of their own; what the contract adds to them does not compile without a line here. */
export const entryParts = {
  awards: { name: 'words', nomination: 'words', prize: 'words', year: 'year', imgUrl: 'image' } satisfies Record<
    keyof Award,
    EntryPart
  >,
  articles: { title: 'words', url: 'link', date: 'day', img: 'image', imgAlt: 'words' } satisfies Record<
    keyof Article,
    EntryPart
  >,
  files: { id: 'line', description: 'words', url: 'link', categories: 'tags' } satisfies Record<
    keyof ContentFile,
    EntryPart
  >,
} as const satisfies Record<string, Readonly<Record<string, EntryPart>>>;

/** `list:awards@brand` is of awards; undefined: its entries are written one by one elsewhere. */
export function partsOf(name: string): Readonly<Record<string, EntryPart>> | undefined {
  const [, key = ''] = /^list:([a-z]+)/.exec(name) ?? [];
  return Object.hasOwn(entryParts, key) ? entryParts[key as keyof typeof entryParts] : undefined;
}

export function blankEntry(parts: Readonly<Record<string, EntryPart>>): Content {
  return Object.fromEntries(
    Object.entries(parts).map(([part, kind]) => [part, kind === 'words' ? { en: '' } : kind === 'tags' ? [] : '']),
  );
}

/** A year is a number where it is one: `2026`, but `2025/26`. */
export const yearOf = (typed: string): number | string => (/^[0-9]{4}$/.test(typed) ? Number(typed) : typed);

/** Languages in which every entry says everything. */
export function languagesOf(entries: unknown, name: string, languages: readonly string[]): Record<string, true> {
  const parts = partsOf(name) ?? {};
  const list = Array.isArray(entries) ? (entries as Content[]) : [];
  const said = languages.filter((language) =>
    list.every((entry) =>
      Object.entries(parts).every(([part, kind]) => kind !== 'words' || isSaid(entry[part], language)),
    ),
  );
  return Object.fromEntries(said.map((language) => [language, true as const]));
}

/** A text without languages is meant for all of them. */
const isSaid = (value: unknown, language: string): boolean =>
  typeof value === 'string' || textIn(value, language) !== '' || Object.keys(Object(value)).length === 0;
