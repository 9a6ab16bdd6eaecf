import type { Currency } from '@halley/contract';
import { writeSignificant } from '../../audit/index.ts';
import { type Tx, writeEvents } from '../../kit/index.ts';
import type { PaymentRow } from '../payment.ts';
import type { PaymentsPorts } from '../ports.ts';

/** What can fail to fit between a provider's word and our books. */
const differenceKinds = [
  'wrong_amount',
  'wrong_currency',
  /** A provider says it paid out what we have given back, or never sent. */
  'paid_after_return',
  /** It takes back what it had told as done. */
  'returned_after_paid',
  'unknown_reference',
  'unknown_address',
  /** The wallet cannot hold more. */
  'not_credited',
  /** A cashout has been at the provider for days. */
  'slow_cashout',
  /** The day's report lacks what we hold for done, or holds what we do not. */
  'missing_at_provider',
  'missing_here',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export interface NewDifference {
  kind: DifferenceKind;
  provider: string;
  payment?: PaymentRow | undefined;
  playerId?: number;
  providerReference?: string | undefined;
  amount?: bigint;
  currency?: Currency;
  detail?: string;
}

/** Puts something on the list that staff look through. The same thing told again stays one line. */
export async function flagDifference(ports: PaymentsPorts, tx: Tx, found: NewDifference): Promise<void> {
  const { kind, provider, payment, providerReference = '', detail = '' } = found;
  const at = ports.clock.now();
  const playerId = payment ? Number(payment.player_id) : (found.playerId ?? null);
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into payments_difference (kind, provider, payment_id, player_id, provider_reference, amount, currency,
       expected_amount, expected_currency, detail, found_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      kind,
      provider,
      payment?.id ?? null,
      playerId,
      providerReference.slice(0, 200),
      found.amount ?? null,
      found.currency ?? null,
      payment?.amount ?? null,
      payment?.currency ?? null,
      detail.slice(0, 500),
      at,
    ],
  );
  const [row] = rows;
  if (!row) return;
  const paymentId = payment ? Number(payment.id) : null;
  const reference = payment?.reference ?? null;
  const isChargedBack = kind === 'returned_after_paid' && payment?.action === 'deposit';
  const deposit = isChargedBack && {
    amount: String(payment.amount),
    currency: payment.currency,
    at: (payment.finished_at ?? payment.moved_at).toISOString(),
  };
  await writeEvents(tx, 'payments.flagged', [
    { paymentId, reference, playerId, provider, kind, ...(deposit && { deposit }), at: at.toISOString() },
  ]);
  await writeSignificant(tx, {
    kind: 'payments.flagged',
    actor: { kind: 'system' },
    target: { kind: 'payment_difference', id: Number(row.id) },
    ...(playerId !== null && { playerId }),
    detail: { difference: kind, provider, payment: paymentId },
  });
  tx.afterCommit(() => {
    ports.measures.difference(provider, kind);
    ports.log.warn({ provider, kind, paymentId }, 'a payment does not fit our books');
  });
}
