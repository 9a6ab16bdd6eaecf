import type { VipPorts } from '../ports.ts';
import { dayPlus, lastMadeUpDay, type StoredAdventure } from './adventure.ts';
import type { BreakSpan } from './step-on.ts';

/** Breaks that any day of these adventures can have fallen into. */
export async function breaksOf(
  { limits }: Pick<VipPorts, 'limits'>,
  tx: Parameters<VipPorts['limits']['breakSpans']>[0],
  { playerIds, adventures }: { playerIds: readonly number[]; adventures: readonly StoredAdventure[] },
): Promise<Map<number, BreakSpan[]>> {
  const firsts = adventures.map(({ firstDay }) => firstDay).sort();
  const lasts = adventures.map(lastMadeUpDay).sort();
  const from = new Date(`${firsts[0]}T00:00:00Z`);
  const until = new Date(`${dayPlus(lasts.at(-1) as string, 1)}T00:00:00Z`);
  const spans = await limits.breakSpans(tx, { playerIds, from, until });
  return Map.groupBy(spans, ({ playerId }) => playerId);
}
