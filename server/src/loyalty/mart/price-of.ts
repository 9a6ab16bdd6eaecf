import { type Currency, type ExchangeType, type MartCard, Refusal, type RewardType } from '@halley/contract';

/** No more than so many at once. */
const mostAtOnce = 100;

/** Whole points for one: the price of the player's currency, else that of EUR; undefined: there is neither. */
export const priceOf = ({ price }: Pick<MartCard, 'price'>, currency: Currency): number | undefined =>
  price[currency] ?? price.EUR;

/** How many can be had at once of what is left. */
export const mostOf = (left: number): number => Math.min(mostAtOnce, left);

/**
 * How many somebody wants who pays so many points. Throws `points.other_price` where they are no multiple of the price, as
 * after a change of it, and `points.too_many`.
 */
export function quantityFor(points: number, { price, most }: { price: number; most: number }): number {
  if (points % price !== 0) throw new Refusal('points.other_price');
  const quantity = points / price;
  if (quantity > most) throw new Refusal('points.too_many');
  return quantity;
}

/**
 * In which list of the shop something stands. A bonus stands with money: it is an amount, and `wager` on its card says what
 * has to be staked before it is the player's own. What nothing can be had for is undefined.
 */
const types: { readonly [Type in RewardType]: ExchangeType | undefined } = {
  cash: 'money',
  bonus: 'money',
  lootbox: 'lootboxes',
  freespins: 'freespins',
  goods: 'goods',
  tickets: 'lotteries',
  freebet: undefined,
  bet_offer: undefined,
  points: undefined,
  group: undefined,
};

export const typeOfReward = ({ type }: { type: RewardType }): ExchangeType | undefined => types[type];
