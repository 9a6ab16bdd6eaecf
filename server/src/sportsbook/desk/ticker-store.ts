import type { StaffBet } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';

export interface WantedBets {
  fixture?: number | undefined;
  player?: number | undefined;
  state?: StaffBet['state'] | undefined;
  /** The last bet of the page before. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. */
export async function listNewestBets(db: Queryable, wanted: WantedBets): Promise<string[]> {
  const { fixture, player, state, before, limit } = wanted;
  // A fixture's bets are found by its legs, and sorted: by their time, all others would be looked at on the way.
  const from =
    fixture === undefined
      ? 'sportsbook_bet b'
      : `(select distinct bet_id, player_id from sportsbook_leg where fixture_id = $5) l
        join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id`;
  const { rows } = await db.query<{ id: string }>({
    name: fixture === undefined ? 'sportsbook_newest_bets' : 'sportsbook_newest_on_fixture',
    text: `select b.id from ${from}
      where ($1::bigint is null or b.player_id = $1) and ($2::text is null or b.state = $2)
        and ($3::uuid is null or (b.placed_at, b.id) < (select placed_at, id from sportsbook_bet where id = $3))
      order by b.placed_at desc, b.id desc limit $4`,
    values: [player ?? null, state ?? null, before ?? null, limit, ...(fixture === undefined ? [] : [fixture])],
  });
  return rows.map(({ id }) => id);
}

/** Those of these bets that a trader has accepted. */
export async function referredBets(db: Queryable, betIds: readonly string[]): Promise<Set<string>> {
  if (betIds.length === 0) return new Set();
  // What has waited has the id of its bet.
  const { rows } = await db.query<{ id: string }>({
    name: 'sportsbook_referred_bets',
    text: `select id from sportsbook_request where id = any($1::uuid[]) and kind = 'referral'`,
    values: [betIds],
  });
  return new Set(rows.map(({ id }) => id));
}
