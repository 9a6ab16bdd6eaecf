import type { ContentChangeState, ContentMove } from '@halley/contract';
import type { HistoricVersion } from '../list-items.ts';

/**
 * What may become of a change. Writing on what was agreed to makes it a draft again: nobody agreed to the new words. What
 * is under review stands still, so that people agree to what they read.
 */
export const changeMoves: Record<ContentChangeState, Partial<Record<ContentMove, ContentChangeState>>> = {
  draft: { save: 'draft', send: 'in_review', drop: 'dropped' },
  in_review: { take_back: 'draft', send_back: 'draft', approve: 'approved', drop: 'dropped' },
  approved: { save: 'draft', publish: 'published', drop: 'dropped' },
  published: { call_off: 'approved' },
  dropped: {},
};

/** Moves that need the permission to agree and, unless a house says otherwise, another person than who wrote. */
const decisions: readonly ContentMove[] = ['approve', 'send_back'];

export interface Mover {
  id: number;
  permissions: readonly string[];
  /** The house wants nobody else to agree to what this one writes. */
  isAlone: boolean;
}

interface Moved {
  state: ContentChangeState;
  writers: readonly number[];
}

/** Which moves a member may make now; `shown` is how the version that was published stands. */
export function movesFor(
  { state, writers }: Moved,
  shown: ShownState,
  { id, permissions, isAlone }: Mover,
): ContentMove[] {
  const moves = Object.keys(changeMoves[state]) as ContentMove[];
  return moves.filter((move) => {
    // Once it has been seen it is withdrawn or replaced, not called off.
    if (move === 'call_off' && shown !== 'scheduled') return false;
    if (!decisions.includes(move)) return permissions.includes('content.manage');
    return permissions.includes('content.approve') && (isAlone || !writers.includes(id));
  });
}

export type ShownState = Exclude<ContentChangeState, 'published'> | 'scheduled' | 'live' | 'replaced';

/** What a change is at the moment at which the states of its item's versions were told. */
export function shownState(
  state: ContentChangeState,
  published: Pick<HistoricVersion, 'state'> | undefined,
): ShownState {
  if (state !== 'published') return state;
  if (published?.state === 'scheduled') return 'scheduled';
  return published?.state === 'published' ? 'live' : 'replaced';
}
