import type { MessageKey } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { plainSlug } from './lists.ts';

/** Collections that every house has are called in the reader's language; others as their keeper called them. */
const known: Record<string, MessageKey> = {
  top: 'catalogue.category.top',
  new: 'catalogue.category.new',
  recommended: 'catalogue.category.recommended',
  special: 'catalogue.category.special',
  exclusive: 'catalogue.category.exclusive',
  pokies: 'catalogue.title.pokies',
  slots: 'catalogue.title.slots',
  live: 'catalogue.title.live',
  table: 'catalogue.category.table',
  crash: 'catalogue.category.crash',
  jackpot: 'catalogue.category.jackpot',
  jackpots: 'catalogue.category.jackpot',
  'bonus-wagering': 'catalogue.category.bonusWagering',
  'mystic-jackpots': 'catalogue.category.mystic',
};

export function categoryTitle(locale: string, slug: string, title: string): string {
  const key = known[plainSlug(slug)];
  return key ? sayIn(locale)(key) : title;
}
