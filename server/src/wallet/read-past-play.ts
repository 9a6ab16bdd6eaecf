import type { Currency } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';

export interface PastDeposit {
  playerId: number;
  currency: Currency;
  amount: bigint;
  /** The player's first, second, … of all. */
  number: number;
  at: Date;
}

/** What a player lost of own money in a week; below zero: won. */
export interface PastWeek {
  playerId: number;
  currency: Currency;
  /** Monday, UTC. */
  week: string;
  netLoss: bigint;
}

/** One of so many players is looked at. */
interface PastWanted {
  since: Date;
  oneIn: number;
}

/** Who stands against play, be it in games or on sport. */
const playHouses = `array['games', 'sports_open', 'sports']`;

export async function countPastRounds(db: Queryable, since: Date): Promise<number> {
  const { rows } = await db.query<{ rounds: bigint }>(
    `select count(*) as rounds from wallet_transfer where reason = 'stake' and at >= $1`,
    [since],
  );
  return Number(rows[0]?.rounds ?? 0);
}

export async function readPastDeposits(db: Queryable, { since, oneIn }: PastWanted): Promise<PastDeposit[]> {
  const { rows } = await db.query<{ player_id: bigint; currency: Currency; cash: bigint; number: bigint; at: Date }>(
    `select * from (
       select a.player_id, t.currency, t.cash, t.at, row_number() over (partition by a.player_id order by t.id) as number
       from wallet_transfer t join wallet_account a on a.id = t.account_id
       where t.reason = 'deposit' and a.player_id % $2 = 0) d
     where d.at >= $1 order by d.player_id, d.number`,
    [since, oneIn],
  );
  return rows.map(({ player_id, cash, number, ...row }) => ({
    ...row,
    playerId: Number(player_id),
    amount: cash,
    number: Number(number),
  }));
}

export async function readPastWeeks(db: Queryable, { since, oneIn }: PastWanted): Promise<PastWeek[]> {
  const { rows } = await db.query<{ player_id: bigint; currency: Currency; week: string; net_loss: bigint }>(
    `select a.player_id, t.currency, to_char(date_trunc('week', t.at at time zone 'utc'), 'YYYY-MM-DD') as week,
       (-sum(t.cash))::bigint as net_loss
     from wallet_transfer t join wallet_account a on a.id = t.account_id
     where t.reason in ('stake', 'win', 'rollback', 'reversal') and t.house = any(${playHouses}) and t.at >= $1
       and a.player_id % $2 = 0
     group by 1, 2, 3 order by 1, 2, 3`,
    [since, oneIn],
  );
  return rows.map(({ player_id, net_loss, ...row }) => ({ ...row, playerId: Number(player_id), netLoss: net_loss }));
}

/** What a player staked and won of own money, and in how many rounds. */
interface PastStakes {
  playerId: number;
  currency: Currency;
  stake: bigint;
  win: bigint;
  rounds: number;
}

export async function readPastStakes(db: Queryable, { since, oneIn }: PastWanted): Promise<PastStakes[]> {
  const { rows } = await db.query<{
    player_id: bigint;
    currency: Currency;
    stake: bigint;
    win: bigint;
    rounds: bigint;
  }>(
    `select a.player_id, t.currency,
       greatest(-sum(t.cash) filter (where t.reason in ('stake', 'rollback')), 0)::bigint as stake,
       coalesce(sum(t.cash) filter (where t.reason = 'win'), 0)::bigint as win,
       count(*) filter (where t.reason = 'stake') as rounds
     from wallet_transfer t join wallet_account a on a.id = t.account_id
     where t.reason in ('stake', 'win', 'rollback') and t.house = any(${playHouses}) and t.at >= $1 and a.player_id % $2 = 0
     group by 1, 2 order by 1, 2`,
    [since, oneIn],
  );
  return rows.map(({ player_id, rounds, ...row }) => ({ ...row, playerId: Number(player_id), rounds: Number(rounds) }));
}
