/** The texts about what games return. */
export const returnWords = {
  title: 'Returns of games',
  intro:
    'What the house’s own games paid against what they should, over thirty days. A game is outside when its return lies more than four standard deviations from the published one, and not because of a single win. By day: a bar for each day with rounds, upwards where it paid more than it should; the band is what is tolerated.',
  /** How to read the figures, with those of one game of the list. */
  reading: ({
    title,
    rounds,
    should,
    tolerance,
  }: {
    title: string;
    rounds: string;
    should: string;
    tolerance: string;
  }) =>
    `How to read it: ${title} should return ${should} ± ${tolerance} because, with only the ${rounds} rounds counted here, luck alone can move the return by ${tolerance} either way, and by less the more rounds there are; a return within that band is no sign of a fault, so worry only when a game is marked “Pays too much” or “Pays too little”.`,
  none: 'No round of a house game has been played in thirty days.',
  outside: (games: number) => (games === 1 ? '1 game is outside' : `${games} games are outside`),
  allInside: 'Every game that was played enough is within its tolerance.',
  allFew: 'No game has been played enough yet to be judged.',
  columns: {
    game: 'Game',
    rounds: 'Rounds',
    theoretical: 'Should return',
    actual: 'Returned',
    z: 'Deviations',
    days: 'By day',
    state: 'State',
  },
  states: { inside: 'Inside', above: 'Pays too much', below: 'Pays too little', few: 'Too few rounds' },
  chart: (title: string, days: number) => `${title}: deviations of the last ${days} days`,
} as const;
