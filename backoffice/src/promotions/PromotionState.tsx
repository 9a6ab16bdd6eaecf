import type { PromotionSummary, PromotionState as State } from '@halley/contract';
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

/** How it stands. One that is live gives nothing before its time, nor after it. */
export function PromotionState({
  promotion,
}: {
  promotion: Pick<PromotionSummary, 'state' | 'from' | 'to'>;
}): ReactNode {
  const { state, from, to } = promotion;
  const now = Date.now();
  if (state === 'live' && to !== null && Date.parse(to) <= now)
    return <Badge tone="neutral">{promotionWords.timeIsOver}</Badge>;
  if (state === 'live' && Date.parse(from) > now) return <Badge tone="info">{promotionWords.notYet}</Badge>;
  return <Badge tone={tones[state]}>{promotionWords.states[state]}</Badge>;
}
