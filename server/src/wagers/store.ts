import type { Currency } from '@halley/contract';
import { constantColumn, type Queryable, type Tx } from '../kit/index.ts';
import type { Round, RoundState, WaitsFor } from './round.ts';

interface RoundRow {
  id: string;
  player_id: bigint;
  account_id: bigint;
  game: string;
  game_version: number;
  currency: Currency;
  state: RoundState;
  input_hash: Buffer;
  stake_cash: bigint;
  stake_bonus: bigint;
  win_cash: bigint;
  win_bonus: bigint;
  balance_before: bigint;
  balance_after: bigint;
  detail: Record<string, unknown>;
  opened_at: Date;
  closed_at: Date | null;
  stepwise: boolean;
  awaits: WaitsFor;
  free_stake: bigint;
  free_rounds_id: string | null;
  gift_id: bigint | null;
  gift_weight: number | null;
  gift_counted: bigint | null;
  house_stake: bigint;
}

const columns = `id, player_id, account_id, game, game_version, currency, state, input_hash, stake_cash, stake_bonus,
  win_cash, win_bonus, balance_before, balance_after, detail, opened_at, closed_at, stepwise, awaits,
  free_stake, free_rounds_id, gift_id, gift_weight, gift_counted, house_stake`;

function fromRow(row: RoundRow): Round {
  return {
    id: row.id,
    playerId: Number(row.player_id),
    accountId: row.account_id,
    game: row.game,
    gameVersion: row.game_version,
    currency: row.currency,
    state: row.state,
    inputHash: row.input_hash,
    stake: { cash: row.stake_cash, bonus: row.stake_bonus },
    win: { cash: row.win_cash, bonus: row.win_bonus },
    balanceBefore: row.balance_before,
    balanceAfter: row.balance_after,
    detail: row.detail,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    stepwise: row.stepwise,
    awaits: row.awaits,
    ...(row.free_rounds_id !== null && { free: { id: row.free_rounds_id, stake: row.free_stake } }),
    ...(row.house_stake > 0n && { houseStake: row.house_stake }),
    ...(row.gift_id !== null && { gift: { id: Number(row.gift_id), weight: row.gift_weight ?? 0 } }),
    ...(row.gift_counted !== null && { counted: row.gift_counted }),
  };
}

