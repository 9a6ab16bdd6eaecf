import { type Clock, type Queryable, queueOf } from '../../kit/index.ts';
import type { EntryState } from '../contest.ts';

/** What a contest has counted. */
export interface ContestFigures {
  players: number;
  excluded: number;
  rounds: number;
  /** In subunits of the contest's currency. */
  stake: bigint;
}

export const noFigures: ContestFigures = { players: 0, excluded: 0, rounds: 0, stake: 0n };

/** Simulated rivals are not among them. */
export async function figuresOf(
  db: Queryable,
  promotionIds: readonly number[],
): Promise<ReadonlyMap<number, ContestFigures>> {
  const { rows } = await db.query<{
    promotion_id: bigint;
    players: bigint;
    excluded: bigint;
    rounds: bigint;
    stake: bigint;
  }>(
    `select promotion_id, count(*) filter (where state not in ('left', 'excluded')) as players,
       count(*) filter (where state = 'excluded') as excluded, coalesce(sum(games_taken), 0)::bigint as rounds,
       coalesce(trunc(sum(bets) / 1000000), 0)::bigint as stake
     from tournaments_entry where promotion_id = any($1::bigint[]) and not simulated group by promotion_id`,
    [promotionIds],
  );
  return new Map(
    rows.map((row) => [
      Number(row.promotion_id),
      {
        players: Number(row.players),
        excluded: Number(row.excluded),
        rounds: Number(row.rounds),
        stake: row.stake,
      },
    ]),
  );
}

/** The ids of contests, the latest to end first. */
export async function contestIds(
  db: Queryable,
  { kind, limit }: { kind?: string | undefined; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<{ promotion_id: bigint }>(
    `select promotion_id from tournaments_tournament where $1::text is null or kind = $1
     order by ends_at desc, promotion_id desc limit $2`,
    [kind ?? null, limit],
  );
  return rows.map(({ promotion_id }) => Number(promotion_id));
}

export interface DeskRow {
  playerId: number;
  nickname: string;
  state: EntryState;
  place: number | null;
  /** Of a frozen result: which prize it was. */
  prizePlace: number | null;
  score: bigint;
  stake: bigint;
  win: bigint;
  rounds: number;
  level: number;
  team: number | null;
  joinedAt: Date;
  simulated: boolean;
  reason: string | null;
}

interface EntryRow {
  player_id: bigint;
  nickname: string;
  state: EntryState;
  place: bigint | number | null;
  prize_place: number | null;
  score: bigint;
  stake: bigint;
  win: bigint;
  games_taken: number;
  step: number;
  team: number | null;
  joined_at: Date;
  simulated: boolean;
  reason: string | null;
}

const fromRow = (row: EntryRow): DeskRow => ({
  playerId: Number(row.player_id),
  nickname: row.nickname,
  state: row.state,
  place: row.place === null ? null : Number(row.place),
  prizePlace: row.prize_place,
  score: row.score,
  stake: row.stake,
  win: row.win,
  rounds: row.games_taken,
  level: row.step,
  team: row.team,
  joinedAt: row.joined_at,
  simulated: row.simulated,
  reason: row.reason,
});

const columns = `e.player_id, e.nickname, e.state, e.score, trunc(e.bets / 1000000)::bigint as stake,
  trunc(e.wins / 1000000)::bigint as win, e.games_taken, e.step, e.team, e.joined_at, e.simulated, e.reason`;

/** The board as it stands, or as it was frozen; the first so many. */
export async function boardRows(
  db: Queryable,
  { promotionId, isFrozen, limit }: { promotionId: number; isFrozen: boolean; limit: number },
): Promise<DeskRow[]> {
  const { rows } = await db.query<EntryRow>(
    isFrozen
      ? `select ${columns}, r.place, r.prize_place from tournaments_result r
         join tournaments_entry e on e.player_id = r.player_id and e.promotion_id = r.promotion_id
         where r.promotion_id = $1 order by r.place limit $2`
      : `select ${columns}, row_number() over (order by e.score desc, e.reached_at, e.id) as place, null as prize_place
         from tournaments_entry e where e.promotion_id = $1 and e.state in ('running', 'completed', 'over')
         order by e.score desc, e.reached_at, e.id limit $2`,
    [promotionId, limit],
  );
  return rows.map(fromRow);
}

/** Who was excluded, then who has left. */
export async function offTheBoard(
  db: Queryable,
  { promotionId, limit }: { promotionId: number; limit: number },
): Promise<DeskRow[]> {
  const { rows } = await db.query<EntryRow>(
    `select ${columns}, null as place, null as prize_place from tournaments_entry e
     where e.promotion_id = $1 and e.state in ('excluded', 'left') order by e.state, e.score desc, e.id limit $2`,
    [promotionId, limit],
  );
  return rows.map(fromRow);
}

/** Contests whose settling people hold. */
export const heldContests = (clock: Clock) =>
  queueOf(
    `select promotion_id as id, ends_at as since from tournaments_tournament where state = 'settling' and held_until > $1`,
    clock,
  );
