import type { ExchangeBody, MartOrder, PostalAddress } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { useRef, useState } from 'react';
import { refusalErrors } from '../../../forms/index.ts';
import { useSay } from '../../../i18n/index.ts';
import { callApi, queries } from '../../../query/index.ts';
import type { ShopCard } from '../mart-cards.ts';
import { reloadShop } from '../use-shop.ts';
import { refusals } from './refusals.ts';

export interface Wish {
  card: ShopCard;
  quantity: number;
  /** Of one. */
  price: number;
  currency: ExchangeBody['exchange']['currency'];
  address?: PostalAddress;
}

/** What became of it. `isOpen`: nobody knows, for no answer came; the same may be asked again. */
export type Outcome = { order: MartOrder } | { text: string; isOpen: boolean };

function bodyOf({ card, quantity, price, currency, address }: Wish): ExchangeBody {
  const [lottery] = card.lottery_ids ?? [];
  return {
    exchange: {
      points: price * quantity,
      group: card.group,
      currency,
      ...(card.type === 'lotteries' && {
        tickets_count: quantity,
        ...(lottery !== undefined && { lottery_id: lottery }),
      }),
      ...(address && { address }),
    },
  };
}

/** One confirmed wish is one order: however often it is pressed or sent, it carries the same key. */
export function useExchange() {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const sent = useRef<{ text: string; key: string }>(undefined);

  async function exchange(wish: Wish): Promise<Outcome | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    const body = bodyOf(wish);
    const text = JSON.stringify([wish.card.type, body]);
    if (sent.current?.text !== text) sent.current = { text, key: newUuid() };
    // Once more by itself, then the player hears of it and can try again.
    const options = { idempotencyKey: sent.current.key, retries: 1 };
    try {
      const order =
        wish.card.type === 'money'
          ? await callApi('exchangeForMoney', { body }, options)
          : await callApi('exchangePoints', { params: { type: wish.card.type }, body }, options);
      sent.current = undefined;
      return { order };
    } catch (failure) {
      const { status } = (failure ?? {}) as { status?: number };
      const isOpen = status === undefined || status >= 500;
      // An answer, whichever, has closed this order; the next click is another.
      if (!isOpen) sent.current = undefined;
      const { errors } = refusalErrors(failure, { say, labels: {}, refusals });
      return { text: isOpen ? say('mart.refused.network') : (errors.form ?? ''), isOpen };
    } finally {
      running.current = false;
      setBusy(false);
      reloadAll();
    }
  }
  return { busy, exchange };
}

/** Points, what can be had for them and what was had: all of it has changed, or the page was wrong about it. */
function reloadAll(): void {
  reloadShop();
  queries.invalidate('readCompPoints', 'readPointsStanding', 'listPointEntries', 'listOrders');
  queries.invalidate('listBonuses', 'listFreespins', 'listLootboxes', 'readWheel', 'listAccounts');
  queries.invalidate('listLotteries', 'readLottery', 'listLotteryStatuses', 'readLotteryStatus');
}
