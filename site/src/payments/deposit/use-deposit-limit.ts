import type { Limit } from '@halley/contract';
import { useQuery } from '../../query/index.ts';
import { useCashier } from '../use-cashier.ts';
import { type DepositLimit, strictestDepositLimit } from './deposit-limit.ts';

/** The deposit limit that rules in the selected wallet; null: none, or not known. The house asks again anyway. */
export function useDepositLimit(): DepositLimit | null {
  const { currency } = useCashier();
  const { data } = useQuery('listLimits');
  return data ? strictestDepositLimit(data as Limit[], currency) : null;
}
