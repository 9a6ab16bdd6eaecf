import type { FreeRounds } from '@halley/contract';

/** The texts about free rounds. */
export const freeRoundsWords = {
  title: 'Free rounds',
  none: 'No free rounds yet.',
  grant: 'Grant free rounds',
  grantTitle: 'Grant free rounds of a slot of the house',
  grantText: 'They appear in the game at once, and are played before the player’s own money.',
  currency: 'Currency',
  game: 'Game',
  chooseGame: 'Choose a game',
  noGames: 'No slot of the house takes this currency.',
  level: 'Bet level',
  chooseLevel: 'Choose a bet level',
  count: 'How many',
  countHint: '1 to 1,000',
  lastDay: 'Last day',
  lastDayHint: 'Until midnight, UTC',
  /** What is about to be done, before it is. */
  summary: (of: { player: string; rounds: number; game: string; stake: string; until: string }) =>
    `Player ${of.player} gets ${of.rounds} ${of.rounds === 1 ? 'round' : 'rounds'} of ${of.game} at ${of.stake} each, until ${of.until}. The player stakes nothing; what they win goes to the bonus balance.`,
  granted: 'The free rounds are in the game.',
  withdraw: 'Take back',
  withdrawTitle: 'Take these free rounds back?',
  withdrawText: (left: number, game: string) =>
    `${left === 1 ? 'The last round' : `The ${left} rounds`} of ${game} that ${left === 1 ? 'is' : 'are'} left can no longer be played. What was won stays with the player.`,
  withdrawn: 'Taken back.',
  columns: {
    at: 'Granted',
    game: 'Game',
    stake: 'Bet level',
    left: 'Left',
    win: 'Won',
    until: 'Until',
    state: 'State',
    actions: 'Actions',
  },
  left: (left: number, rounds: number) => `${left} of ${rounds}`,
  states: {
    open: 'Open',
    finished: 'Played',
    expired: 'Run out',
    withdrawn: 'Taken back',
    ended: 'Ended with the account or an exclusion',
  } satisfies Record<FreeRounds['state'], string>,
} as const;
