import type { Currency } from '@halley/contract';
import type { Consumer, Event, Tx } from '../kit/index.ts';
import { openReview } from './decide-reviews.ts';
import type { PromotionsPorts } from './ports.ts';
import { depositOccasion } from './reserve-offer.ts';
import type { NewReview } from './review.ts';
import { kindsOf } from './signals.ts';
import { signalsOfPlay } from './signals-of-play.ts';

/** Deposit, bonus and cashout so close together are looked at by a person. */
const closeMinutes = 30;

type WatchPorts = Pick<PromotionsPorts, 'clock' | 'giftsOfGrants' | 'held' | 'sharingInstrument' | 'playsOf'>;

/** A cashout that follows what was given within minutes opens a review; nothing is refused by it. */
async function watchCashouts(ports: WatchPorts, tx: Tx, events: readonly Event[]): Promise<NewReview[]> {
  const reviews: NewReview[] = [];
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
      reviews.push({
        playerId,
        promotionId: Number(row.promotion_id),
        giftId: gifts.get(Number(row.id)) ?? null,
        currency: payment.currency as Currency,
        signals: [{ kind: 'fast_cashout', detail: { payment: payment.id, minutes } }],
      });
    }
  }
  return reviews;
}

/** A deposit with an offer, paid with what somebody else has paid with: known once it is paid, and then people look. */
async function watchInstruments(ports: WatchPorts, tx: Tx, events: readonly Event[]): Promise<NewReview[]> {
  const reviews: NewReview[] = [];
  for (const event of events) {
    if (event.topic !== 'payments.deposited') continue;
    const { playerId, reference, currency } = event.data;
    const promotions = await promotionsOf(tx, { playerId, occasion: depositOccasion(reference) });
    const sharing = promotions.length > 0 ? await ports.sharingInstrument(tx, playerId) : [];
    if (sharing.length === 0) continue;
    const detail = { players: sharing.map((other) => other.playerId).join(' '), paid_with: sharing[0]?.shown };
    const signals = [{ kind: 'payment_instrument', detail }];
    const review = { playerId, giftId: null, currency: currency as Currency, signals };
    reviews.push(...promotions.map((promotionId) => ({ ...review, promotionId })));
  }
  return reviews;
}

/** How bonuses are played that have moved: each kind of signal is written once for a gift. */
async function watchPlay({ playsOf }: WatchPorts, tx: Tx, events: readonly Event[]): Promise<NewReview[]> {
  const ids = events.flatMap(({ topic, data }) =>
    topic === 'bonuses.changed' && data.type === 'bonus' && data.stage === 'handle_bets' ? [data.giftId] : [],
  );
  const reviews: NewReview[] = [];
  for (const play of await playsOf(tx, [...new Set(ids)])) {
    const { giftId, playerId, promotionId, currency } = play;
    const found = signalsOfPlay(play);
    const written = found.length > 0 ? await kindsOf(tx, { giftId, playerId }) : new Set<string>();
    const signals = found.filter(({ kind }) => !written.has(kind));
    if (signals.length > 0) reviews.push({ playerId, promotionId, giftId, currency, signals });
  }
  return reviews;
}

/** What was promised or given for an occasion, by promotion. */
async function promotionsOf(tx: Tx, { playerId, occasion }: { playerId: number; occasion: string }): Promise<number[]> {
  const { rows } = await tx.query<{ promotion_id: bigint }>(
    `select distinct promotion_id from promotions_grant
     where player_id = $1 and occasion = $2 and state in ('reserved', 'due', 'given') order by promotion_id`,
    [playerId, occasion],
  );
  return rows.map((row) => Number(row.promotion_id));
}

/** Counts nothing and gives nothing: a consumer of its own, because reviews lock wallets and counting waits for none. */
export function watchConsumer(ports: WatchPorts): Consumer {
  return {
    name: 'promotions-watch',
    topics: ['payments.changed', 'payments.deposited', 'bonuses.changed'],
    // How a bonus is played does not change with every round of it.
    gatherMs: 2_000,
    async handle(tx, events) {
      const reviews = [
        ...(await watchInstruments(ports, tx, events)),
        ...(await watchCashouts(ports, tx, events)),
        ...(await watchPlay(ports, tx, events)),
      ];
      // All wallets at once and in order: one after the other two transactions could wait in a ring.
      if (reviews.length > 0) await ports.held.lock(tx, reviews);
      for (const review of reviews) await openReview(ports, tx, review);
    },
  };
}
