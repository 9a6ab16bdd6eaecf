import { type Tx, writeEvents } from '../../kit/index.ts';
import { noteLevels } from '../level-store.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { levelFor } from './level-for.ts';
import { addPoints, type PointsHeld, takeBackPoints } from './move-points.ts';
import { insertEntries, lockAccounts, type NewEntry, type PointsAccount, saveAccounts } from './points-store.ts';

export type SavePorts = Pick<LoyaltyPorts, 'clock' | 'identity'>;

function applied(held: PointsAccount, { chargeable, persistent }: NewEntry, at: Date): PointsAccount {
  const moved: PointsHeld = chargeable < 0n ? takeBackPoints(held, -chargeable) : addPoints(held, chargeable, at);
  return { ...held, ...moved, persistent: held.persistent + persistent };
}

/** Moves points of players, each move once by its key, and tells of it. Accounts are locked in the order of players. */
export async function movePoints({ clock, identity }: SavePorts, tx: Tx, moves: readonly NewEntry[]): Promise<void> {
  const real = moves.filter(({ chargeable, persistent }) => chargeable !== 0n || persistent !== 0n);
  if (real.length === 0) return;
  const now = clock.now();
  const locked = await lockAccounts(
    tx,
    real.map(({ playerId }) => playerId),
    now,
  );
  const accounts = new Map(locked.map((account) => [account.playerId, account]));
  const written = await insertEntries(tx, real, now);
  for (const move of written) {
    accounts.set(move.playerId, applied(accounts.get(move.playerId) as PointsAccount, move, now));
  }
  const moved = [...new Set(written.map(({ playerId }) => playerId))].map((id) => accounts.get(id) as PointsAccount);
  await saveMoved({ identity }, tx, { moved, now });
}

/** Saves accounts whose points moved: levels go up with them, and open pages are told. */
export async function saveMoved(
  { identity }: Pick<SavePorts, 'identity'>,
  tx: Tx,
  { moved, now }: { moved: readonly PointsAccount[]; now: Date },
): Promise<void> {
  if (moved.length === 0) return;
  await saveAccounts(tx, moved, now);
  const raised = await identity.raiseLevels(
    tx,
    moved.map(({ playerId, persistent }) => ({ playerId, level: levelFor(persistent).level })),
  );
  await writeEvents(
    tx,
    'loyalty.changed',
    moved.map(({ playerId }) => ({ playerId })),
  );
  await noteLevels(tx, raised, now);
  await writeEvents(tx, 'loyalty.level_reached', raised);
}
