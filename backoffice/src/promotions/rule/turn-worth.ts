import type { LootboxPrize, LootboxReward } from '@halley/contract';
import type { Currency } from '@halley/contract/money';

type Items = LootboxReward['items'];

/** What one item is: how likely, and what it comes to when it is drawn. */
export interface ItemWorth {
  chance: number;
  /** In subunits, as the budget counts it: spins at their full bet. */
  worth: number;
  points: number;
}

export interface TurnWorth {
  items: ItemWorth[];
  /** What a turn comes to on average. Rounded up, as its budget is taken. */
  worth: number;
  points: number;
}

/** What a box or a turn gives in one currency. What cannot be read yet counts for nothing. */
export function turnWorth(items: Items, currency: Currency): TurnWorth {
  const of = items.reduce((sum, { weight }) => sum + weight, 0);
  const each = items.map(({ weight, prize }) => ({
    weight,
    chance: of === 0 ? 0 : weight / of,
    worth: prize ? worthOf(prize, currency) : 0,
    points: prize?.type === 'points' ? prize.chargeable : 0,
  }));
  // Whole numbers until the one division: a tenth of a cent more would be a cent.
  const sum = (name: 'worth' | 'points') => each.reduce((all, item) => all + item.weight * item[name], 0);
  return {
    items: each.map(({ chance, worth, points }) => ({ chance, worth, points })),
    worth: of === 0 ? 0 : Math.ceil(sum('worth') / of),
    points: of === 0 ? 0 : sum('points') / of,
  };
}

function worthOf(prize: LootboxPrize, currency: Currency): number {
  switch (prize.type) {
    case 'bonus':
    case 'cash':
      return prize.amount?.[currency] ?? 0;
    case 'freespins': {
      const bets = (prize.bet?.[currency] ?? 0) * (prize.count ?? 0);
      return Math.min(bets, prize.maxWin?.[currency] ?? bets);
    }
    case 'points':
      return 0;
  }
}

/** A chance in percent. Rare things keep two digits, so that no chance reads as none. */
export function percentText(chance: number): string {
  const percent = chance * 100;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return percent === 0 || percent >= 0.1
    ? `${percent.toLocaleString('en', digits)} %`
    : `${percent.toLocaleString('en', { maximumSignificantDigits: 2 })} %`;
}
