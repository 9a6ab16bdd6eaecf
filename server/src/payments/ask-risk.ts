import { groupIdsOf } from '@halley/contract';
import type { Identity } from '../identity/index.ts';
import type { PaymentsPorts } from './ports.ts';

/** What the fraud check is told as the player's own status, the highest first. */
const vipGroups: readonly number[] = [759, 255, 259, 258, 257];

/** A cashout is held against the rules that also answer the fraud check of the site: the same question, asked by us. */
export function askIdentity({
  checkTransaction,
}: Pick<Identity['handlers'], 'checkTransaction'>): PaymentsPorts['askRisk'] {
  return async ({ player, amount, currency, method, reference }, context) => {
    const vipGroup = groupIdsOf(player.statuses).find((id) => vipGroups.includes(id));

    const { body } = await checkTransaction(
      {
        params: undefined,
        query: undefined,
        body: {
          transaction_id: reference,
          type: 'payout',
          email: player.email,
          first_name: player.first_name,
          last_name: player.last_name,
          country: player.country,
          amount,
          currency,
          payment_system: method,
          custom_player_status: vipGroup === undefined ? null : String(vipGroup),
        },
      },
      context,
    );
    return body.status;
  };
}
