import type { Payment } from '@halley/contract';

/** What a payment means for who waits for it. */
export type Outcome = 'done' | 'under way' | 'failed' | 'taken back';

export function outcomeOf({ state }: Pick<Payment, 'state'>): Outcome {
  if (state === 'succeeded') return 'done';
  if (state === 'recalled') return 'taken back';
  return state === 'reserved' || state === 'pending' || state === 'processing' ? 'under way' : 'failed';
}

export type Moment = 'requested' | 'checked' | 'sent' | 'started' | 'seen' | 'credited';

export interface Step {
  moment: Moment;
  /** Null: still to come. */
  at: string | null;
}

/** The way a payment takes, what is behind it and what is still to come. A failed one ends where it failed. */
export function stepsOf(payment: Pick<Payment, 'action' | 'state' | 'steps' | 'created_at'>): Step[] {
  const at = (...states: Payment['state'][]) => payment.steps.find(({ state }) => states.includes(state))?.at ?? null;
  const way: Step[] =
    payment.action === 'cashout'
      ? [
          { moment: 'requested', at: at('reserved') ?? payment.created_at },
          // Who sends it has checked it.
          { moment: 'checked', at: at('processing', 'succeeded') },
          { moment: 'sent', at: at('succeeded') },
        ]
      : [
          { moment: 'started', at: payment.created_at },
          { moment: 'seen', at: at('processing', 'succeeded') },
          { moment: 'credited', at: at('succeeded') },
        ];
  const outcome = outcomeOf(payment);
  return outcome === 'failed' || outcome === 'taken back' ? way.filter((step) => step.at !== null) : way;
}
