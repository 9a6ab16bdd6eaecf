import type { StaffBet } from '@halley/contract';

const states: Readonly<Record<StaffBet['state'], string>> = {
  open: 'Open',
  won: 'Won',
  lost: 'Lost',
  void: 'Void',
  cashed_out: 'Cashed out',
};

/** The texts about the bets of one player. */
export const playerBetWords = {
  title: 'Bets',
  none: 'This player has placed no bets.',
  noneSo: 'None with this state.',
  state: 'State',
  all: 'All',
  states,
  stake: 'Stake',
  returned: 'Returned',
  mayReturn: 'May return',
  price: 'Price',
  placed: (at: string) => `placed ${at}`,
  settled: (at: string) => `settled ${at}`,
  legOpen: 'open',
  limits: 'Limits',
  usual: 'The usual limits hold.',
  claims: 'Claims',
};
