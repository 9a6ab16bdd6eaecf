import { type Exclusion, Refusal } from '@halley/contract';
import { type PlayerContext, writeEvents } from '../kit/index.ts';
import { lockPlayer, setReturn } from './limit-store.ts';
import { exclusionOnTheWire } from './on-the-wire.ts';
import type { LimitsPorts } from './ports.ts';
import { changed, settleDue } from './settle-due.ts';

const waitMs = 24 * 60 * 60 * 1000;

/** PP-26: after an exclusion nothing starts by itself. The player asks, and a day later play is open. */
export async function askToReturn(
  { database, clock }: Pick<LimitsPorts, 'database' | 'clock'>,
  { principal: { playerId } }: PlayerContext,
): Promise<Exclusion> {
  return database.tx(async (tx) => {
    const now = clock.now();
    await lockPlayer(tx, playerId);
    const entries = await settleDue(tx, playerId, now);
    const exclusion = entries.find(({ type }) => type === 'selfexclusion');
    if (!exclusion) throw new Refusal('exclusion.none');
    if (exclusion.until === null || exclusion.until > now) throw new Refusal('exclusion.still_holds');
    if (exclusion.returnsAt === null) {
      exclusion.returnsAt = new Date(now.getTime() + waitMs);
      await setReturn(tx, exclusion.id, exclusion.returnsAt);
      await writeEvents(tx, 'limits.changed', [changed(exclusion, 'asked', now)]);
    }
    return exclusionOnTheWire(entries, now);
  });
}
