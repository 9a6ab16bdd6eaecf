/** What is checked of a draw, in the order in which a reader follows it. */
export const checkNames = ['seed', 'list', 'beacon', 'winners', 'own'] as const;
export type CheckName = (typeof checkNames)[number];

/** `notYet`: there is nothing to check so far. `unread`: what it needs did not come. `none`: the player has no ticket. */
export type CheckState = 'waits' | 'running' | 'holds' | 'fails' | 'notYet' | 'unread' | 'none';

export type Checks = Record<CheckName, CheckState>;

export const unchecked: Checks = { seed: 'waits', list: 'waits', beacon: 'waits', winners: 'waits', own: 'waits' };

/** What all of it comes to. One thing that does not hold is enough. */
export function outcomeOf(checks: Checks): 'fails' | 'unread' | 'holds' | 'notYet' | null {
  const states = Object.values(checks);
  if (states.includes('fails')) return 'fails';
  if (states.includes('unread')) return 'unread';
  if (states.some((state) => state === 'running') || checks.winners === 'waits') return null;
  return checks.winners === 'notYet' ? 'notYet' : 'holds';
}
