import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { gamesWords } from './words.ts';

/** Closed by itself, or with its producer. */
export function OpenState({
  state,
  producer = 'open',
}: {
  state: 'open' | 'closed';
  producer?: 'open' | 'closed';
}): ReactNode {
  if (state === 'closed') return <Badge tone="danger">{gamesWords.states.closed}</Badge>;
  if (producer === 'closed') return <Badge tone="warn">{gamesWords.states.producerClosed}</Badge>;
  return <Badge tone="win">{gamesWords.states.open}</Badge>;
}
