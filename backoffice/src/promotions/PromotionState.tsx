import type { PromotionState as State } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { promotionWords } from './words.ts';

const tones: Readonly<Record<State, BadgeTone>> = {
  draft: 'info',
  proposed: 'warn',
  approved: 'violet',
  live: 'win',
  paused: 'amber',
  ended: 'neutral',
};

export function PromotionState({ state }: { state: State }): ReactNode {
  return <Badge tone={tones[state]}>{promotionWords.states[state]}</Badge>;
}
