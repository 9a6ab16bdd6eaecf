import type { StaffContest } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { showTime } from '../console/index.ts';
import { contestDeskWords as own } from './words.ts';

const tones: Readonly<Record<StaffContest['state'], BadgeTone>> = {
  future: 'info',
  active: 'win',
  settling: 'amber',
  finished: 'neutral',
  canceled: 'neutral',
};

/** It waits in the queue of held contests. */
export const isHeld = ({ state, held_until: until }: Pick<StaffContest, 'state' | 'held_until'>): boolean =>
  state === 'settling' && until !== null && Date.parse(until) > Date.now();

/** How far a contest is, and until when people hold it. */
export function ContestState({ contest }: { contest: Pick<StaffContest, 'state' | 'held_until'> }): ReactNode {
  const { state, held_until: until } = contest;
  const isShown = until !== null && (state === 'active' || state === 'settling');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{own.states[state]}</Badge>
      {isShown && <Badge tone="warn">{own.held(showTime(until))}</Badge>}
    </span>
  );
}
