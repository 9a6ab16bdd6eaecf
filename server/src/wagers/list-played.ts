import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import type { RoundState } from './round.ts';
import type { Split } from './split-stake.ts';

/** A round as a line of the player's history. */
export interface PlayedRound {
  betId: bigint;
  id: string;
  game: string;
  currency: Currency;
  state: RoundState;
  stake: Split;
  win: Split;
  openedAt: Date;
  closedAt: Date | null;
  /** What a free round was played at; null where the player staked. */
  freeStake: bigint | null;
}

export interface PlayedRoundsWanted {
  playerId: number;
  game?: string;
  /** Opened at or after. */
  from?: Date;
  /** Opened before. */
  until?: Date;
  /** Only rounds before this bet: where the page before ended. */
  beforeBet?: bigint;
  limit: number;
}

interface PlayedRow {
  bet_id: bigint;
  id: string;
  game: string;
  currency: Currency;
  state: RoundState;
  stake_cash: bigint;
  stake_bonus: bigint;
  win_cash: bigint;
  win_bonus: bigint;
  opened_at: Date;
  closed_at: Date | null;
  free_stake: bigint | null;
}

const firstSecond = 1_577_836_800;
const secondBits = 20n;

/** The smallest bet id a round opened at or after this time can have; see the migration `wagers-history`. */
export function firstBetAt(at: Date): bigint {
  return BigInt(Math.ceil(at.getTime() / 1000) - firstSecond) << secondBits;
}

/**
 * Newest first, each with its totals. Of a round of actions that was rolled back nothing is at stake any more: there the
 * bets are shown that were given back, as they are for every other round. The page is found in the index alone, then
 * its rows are read: the rest is never touched.
 */
export async function listPlayed(db: Queryable, wanted: PlayedRoundsWanted): Promise<PlayedRound[]> {
  const { rows } = await db.query<PlayedRow>({
    name: 'wagers_list_played',
    text: `with page as materialized (
        select player_id, bet_id from wagers_round
        where player_id = $1 and bet_id >= $2 and bet_id < $3 and ($4::text is null or game = $4)
        order by bet_id desc limit $5)
      select r.bet_id, r.id, r.game, r.currency, r.state, coalesce(b.cash, r.stake_cash) as stake_cash,
        coalesce(b.bonus, r.stake_bonus) as stake_bonus, r.win_cash, r.win_bonus, r.opened_at, r.closed_at,
        case when r.free_rounds_id is not null then r.free_stake end as free_stake
      from page join wagers_round r using (player_id, bet_id)
      left join lateral (select -sum(a.cash)::bigint as cash, -sum(a.bonus)::bigint as bonus from wagers_action a
        where a.round_id = r.id and a.kind = 'bet') b on r.stepwise and r.state = 'rolled_back'
      order by r.bet_id desc`,
    values: [
      wanted.playerId,
      wanted.from ? firstBetAt(wanted.from) : 0n,
      smallest([wanted.beforeBet, wanted.until && firstBetAt(wanted.until)]),
      wanted.game ?? null,
      wanted.limit,
    ],
  });
  return rows.map((row) => ({
    betId: row.bet_id,
    id: row.id,
    game: row.game,
    currency: row.currency,
    state: row.state,
    stake: { cash: row.stake_cash, bonus: row.stake_bonus },
    win: { cash: row.win_cash, bonus: row.win_bonus },
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    freeStake: row.free_stake,
  }));
}

const afterAll = 2n ** 62n;

function smallest(bounds: (bigint | undefined)[]): bigint {
  return bounds.reduce<bigint>((least, bound) => (bound !== undefined && bound < least ? bound : least), afterAll);
}
