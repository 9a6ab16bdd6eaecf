import type { Queryable } from '../../kit/index.ts';
import type { Standing } from './board.ts';
import { type CountedRow, fromCountedRow } from './board-store.ts';

interface ResultRow extends CountedRow {
  promotion_id: bigint;
  place: number;
  place_in_team: number | null;
}

const columns = `promotion_id, player_id, place, place_in_team, team, number, nickname, trunc(bets / 1000000)::bigint as bets,
  trunc(wins / 1000000)::bigint as wins, rate, games_taken, points, score, simulated`;

const fromRow = (row: ResultRow): Standing => ({
  ...fromCountedRow(row),
  // A result has no entry behind it any more: places are what they are.
  id: Number(row.place),
  isOn: true,
  reachedMicros: 0,
  // Who has no score has no place, as on the board before.
  place: row.score > 0n ? row.place : null,
  placeInTeam: row.score > 0n ? row.place_in_team : null,
});

/** Places `from` to `to` of a frozen result, both counted. */
export async function selectResults(
  db: Queryable,
  { promotionId, from, to }: { promotionId: number; from: number; to: number },
): Promise<Standing[]> {
  const { rows } = await db.query<ResultRow>({
    name: 'tournaments_results',
    text: `select ${columns} from tournaments_result where promotion_id = $1 and place between $2 and $3
      and score > 0 order by place`,
    values: [promotionId, from, to],
  });
  return rows.map(fromRow);
}

/** How players stood in the end, those who were on the board. */
export async function selectResultsOf(
  db: Queryable,
  { playerId, promotionIds }: { playerId: number; promotionIds: readonly number[] },
): Promise<Map<number, Standing>> {
  const { rows } = await db.query<ResultRow>({
    name: 'tournaments_results_of',
    text: `select ${columns} from tournaments_result where player_id = $1 and promotion_id = any($2::bigint[])`,
    values: [playerId, promotionIds],
  });
  return new Map(rows.map((row) => [Number(row.promotion_id), fromRow(row)]));
}

export type PrizeWinner = Pick<Standing, 'nickname' | 'number'>;

export interface FrozenFigures {
  players: number;
  /** Whom each prize went to. */
  winners: ReadonlyMap<number, PrizeWinner>;
  /** By team: the sum of its best, and how many were in it. */
  teams: ReadonlyMap<number, { score: bigint; players: number }>;
}

/** What a frozen result comes to; `best`: of a team, so many count. */
export async function selectFrozen(
  db: Queryable,
  { promotionId, best }: { promotionId: number; best: number },
): Promise<FrozenFigures> {
  const counted = await db.query<{ players: number }>({
    name: 'tournaments_result_players',
    text: 'select count(*)::int as players from tournaments_result where promotion_id = $1',
    values: [promotionId],
  });
  const won = await db.query<PrizeWinner & { prize_place: number }>({
    name: 'tournaments_result_winners',
    text: `select prize_place, nickname, number from tournaments_result
      where promotion_id = $1 and prize_place is not null order by place`,
    values: [promotionId],
  });
  const teams = await db.query<{ team: number; score: bigint; players: number }>({
    name: 'tournaments_result_teams',
    text: `select team, coalesce(sum(score) filter (where place_in_team <= $2), 0)::bigint as score,
        count(*)::int as players
      from tournaments_result where promotion_id = $1 and team is not null group by team`,
    values: [promotionId, best],
  });
  return {
    players: counted.rows[0]?.players ?? 0,
    winners: new Map(won.rows.map(({ prize_place: place, ...winner }) => [place, winner])),
    teams: new Map(teams.rows.map(({ team, ...sum }) => [team, sum])),
  };
}

/** Those who have won something, in the order of places, page by page. */
export async function selectWinners(
  db: Queryable,
  { promotionId, after, limit }: { promotionId: number; after: number; limit: number },
): Promise<{ playerId: number; place: number }[]> {
  const { rows } = await db.query<{ player_id: bigint; place: number }>({
    name: 'tournaments_winners',
    text: `select player_id, place from tournaments_result
      where promotion_id = $1 and prize_place is not null and not simulated and place > $2 order by place limit $3`,
    values: [promotionId, after, limit],
  });
  return rows.map((row) => ({ playerId: Number(row.player_id), place: row.place }));
}
