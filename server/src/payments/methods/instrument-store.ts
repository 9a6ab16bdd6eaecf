import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { PaymentRow } from '../payment.ts';
import type { SavableProfile } from '../provider.ts';
import { hasCardNumber } from './refuse-card-numbers.ts';

/** Notes what a player has paid with, saved or not: as a hash of what the provider calls it. */
export async function noteInstrument(
  tx: Tx,
  payment: Pick<PaymentRow, 'player_id' | 'provider'>,
  { profile, at }: { profile: SavableProfile; at: Date },
): Promise<void> {
  const shown = hasCardNumber([profile.title]) ? '' : profile.title.slice(0, 100);
  await tx.query(
    `insert into payments_instrument (player_id, provider, fingerprint_hash, shown, first_used_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [
      payment.player_id,
      payment.provider,
      createHash('sha256')
        .update(profile.fingerprint ?? profile.token)
        .digest(),
      shown,
      at,
    ],
  );
}

/** Other players who have paid with a card or account of this one. */
export async function sharingInstrument(
  db: Queryable,
  playerId: number,
): Promise<{ playerId: number; shown: string }[]> {
  const { rows } = await db.query<{ player_id: bigint; shown: string }>(
    `select distinct on (o.player_id) o.player_id, o.shown from payments_instrument p
     join payments_instrument o on o.provider = p.provider and o.fingerprint_hash = p.fingerprint_hash
     where p.player_id = $1 and o.player_id <> $1 order by o.player_id, o.first_used_at limit 100`,
    [playerId],
  );
  return rows.map((row) => ({ playerId: Number(row.player_id), shown: row.shown }));
}
