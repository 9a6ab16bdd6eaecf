/** The texts about what games return. */
export const returnWords = {
  title: 'Returns of games',
  intro:
    'What the house’s own games paid against what they should, over thirty days. A game is outside when its return lies more than four standard deviations from the published one, and not because of a single win. By day: a bar for each day with rounds, upwards where it paid more than it should; the band is what is tolerated.',
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
