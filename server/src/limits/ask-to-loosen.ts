import { invariant, type Tx, writeEvents } from '../kit/index.ts';
import { confirmWithinMs, newToken, tokenHash } from './confirmation-token.ts';
import type { Limit } from './limit.ts';
import { insertEntry } from './limit-store.ts';
import { looseningMsOf } from './loosening-delay.ts';
import { looserLimitMail } from './mails/looser-limit.ts';
import type { LimitsPorts } from './ports.ts';
import { changed } from './settle-due.ts';

/** Writes down a wish for a looser limit, or for none, and mails the link without which it never becomes true (PP-24). */
export async function askToLoosen(
  ports: LimitsPorts,
  tx: Tx,
  wish: { limit: Limit; now: Date } & (
    | { status: 'unconfirmed'; amounts: Limit['amounts']; sessionMinutes: number | null }
    | { status: 'unconfirmed_disable' }
  ),
): Promise<void> {
  const { limit, now } = wish;
  const token = newToken();
  const hash = tokenHash(token);
  invariant(hash, 'a new token has the shape of a token');
  const confirmUntil = new Date(now.getTime() + confirmWithinMs);
  await insertEntry(tx, {
    playerId: limit.playerId,
    type: limit.type,
    period: limit.period,
    status: wish.status,
    changeOf: limit.id,
    amounts: wish.status === 'unconfirmed' ? wish.amounts : null,
    sessionMinutes: wish.status === 'unconfirmed' ? wish.sessionMinutes : null,
    until: null,
    confirmUntil,
    windowUntil: null,
    at: now,
    afterTransfer: 0n,
    tokenHash: hash,
  });
  const player = await ports.identity.readPlayer(limit.playerId, tx);
  invariant(player, 'a limit belongs to a player');
  const mail = looserLimitMail({
    language: player.language,
    publicUrl: ports.publicUrl,
    token,
    type: limit.type,
    period: limit.period,
    wish: wish.status === 'unconfirmed' ? wish : null,
    delayMs: await looseningMsOf(ports, tx, limit.playerId),
    confirmUntil,
  });
  await ports.queueMail(tx, { to: player.email, ...mail });
  await writeEvents(tx, 'limits.changed', [changed(limit, 'asked', now)]);
}
