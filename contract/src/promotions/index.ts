export * from './calls.ts';
export * from './deal-card.ts';
export * from './rule.ts';
