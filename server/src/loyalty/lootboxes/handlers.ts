import { type lootboxCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';

export function lootboxHandlers(_ports: LoyaltyPorts): Handlers<typeof lootboxCalls> {
  return {
    listLootboxes: async () => ({ status: 200, body: [] }),
    activateLootbox: async () => {
      throw new Refusal('NOT_FOUND');
    },
    readWheel: async () => ({ status: 200, body: null }),
    takeDailyTurn: async () => {
      throw new Refusal('NOT_FOUND');
    },
  };
}
