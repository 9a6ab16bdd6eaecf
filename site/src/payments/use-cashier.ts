import type { Account, Player } from '@halley/contract';
import { type Currency, currencies } from '@halley/contract/money';
import { formatMoney, type MoneyFormat } from '@halley/ui/format-money.ts';
import { createContext, useContext } from 'react';
import { placesOf, unitsText } from '../forms/index.ts';
import { useSpeech } from '../i18n/index.ts';

/** Who is at the cashier, and with which wallet. */
export interface Customer {
  player: Player;
  account: Account;
}

export const CustomerContext = createContext<Customer | null>(null);

export function useCashier() {
  const customer = useContext(CustomerContext);
  if (!customer) throw new Error('there is no customer at this cashier');
  const { say, tag, locale } = useSpeech();
  const { currency } = customer.account;
  /** Money of the selected wallet unless another currency is named. */
  const money = (cents: bigint | number, format: Partial<MoneyFormat> = {}) =>
    formatMoney(cents, { currency, locale: tag, ...format });
  /** €20, not €20.00, and 0.0001 BTC, not 0.00010000 BTC: bounds and presets. */
  const round = (cents: bigint | number, of: Currency = currency) => {
    if (currencies[of].fiat) return formatMoney(cents, { currency: of, locale: tag, decimals: 'when-needed' });
    const number = new Intl.NumberFormat(tag, { maximumFractionDigits: placesOf(of) });
    return `${number.format(unitsText(BigInt(cents), of) as Intl.StringNumericLiteral)}\u00a0${of}`;
  };
  return { ...customer, currency: currency as Currency, say, tag, locale, money, round };
}
