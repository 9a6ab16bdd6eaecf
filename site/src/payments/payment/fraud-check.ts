import type { Player } from '@halley/contract';
import { groupIdsOf } from '@halley/contract/groups';
import type { Currency } from '@halley/contract/money';
import { unitsText } from '../../forms/index.ts';

/** The check comes before the payment has a number; the field is there for systems that want one. */
export const placeholderTransactionId = 'before-payment';

/** The highest first. */
const vipGroups = [759, 255, 259, 258, 257] as const;

export function customStatusOf(statuses: readonly { id: string | number }[]): string | null {
  const groups = groupIdsOf(statuses);
  return vipGroups.find((id) => groups.includes(id))?.toString() ?? null;
}

interface CheckedPayment {
  action: 'deposit' | 'cashout';
  cents: bigint;
  currency: Currency;
  paymentSystem: string;
  /** A card that was saved earlier, as it is shown: `Visa ···· 4242`. */
  savedCard?: string | undefined;
  fingerprint: string;
}

/**
 * What the risk rules are told. Of a saved card its brand and its last four digits: its number is known to the provider
 * alone, and so is its holder. Of a card that is new there is nothing to tell yet.
 */
export function fraudCheckOf(player: Player, payment: CheckedPayment) {
  const { action, cents, currency, paymentSystem, savedCard, fingerprint } = payment;
  return {
    transaction_id: placeholderTransactionId,
    type: action === 'deposit' ? ('transaction' as const) : ('payout' as const),
    email: player.email,
    first_name: player.first_name,
    last_name: player.last_name,
    country: player.country,
    dfpc: fingerprint,
    card: savedCard === undefined ? null : { brand: paymentSystem, last4: /(\d{4})$/.exec(savedCard)?.[1] ?? null },
    amount: Number(unitsText(cents, currency)),
    currency,
    payment_system: paymentSystem,
    custom_player_status: customStatusOf(player.statuses),
  };
}
