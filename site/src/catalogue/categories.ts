import type { Accent, IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';

/** What a collection that every house has is called, and how it looks wherever it stands. */
export interface Category {
  title: MessageKey;
  icon: IconName;
  accent: Accent;
  /** In menus. The others have their page: lists lead there, search does, and an operator may put them into a menu. */
  inMenu?: true;
}

/** In the order of every menu: a name, an icon and a place for each, no two alike. */
export const categories: Readonly<Record<string, Category>> = {
  top: { title: 'catalogue.category.top', icon: 'top', accent: 'crash', inMenu: true },
  new: { title: 'catalogue.category.new', icon: 'new', accent: 'new', inMenu: true },
  slots: { title: 'catalogue.title.slots', icon: 'pokies', accent: 'pokies', inMenu: true },
  pokies: { title: 'catalogue.title.slots', icon: 'pokies', accent: 'pokies', inMenu: true },
  live: { title: 'catalogue.title.live', icon: 'live', accent: 'live', inMenu: true },
  table: { title: 'catalogue.category.table', icon: 'table', accent: 'table', inMenu: true },
  roulette: { title: 'catalogue.category.roulette', icon: 'chance', accent: 'table' },
  blackjack: { title: 'catalogue.category.blackjack', icon: 'card', accent: 'table' },
  baccarat: { title: 'catalogue.category.baccarat', icon: 'coin', accent: 'table' },
  poker: { title: 'catalogue.category.poker', icon: 'ticket', accent: 'table' },
  'crash-games': { title: 'catalogue.category.crash', icon: 'crash', accent: 'crash', inMenu: true },
  crash: { title: 'catalogue.category.crash', icon: 'crash', accent: 'crash', inMenu: true },
  instant: { title: 'catalogue.category.instant', icon: 'dice', accent: 'vip', inMenu: true },
  jackpot: { title: 'catalogue.category.jackpot', icon: 'jackpot', accent: 'jackpot', inMenu: true },
  jackpots: { title: 'catalogue.category.jackpot', icon: 'jackpot', accent: 'jackpot', inMenu: true },
  'mystic-jackpots': { title: 'catalogue.category.mystic', icon: 'activity', accent: 'jackpot', inMenu: true },
  'bonus-wagering': { title: 'catalogue.category.bonusWagering', icon: 'gift', accent: 'table', inMenu: true },
  recommended: { title: 'catalogue.category.recommended', icon: 'favourite', accent: 'pokies' },
  special: { title: 'catalogue.category.special', icon: 'achievements', accent: 'vip' },
  exclusive: { title: 'catalogue.category.exclusive', icon: 'vip', accent: 'vip' },
  all: { title: 'catalogue.title.all', icon: 'lobby', accent: 'lobby' },
};

/** Games at a table, by their name: they stand beside each other where somebody looks at one of them. */
export const tableKin: readonly string[] = ['roulette', 'blackjack', 'baccarat', 'poker'];

/** A collection of the operator's own has no drawing. */
const usualLook = { icon: 'more', accent: 'lobby' } as const;

export function lookOf(slug: string): { icon: IconName; accent: Accent } {
  const { icon, accent } = categories[slug] ?? usualLook;
  return { icon, accent };
}

/** Collections that have a page of their own kind are led to it. */
export function categoryHref(slug: string): string {
  if (slug === 'pokies' || slug === 'live') return `/${slug}/all`;
  return slug === 'slots' ? '/slots' : `/categories/${slug}`;
}
