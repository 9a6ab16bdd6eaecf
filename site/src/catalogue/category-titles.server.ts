import { sayIn } from '../i18n/index.server.ts';
import { categories } from './categories.ts';
import { plainSlug } from './lists.ts';

/** Collections that every house has are called in the reader's language; others as their keeper called them. */
export function categoryTitle(locale: string, slug: string, title: string): string {
  const known = categories[plainSlug(slug)];
  return known ? sayIn(locale)(known.title) : title;
}
