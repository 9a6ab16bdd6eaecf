import type { StaffLotteryPage } from '@halley/contract';
import { type Clock, type Queryable, queueOf } from '../../kit/index.ts';

/** The ids of lotteries, the latest to end first. */
export async function lotteryIds(db: Queryable, limit: number): Promise<number[]> {
  const { rows } = await db.query<{ promotion_id: bigint }>(
    'select promotion_id from lotteries_lottery order by ends_at desc, promotion_id desc limit $1',
    [limit],
  );
  return rows.map(({ promotion_id }) => Number(promotion_id));
}

/** How many players have tickets that are good, by lottery. */
export async function playersWithTickets(
  db: Queryable,
  promotionIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ promotion_id: bigint; players: bigint }>(
    `select promotion_id, count(distinct player_id) as players from lotteries_ticket_range
     where promotion_id = any($1::bigint[]) and voided_at is null group by promotion_id`,
    [promotionIds],
  );
  return new Map(rows.map((row) => [Number(row.promotion_id), Number(row.players)]));
}

/** Tickets by UTC day and where they came from; void ones are counted and said. */
export async function ticketsByDay(db: Queryable, promotionId: number): Promise<StaffLotteryPage['tickets_by_day']> {
  const { rows } = await db.query<{
    day: string;
    source: StaffLotteryPage['tickets_by_day'][number]['source'];
    tickets: bigint;
    players: bigint;
    void: bigint;
  }>(
    `select to_char(at at time zone 'utc', 'YYYY-MM-DD') as day, source, sum(count)::bigint as tickets,
       count(distinct player_id) as players, coalesce(sum(count) filter (where voided_at is not null), 0)::bigint as void
     from lotteries_ticket_range where promotion_id = $1 group by 1, 2 order by 1 desc, 2`,
    [promotionId],
  );
  return rows.map(({ day, source, ...row }) => ({
    day,
    source,
    tickets: Number(row.tickets),
    players: Number(row.players),
    void: Number(row.void),
  }));
}

/** Draws that are due and wait: for their list, or for the beacon. */
export const waitingDraws = (clock: Clock) =>
  queueOf(
    `select promotion_id as id, draw_at as since from lotteries_lottery where state in ('open', 'frozen') and draw_at <= $1`,
    clock,
  );
