import { configDocuments, pagePathPattern } from '@halley/contract';
import { mayHaveVariants } from '../of-brand.ts';

const listKeys = ['files', 'awards', 'articles', 'banners'] as const;
export type ListKey = (typeof listKeys)[number];

/** A document is one of the config room's: same versions, other table. */
type ItemKind = 'page' | 'snippet' | 'list' | 'translations' | 'document';

/** What something is called in the table, in commands and in news: `page:about-us`. */
export interface ItemName {
  kind: ItemKind;
  key: string;
}

/** `about-us@comet`: as it is on the hosts of one brand. */
const ofOneBrand = /@[a-z0-9-]{1,40}$/;
const isNamed = (key: string) => mayHaveVariants(key) || !ofOneBrand.test(key);

const keys: Readonly<Record<ItemKind, (key: string) => boolean>> = {
  page: (key) => key.length <= 120 && pagePathPattern.test(key.replace(ofOneBrand, '')) && isNamed(key),
  snippet: (key) => /^[a-z0-9][a-z0-9_-]{0,79}$/.test(key.replace(ofOneBrand, '')),
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
