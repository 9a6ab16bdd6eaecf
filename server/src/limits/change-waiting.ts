import { Refusal } from '@halley/contract';
import { type PlayerContext, type Tx, writeEvents } from '../kit/index.ts';
import { askToLoosen } from './ask-to-loosen.ts';
import { tokenHash } from './confirmation-token.ts';
import type { Limit } from './limit.ts';
import { limitMoves } from './limit-moves.ts';
import { endEntry, findByToken, lockPlayer, markConfirmed } from './limit-store.ts';
import { looseningMsOf } from './loosening-delay.ts';
import { planRemoval } from './plan-change.ts';
import type { LimitsPorts } from './ports.ts';
import { changed, settleDue } from './settle-due.ts';

/** Asks to remove a limit. It holds until the mail was answered and the delay is over. */
export async function removeLimit(ports: LimitsPorts, id: number, { principal }: PlayerContext): Promise<void> {
  const { database, clock } = ports;
  await database.tx(async (tx) => {
    const now = clock.now();
    await lockPlayer(tx, principal.playerId);
    const entries = await settleDue(tx, principal.playerId, now);
    const { limit, replaces } = planRemoval(entries, id, now);
    // The same wish again writes no second mail.
    if (replaces && (replaces.status === 'unconfirmed_disable' || replaces.status === 'confirmed_disable')) return;
    if (replaces) await endEntry(tx, replaces.id, { at: now, how: 'replaced' });
    await askToLoosen(ports, tx, { limit, now, status: 'unconfirmed_disable' });
  });
}

/** Takes back a change that waits, named by its own id or by that of its limit. */
export async function keepLimit(ports: LimitsPorts, id: number, { principal }: PlayerContext): Promise<void> {
  const { database, clock } = ports;
  await database.tx(async (tx) => {
    const now = clock.now();
    await lockPlayer(tx, principal.playerId);
    const entries = await settleDue(tx, principal.playerId, now);
    const change = entries.find((entry) => entry.changeOf !== null && (entry.id === id || entry.changeOf === id));
    if (!change || limitMoves[change.status].keep !== 'gone') throw new Refusal('NOT_FOUND');
    await endEntry(tx, change.id, { at: now, how: 'kept' });
    await writeEvents(tx, 'limits.changed', [changed({ ...change, id: change.changeOf ?? change.id }, 'kept', now)]);
  });
}

/** Confirms a change by its token, which is used up with it. The delay starts here. */
export async function confirmLimit(
  ports: LimitsPorts,
  token: string,
): Promise<Pick<Limit, 'type' | 'period'> & { activeFrom: Date }> {
  const { database, clock } = ports;
  const hash = tokenHash(token);
  if (hash === undefined) throw new Refusal('token.invalid');
  return database.tx(async (tx) => {
    const now = clock.now();
    const change = await lockByToken(tx, hash, now);
    const next = change && limitMoves[change.status].confirm;
    if (!change || !next || next === 'gone') throw new Refusal('token.invalid');
    const activeFrom = new Date(now.getTime() + (await looseningMsOf(ports, tx, change.playerId)));
    await markConfirmed(tx, { id: change.id, status: next, activeFrom });
    await writeEvents(tx, 'limits.changed', [
      changed({ ...change, id: change.changeOf ?? change.id }, 'confirmed', now),
    ]);
    return { type: change.type, period: change.period, activeFrom };
  });
}

/** Whose token it is says which player to lock; what it stands for is read behind the lock. */
async function lockByToken(tx: Tx, hash: string, now: Date): Promise<Limit | undefined> {
  const owner = await findByToken(tx, hash);
  if (!owner) return undefined;
  await lockPlayer(tx, owner.playerId);
  const entries = await settleDue(tx, owner.playerId, now);
  const found = await findByToken(tx, hash);
  return found && entries.find(({ id }) => id === found.id);
}
