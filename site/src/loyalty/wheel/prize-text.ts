import type { PrizeShown } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { useSpeech } from '../../i18n/index.ts';

export type Speaker = Pick<ReturnType<typeof useSpeech>, 'say' | 'tag'>;

/** What a prize is, as short as a sector is narrow. */
export function prizeText(prize: PrizeShown | null, currency: string, { say, tag }: Speaker): string {
  if (prize === null) return say('wheel.prize.nothing');
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag, decimals: 'when-needed' });
  switch (prize.type) {
    case 'freespins':
      return say('wheel.prize.freespins', { count: prize.count });
    case 'bonus':
      return say('wheel.prize.bonus', { amount: money(prize.amount_cents) });
    case 'cash':
      return money(prize.amount_cents);
    case 'points':
      return say('wheel.prize.points', { count: prize.points });
  }
}
