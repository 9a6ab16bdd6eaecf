/** What changes prices so much that markets stop at once, and bets that wait for their delay are refused. */
const material = new Set([
  'goal',
  'own_goal',
  'penalty',
  'penalty_kick',
  'penalty_missed',
  'card_red',
  'review',
  'retired',
  'withdrawn',
  'abandoned',
]);

export const isMaterial = (kind: string): boolean => material.has(kind);
