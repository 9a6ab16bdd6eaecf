import type { MarkerKind, WatchedPlayer } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { ProtectionPorts } from '../ports.ts';
import { dayOf, daysAfter } from './quarter.ts';
import { selectWatched } from './watched-store.ts';

interface WatchedQuery {
  level?: 'watch' | 'act' | undefined;
  sign?: MarkerKind | undefined;
  limitUsed?: number | undefined;
}

const most = 200;

/** Players with signs; asked for those near a limit, these, whether or not there is a sign. */
export async function listWatched(
  { clock, identity, usedOfLimits }: Pick<ProtectionPorts, 'clock' | 'identity' | 'usedOfLimits'>,
  db: Queryable,
  { level, sign, limitUsed }: WatchedQuery,
): Promise<WatchedPlayer[]> {
  const near = limitUsed === undefined ? undefined : await usedOfLimits(db, { percent: limitUsed });
  const from = daysAfter(dayOf(clock.now()), -6);
  const watched = await selectWatched(db, { level, sign, playerIds: near && [...near.keys()], from, most });
  const playerIds = watched.map(({ playerId }) => playerId);
  const used = near ?? (await usedOfLimits(db, { percent: 0, playerIds }));
  const nicknames = await identity.nicknames(playerIds, db);
  return watched.map((player) => ({
    player_id: player.playerId,
    nickname: nicknames.get(player.playerId) ?? null,
    level: player.level,
    since: player.since?.toISOString() ?? null,
    signs: player.kinds,
    deposited_cents: Number(player.deposited),
    longest_minutes: player.longestMinutes,
    chases: player.chases,
    limits_asked: player.limitsAsked,
    limit_used_percent: used.get(player.playerId) ?? null,
    case_id: player.caseId,
  }));
}
