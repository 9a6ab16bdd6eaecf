import type { ConfigDocumentName } from '@halley/contract';
import { documentTitles } from './document-words.ts';
import { labelOf } from './form/label-of.ts';

const kinds: Record<string, string> = {
  page: 'Page',
  snippet: 'Part of a page',
  banner: 'Banner',
  menu: 'Menu',
  text: 'Word',
  list: 'List',
  translations: 'Texts',
};

/** What a thing that is written is called: `document:footer-config` is "Footer", `page:about@fr` is "Page: About (fr)". */
export function titleOf(name: string): string {
  const [kind = '', rest = ''] = name.split(/:(.*)/s);
  if (kind === 'document') return documentTitles[rest as ConfigDocumentName] ?? labelOf(rest);
  const [, key = rest, variant] = /^([^@]+)@(.+)$/.exec(rest) ?? [];
  if (!kinds[kind]) return name;
  return `${kinds[kind]}: ${labelOf(key)}${variant ? ` (${variant})` : ''}`;
}
