import type { CaseState } from '@halley/contract';

/** What can be done with a case. Whatever takes something from a player is proposed, and agreed to by somebody else. */
export type CaseMove = 'take' | 'contact' | 'wait' | 'close' | 'propose' | 'agree' | 'decline' | 'reopen';

const underWay = {
  take: 'same',
  contact: 'contact',
  wait: 'waiting',
  close: 'closed',
  propose: 'second_person',
} as const;

/** Where each move leads; what is not here cannot be done. */
const moves: Record<CaseState, Partial<Record<CaseMove, CaseState | 'same'>>> = {
  open: underWay,
  contact: underWay,
  waiting: underWay,
  second_person: { agree: 'closed', decline: 'contact' },
  closed: { reopen: 'open' },
};

/** Undefined: not from this state. */
export function moveCase(state: CaseState, move: CaseMove): CaseState | undefined {
  const to = moves[state][move];
  return to === 'same' ? state : to;
}
