export type { AmountsByGame } from './amounts-by-game.ts';
export { auditJackpots, countJackpots } from './audit-jackpots.ts';
export { createJackpots, type Jackpots, type JackpotsOptions } from './create-jackpots.ts';
export type { JackpotDefinition, LevelDefinition } from './jackpot.ts';
export { mysticJackpots } from './mystic-jackpots.ts';
export { parseDefinition } from './parse-definition.ts';
export { readJackpots as listAllJackpots } from './read-jackpots.ts';
export { setJackpotState } from './set-state.ts';
export type { TakenStake } from './write-stakes.ts';
