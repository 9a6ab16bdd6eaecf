import { type Consumer, type Tx, writeEvents } from '../../kit/index.ts';
import { followBreaks } from '../follow-breaks.ts';
import type { LoyaltyPorts } from '../ports.ts';
import { endsAt, type StoredLootbox, stageAt } from './lootbox.ts';
import { findOverdue, findStoppedBoxes, lockIssued, saveClocks } from './lootbox-store.ts';

type ClockPorts = Pick<LoyaltyPorts, 'clock' | 'limits'>;

/** So many players in one transaction at most. */
const mostPlayers = 100;

/** What the clock makes of a box: it stands while a break lasts, goes on after it, and comes to an end. */
function advanceBox(box: StoredLootbox, { now, onBreak }: { now: Date; onBreak: boolean }): StoredLootbox {
  if (onBreak) return box.stoppedAt === null ? { ...box, stoppedAt: now } : box;
  const running = box.stoppedAt === null ? box : { ...box, validUntil: endsAt(box, now), stoppedAt: null };
  const stage = stageAt(running, now);
  return stage === running.stage ? running : { ...running, stage };
}

async function runClocks({ clock, limits }: ClockPorts, tx: Tx, playerIds: readonly number[]): Promise<void> {
  const now = clock.now();
  // Whose break has begun and was not heard of yet: their clocks stand all the same.
  const onBreak = await limits.closedAmong(tx, playerIds);
  const changed = (await lockIssued(tx, playerIds)).flatMap((box) => {
    const advanced = advanceBox(box, { now, onBreak: onBreak.has(box.playerId) });
    return advanced === box ? [] : [advanced];
  });
  await saveClocks(tx, changed, now);
  await writeEvents(
    tx,
    'loyalty.lootbox_changed',
    changed.map(({ id, playerId }) => ({ playerId, lootboxId: id })),
  );
}

/** Breaks and exclusions stop the clocks of boxes and turns: nothing is lost by stopping to play. */
export const followBoxBreaks = (ports: ClockPorts): Consumer =>
  followBreaks({ name: 'loyalty-box-breaks', runClocks: (tx, playerIds) => runClocks(ports, tx, playerIds) });

/** What the clock has made true: breaks that are over, boxes whose time is over. */
export async function advanceLootboxes(ports: ClockPorts & Pick<LoyaltyPorts, 'database'>): Promise<void> {
  const { database, clock } = ports;
  const stopped = await findStoppedBoxes(database);
  for (let from = 0; from < stopped.length; from += mostPlayers)
    await database.tx((tx) => runClocks(ports, tx, stopped.slice(from, from + mostPlayers)));
  for (;;) {
    const due = await findOverdue(database, clock.now(), mostPlayers);
    if (due.length === 0) return;
    await database.tx((tx) => runClocks(ports, tx, due));
  }
}
