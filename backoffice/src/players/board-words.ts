/** The texts of a player's page beside the lists. */
export const boardWords = {
  result: 'Result by day',
  resultOf: 'the player’s net, 30 days',
  day: 'Day',
  net: 'The player’s net',
  history: 'History',
  of: 'of',
  minutes: (used: number, most: number) => `${used} min of ${most} min a session`,
  currency: 'Currency',
  account: 'Account',
  show: 'Show',
  hide: 'Hide',
  shown: 'This look is written down.',
  write: 'Write',
  born: (date: string) => `born ${date}`,
} as const;
