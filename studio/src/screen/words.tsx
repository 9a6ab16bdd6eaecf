import { currencies, isCurrency } from '@halley/contract/money';
import { formatMoney } from '@halley/ui/format-money.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Translate } from '../messages/index.ts';
import { amountText } from './amounts.ts';
import { numberLocale } from './launch.ts';

/** Texts, money and numbers as this player reads them. */
export interface Words {
  text: Translate;
  locale: string;
  currency: string;
  money(cents: bigint | number, currency?: string): string;
  /** For presets: €1, not €1.00. A coin has no room for its code: 0.0001. */
  shortMoney(cents: bigint): string;
  /** 5049 → 50.49 */
  hundredths(value: number): string;
  /** 4950 → 49.50% */
  percent(hundredthsOfPercent: number): string;
  whole(value: number): string;
  time(iso: string): string;
}

function createWords(text: Translate, locale: string, currency: string): Words {
  const numbers = numberLocale(locale);
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const decimal = new Intl.NumberFormat(numbers, two);
  const percent = new Intl.NumberFormat(numbers, { style: 'percent', ...two });
  const whole = new Intl.NumberFormat(numbers);
  const time = new Intl.DateTimeFormat(numbers, { dateStyle: 'medium', timeStyle: 'medium' });
  return {
    text,
    locale: numbers,
    currency,
    // Stakes are typed in whole coins: everything beside them is in the same unit.
    money: (cents, other = currency) => formatMoney(cents, { currency: other, locale: numbers, unit: 'whole' }),
    shortMoney: (cents) =>
      hasSign(currency)
        ? formatMoney(cents, { currency, locale: numbers, decimals: 'when-needed' })
        : amountText(cents, currency, numbers).replace(/\D?0+$/, ''),
    hundredths: (value) => decimal.format(value / 100),
    percent: (value) => percent.format(value / 10_000),
    whole: (value) => whole.format(value),
    time: (iso) => time.format(new Date(iso)),
  };
}

function hasSign(currency: string): boolean {
  return isCurrency(currency) && currencies[currency].fiat;
}

const WordsContext = createContext<Words | undefined>(undefined);

export function WordsProvider(props: { text: Translate; locale: string; currency: string; children: ReactNode }) {
  const { text, locale, currency } = props;
  const words = useMemo(() => createWords(text, locale, currency), [text, locale, currency]);
  return <WordsContext value={words}>{props.children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useWords needs a WordsProvider above it');
  return words;
}
