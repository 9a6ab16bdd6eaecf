import type { Currency } from '@halley/contract';
import type { Event, Tx } from '../kit/index.ts';
import { openReview } from './decide-reviews.ts';
import type { PromotionsPorts } from './ports.ts';

/** Deposit, bonus and cashout so close together are looked at by a person. */
const closeMinutes = 30;

/** A cashout that follows what was given within minutes opens a review; nothing is refused by it. */
export async function watchCashouts(
  ports: Pick<PromotionsPorts, 'clock' | 'giftsOfGrants'>,
  tx: Tx,
  events: readonly Event[],
): Promise<void> {
  const begun = events.flatMap((event) =>
    event.topic === 'payments.changed' && event.data.from === null && event.data.payment.action === 'cashout'
      ? [event.data]
      : [],
  );
  for (const { playerId, payment } of begun) {
    const { rows } = await tx.query<{ id: bigint; promotion_id: bigint; decided_at: Date }>(
      `select id, promotion_id, decided_at from promotions_grant
       where player_id = $1 and state = 'given' and occasion like 'deposit:%' and currency = $2
         and decided_at > $3::timestamptz - make_interval(mins => ${closeMinutes}) and decided_at <= $3
       order by id`,
      [playerId, payment.currency, payment.created_at],
    );
    const grantIds = rows.map(({ id }) => Number(id));
    const gifts = await ports.giftsOfGrants(tx, { playerId, grantIds });
    for (const row of rows) {
      const minutes = Math.floor((new Date(payment.created_at).getTime() - row.decided_at.getTime()) / 60_000);
      await openReview(ports, tx, {
        playerId,
        promotionId: Number(row.promotion_id),
        giftId: gifts.get(Number(row.id)) ?? null,
        currency: payment.currency as Currency,
        signals: [{ kind: 'fast_cashout', detail: { payment: payment.id, minutes } }],
      });
    }
  }
}
