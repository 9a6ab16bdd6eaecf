import type { Queryable, Tx } from '../kit/index.ts';

type BetState = 'open' | 'closed' | 'refunded';

export interface SharedBet {
  id: string;
  roundId: number;
  playerId: number | null;
  purseId: string | null;
  /** As everybody may read it. */
  name: string;
  currency: string;
  stake: bigint;
  inputHash: Buffer;
  choice: unknown;
  ceiling: number | null;
  state: BetState;
  pays: number | null;
  win: bigint;
  placedAt: Date;
}

interface BetRow {
  id: string;
  round_id: bigint;
  player_id: bigint | null;
  purse_id: string | null;
  name: string;
  currency: string;
  stake: bigint;
  input_hash: Buffer;
  choice: unknown;
  ceiling: number | null;
  state: BetState;
  pays: number | null;
  win: bigint;
  placed_at: Date;
}

const columns = `id, round_id, player_id, purse_id, name, currency, stake, input_hash, choice, ceiling, state, pays, win,
  placed_at`;

function fromRow(row: BetRow): SharedBet {
  return {
    id: row.id,
    roundId: Number(row.round_id),
    playerId: row.player_id === null ? null : Number(row.player_id),
    purseId: row.purse_id,
    name: row.name,
    currency: row.currency,
    stake: row.stake,
    inputHash: row.input_hash,
    choice: row.choice,
    ceiling: row.ceiling,
    state: row.state,
    pays: row.pays,
    win: row.win,
    placedAt: row.placed_at,
  };
}

export type NewBet = Omit<SharedBet, 'state' | 'pays' | 'win'>;

export async function insertBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return;
  const column = <T>(of: (bet: NewBet) => T) => bets.map(of);
  await tx.query({
    name: 'live_insert_bets',
    text: `insert into live_bet (id, round_id, player_id, purse_id, name, currency, stake, input_hash, choice, ceiling,
        placed_at, changed_at)
      select n.*, n.placed_at from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::uuid[], $5::text[], $6::text[],
        $7::bigint[], $8::bytea[], $9::jsonb[], $10::int[], $11::timestamptz[])
        as n (id, round_id, player_id, purse_id, name, currency, stake, input_hash, choice, ceiling, placed_at)`,
    values: [
      column((bet) => bet.id),
      column((bet) => bet.roundId),
      column((bet) => bet.playerId),
      column((bet) => bet.purseId),
      column((bet) => bet.name),
      column((bet) => bet.currency),
      column((bet) => bet.stake),
      column((bet) => bet.inputHash),
      column((bet) => JSON.stringify(bet.choice)),
      column((bet) => bet.ceiling),
      column((bet) => bet.placedAt),
    ],
  });
}

export async function findBet(db: Queryable, id: string): Promise<SharedBet | undefined> {
  const { rows } = await db.query<BetRow>({
    name: 'live_find_bet',
    text: `select ${columns} from live_bet where id = $1`,
    values: [id],
  });
  return rows[0] && fromRow(rows[0]);
}

export type PlacedBet = Pick<SharedBet, 'currency' | 'stake' | 'choice'>;

/** What these owners have bet in their rounds already. */
export async function listPlaced(
  db: Queryable,
  owners: { roundId: number; playerId: number | null; purseId: string | null }[],
): Promise<Map<string, PlacedBet[]>> {
  const { rows } = await db.query<
    Pick<BetRow, 'round_id' | 'player_id' | 'purse_id' | 'currency' | 'stake' | 'choice'>
  >({
    name: 'live_list_placed',
    text: `select round_id, player_id, purse_id, currency, stake, choice from live_bet
      where round_id = any($1::bigint[]) and (player_id = any($2::bigint[]) or purse_id = any($3::uuid[]))`,
    values: [
      [...new Set(owners.map((owner) => owner.roundId))],
      owners.flatMap(({ playerId }) => (playerId === null ? [] : [playerId])),
      owners.flatMap(({ purseId }) => (purseId === null ? [] : [purseId])),
    ],
  });
  return Map.groupBy(rows, (row) => bettorKey(Number(row.round_id), row.player_id ?? row.purse_id));
}

export const bettorKey = (roundId: number, owner: number | bigint | string | null) => `${roundId} ${owner}`;

/** Bets that nobody has decided yet, by where they are cashed out by themselves. */
export async function listOpenBets(db: Queryable, roundId: number): Promise<SharedBet[]> {
  const { rows } = await db.query<BetRow>({
    name: 'live_list_open_bets',
    text: `select ${columns} from live_bet where round_id = $1 and state = 'open' order by ceiling, id`,
    values: [roundId],
  });
  return rows.map(fromRow);
}

