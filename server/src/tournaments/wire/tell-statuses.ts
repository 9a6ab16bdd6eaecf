import type { PrivatePayloads, TournamentStatus } from '@halley/contract';
import type { Consumer, Queryable } from '../../kit/index.ts';
import { wordsIn } from '../../promotions/index.ts';
import { selectEntriesOf } from '../board/board-store.ts';
import type { Boards } from '../board/create-boards.ts';
import { meterOf, type StoredContest } from '../contest.ts';
import { contestsOf } from '../contest-store.ts';
import type { TournamentsPorts } from '../ports.ts';
import { type ContestViews, hasPlaces } from './contest-views.ts';
import { createPace } from './create-pace.ts';
import { statusOnTheWire } from './status-on-the-wire.ts';
import { noteTold } from './told-store.ts';

const firstPlaces = 100;

interface Scored {
  playerId: number;
  promotionId: number;
}

type TellPorts = Pick<TournamentsPorts, 'database' | 'clock' | 'log' | 'identity' | 'promotions' | 'tellPlayer'> & {
  boards: Boards;
  views: ContestViews;
};

/**
 * Open pages are told how their player stands: at most once a second, and the last state always. Whoever has joined and comes
 * among the first hundred for the first time is told so once.
 */
export function tellStatuses(ports: TellPorts): { consumer: Consumer; stop(): Promise<void> } {
  const pace = createPace<Scored, Queryable>({
    tell: (scored, db) => tellScored(ports, db ?? ports.database, scored),
    onFailure: (error) => ports.log.warn({ err: error }, 'statuses of contests were not told'),
  });
  const consumer: Consumer = {
    name: 'tournaments-tell',
    topics: ['tournaments.scored', 'tournaments.joined'],
    gatherMs: 250,
    async handle(tx, events) {
      const scored = events.flatMap((event) =>
        event.topic === 'tournaments.scored' || event.topic === 'tournaments.joined' ? [event.data] : [],
      );
      await pace.give(new Map(scored.map((one) => [`${one.playerId} ${one.promotionId}`, one])), tx);
    },
  };
  return { consumer, stop: pace.stop };
}

async function tellScored(ports: TellPorts, db: Queryable, scored: readonly Scored[]): Promise<void> {
  const promotionIds = [...new Set(scored.map(({ promotionId }) => promotionId))];
  const playerIds = [...new Set(scored.map(({ playerId }) => playerId))];
  const contests = new Map(
    (await contestsOf(ports, db, promotionIds)).map((contest) => [contest.promotionId, contest]),
  );
  // What they are told of has been counted: the boards must know it too.
  for (const contest of contests.values()) {
    if (hasPlaces(contest)) await ports.boards.of(contest.promotionId, db, { withinMs: 0 });
  }
  const entries = await selectEntriesOf(db, { playerIds, promotionIds });
  const asked = new Set(scored.map(({ playerId, promotionId }) => `${playerId} ${promotionId}`));
  const byPlayer = new Map<number, TournamentStatus[]>();
  const high: (Scored & { contest: StoredContest; place: number })[] = [];
  for (const { promotionId, ...entry } of entries) {
    const { playerId } = entry;
    const contest = contests.get(promotionId);
    if (!contest || entry.simulated || !asked.has(`${playerId} ${promotionId}`)) continue;
    const standing = entry.isOn ? await ports.views.standingOf(contest, playerId, db) : undefined;
    const { place = null, placeInTeam = null } = standing ?? {};
    const status = statusOnTheWire(contest, { ...entry, place, placeInTeam });
    byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), status]);
    const hasJoined = meterOf(contest)?.from === 'joined';
    if (hasJoined && place !== null && place <= firstPlaces) high.push({ playerId, promotionId, contest, place });
  }
  for (const [playerId, statuses] of byPlayer) ports.tellPlayer(playerId, 'tournaments_statuses', statuses);
  await tellHigh(ports, db, high);
}

async function tellHigh(
  { clock, identity, tellPlayer }: TellPorts,
  db: Queryable,
  high: readonly (Scored & { contest: StoredContest; place: number })[],
): Promise<void> {
  const fresh = await noteTold(db, high, { event: 'joined_board', at: clock.now() });
  if (fresh.length === 0) return;
  const isFresh = new Set(fresh.map(({ playerId, promotionId }) => `${playerId} ${promotionId}`));
  const languages = await identity.languagesOf(
    db,
    fresh.map(({ playerId }) => playerId),
  );
  for (const { playerId, promotionId, contest, place } of high) {
    if (!isFresh.has(`${playerId} ${promotionId}`)) continue;
    tellPlayer(playerId, 'tournament_notifications', {
      ...noticeOf(contest, 'player_joined_leaderboard', languages.get(playerId) ?? 'en'),
      award_place: place,
    });
  }
}

/** What open pages are told of a contest itself. */
export function noticeOf(
  { promotionId, rule, startsAt, endsAt }: StoredContest,
  event: PrivatePayloads['tournament_notifications']['event'],
  language: string,
): PrivatePayloads['tournament_notifications'] {
  const { title } = wordsIn(rule.texts, language);
  return { event, id: promotionId, title, start_at: startsAt.toISOString(), end_at: endsAt.toISOString() };
}
