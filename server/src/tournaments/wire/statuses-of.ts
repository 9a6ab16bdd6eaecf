import type { TournamentStatus } from '@halley/contract';
import { maskNickname } from '../../games/index.ts';
import type { Queryable } from '../../kit/index.ts';
import { selectEntriesOf } from '../board/board-store.ts';
import type { StoredContest } from '../contest.ts';
import type { TournamentsPorts } from '../ports.ts';
import type { ContestViews } from './contest-views.ts';
import { statusOfNobody, statusOnTheWire } from './status-on-the-wire.ts';

interface Asked {
  playerId: number;
  contests: readonly StoredContest[];
}

type StatusPorts = Pick<TournamentsPorts, 'identity'> & { views: Pick<ContestViews, 'standingOf'> };

/**
 * How a player stands in contests, in their order; one in which they do not take part is zeros. The figures are those of the entry,
 * so that who has just joined is told so; the place is that of the board, or of the frozen result.
 */
export async function statusesOf(
  { identity, views }: StatusPorts,
  db: Queryable,
  { playerId, contests }: Asked,
): Promise<TournamentStatus[]> {
  const entries = await selectEntriesOf(db, {
    playerIds: [playerId],
    promotionIds: contests.map(({ promotionId }) => promotionId),
  });
  const byContest = new Map(entries.map((entry) => [entry.promotionId, entry]));
  const name = async () => maskNickname((await identity.nicknames([playerId], db)).get(playerId));
  const statuses: TournamentStatus[] = [];
  for (const contest of contests) {
    const entry = byContest.get(contest.promotionId);
    if (!entry) {
      statuses.push(statusOfNobody(contest, await name()));
      continue;
    }
    const standing = entry.isOn ? await views.standingOf(contest, playerId, db) : undefined;
    const { place = null, placeInTeam = null } = standing ?? {};
    statuses.push(statusOnTheWire(contest, { ...entry, place, placeInTeam }));
  }
  return statuses;
}
