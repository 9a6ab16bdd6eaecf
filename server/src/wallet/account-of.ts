import { type Account, wireCents } from '@halley/contract';
import { balanceOf, stakeableOf, type Wallet } from './wallet.ts';

/** A wallet as the player's site knows it. What is reserved is no longer the player's to stake or cash out. */
export function accountOf(wallet: Wallet): Account {
  return {
    currency: wallet.currency,
    amount_cents: wireCents(balanceOf(wallet)),
    available_to_cashout_cents: wireCents(wallet.cash),
    available_to_bet_with_locked_cent: wireCents(stakeableOf(wallet)),
    hidden_at: null,
    deposit_available: true,
    selected_lottery_id: null,
    active: true,
  };
}
