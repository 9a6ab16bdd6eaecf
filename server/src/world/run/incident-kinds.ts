/** What changes prices so much that markets stop at once, and bets that wait for their delay are refused. */
export const materialKinds = new Set([
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

/**
 * What a timeline does without: a world tells how a hundred fixtures stand, and whoever has lost a line of it asks for all of it
 * again. Who asks for one fixture hears everything.
 */
export const momentaryKinds = new Set('point shot corner round gate game_end serve side added_time'.split(' '));
