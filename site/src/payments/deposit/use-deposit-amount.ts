import { centsOfUnits } from '../../forms/index.ts';
import { useAmount } from '../amount/use-amount.ts';
import type { MethodFields, PaymentMethod } from '../api/payments-api.d.ts';
import { boundsOf } from '../methods/method-words.ts';
import { useCashier } from '../use-cashier.ts';
import { proposedAmount } from './proposed-amount.ts';
import { useDepositLimit } from './use-deposit-limit.ts';

interface Deposit {
  method: PaymentMethod;
  field: MethodFields['amountField'] | undefined;
  /** What was entered before, for who comes back. */
  entered?: bigint | undefined;
  /** What the address asks for, in units; 0: nothing. */
  wished: number;
  isFirstDeposit: boolean;
}

/** How much is paid in: within the method's bounds, and within the player's own limit. */
export function useDepositAmount({ method, field, entered, wished, isFirstDeposit }: Deposit) {
  const { say, currency, money } = useCashier();
  const limit = useDepositLimit();
  const bounds = field
    ? { least: centsOfUnits(field.min, currency), most: field.max === null ? null : centsOfUnits(field.max, currency) }
    : boundsOf(method, currency);
  const proposed = entered ?? (field ? proposedAmount({ field, currency, wished, isFirstDeposit }) : undefined);
  const ceiling = limit && {
    cents: limit.left,
    words: say('cashbox.amount.beyond_limit', { left: money(limit.left, { unit: 'whole' }) }),
  };
  return { amount: useAmount({ proposed, bounds, step: field?.multipleOf, ceiling }), limit };
}
