import type { ExchangeType } from '@halley/contract';
import { queries, useQuery } from '../../query/index.ts';
import { type ShopCard, sorted, stamped } from './mart-cards.ts';
import type { ReadLists } from './read-mart.server.ts';

const ratesOf = (type: ExchangeType) => ({ params: { type } });

export interface Shop {
  cards: ShopCard[];
  /** Nothing is known yet, and something is on its way. */
  isLoading: boolean;
  /** A list did not come; the others are shown. */
  hasFailed: boolean;
}

interface ShopSource {
  isPlayer: boolean;
  currency: string;
  lists: ReadLists;
  pageCards: readonly ShopCard[];
  isSale: boolean;
}

/** All that can be had, the cheapest first. A list that fails takes none of the others with it. */
export function useShop({ isPlayer, currency, lists, pageCards, isSale }: ShopSource): Shop {
  const enabled = isPlayer;
  const money = useQuery('listMoneyRates', undefined, { initial: lists.money, enabled });
  const boxes = useQuery('listRates', ratesOf('lootboxes'), { initial: lists.lootboxes, enabled });
  const spins = useQuery('listRates', ratesOf('freespins'), { initial: lists.freespins, enabled });
  const tickets = useQuery('listRates', ratesOf('lotteries'), { initial: lists.lotteries, enabled });
  const goods = useQuery('listRates', ratesOf('goods'), { initial: lists.goods, enabled });
  if (!isPlayer) {
    const cards = pageCards.filter(({ category }) => category !== 'DISCOUNT');
    return { cards: sorted(cards, currency), isLoading: false, hasFailed: false };
  }
  const all = [money, boxes, spins, tickets, goods];
  const cards = [
    ...stamped(money.data ?? [], 'money'),
    ...stamped(boxes.data ?? [], 'lootboxes'),
    // Spins that the server has none of are those of the page: an empty list is no shelf that was cleared.
    ...(spins.data?.length === 0
      ? pageCards.filter(({ category }) => category === 'FREE_SPINS')
      : stamped(spins.data ?? [], 'freespins')),
    ...stamped(tickets.data ?? [], 'lotteries'),
    ...stamped(goods.data ?? [], 'goods'),
  ];
  return {
    cards: sorted(isSale ? cards : cards.filter(({ category }) => category !== 'DISCOUNT'), currency),
    isLoading: cards.length === 0 && all.some(({ data, error, loading }) => !data && (loading || !error)),
    hasFailed: all.some(({ data, error, loading }) => !data && error !== undefined && !loading),
  };
}

/** What the shop shows is asked for anew: a price has changed, or something was had. */
export function reloadShop(): void {
  queries.invalidate('listMoneyRates', 'listRates');
}
