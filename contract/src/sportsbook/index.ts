export * from './bet.ts';
export * from './betting.ts';
export * from './calls.ts';
