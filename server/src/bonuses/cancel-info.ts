import { type CancelInfo, formatAmount } from '@halley/contract';
import type { Wallet } from '../wallet/index.ts';
import type { Gift } from './gift.ts';

/** What giving a bonus up comes to: its balance goes, own money stays. What it won is in the balance. */
export function cancelInfoOf(
  { id, balance, currency }: Pick<Gift, 'id' | 'balance' | 'currency'>,
  { cash }: Pick<Wallet, 'cash'>,
): CancelInfo {
  const text = (amount: bigint) => formatAmount(amount, currency);
  return {
    id,
    total_withdrawal_amount: text(cash),
    current_balance: text(cash + balance),
    cash_balance: text(cash),
    bonus_balance: text(balance),
    bonus_winnings: text(0n),
  };
}
