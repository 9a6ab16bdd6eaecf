/** Browsers know the names of money, not those of coins. */
const coins: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin',
  BCH: 'Bitcoin Cash',
  ETH: 'Ethereum',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
};

/** `Dogecoin · DOG`, `Norwegian Krone · NOK`: a code alone says nothing to most people. */
export function currencyName(code: string, tag: string): string {
  const name = coins[code] ?? new Intl.DisplayNames(tag, { type: 'currency' }).of(code);
  return name && name !== code ? `${name} · ${code}` : code;
}