export interface BetsAtATable {
  count: number;
  won: number;
  open: number;
  shown: SharedBet[];
  /** Changes with every bet and cash-out. */
  mark: string;
}

const mostShown = 30;

/** What everybody sees of the bets in a round. */
export async function readBets(db: Queryable, roundId: number): Promise<BetsAtATable> {
  const [{ rows: sums }, { rows: shown }] = await Promise.all([
    db.query<{ count: bigint; won: bigint; open: bigint; changed: Date | null }>({
      name: 'live_count_bets',
      text: `select count(*) as count, count(*) filter (where win > stake) as won,
          count(*) filter (where state = 'open') as open, max(changed_at) as changed
        from live_bet where round_id = $1`,
      values: [roundId],
    }),
    db.query<BetRow>({
      name: 'live_show_bets',
      text: `select ${columns} from live_bet where round_id = $1 order by changed_at desc, id limit $2`,
      values: [roundId, mostShown],
    }),
  ]);
  const { count, won, open, changed } = sums[0] as (typeof sums)[number];
  return {
    count: Number(count),
    won: Number(won),
    open: Number(open),
    shown: shown.map(fromRow),
    mark: `${roundId} ${count} ${open} ${changed?.getTime()}`,
  };
}

export interface SpotAtATable {
  spot: string;
  players: number;
  sums: { currency: string; cents: bigint }[];
}

/** What lies on the spots of a layout, from all bets of a round and not only those that are shown. */
export async function readSpots(db: Queryable, roundId: number): Promise<SpotAtATable[]> {
  const { rows } = await db.query<{ spot: string; currency: string; players: bigint; cents: bigint }>({
    name: 'live_read_spots',
    text: `select part.key as spot, currency, count(distinct coalesce(player_id::text, purse_id::text)) as players,
        sum(part.value::bigint)::bigint as cents
      from live_bet, jsonb_each_text(choice -> 'bets') as part
      where round_id = $1 group by part.key, currency order by part.key, currency`,
    values: [roundId],
  });
  return [...Map.groupBy(rows, ({ spot }) => spot)].map(([spot, lying]) => ({
    spot,
    players: lying.reduce((sum, { players }) => sum + Number(players), 0),
    sums: lying.map(({ currency, cents }) => ({ currency, cents })),
  }));
}

export async function listBetsOf(
  db: Queryable,
  wanted: { identifiers: { playerId: number } | { purseId: string }; table: string; limit: number },
): Promise<SharedBet[]> {
  const { identifiers } = wanted;
  const owned = 'playerId' in identifiers ? 'player_id = $1' : 'purse_id = $1';
  const { rows } = await db.query<BetRow>(
    `select ${columns} from live_bet where ${owned}
       and round_id in (select id from live_round where table_id = $2)
     order by placed_at desc, id limit $3`,
    ['playerId' in identifiers ? identifiers.playerId : identifiers.purseId, wanted.table, wanted.limit],
  );
  return rows.map(fromRow);
}

export interface Decided {
  id: string;
  state: Exclude<BetState, 'open'>;
  pays: number;
  win: bigint;
}

/** What became of bets. One that was decided before stays as it is. */
export async function closeBets(db: Queryable, decided: readonly Decided[], at: Date): Promise<Set<string>> {
  if (decided.length === 0) return new Set();
  const { rows } = await db.query<{ id: string }>({
    name: 'live_close_bets',
    text: `update live_bet b set state = n.state, pays = n.pays, win = n.win, changed_at = $5
      from unnest($1::uuid[], $2::text[], $3::int[], $4::bigint[]) as n (id, state, pays, win)
      where b.id = n.id and b.state = 'open' returning b.id`,
    values: [
      decided.map((bet) => bet.id),
      decided.map((bet) => bet.state),
      decided.map((bet) => bet.pays),
      decided.map((bet) => bet.win),
      at,
    ],
  });
  return new Set(rows.map(({ id }) => id));
}

/** What was staked for money in the round of each of these bets, in its currency: they are won and lost together. */
export async function sharedStakesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; together: string }>(
    `select id, (select sum(stake) from live_bet other where other.round_id = bet.round_id
       and other.currency = bet.currency and other.player_id is not null)::text as together
     from live_bet bet where id = any($1::uuid[])`,
    [[...ids]],
  );
  return new Map(rows.map(({ id, together }) => [id, BigInt(together)]));
}