export async function findRounds(database: Queryable, ids: string[]): Promise<Map<string, Round>> {
  const { rows } = await database.query<RoundRow>({
    name: 'wagers_find_rounds',
    text: `select ${columns} from wagers_round where id = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

export interface RoundsOfPlayer {
  playerId: number;
  game?: string;
  limit: number;
}

/** Newest first. */
export async function listRounds(database: Queryable, wanted: RoundsOfPlayer): Promise<Round[]> {
  const { rows } = await database.query<RoundRow>(
    `select ${columns} from wagers_round
     where player_id = $1 and ($2::text is null or game = $2) order by bet_id desc limit $3`,
    [wanted.playerId, wanted.game ?? null, wanted.limit],
  );
  return rows.map(fromRow);
}

export async function insertRounds(tx: Tx, rounds: Round[]): Promise<void> {
  if (rounds.length === 0) return;
  const column = <T>(read: (round: Round) => T) => rounds.map(read);
  await tx.query({
    name: 'wagers_insert_rounds',
    text: `insert into wagers_round (${columns}, bet_id)
      select n.id, n.player_id, n.account_id, coalesce(n.game, ($4::text[])[1]), coalesce(n.game_version, ($5::int[])[1]),
        coalesce(n.currency, ($6::text[])[1]), coalesce(n.state, ($7::text[])[1]), n.input_hash,
        coalesce(n.stake_cash, ($9::bigint[])[1]), coalesce(n.stake_bonus, ($10::bigint[])[1]), n.win_cash,
        coalesce(n.win_bonus, ($12::bigint[])[1]), n.balance_before, n.balance_after, n.detail::jsonb,
        coalesce(n.opened_at, ($16::timestamptz[])[1]), n.closed_at, coalesce(n.stepwise, ($18::boolean[])[1]),
        coalesce(n.awaits, ($19::text[])[1]), coalesce(n.free_stake, ($20::bigint[])[1]), n.free_rounds_id,
        nullif(coalesce(n.gift_id, ($22::bigint[])[1]), 0), nullif(coalesce(n.gift_weight, ($23::smallint[])[1]), -1),
        nullif(coalesce(n.gift_counted, ($24::bigint[])[1]), 0), coalesce(n.house_stake, ($25::bigint[])[1]),
        wagers_new_bet_id(coalesce(n.opened_at, ($16::timestamptz[])[1]))
      from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::text[],
        $8::bytea[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[],
        string_to_array($15, E'\\x1e'), $16::timestamptz[], $17::timestamptz[], $18::boolean[], $19::text[], $20::bigint[],
        $21::uuid[], $22::bigint[], $23::smallint[], $24::bigint[], $25::bigint[]) as n (${columns})`,
    values: [
      column((round) => round.id),
      column((round) => round.playerId),
      column((round) => round.accountId),
      constantColumn(column((round) => round.game)),
      constantColumn(column((round) => round.gameVersion)),
      constantColumn(column((round) => round.currency)),
      constantColumn(column((round) => round.state)),
      column((round) => round.inputHash),
      constantColumn(column((round) => round.stake.cash)),
      constantColumn(column((round) => round.stake.bonus)),
      column((round) => round.win.cash),
      constantColumn(column((round) => round.win.bonus)),
      column((round) => round.balanceBefore),
      column((round) => round.balanceAfter),
      // Separated by a sign that JSON has no use for: a list would have every quotation mark of it escaped, and read back.
      column((round) => JSON.stringify(round.detail)).join('\x1e'),
      constantColumn(column((round) => round.openedAt)),
      column((round) => round.closedAt),
      constantColumn(column((round) => round.stepwise)),
      constantColumn(column((round) => round.awaits)),
      constantColumn(column((round) => round.free?.stake ?? 0n)),
      column((round) => round.free?.id ?? null),
      // Most rounds have none: one value says so for all of them.
      constantColumn(column((round) => round.gift?.id ?? 0)),
      constantColumn(column((round) => round.gift?.weight ?? -1)),
      constantColumn(column((round) => round.counted ?? 0n)),
      constantColumn(column((round) => round.houseStake ?? 0n)),
    ],
  });
}

export async function updateRounds(tx: Tx, rounds: Round[]): Promise<void> {
  if (rounds.length === 0) return;
  await tx.query({
    name: 'wagers_update_rounds',
    text: `update wagers_round r set state = n.state, stake_cash = n.stake_cash, stake_bonus = n.stake_bonus,
        win_cash = n.win_cash, win_bonus = n.win_bonus, balance_after = n.balance_after, detail = n.detail,
        closed_at = n.closed_at, gift_weight = n.gift_weight,
        gift_counted = n.gift_counted, house_stake = n.house_stake
      from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::jsonb[], $9::timestamptz[], $10::smallint[], $11::bigint[], $12::bigint[])
        as n (id, state, stake_cash, stake_bonus, win_cash, win_bonus, balance_after, detail, closed_at, gift_weight,
          gift_counted, house_stake)
      where r.id = n.id`,
    values: [
      rounds.map((round) => round.id),
      rounds.map((round) => round.state),
      rounds.map((round) => round.stake.cash),
      rounds.map((round) => round.stake.bonus),
      rounds.map((round) => round.win.cash),
      rounds.map((round) => round.win.bonus),
      rounds.map((round) => round.balanceAfter),
      rounds.map((round) => JSON.stringify(round.detail)),
      rounds.map((round) => round.closedAt),
      rounds.map((round) => round.gift?.weight ?? null),
      rounds.map((round) => round.counted || null),
      rounds.map((round) => round.houseStake ?? 0n),
    ],
  });
}
