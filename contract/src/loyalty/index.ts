import { lootboxCalls } from './lootboxes.ts';
import { martCalls } from './mart.ts';
import { pointsCalls } from './points.ts';

export * from './lootboxes.ts';
export * from './mart.ts';
export * from './mart-page.ts';
export * from './points.ts';

export const loyaltyCalls = { ...pointsCalls, ...martCalls, ...lootboxCalls };
