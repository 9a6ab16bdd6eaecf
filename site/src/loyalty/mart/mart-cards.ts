import type { ExchangeType, MartCategory, MartTag, RateCard } from '@halley/contract';
import type { MessageKey } from '../../i18n/index.ts';

/** A card as the shop shows it: it knows its kind and its shelf, whoever brought it. */
export interface ShopCard extends Omit<RateCard, 'type' | 'category'> {
  type: ExchangeType;
  category: MartCategory;
}

/** Tabs of the shop by their addresses; the shelf that each of them shows. */
export const tabs = {
  freespins: 'FREE_SPINS',
  money: 'MONEY_REWARD',
  special: 'SPECIAL_REWARDS',
  discounts: 'DISCOUNT',
} as const satisfies Record<string, MartCategory>;
export type MartTab = keyof typeof tabs;

export const isTab = (name: string): name is MartTab => Object.hasOwn(tabs, name);

const isSaleGroup = (group: string) => group.startsWith('sale');

const shelves: Record<ExchangeType, MartCategory> = {
  money: 'MONEY_REWARD',
  freespins: 'FREE_SPINS',
  lootboxes: 'SPECIAL_REWARDS',
  lotteries: 'SPECIAL_REWARDS',
  goods: 'SPECIAL_REWARDS',
};

/** The server's lists do not say what they are lists of: each card is told. */
export function stamped(cards: readonly RateCard[], type: ExchangeType): ShopCard[] {
  return cards.map((card) => ({
    ...card,
    type,
    category: isSaleGroup(card.group) ? 'DISCOUNT' : (card.category ?? shelves[type]),
  }));
}

/** What the page itself brings, for guests: its shelves say what lies on them, but for the mixed one. */
export function pageCards(cards: Readonly<Partial<Record<MartCategory, readonly RateCard[]>>>): ShopCard[] {
  return Object.entries(cards).flatMap(([shelf, all]) =>
    all.flatMap((card) => stamped([card], card.type ?? typeOf(card, shelf as MartCategory))),
  );
}

function typeOf(card: RateCard, shelf: MartCategory): ExchangeType {
  if (card.rates) return 'money';
  if (card.rate?.freespins_count !== undefined || shelf === 'FREE_SPINS') return 'freespins';
  return card.lottery_ids ? 'lotteries' : 'lootboxes';
}

/** What one of it costs whoever plays in this currency; without a price of its own, that of EUR. */
export function priceOf({ rate, rates }: RateCard, currency: string): number | undefined {
  if (rate) return rate.points;
  return rateIn(rates, currency)?.points;
}

export function rateIn(rates: RateCard['rates'], currency: string) {
  return rates?.find((one) => one.currency === currency) ?? rates?.find((one) => one.currency === 'EUR');
}

/** Whatever has a price here, the cheapest first; of equal ones, as they came. */
export function sorted(cards: readonly ShopCard[], currency: string): ShopCard[] {
  const price = (card: ShopCard) => priceOf(card, currency) ?? Number.POSITIVE_INFINITY;
  return cards.filter((card) => priceOf(card, currency) !== undefined).toSorted((a, b) => price(a) - price(b));
}

/** What a discount costs on other days: the same thing in the shop, when it is dearer there. */
export function usualPrice(card: ShopCard, cards: readonly ShopCard[], currency: string): number | undefined {
  if (card.category !== 'DISCOUNT') return undefined;
  const now = priceOf(card, currency) ?? 0;
  const usual = cards.filter((other) => other.category !== 'DISCOUNT' && isSame(card, other));
  return usual.map((other) => priceOf(other, currency) ?? 0).find((points) => points > now);
}

function isSame(one: ShopCard, other: ShopCard): boolean {
  return (
    one.type === other.type &&
    one.title === other.title &&
    one.rate?.freespins_count === other.rate?.freespins_count &&
    rateIn(one.rates, 'EUR')?.amount_cents === rateIn(other.rates, 'EUR')?.amount_cents
  );
}

/** At most so many at once: what the points reach for, and what the house lets one have. */
export function mostOf(card: Pick<ShopCard, 'most'>, { price, points }: { price: number; points: number }): number {
  return Math.max(0, Math.min(Math.floor(points / price), card.most ?? Number.MAX_SAFE_INTEGER));
}

/** What keeps the player from it; undefined: nothing does. */
export type Obstacle = { is: 'level'; from: number } | { is: 'gone' } | { is: 'points'; missing: number } | undefined;

export function obstacleOf(card: ShopCard, { price, points }: { price: number; points: number }): Obstacle {
  if (card.from_level) return { is: 'level', from: card.from_level };
  if (card.most === 0) return { is: 'gone' };
  return points < price ? { is: 'points', missing: price - points } : undefined;
}

const typeTitles: Record<ExchangeType, MessageKey> = {
  money: 'mart.type.money',
  freespins: 'mart.type.freespins',
  lootboxes: 'mart.type.lootboxes',
  lotteries: 'mart.type.lotteries',
  goods: 'mart.type.goods',
};

/** A group that has no title of its own is called what it is. */
export const titleKey = ({ title, type }: ShopCard): MessageKey | undefined =>
  title.trim() === '' ? typeTitles[type] : undefined;

/** What stands on a card: the tag it has, else the one that the page gives to its group, with the page's words. */
export function tagOf(
  { group, tag }: Pick<ShopCard, 'group' | 'tag'>,
  promo: Readonly<Partial<Record<MartTag, { text: string; groups: readonly string[] }>>>,
): { tag: MartTag; text: string | undefined } | undefined {
  const named = Object.entries(promo).find(([, { groups }]) => groups.includes(group))?.[0] as MartTag | undefined;
  const shown = tag ?? named;
  return shown && { tag: shown, text: promo[shown]?.text };
}
