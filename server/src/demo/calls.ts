import { cents, currency, defineCalls } from '@halley/contract';
import { z } from 'zod';

const largestDeposit = 1_000_000_000_000;

/** Calls that exist in demo mode only, so they are no part of the published contract. */
export const demoCalls = defineCalls({
  addPlayMoney: {
    method: 'POST',
    path: '/demo/pay',
    summary: 'Adds play money to a wallet of the player',
    who: 'player',
    rate: 'write',
    money: true,
    body: z.object({ currency, amount_cents: z.int().min(1).max(largestDeposit) }),
    responses: { 200: z.object({ currency, amount_cents: cents }) },
    errors: ['IDEMPOTENCY_CONFLICT'],
  },
});
