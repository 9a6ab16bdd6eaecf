import type { ContestGift } from '@halley/contract';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { Say } from '../i18n/index.ts';

interface Words {
  say: Say;
  tag: string;
}

/** What a place or a level gives, in a few words. What has to be played stands with it. */
function giftText(gift: ContestGift, { say, tag }: Words): string {
  switch (gift.type) {
    case 'cash':
      return formatMoney(gift.amount_cents, { currency: gift.currency, locale: tag });
    case 'bonus': {
      const amount = formatMoney(gift.amount_cents, { currency: gift.currency, locale: tag });
      return gift.wager > 0
        ? say('tournaments.gift.bonusWager', { amount, times: gift.wager })
        : say('tournaments.gift.bonus', { amount });
    }
    case 'freespins':
      return say('tournaments.gift.freespins', { count: gift.count });
    case 'points':
      return say('tournaments.gift.points', { count: gift.points });
    case 'tickets':
      return say('tournaments.gift.tickets', { count: gift.count });
    case 'lootbox':
      return say('tournaments.gift.lootbox');
    default:
      return say('tournaments.gift.other');
  }
}

/** All of it, as a list. */
export function giftsText(gifts: readonly ContestGift[], { stuff = '', ...words }: Words & { stuff?: string }): string {
  const all = gifts.map((gift) => giftText(gift, words));
  return new Intl.ListFormat(words.tag, { type: 'unit', style: 'short' }).format(stuff ? [...all, stuff] : all);
}
