import { Refusal, type TeamShuffle } from '@halley/contract';
import { invariant, type Queryable } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { teamSeedOf } from '../contest-store.ts';
import { selectShuffled } from '../entries/entry-store.ts';

const pageSize = 10_000;

/**
 * How the teams of a tournament were shuffled. The seed is told when nobody can join any more: before that it would say which
 * team the next one comes to. Throws `NOT_FOUND` where nothing is shuffled.
 */
export async function readShuffle(
  db: Queryable,
  { promotionId, rule, teamSeedHash, frozenAt, state }: StoredContest,
  after: number,
): Promise<TeamShuffle> {
  const { teams } = rule.contest;
  if (teamSeedHash === null || !teams) throw new Refusal('NOT_FOUND');
  const isOver = frozenAt !== null || state === 'canceled';
  const seed = isOver ? await teamSeedOf(db, promotionId) : null;
  invariant(!isOver || seed, 'teams that were shuffled have a seed');
  const entries = await selectShuffled(db, { promotionId, after, limit: pageSize });
  return {
    tournament_id: promotionId,
    teams: teams.names,
    seed_hash: teamSeedHash,
    seed: seed?.toString('hex') ?? null,
    entries,
    next: entries.length === pageSize ? (entries.at(-1)?.number ?? null) : null,
  };
}
