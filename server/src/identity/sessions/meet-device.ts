import { type Context, invariant, type Tx } from '../../kit/index.ts';
import { newDeviceMail } from '../mails/security-mails.ts';
import type { PlayerRow } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { describeDevice } from './describe-device.ts';
import { newToken, tokenHash } from './session-token.ts';

/**
 * Remembers the browser of a log-in by a cookie of its own, and writes to the player when it is a new one. The first
 * browser of an account is not news: it is the one that opened it. Returns the token the browser should keep.
 */
export async function meetDevice(
  { cookies, queueMail, publicUrl }: IdentityPorts,
  tx: Tx,
  context: Context,
  { player, country, at }: { player: PlayerRow; country: string; at: Date },
): Promise<string> {
  const brought = cookies.device.read(context);
  const token = brought !== undefined && tokenHash(brought) ? brought : newToken();
  const hash = tokenHash(token);
  invariant(hash, 'a device token has the shape of a token');
  const { rows } = await tx.query<{ is_known: boolean; has_others: boolean }>(
    `with known as (select token_hash from identity_device where player_id = $1),
     met as (
       insert into identity_device (player_id, token_hash, first_seen_at, last_seen_at)
       values ($1, decode($2, 'hex'), $3, $3)
       on conflict (player_id, token_hash) do update set last_seen_at = $3
     )
     select exists (select 1 from known where token_hash = decode($2, 'hex')) as is_known,
       exists (select 1 from known) as has_others`,
    [player.id, hash, at],
  );
  if (rows[0]?.has_others && !rows[0].is_known) {
    const mail = newDeviceMail({
      language: player.language,
      publicUrl,
      device: describeDevice(context.userAgent),
      country,
      at,
    });
    await queueMail(tx, { to: player.email, ...mail });
  }
  return token;
}
