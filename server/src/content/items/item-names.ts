import { configDocuments, pagePathPattern } from '@halley/contract';
import { mayHaveVariants } from '../of-brand.ts';

const listKeys = ['files', 'awards', 'articles', 'banners'] as const;
export type ListKey = (typeof listKeys)[number];

/** A document is one of the config room's: same versions, other table. */
type ItemKind = 'page' | 'snippet' | 'banner' | 'menu' | 'text' | 'list' | 'translations' | 'document';

/** What something is called in the table, in commands and in news: `page:about-us`. */
export interface ItemName {
  kind: ItemKind;
  key: string;
}

/** Menus an editor puts in order: each is the pages that carry its tag. */
export const menuKeys = ['top-menu', 'bottom-menu', 'help'] as const;

/** `about-us~au@comet`: for visitors from one country, on the hosts of one brand. */
const variant = /(?:~[a-z]{2})?(?:@[a-z0-9-]{1,40})?$/;
const isNamed = (key: string) => mayHaveVariants(key) || key.replace(variant, '') === key;
const short = /^[a-z0-9][a-z0-9_-]{0,79}$/;

const keys: Readonly<Record<ItemKind, (key: string) => boolean>> = {
  page: (key) => key.length <= 120 && pagePathPattern.test(key.replace(variant, '')) && isNamed(key),
  snippet: (key) => short.test(key.replace(variant, '')),
  /** Whom it is shown to is said in it, country by country. */
  banner: (key) => short.test(key.replace(/@[a-z0-9-]{1,40}$/, '')),
  menu: (key) => menuKeys.some((menu) => menu === key.replace(variant, '')),
  text: (key) => /^[a-zA-Z0-9_.-]{1,120}$/.test(key),
  list: (key) => listKeys.some((list) => list === key),
  document: (key) => Object.hasOwn(configDocuments, key),
  translations: (key) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(key),
};

export const nameOf = ({ kind, key }: ItemName): string => `${kind}:${key}`;

export function parseName(name: string): ItemName | undefined {
  const [kind = '', ...rest] = name.split(':');
  const key = rest.join(':');
  return Object.hasOwn(keys, kind) && keys[kind as ItemKind](key) ? { kind: kind as ItemKind, key } : undefined;
}
