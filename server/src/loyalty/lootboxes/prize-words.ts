import { type Currency, currencies } from '@halley/contract';
import type { DuePrize } from '../../promotions/index.ts';

interface PrizeWords {
  numbers: string;
  freespins(count: string): string;
  bonus(amount: string): string;
  points(count: string): string;
}

const words: Readonly<Record<string, PrizeWords>> = {
  en: {
    numbers: 'en-GB',
    freespins: (count) => `${count} free spins`,
    bonus: (amount) => `Bonus of ${amount}`,
    points: (count) => `${count} points`,
  },
  de: {
    numbers: 'de-DE',
    freespins: (count) => `${count} Freispiele`,
    bonus: (amount) => `Bonus von ${amount}`,
    points: (count) => `${count} Punkte`,
  },
  fr: {
    numbers: 'fr-CA',
    freespins: (count) => `${count} tours gratuits`,
    bonus: (amount) => `Bonus de ${amount}`,
    points: (count) => `${count} points`,
  },
  no: {
    numbers: 'nb-NO',
    freespins: (count) => `${count} gratisspinn`,
    bonus: (amount) => `Bonus på ${amount}`,
    points: (count) => `${count} poeng`,
  },
  it: {
    numbers: 'it-IT',
    freespins: (count) => `${count} giri gratis`,
    bonus: (amount) => `Bonus di ${amount}`,
    points: (count) => `${count} punti`,
  },
};

/** What a prize is called in lists of clients that have no words of their own for it. */
export function prizeTitle(prize: DuePrize, { currency, locale }: { currency: Currency; locale: string }): string {
  const own = words[locale.split('-')[0] ?? ''] ?? words.en;
  const { numbers, ...say } = own as PrizeWords;
  const count = (number: number) => number.toLocaleString(numbers);
  const money = (amount: bigint) => {
    const { subunits } = currencies[currency];
    const decimals = String(subunits).length - 1;
    const number = new Intl.NumberFormat(numbers, {
      minimumFractionDigits: amount % BigInt(subunits) === 0n ? 0 : decimals,
      maximumFractionDigits: decimals,
    });
    return `${number.format(Number(amount) / subunits)} ${currency}`;
  };
  switch (prize.type) {
    case 'freespins':
      return say.freespins(count(prize.count));
    case 'bonus':
      return say.bonus(money(prize.amount));
    case 'cash':
      return money(prize.amount);
    case 'points':
      return say.points(count(prize.chargeable));
  }
}
