import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { firstBetAt } from './list-played.ts';

/** A closed round, for whoever counts rounds again. */
interface ClosedRound {
  id: string;
  game: string;
  currency: Currency;
  openedAt: Date;
  closedAt: Date;
  stake: bigint;
  stakeBonus: bigint;
  win: bigint;
  winBonus: bigint;
  isFree: boolean;
  odds?: number;
  uncounted?: true;
}

interface ClosedRow {
  bet_id: bigint;
  id: string;
  game: string;
  currency: Currency;
  opened_at: Date;
  closed_at: Date;
  stake: bigint;
  stake_bonus: bigint;
  win: bigint;
  win_bonus: bigint;
  is_free: boolean;
  odds: number | null;
  uncounted: boolean | null;
}

const pageSize = 5_000;

/**
 * A player's closed rounds that were opened in a span, page by page, in the order in which they were opened. They are found
 * in the index of the player's history; of a second that the span begins in, rounds before it are left out.
 */
export async function* closedRounds(
  db: Queryable,
  { playerId, from, until }: { playerId: number; from: Date; until: Date },
): AsyncGenerator<readonly ClosedRound[]> {
  let after = firstBetAt(new Date(from.getTime() - 1000)) - 1n;
  for (;;) {
    const { rows } = await db.query<ClosedRow>({
      name: 'wagers_closed_rounds',
      text: `select bet_id, id, game, currency, opened_at, closed_at, stake_cash + stake_bonus as stake, stake_bonus,
          win_cash + win_bonus as win, win_bonus, free_rounds_id is not null as is_free,
          (detail->>'odds')::int as odds, (detail->>'uncounted')::boolean as uncounted
        from wagers_round where player_id = $1 and bet_id > $2 and bet_id < $3 and state = 'closed'
          and opened_at >= $4 and opened_at < $5
        order by bet_id limit $6`,
      values: [playerId, after, firstBetAt(new Date(until.getTime() + 1000)), from, until, pageSize],
    });
    if (rows.length > 0) {
      yield rows.map((row) => ({
        id: row.id,
        game: row.game,
        currency: row.currency,
        openedAt: row.opened_at,
        closedAt: row.closed_at,
        stake: row.stake,
        stakeBonus: row.stake_bonus,
        win: row.win,
        winBonus: row.win_bonus,
        isFree: row.is_free,
        ...(row.odds !== null && { odds: row.odds }),
        ...(row.uncounted && { uncounted: true }),
      }));
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.bet_id;
  }
}
