import type { MartPicture } from '@halley/ui/art/mart.ts';
import { rateIn, type ShopCard } from './mart-cards.ts';

/** Sums of a sale that have an image of their own, in cents of EUR. */
export const saleSums = [2_500, 25_000, 50_000, 100_000, 300_000, 500_000, 1_500_000, 5_000_000] as const;

const byType = {
  money: 'money',
  freespins: 'free-spins',
  lootboxes: 'lootbox',
  lotteries: 'ticket',
  goods: 'parcel',
} as const satisfies Record<ShopCard['type'], MartPicture>;

const isTurn = ({ bonus_title: title = '' }: ShopCard) => title.includes('manual_wheel');

export function pictureOf(card: ShopCard): MartPicture {
  const sum = rateIn(card.rates, 'EUR')?.amount_cents;
  if (card.category === 'DISCOUNT' && saleSums.some((one) => one === sum)) return `sale-${Number(sum)}`;
  return card.type === 'lootboxes' && isTurn(card) ? 'turn' : byType[card.type];
}
