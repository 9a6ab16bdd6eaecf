export * from './bet.ts';
export * from './betting.ts';
export * from './calls.ts';
export * from './offer-kinds.ts';
export * from './offers.ts';
export * from './own-bets.ts';
