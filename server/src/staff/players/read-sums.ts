import type { PlayerSums } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { readMonthSums, readPlayerDaySums } from '../../wallet/index.ts';
import type { StaffPorts } from '../ports.ts';
import { findPlayer } from './read-player.ts';
import { firstDayOf, sumSpans } from './sum-spans.ts';

/** What moved a player's money, from the kept sums and what the journal says since: exact at every moment. */
export async function readSums(ports: StaffPorts, tx: Tx, playerId: number): Promise<PlayerSums['currencies']> {
  const { currency: selected } = await findPlayer(ports, playerId, tx);
  const today = ports.clock.now().toISOString().slice(0, 10);
  const all = await readMonthSums(tx, playerId);
  const days = await readPlayerDaySums(tx, { playerId, from: firstDayOf(today) });
  return sumSpans({ today, selected, all, days });
}
