import { categories, categoryHref, plainSlug } from '../catalogue/index.ts';
import type { MessageKey } from '../i18n/index.ts';

export interface FoundCategory {
  slug: string;
  title: MessageKey;
  href: string;
}

/** Two names of one list: machines are `slots` or `pokies`, and both words are typed. */
const sameList: Readonly<Record<string, string>> = { pokies: 'slots', crash: 'crash-games', jackpots: 'jackpot' };

/** The lists of the house whose name, in the reader's language or in its address, holds what was typed. */
export function findCategories(
  text: string,
  { collections, say }: { collections: readonly { id: string; games_count: number }[]; say(key: MessageKey): string },
): FoundCategory[] {
  const words = text.trim().toLowerCase();
  if (words === '') return [];
  const filled = new Set(collections.filter((one) => one.games_count > 0).map(({ id }) => plainSlug(id)));
  const found = new Map<MessageKey, FoundCategory>();
  for (const [name, { title }] of Object.entries(categories)) {
    const slug = filled.has(name) ? name : (sameList[name] ?? name);
    if (!filled.has(slug) || found.has(title)) continue;
    if ([say(title), name].some((one) => one.toLowerCase().includes(words))) {
      found.set(title, { slug, title, href: categoryHref(slug) });
    }
  }
  return [...found.values()];
}
