import { type martCalls, Refusal } from '@halley/contract';
import type { Handlers } from '../../kit/index.ts';
import type { LoyaltyPorts } from '../ports.ts';

export function martHandlers(_ports: LoyaltyPorts): Handlers<typeof martCalls> {
  return {
    listMoneyRates: async () => ({ status: 200, body: [] }),
    listRates: async () => ({ status: 200, body: [] }),
    exchangeForMoney: async () => {
      throw new Refusal('group.unknown');
    },
    exchangePoints: async () => {
      throw new Refusal('group.unknown');
    },
    listOrders: async () => ({ status: 200, body: [] }),
    cancelOrder: async () => {
      throw new Refusal('NOT_FOUND');
    },
  };
}
