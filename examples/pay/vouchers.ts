import { otherAmount, otherCurrency, type Sum } from './money.ts';

/** What a voucher is worth. `half` and `other` are paid: with another amount, and in another currency. */
export type VoucherRule = 'good' | 'half' | 'other' | 'used' | 'expired';

export const testVouchers: readonly { code: string; rule: VoucherRule }[] = [
  { code: 'COMET-2061-GOOD', rule: 'good' },
  { code: 'COMET-1986-USED', rule: 'used' },
  { code: 'COMET-1910-GONE', rule: 'expired' },
  { code: 'COMET-1835-HALF', rule: 'half' },
  { code: 'COMET-1759-ELSE', rule: 'other' },
];

/** After so many codes that are no good the order is declined. */
export const mostTries = 5;

export function readVoucher(typed: string): VoucherRule | undefined {
  const code = typed.trim().toUpperCase().replace(/\s+/g, '');
  return testVouchers.find((voucher) => voucher.code === code)?.rule;
}

/** Unset: nothing at all. */
export function voucherWorth(rule: VoucherRule, asked: Sum): Sum | undefined {
  if (rule === 'good') return asked;
  if (rule === 'half') return { ...asked, amount: otherAmount(asked.amount) };
  return rule === 'other' ? { ...asked, currency: otherCurrency(asked.currency) } : undefined;
}
