import { Refusal } from '@halley/contract';
import { drawTeam } from '@halley/studio/fair';
import { nodeHash } from '@halley/studio/fair/node';
import { maskNickname } from '../../games/index.ts';
import { invariant, type Tx, writeEvents } from '../../kit/index.ts';
import type { StoredContest } from '../contest.ts';
import { lockContests, numberChanges, teamSeedOf } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { openContests } from '../settle/open-contests.ts';
import { findEntry, insertEntries, numberEntries } from './entry-store.ts';
import { mayJoin } from './may-join.ts';

interface Joining {
  playerId: number;
  promotionId: number;
  teamId?: number | undefined;
}

type Needs = Pick<TournamentsPorts, 'clock' | 'geo' | 'identity' | 'promotions'>;

/** Locks a contest; one whose promotion has just become live is opened with it. Throws `NOT_FOUND`. */
async function mustLock(ports: Needs, tx: Tx, promotionId: number): Promise<StoredContest> {
  const [contest] = await lockContests(ports, tx, [promotionId]);
  if (contest) return contest;
  const { opened } = await openContests(ports, tx);
  const [now] = opened.includes(promotionId) ? await lockContests(ports, tx, [promotionId]) : [];
  if (!now) throw new Refusal('NOT_FOUND');
  return now;
}

/**
 * The team of an entry: chosen where it may be, else by the seed whose hash was there before the first, and the number of the
 * entry. Throws `team_id.invalid`.
 */
async function chooseTeam(
  tx: Tx,
  contest: StoredContest,
  { teamId, number }: { teamId: number | undefined; number: number },
): Promise<number | null> {
  const { promotionId, rule } = contest;
  const { teams } = rule.contest;
  if (teams?.by === 'choice') {
    if (teamId === undefined || teamId < 1 || teamId > teams.names.length) throw new Refusal('team_id.invalid');
    return teamId;
  }
  if (teamId !== undefined) throw new Refusal('team_id.invalid');
  if (!teams) return null;
  const seed = await teamSeedOf(tx, promotionId);
  invariant(seed, 'teams that are shuffled have a seed');
  const drawn = { seed: seed.toString('hex'), contestId: promotionId, number, teams: teams.names.length };
  return drawTeam(drawn, nodeHash.hmac);
}

/**
 * Joins a contest. The same again is the same; who has left or was excluded does not come back. The moment is read behind the
 * contest's lock, so that every round that is opened after it finds the entry.
 */
export async function joinContest(
  ports: Needs,
  tx: Tx,
  { playerId, promotionId, teamId }: Joining,
): Promise<{ confirmed: boolean }> {
  const contest = await mustLock(ports, tx, promotionId);
  const now = ports.clock.now();
  const before = await findEntry(tx, { playerId, promotionId });
  if (before?.state === 'left') throw new Refusal('TOURNAMENT_LEFT');
  if (before?.state === 'excluded') throw new Refusal('TOURNAMENT_NOT_FOR_YOU');
  if (before) return { confirmed: true };
  const promotion = (await ports.promotions.statesOf(tx, [promotionId])).get(promotionId);
  if (contest.state !== 'open' || now >= contest.endsAt || promotion?.state !== 'live') {
    throw new Refusal('TOURNAMENT_NOT_OPEN');
  }
  const player = (await ports.promotions.knownPlayers(tx, [playerId])).get(playerId);
  if (!mayJoin(ports, contest, player)) throw new Refusal('TOURNAMENT_NOT_FOR_YOU');
  const number = await numberEntries(tx, promotionId, 1);
  const team = await chooseTeam(tx, contest, { teamId, number });
  const nickname = maskNickname((await ports.identity.nicknames([playerId], tx)).get(playerId));
  const changed = (await numberChanges(tx, [promotionId])).get(promotionId) ?? 0n;
  await insertEntries(tx, [{ playerId, promotionId, number, nickname, team, joinedAt: now, changed }]);
  await writeEvents(tx, 'tournaments.joined', [{ playerId, promotionId }]);
  return { confirmed: true };
}
