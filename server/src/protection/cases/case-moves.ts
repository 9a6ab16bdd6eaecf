import type { CaseState } from '@halley/contract';

/** What can be done with a case. Whatever takes something from a player is proposed, and agreed to by somebody else. */
export type CaseMove = 'contact' | 'wait' | 'close' | 'propose' | 'agree' | 'decline' | 'reopen';

const underWay = {
  contact: 'contact',
  wait: 'waiting',
  close: 'closed',
  propose: 'second_person',
} as const;

/** Where each move leads; what is not here cannot be done. */
const moves: Record<CaseState, Partial<Record<CaseMove, CaseState>>> = {
  open: underWay,
  contact: underWay,
  waiting: underWay,
  second_person: { agree: 'closed', decline: 'contact' },
  closed: { reopen: 'open' },
};

/** Undefined: not from this state. */
export function moveCase(state: CaseState, move: CaseMove): CaseState | undefined {
  return moves[state][move];
}
