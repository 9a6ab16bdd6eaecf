import type { Consumer, Tx } from '../../kit/index.ts';
import { followBreaks } from '../follow-breaks.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { dropRunOut, prolongLots } from './move-points.ts';
import {
  findRunOut,
  findStopped,
  insertEntries,
  lockAccounts,
  type PointsAccount,
  saveAccounts,
} from './points-store.ts';
import { saveMoved } from './save-moves.ts';

type ClockPorts = Pick<LoyaltyPorts, 'clock' | 'identity' | 'limits'>;

/** So many players in one transaction at most. */
const mostPlayers = 100;

/** Stops the clocks of whoever is on a break, and lets the others go on: their points run out as much later. */
async function runClocks({ clock, limits }: ClockPorts, tx: Tx, playerIds: readonly number[]): Promise<void> {
  const now = clock.now();
  const onBreak = await limits.closedAmong(tx, playerIds);
  const changed = (await lockAccounts(tx, playerIds, now)).flatMap((account): PointsAccount[] => {
    const { playerId, stoppedAt } = account;
    if (onBreak.has(playerId)) return stoppedAt === null ? [{ ...account, stoppedAt: now }] : [];
    if (stoppedAt === null) return [];
    return [{ ...account, ...prolongLots(account, now.getTime() - stoppedAt.getTime()), stoppedAt: null }];
  });
  await saveAccounts(tx, changed, now);
}

/** Breaks and exclusions stop the clocks of points. */
export const followPointBreaks = (ports: ClockPorts): Consumer =>
  followBreaks({ name: 'loyalty-breaks', runClocks: (tx, playerIds) => runClocks(ports, tx, playerIds) });

/** What the clock has made true: breaks that are over, points that have run out. */
export async function advancePoints(ports: ClockPorts & Pick<LoyaltyPorts, 'database'>): Promise<void> {
  const { database, clock } = ports;
  const stopped = await findStopped(database);
  for (let from = 0; from < stopped.length; from += mostPlayers)
    await database.tx((tx) => runClocks(ports, tx, stopped.slice(from, from + mostPlayers)));
  for (;;) {
    const due = await findRunOut(database, clock.now(), mostPlayers);
    if (due.length === 0) return;
    await database.tx((tx) => runOut(ports, tx, due));
  }
}

async function runOut({ clock, identity, limits }: ClockPorts, tx: Tx, playerIds: readonly number[]): Promise<void> {
  const now = clock.now();
  // Whose break has begun and was not heard of yet: their clocks stand all the same.
  const onBreak = await limits.closedAmong(tx, playerIds);
  const moved: PointsAccount[] = [];
  for (const account of await lockAccounts(tx, playerIds, now)) {
    if (onBreak.has(account.playerId)) {
      await saveAccounts(tx, [{ ...account, stoppedAt: account.stoppedAt ?? now }], now);
      continue;
    }
    const { held, dropped } = dropRunOut(account, now);
    if (account.stoppedAt !== null || dropped.length === 0) continue;
    const { playerId } = account;
    const of = { playerId, kind: 'ran_out', persistent: 0n, detail: {}, actor: 'system' } as const;
    await insertEntries(
      tx,
      dropped.map(({ month, left, runsOutAt }) => ({
        ...of,
        chargeable: -left,
        key: `ran_out:${month}:${runsOutAt.toISOString()}`,
      })),
      now,
    );
    moved.push({ ...account, ...held });
  }
  await saveMoved({ identity }, tx, { moved, now });
}
