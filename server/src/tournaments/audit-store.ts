import type { TournamentStrategy } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

interface Fault {
  detail: string;
}

const most = 20;
const details = (rows: readonly Fault[]): string[] => rows.map(({ detail }) => detail);

/** Contests that are decided once, with their result, or not at all. */
export async function wronglyDecided(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<Fault>(
    `select 'promotion ' || promotion_id || ' is ' || state as detail from tournaments_tournament t
     where (kind = 'tournament' and state = 'finished' and frozen_at is null)
       or (state in ('open', 'canceled') and (frozen_at is not null
         or exists (select 1 from tournaments_result r where r.promotion_id = t.promotion_id))) limit ${most}`,
  );
  return details(rows);
}

/** Places that do not follow each other by score. */
export async function wrongPlaces(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<Fault>(
    `select 'promotion ' || promotion_id || ', place ' || place as detail from (
       select promotion_id, place, score, row_number() over w as number, lag(score) over w as above from tournaments_result
       window w as (partition by promotion_id order by place)) r
     where place <> number or score > above limit ${most}`,
  );
  return details(rows);
}

/** Prizes of simulated rivals, of nothing, or not in the order of places. */
export async function wrongWinners(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<Fault>(
    `select 'promotion ' || promotion_id || ', prize ' || prize_place as detail from (
       select promotion_id, prize_place, simulated, score, row_number() over (partition by promotion_id order by place) as number
       from tournaments_result where prize_place is not null) r
     where prize_place <> number or simulated or score <= 0 limit ${most}`,
  );
  return details(rows);
}

/** What places go by, in terms of what was counted. */
const scores: Record<TournamentStrategy, string> = {
  spin: 'games_taken',
  bet: 'floor(bets / 1000000)',
  win: 'floor(wins / 1000000)',
  rate: 'rate',
  points: 'points',
};

/** Entries whose score is not what was counted, or for whom more rounds count than may. */
export async function wrongScores(
  db: Queryable,
  { promotionIds, strategy }: { promotionIds: readonly number[]; strategy: TournamentStrategy },
): Promise<string[]> {
  const { rows } = await db.query<Fault>(
    `select 'entry ' || id || ': ' || score as detail from tournaments_entry
     where promotion_id = any($1::bigint[]) and not simulated and score <> ${scores[strategy]} limit ${most}`,
    [promotionIds],
  );
  return details(rows);
}

export async function overTheLimit(
  db: Queryable,
  { promotionId, limit }: { promotionId: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<Fault>(
    `select 'entry ' || id || ': ' || games_taken as detail from tournaments_entry
     where promotion_id = $1 and not simulated and games_taken > $2 limit ${most}`,
    [promotionId, limit],
  );
  return details(rows);
}

/** Every contest that was opened: which version it is of, and how far it is. */
export async function allContests(
  db: Queryable,
): Promise<{ promotionId: number; version: number; kind: string; state: string }[]> {
  const { rows } = await db.query<{ promotion_id: bigint; version: number; kind: string; state: string }>(
    'select promotion_id, version, kind, state from tournaments_tournament order by promotion_id',
  );
  return rows.map(({ promotion_id, ...row }) => ({ promotionId: Number(promotion_id), ...row }));
}

/** Who has won which prize, by player. */
export async function prizePlaces(db: Queryable, promotionId: number): Promise<Map<number, number>> {
  const { rows } = await db.query<{ player_id: bigint; prize_place: number }>(
    'select player_id, prize_place from tournaments_result where promotion_id = $1 and prize_place is not null',
    [promotionId],
  );
  return new Map(rows.map((row) => [Number(row.player_id), row.prize_place]));
}

export async function countTournaments(db: Queryable): Promise<{ tournamentEntries: number }> {
  const { rows } = await db.query<{ entries: bigint }>('select count(*) as entries from tournaments_entry');
  return { tournamentEntries: Number(rows[0]?.entries ?? 0) };
}
