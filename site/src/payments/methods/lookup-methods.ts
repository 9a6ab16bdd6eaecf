import type { PaymentAction, PaymentMethod, PaymentsApi } from '../api/payments-api.d.ts';

export type MethodLists = Record<PaymentAction, PaymentMethod[]>;

/** How many more times both lists are asked for while one of them is empty. */
const moreLookups = 3;

interface LookupOptions {
  currency: string;
  /** What is known so far: a list that is there need not wait for one that is not. */
  onLists?: (lists: MethodLists) => void;
  /** Before the next try; a test has its own. */
  pause?: (attempt: number) => Promise<void>;
}

/** Both directions at once. A provider that has just woken up may answer with nothing: then it is asked again. */
export async function lookUpMethods(
  api: Pick<PaymentsApi, 'getMethods' | 'resetCache'>,
  { currency, onLists = () => {}, pause = pauseFor }: LookupOptions,
): Promise<MethodLists> {
  for (let attempt = 0; ; attempt++) {
    const [deposit, cashout] = await Promise.all([
      api.getMethods({ currency, paymentAction: 'deposit' }),
      api.getMethods({ currency, paymentAction: 'cashout' }),
    ]);
    const lists = { deposit, cashout };
    const isWhole = deposit.length > 0 && cashout.length > 0;
    if (isWhole || attempt === moreLookups) return lists;
    onLists(lists);
    await pause(attempt);
    // Another library may remember that there was nothing.
    await api.resetCache();
  }
}

function pauseFor(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt));
}
