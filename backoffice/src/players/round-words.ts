import type { PlayerRound } from '@halley/contract';

/** The texts about rounds. */
export const roundWords = {
  states: { open: 'Not finished', closed: 'Finished', rolled_back: 'Taken back' } satisfies Record<
    PlayerRound['state'],
    string
  >,
  open: 'Details',
  openOf: (game: string) => `Details of a round of ${game}`,
  title: (game: string) => `Round of ${game}`,
  facts: {
    at: 'Began',
    closed: 'Ended',
    stake: 'Stake',
    win: 'Win',
    before: 'Balance before',
    after: 'Balance after',
    state: 'State',
    version: 'Version of the game',
    id: 'Round',
    code: 'Game in the catalogue',
  },
  choice: 'What the player chose',
  steps: 'Steps of the player',
  outcome: 'Result',
  nothingTold: 'The producer has told nothing about choice and result of this round.',
  actions: 'Bets and wins',
  actionKinds: { bet: 'Bet', win: 'Win', undo: 'Taken back', promo: 'Promotion' },
  unknownAction: 'Cancelled before it came',
  fair: 'Seeds',
  fairText: 'With these the result can be worked out again, by the player too (page “Fairness”).',
  seeds: {
    server_seed_hash: 'Hash of the server seed',
    server_seed: 'Server seed',
    client_seed: 'Client seed',
    nonce: 'Number of the round',
  },
  sealed: 'sealed until the player changes seeds',
  replay: 'Replay at the provider',
} as const;
