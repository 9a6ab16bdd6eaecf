import { type Currency, currencies } from '@halley/contract/money';
import { centsOfUnits } from '../../forms/index.ts';
import type { AmountField } from '../api/payments-api.d.ts';

/** In units of a fiat currency. */
const firstDepositUnits = 50;

interface Proposal {
  field: AmountField;
  currency: Currency;
  /** `amountProp`; 0: none. */
  wished: number;
  isFirstDeposit: boolean;
}

/** What stands in the amount field at first: what the address wished for, 50 for a first deposit, else the method's own. */
export function proposedAmount({ field, currency, wished, isFirstDeposit }: Proposal): bigint {
  if (wished > 0) return centsOfUnits(wished, currency);
  const { min, max, proposed } = field;
  // 50 yen or 50 bitcoin are not what is meant: there the currency's own proposal stands.
  const fits = currencies[currency].fiat && firstDepositUnits >= min && (max === null || firstDepositUnits <= max);
  if (isFirstDeposit && fits) return centsOfUnits(firstDepositUnits, currency);
  return centsOfUnits(proposed ?? min, currency);
}
