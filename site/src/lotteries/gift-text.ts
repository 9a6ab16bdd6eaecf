import type { ContestGift } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { Say } from '../i18n/index.ts';

interface Words {
  say: Say;
  tag: string;
}

/** What a place, a level or a ticket is given, in a few words; what has to be played for it stands with it. */
export function giftsText(gifts: readonly ContestGift[], words: Words): string {
  if (gifts.length === 0) return words.say('contests.gift.none');
  return new Intl.ListFormat(words.tag, { type: 'conjunction' }).format(gifts.map((gift) => giftText(gift, words)));
}

function giftText(gift: ContestGift, { say, tag }: Words): string {
  switch (gift.type) {
    case 'cash':
      return say('contests.gift.cash', {
        amount: formatMoney(gift.amount_cents, { currency: gift.currency, locale: tag }),
      });
    case 'bonus': {
      const amount = formatMoney(gift.amount_cents, { currency: gift.currency, locale: tag });
      return gift.wager > 0
        ? say('contests.gift.bonusWager', { amount, times: gift.wager })
        : say('contests.gift.bonus', { amount });
    }
    case 'freespins':
      return say('contests.gift.freespins', { count: gift.count });
    case 'points':
      return say('contests.gift.points', { count: gift.points });
    case 'tickets':
      return say('contests.gift.tickets', { count: gift.count });
    case 'lootbox':
      return say('contests.gift.lootbox');
    case 'other':
      return say('contests.gift.other');
  }
}
