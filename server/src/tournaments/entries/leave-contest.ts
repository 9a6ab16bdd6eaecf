import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import { lockContests, numberChanges } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { findEntry, takeOff } from './entry-store.ts';

/** Leaves a contest for good. Who is not in it has nothing to leave; what is decided stays decided. */
export async function leaveContest(
  ports: Pick<TournamentsPorts, 'promotions'>,
  tx: Tx,
  { playerId, promotionId }: { playerId: number; promotionId: number },
): Promise<{ confirmed: boolean }> {
  const [contest] = await lockContests(ports, tx, [promotionId]);
  if (!contest) throw new Refusal('NOT_FOUND');
  const entry = await findEntry(tx, { playerId, promotionId });
  if (!entry || entry.state === 'left' || entry.state === 'excluded') return { confirmed: false };
  if (entry.state === 'over' || contest.frozenAt) throw new Refusal('TOURNAMENT_NOT_OPEN');
  const changed = (await numberChanges(tx, [promotionId])).get(promotionId) ?? 0n;
  await takeOff(tx, entry, { state: 'left', reason: null, changed });
  return { confirmed: false };
}
