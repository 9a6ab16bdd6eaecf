import { Refusal } from '@halley/contract';
import { type Author, writeSignificant } from '../../audit/index.ts';
import type { Tx } from '../../kit/index.ts';
import { lockContests } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { setHeld } from './settle-store.ts';

const mostHoldMs = 24 * 60 * 60 * 1000;

/**
 * People look at signals: nothing is decided before then, a day after the end at the latest. Null: it goes on. Throws
 * `NOT_FOUND`, `until.invalid`, and `state.not_allowed` where the result is there already.
 */
export async function holdContest(
  ports: Pick<TournamentsPorts, 'promotions'>,
  tx: Tx,
  { promotionId, until, author }: { promotionId: number; until: Date | null; author: Author },
): Promise<void> {
  const [contest] = await lockContests(ports, tx, [promotionId]);
  if (!contest) throw new Refusal('NOT_FOUND');
  const isOpen = contest.state === 'open' || contest.state === 'settling';
  if (!isOpen || contest.frozenAt) throw new Refusal('state.not_allowed');
  if (until && until.getTime() > contest.endsAt.getTime() + mostHoldMs) throw new Refusal('until.invalid');
  await setHeld(tx, promotionId, until);
  await writeSignificant(tx, {
    kind: 'tournaments.held',
    ...author,
    target: { kind: 'promotion', id: promotionId },
    detail: { until: until?.toISOString() ?? null },
  });
}
