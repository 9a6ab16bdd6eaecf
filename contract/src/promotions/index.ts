export * from './calls.ts';
export * from './contest.ts';
export * from './deal-card.ts';
export * from './reward.ts';
export * from './rule.ts';
