import { type PaymentAction, type PaymentState, paymentActions, paymentStates } from '@halley/contract';
import { describe, expect, test } from 'vitest';
import { assertMove, firstStates, isOpen, mayMove, moneyEffect, paymentMoves } from './payment-moves.ts';

/** Written a second time, by hand: a slip in one of the two tables is found by the other. */
const legal: Record<PaymentAction, readonly string[]> = {
  deposit: [
    'pending>processing',
    'pending>succeeded',
    'pending>declined',
    'pending>canceled',
    'processing>succeeded',
    'processing>declined',
    'processing>canceled',
    'declined>succeeded',
    'canceled>succeeded',
  ],
  cashout: [
    'reserved>pending',
    'reserved>recalled',
    'pending>processing',
    'pending>rejected',
    'pending>recalled',
    'processing>succeeded',
    'processing>declined',
    'processing>canceled',
  ],
};

const cells = paymentActions.flatMap((action) =>
  paymentStates.flatMap((from) => paymentStates.map((to) => [action, from, to] as const)),
);

describe('moves of a payment', () => {
  test('[CASH-16] there are eight states', () => {
    expect([...paymentStates].sort()).toEqual(
      ['canceled', 'declined', 'pending', 'processing', 'recalled', 'rejected', 'reserved', 'succeeded'].sort(),
    );
  });

  test.each(cells)('[CASH-16] a %s from %s to %s', (action, from, to) => {
    const isLegal = legal[action].includes(`${from}>${to}`);
    expect(mayMove(action, from, to)).toBe(isLegal);
    const move = () => assertMove(action, from, to);
    if (isLegal) expect(move).not.toThrow();
    else expect(move).toThrow(/does not go/);
  });

  test('money moves exactly where a payment is made, ends well or is given back', () => {
    const effects = (action: PaymentAction) =>
      Object.fromEntries(paymentStates.map((state) => [state, moneyEffect(action, state)]));
    expect(effects('deposit')).toMatchObject({
      pending: 'none',
      processing: 'none',
      succeeded: 'credit',
      declined: 'none',
    });
    expect(effects('cashout')).toEqual({
      reserved: 'hold',
      pending: 'none',
      processing: 'none',
      succeeded: 'capture',
      declined: 'release',
      canceled: 'release',
      rejected: 'release',
      recalled: 'release',
    });
  });

  test('money that was taken or given back stays so: nothing follows but a deposit that came after all', () => {
    for (const action of paymentActions) {
      const ends = paymentStates.filter((state) => !isOpen(state));
      for (const state of ends) {
        const follows = paymentMoves[action][state] ?? [];
        expect(follows.every((to) => action === 'deposit' && to === 'succeeded')).toBe(true);
      }
    }
  });

  test.each(paymentActions)('from every open state a %s can end', (action) => {
    const reached = new Set<PaymentState>([firstStates[action]]);
    for (const state of reached) for (const to of paymentMoves[action][state] ?? []) reached.add(to);
    for (const state of reached) {
      const ways = new Set<PaymentState>([state]);
      for (const way of ways) for (const to of paymentMoves[action][way] ?? []) ways.add(to);
      expect([...ways].some((way) => !isOpen(way))).toBe(true);
    }
  });
});
