import type { z } from 'zod';
import type { Log, Version } from '../kit/index.ts';
import { type ListKey, parseName } from './items/item-names.ts';
import {
  StoredBanner,
  StoredMenu,
  StoredPage,
  StoredSnippet,
  StoredText,
  StoredTranslations,
} from './items/item-schemas.ts';

/** By path, then by menu. */
export type Places = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Everything that is published, as it was stored. */
export interface Contents {
  pages: ReadonlyMap<string, StoredPage>;
  snippets: ReadonlyMap<string, StoredSnippet>;
  lists: ReadonlyMap<ListKey, readonly unknown[]>;
  translations: ReadonlyMap<string, StoredTranslations>;
  banners: ReadonlyMap<string, StoredBanner>;
  menus: ReadonlyMap<string, StoredMenu>;
  /** Words an editor says otherwise, by their key. */
  texts: ReadonlyMap<string, StoredText>;
  /** Where a page stands in menus that an editor has put in order, by its path. */
  places: Places;
  /** Since when each page says what it says, and which of its versions that is, by its path. */
  editions: ReadonlyMap<string, { at: Date; version: number }>;
}

/** What an older release wrote and this one cannot read is left out, and said: it must not take the rest down. */
export function contentsOf(versions: readonly Version[], log: Log): Contents {
  const pages = new Map<string, StoredPage>();
  const snippets = new Map<string, StoredSnippet>();
  const lists = new Map<ListKey, readonly unknown[]>();
  const translations = new Map<string, StoredTranslations>();
  const banners = new Map<string, StoredBanner>();
  const menus = new Map<string, StoredMenu>();
  const texts = new Map<string, StoredText>();
  const editions = new Map<string, { at: Date; version: number }>();
  for (const { name, version, content, publishAt, writtenAt } of versions) {
    const put = <T>(schema: z.ZodType<T>, into: Map<string, T>, key: string) => {
      const parsed = schema.safeParse(content);
      if (parsed.success) into.set(key, parsed.data);
      else log.warn({ content: name, version }, 'content that cannot be read is left out');
    };
    const item = parseName(name);
    if (item?.kind === 'page') editions.set(item.key, { at: publishAt ?? writtenAt, version });
    if (item?.kind === 'page') put(StoredPage, pages, item.key);
    else if (item?.kind === 'snippet') put(StoredSnippet, snippets, item.key);
    else if (item?.kind === 'translations') put(StoredTranslations, translations, item.key);
    else if (item?.kind === 'banner') put(StoredBanner, banners, item.key);
    else if (item?.kind === 'menu') put(StoredMenu, menus, item.key);
    else if (item?.kind === 'text') put(StoredText, texts, item.key);
    else if (item?.kind === 'list' && Array.isArray(content)) lists.set(item.key as ListKey, content);
    else log.warn({ content: name, version }, 'content that cannot be read is left out');
  }
  return { pages, snippets, lists, translations, banners, menus, texts, places: new Map(), editions };
}
