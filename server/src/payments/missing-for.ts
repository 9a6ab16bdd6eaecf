import { type Currency, currencies, missingProfileFields, type PaymentAction, type Player } from '@halley/contract';

/** What must be told before money moves: all of the profile in fiat; a confirmed address before money leaves. */
export function missingFor(
  player: Player,
  { action, currency }: { action: PaymentAction; currency: Currency },
): string[] {
  const profile = currencies[currency].fiat ? missingProfileFields(player) : [];
  return action === 'cashout' && player.confirmed_at === null ? [...profile, 'email'] : [...profile];
}
