/** `esport` and `racing` (drones) are sports of our own world; feeds of others may bring theirs. */
export const sportIds = ['football', 'tennis', 'basketball', 'ice-hockey', 'table-tennis', 'esport', 'racing'] as const;
export type SportId = (typeof sportIds)[number];

export const fixtureStates = [
  'not_started',
  'live',
  'ended',
  'closed',
  'cancelled',
  'postponed',
  'interrupted',
  'abandoned',
] as const;
export type FixtureState = (typeof fixtureStates)[number];
