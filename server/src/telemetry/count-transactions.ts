import type { TransactionReport } from '@halley/contract';
import type { z } from 'zod';
import type { LabelCounter } from './count-validation.ts';

const name = /^[a-z][a-z0-9_-]{0,39}$/;
/** Every name is a time series for ever. */
const mostSystems = 100;

/** Counts how payments end, as cashiers saw it: beside the ledger's own figures it shows what players really meet. */
export function createTransactionCount(counter: LabelCounter) {
  const known = new Set<string>();
  return ({ type, isSuccessTransaction, paymentSystem }: z.output<typeof TransactionReport>): void => {
    const mayBeNew = known.has(paymentSystem) || known.size < mostSystems;
    const system = name.test(paymentSystem) && mayBeNew ? paymentSystem : 'other';
    if (system !== 'other') known.add(system);
    counter.inc({ type, outcome: isSuccessTransaction ? 'success' : 'failure', system });
  };
}
