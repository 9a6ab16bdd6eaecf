import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { givingAccountsSql } from './wallet.ts';

/** What a player's wallet of one currency came to on a day (UTC), as the house sees it. */
export interface PlayerDay {
  playerId: number;
  /** `2026-03-31` */
  day: string;
  currency: Currency;
  casinoStakes: bigint;
  casinoWins: bigint;
  sportStakes: bigint;
  sportWins: bigint;
  deposits: bigint;
  /** What gifts cost, less what came back of them. */
  bonus: bigint;
  /** Money put right by hand, as the house gained it. */
  corrections: bigint;
}

type DayRow = { player_id: bigint } & Omit<PlayerDay, 'playerId'>;

const staked = `t.reason in ('stake', 'rollback', 'capture')`;
const sum = (what: string, where: string) => `coalesce(sum(${what}) filter (where ${where}), 0)::bigint`;

/**
 * Days of some players between two days, the last one not counted. Read from the journal itself, from where the month of
 * the first day begins in it: what months are kept of say where that is.
 */
export async function readPlayerDays(
  db: Queryable,
  { playerIds, from, until }: { playerIds: readonly number[]; from: string; until: string },
): Promise<PlayerDay[]> {
  const { rows } = await db.query<DayRow>({
    name: 'wallet_player_days',
    text: `select a.player_id, to_char(t.at at time zone 'UTC', 'YYYY-MM-DD') as day, t.currency,
        ${sum('t.house_amount', `t.house = 'games' and ${staked}`)} as "casinoStakes",
        ${sum('-t.house_amount', `t.house = 'games' and not ${staked}`)} as "casinoWins",
        ${sum('t.house_amount', `t.house in ('sports_open', 'sports') and ${staked}`)} as "sportStakes",
        ${sum('-t.house_amount', `t.house in ('sports_open', 'sports') and not ${staked}`)} as "sportWins",
        ${sum('-t.house_amount', `t.house = 'payments' and t.reason = 'deposit'`)} as deposits,
        ${sum('-t.house_amount', `t.house in (${givingAccountsSql})`)} as bonus,
        ${sum('t.house_amount', `t.house = 'corrections'`)} as corrections
      from wallet_account a join wallet_transfer t on t.account_id = a.id
      where a.player_id = any($1::bigint[])
        and t.id >= coalesce((select min(m.first_id) from wallet_month m
          where m.account_id = a.id and m.month >= date_trunc('month', $2::date)),
          (select through_id + 1 from wallet_rollup))
        and t.at >= $2::date::timestamp at time zone 'UTC' and t.at < $3::date::timestamp at time zone 'UTC'
        and t.house in ('games', 'sports_open', 'sports', ${givingAccountsSql}, 'corrections', 'payments')
      group by a.player_id, 2, t.currency order by a.player_id, 2, t.currency`,
    values: [playerIds, from, until],
  });
  return rows.map(({ player_id, ...row }) => ({ playerId: Number(player_id), ...row }));
}
