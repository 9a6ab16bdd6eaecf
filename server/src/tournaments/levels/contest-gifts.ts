import { type ContestGift, type Currency, type Reward, wireCents } from '@halley/contract';

interface Described {
  currency: Currency;
  /** What games are called. */
  titles: ReadonlyMap<string, string>;
}

/** What a place or level is given, in its contest's currency. */
export const contestGifts = (rewards: readonly Reward[], described: Described): ContestGift[] =>
  rewards.map((reward) => giftOf(reward, described));

function giftOf(reward: Reward, { currency, titles }: Described): ContestGift {
  const cents = (amount: number | undefined) => wireCents(BigInt(amount ?? 0));
  switch (reward.type) {
    case 'cash':
      return { type: 'cash', amount_cents: cents(reward.amount?.[currency]), currency };
    case 'bonus':
      return { type: 'bonus', amount_cents: cents(reward.amount?.[currency]), currency, wager: reward.wager };
    case 'freespins': {
      const [game = ''] = reward.games;
      return { type: 'freespins', count: reward.count, title: titles.get(game) ?? game };
    }
    case 'points':
      return { type: 'points', points: reward.chargeable };
    case 'tickets':
      return { type: 'tickets', count: reward.count, lottery: reward.lottery };
    case 'lootbox':
      return { type: 'lootbox', group_key: reward.groupKey };
    default:
      return { type: 'other' };
  }
}
