import type { DealCard } from '@halley/contract';
import { useCashier } from '../use-cashier.ts';
import { comingWith } from './offer-rules.ts';

/** What an offer gives with a deposit, in words; with an unknown amount, the share. */
export function useComing() {
  const { say, money, tag } = useCashier();
  return (deal: Pick<DealCard, 'gets' | 'stake'>, cents: bigint | undefined): string => {
    const { gets } = deal;
    if (gets.type === 'freespins') return say('cashbox.offer.spins', { count: gets.count, bet: money(gets.bet_cents) });
    if (gets.type === 'freebet') return say('cashbox.offer.freebet', { amount: money(gets.amount_cents) });
    if (cents === undefined && gets.percent !== null) {
      const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(gets.percent / 100);
      return say('cashbox.offer.share', { percent });
    }
    const { amount } = comingWith(deal, cents ?? 0n);
    return say(gets.type === 'cash' ? 'cashbox.offer.cash' : 'cashbox.offer.bonus', { amount: money(amount ?? 0n) });
  };
}
