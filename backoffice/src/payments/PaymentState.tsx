import type { PaymentState as State } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { paymentWords } from './words.ts';

const tones: Record<State, 'neutral' | 'warn' | 'win' | 'danger'> = {
  reserved: 'neutral',
  pending: 'warn',
  processing: 'warn',
  succeeded: 'win',
  declined: 'danger',
  canceled: 'neutral',
  rejected: 'danger',
  recalled: 'neutral',
};

export function PaymentState({ state }: { state: State }): ReactNode {
  return <Badge tone={tones[state]}>{paymentWords.states[state]}</Badge>;
}
