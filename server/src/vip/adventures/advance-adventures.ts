import type { VipPorts } from '../ports.ts';
import { dayText, lastMadeUpDay } from './adventure.ts';
import { liveAdventures, noteEnded } from './adventure-store.ts';
import { finishWays } from './count-days.ts';

/** Rounds that were opened in time may still close: an adventure ends a day later than anything of it can be done. */
const afterDays = 1;

/** What the calendar has made true: super days of those who have done all days, and adventures that are over. */
export async function advanceAdventures(ports: Pick<VipPorts, 'database' | 'clock'>): Promise<void> {
  const { database, clock } = ports;
  const today = dayText(clock.now());
  const live = await liveAdventures(database);
  for (const adventure of live) {
    while ((await database.tx((tx) => finishWays(ports, tx, adventure))) > 0);
  }
  const dayMs = 24 * 60 * 60 * 1000;
  const past = dayText(new Date(Date.parse(`${today}T00:00:00Z`) - afterDays * dayMs));
  const over = live.filter((adventure) => lastMadeUpDay(adventure) < past).map(({ id }) => id);
  if (over.length > 0) await database.tx((tx) => noteEnded(tx, over, clock.now()));
}
