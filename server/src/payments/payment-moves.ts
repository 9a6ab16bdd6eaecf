import type { PaymentAction, PaymentState } from '@halley/contract';
import { invariant } from '../kit/index.ts';

/**
 * Which state may follow which. A deposit that was given up or declined may still succeed: then the money is there. A
 * cashout that was declined has been given back, so it may not: staff look at it.
 */
export const paymentMoves: Readonly<
  Record<PaymentAction, Readonly<Partial<Record<PaymentState, readonly PaymentState[]>>>>
> = {
  deposit: {
    pending: ['processing', 'succeeded', 'declined', 'canceled'],
    processing: ['succeeded', 'declined', 'canceled'],
    declined: ['succeeded'],
    canceled: ['succeeded'],
    succeeded: [],
  },
  cashout: {
    reserved: ['pending', 'recalled'],
    pending: ['processing', 'rejected', 'recalled'],
    processing: ['succeeded', 'declined', 'canceled'],
    succeeded: [],
    declined: [],
    canceled: [],
    rejected: [],
    recalled: [],
  },
};

export const firstStates: Readonly<Record<PaymentAction, PaymentState>> = { deposit: 'pending', cashout: 'reserved' };

export const openStates = ['reserved', 'pending', 'processing'] as const satisfies readonly PaymentState[];

export function isOpen(state: PaymentState): boolean {
  return (openStates as readonly PaymentState[]).includes(state);
}

export function mayMove(action: PaymentAction, from: PaymentState, to: PaymentState): boolean {
  return paymentMoves[action][from]?.includes(to) ?? false;
}

/** What a step does to the player's money, in the same transaction. */
export type MoneyEffect = 'none' | 'hold' | 'credit' | 'capture' | 'release';

export function moneyEffect(action: PaymentAction, to: PaymentState): MoneyEffect {
  if (action === 'deposit') return to === 'succeeded' ? 'credit' : 'none';
  if (to === 'reserved') return 'hold';
  if (to === 'succeeded') return 'capture';
  return isOpen(to) ? 'none' : 'release';
}

export function assertMove(action: PaymentAction, from: PaymentState, to: PaymentState): void {
  invariant(mayMove(action, from, to), `a ${action} does not go from ${from} to ${to}`);
}
