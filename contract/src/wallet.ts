import { z } from 'zod';
import { defineCalls } from './call.ts';
import { cents, currency, timestamp } from './schemas.ts';

/** One wallet of a player. Common = amount, real = available to cash out, bonus = the difference. */
export const Account = z
  .object({
    currency,
    amount_cents: cents,
    available_to_cashout_cents: cents,
    available_to_bet_with_locked_cent: cents,
    hidden_at: timestamp.nullable(),
    deposit_available: z.boolean(),
    selected_lottery_id: z.int().nullable(),
    active: z.boolean(),
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof Account>;

export const AccountCompat = z
  .object({
    currency,
    amount_cents: cents,
    available_to_cashout_cents: cents,
    wager_status: z.string(),
  })
  .meta({ id: 'AccountCompat' });

export const walletCalls = defineCalls({
  listAccounts: {
    method: 'GET',
    path: '/api/player/accounts',
    summary: 'The wallets of the player',
    who: 'player',
    rate: 'read',
    query: z.object({ compatibility: z.enum(['true', 'false']).default('false') }),
    responses: { 200: z.union([z.array(Account), z.array(AccountCompat)]) },
    errors: [],
  },
  selectAccount: {
    method: 'POST',
    path: '/api/player/accounts',
    summary: 'Selects the wallet of a currency, and opens it if there is none',
    who: 'player',
    rate: 'write',
    body: z.object({ currency }),
    responses: { 200: Account },
    errors: ['currency.not_supported'],
  },
});
