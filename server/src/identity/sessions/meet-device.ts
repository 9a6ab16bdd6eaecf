import { type Context, invariant, type Tx } from '../../kit/index.ts';
import { newDeviceMail } from '../mails/security-mails.ts';
import type { PlayerRow } from '../player/player-store.ts';
import type { IdentityPorts } from '../ports.ts';
import { describeDevice } from './describe-device.ts';
import { noteDevice } from './device-store.ts';
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
  const { isKnown, hasOthers } = await noteDevice(tx, { playerId: player.id, tokenHash: hash, at });
  if (hasOthers && !isKnown) {
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
