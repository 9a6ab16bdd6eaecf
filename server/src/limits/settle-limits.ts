import { findDue, lockPlayer } from './limit-store.ts';
import type { LimitsPorts } from './ports.ts';
import { endSessionsOver } from './session-time.ts';
import { settleDue } from './settle-due.ts';

const atOnce = 500;

/**
 * Once a minute: writes down what the clock has made true, player by player, and ends sessions whose time is over. None
 * of it waits for this job to hold; the job makes it seen and told.
 */
export async function settleLimits(ports: LimitsPorts): Promise<void> {
  const { database, clock, log } = ports;
  for (;;) {
    const due = await findDue(database, clock.now(), atOnce);
    let failed = 0;
    for (const playerId of due) {
      try {
        await database.tx(async (tx) => {
          await lockPlayer(tx, playerId);
          await settleDue(tx, playerId, clock.now());
        });
      } catch (error) {
        failed += 1;
        log.error({ err: error, playerId }, 'the limits of a player could not be minded');
      }
    }
    if (due.length < atOnce || failed === due.length) break;
  }
  await endSessionsOver(ports);
}
