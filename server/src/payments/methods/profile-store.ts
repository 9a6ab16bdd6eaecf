import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '../../kit/index.ts';
import { writeEvents } from '../../kit/index.ts';
import { openOrder } from '../kept-order.ts';
import type { PaymentRow } from '../payment.ts';
import type { PaymentsPorts } from '../ports.ts';
import type { SavableProfile } from '../provider.ts';
import { hasCardNumber } from './refuse-card-numbers.ts';

export interface ProfileRow {
  id: bigint;
  player_id: bigint;
  provider: string;
  method: string;
  title: string;
  brand: string;
  last4: string | null;
}

const purposeOf = (provider: string) => `payments profile ${provider}`;

/** Keeps a way of paying, where the player asked for it. What looks like a card number is not kept, whoever sends it. */
export async function saveProfile(
  ports: PaymentsPorts,
  tx: Tx,
  payment: PaymentRow,
  profile: SavableProfile,
): Promise<void> {
  const { title, brand, last4, token } = profile;
  if (payment.action !== 'deposit' || !openOrder(ports.sealer, payment).saveProfile) return;
  const isPlain = !/[0-9]{5}/.test(title) && (last4 === null || /^[0-9]{4}$/.test(last4));
  if (!isPlain || hasCardNumber([title, brand, token]) || token.length > 500) {
    ports.log.warn({ provider: payment.provider }, 'a provider sent a profile that cannot be kept');
    return;
  }
  const at = ports.clock.now();
  const { rowCount } = await tx.query(
    `insert into payments_profile (player_id, provider, method, sealed_token, token_hash, title, brand, last4,
       created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (player_id, provider, token_hash) do update
       set sealed_token = excluded.sealed_token, removed_at = null, title = excluded.title,
         last_used_at = excluded.last_used_at
       where payments_profile.removed_at is not null`,
    [
      payment.player_id,
      payment.provider,
      payment.method,
      ports.sealer.seal(Buffer.from(token), purposeOf(payment.provider)),
      createHash('sha256').update(token).digest(),
      title.slice(0, 100),
      brand.slice(0, 60),
      last4,
      at,
    ],
  );
  if (rowCount) await tellMethods(tx, Number(payment.player_id));
}

/** The player's pages fetch the ways of paying again. */
export async function tellMethods(tx: Tx, playerId: number): Promise<void> {
  await writeEvents(tx, 'payments.methods_changed', [{ playerId }]);
}

/** Those in use, the latest first. */
export async function selectProfiles(db: Queryable, playerId: number): Promise<ProfileRow[]> {
  const { rows } = await db.query<ProfileRow>(
    `select id, player_id, provider, method, title, brand, last4 from payments_profile
     where player_id = $1 and removed_at is null order by last_used_at desc, id desc`,
    [playerId],
  );
  return rows;
}

export async function findProfile(
  db: Queryable,
  { id, playerId }: { id: string; playerId: number },
): Promise<ProfileRow | undefined> {
  if (!/^[0-9]{1,15}$/.test(id)) return undefined;
  return (await selectProfiles(db, playerId)).find((profile) => String(profile.id) === id);
}

/** Undefined when it was removed in the meantime. */
export async function openToken(
  ports: Pick<PaymentsPorts, 'sealer'>,
  db: Queryable,
  profileId: bigint,
): Promise<string | undefined> {
  const { rows } = await db.query<{ provider: string; sealed_token: Buffer | null }>(
    'select provider, sealed_token from payments_profile where id = $1',
    [profileId],
  );
  const [row] = rows;
  return row?.sealed_token ? ports.sealer.open(row.sealed_token, purposeOf(row.provider))?.toString() : undefined;
}

/** The token goes, the row stays: payments that were made with it name it. */
export async function wipeProfile(
  tx: Tx,
  { id, playerId, at }: { id: number; playerId: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payments_profile set removed_at = $3, sealed_token = null
     where id = $1 and player_id = $2 and removed_at is null`,
    [id, playerId, at],
  );
  return rowCount === 1;
}
