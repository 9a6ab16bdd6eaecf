import { randomUUID } from 'node:crypto';
import { constantColumn, type Queryable, type Tx } from '../kit/index.ts';
import { newSeeds } from './new-seeds.ts';

/** Whose stream: a player's, or that of a purse of play for fun. */
export type SeedOwner = { playerId: number } | { purseId: string };

export interface SeedPair {
  id: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  /** Number of the next round. */
  nonce: number;
}

interface PairRow {
  id: string;
  player_id: bigint | null;
  server_seed: string;
  server_seed_hash: string;
  client_seed: string;
  nonce: number;
}

const columns = 'id, player_id, server_seed, server_seed_hash, client_seed, nonce';

function fromRow(row: PairRow): SeedPair {
  return {
    id: row.id,
    serverSeed: row.server_seed,
    serverSeedHash: row.server_seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  };
}

function whereOwner(owner: SeedOwner): { column: 'player_id' | 'purse_id'; value: number | string } {
  return 'playerId' in owner
    ? { column: 'player_id', value: owner.playerId }
    : { column: 'purse_id', value: owner.purseId };
}

/** Others seal and open pairs of the same owner faster than we can lock one: the transaction is tried again. */
export class SealedMeanwhile extends Error {
  override readonly name = 'SealedMeanwhile';
  /** A serialization failure, as far as the database is concerned. */
  readonly code = '40001';
}

const mostLooks = 10;

/** The sealed pair of an owner, locked; sealed now when there is none. */
export async function lockSealedPair(tx: Tx, owner: SeedOwner): Promise<SeedPair> {
  // A pair that is opened while we wait for its lock is not the sealed one any more: the next look finds its successor.
  for (let look = 0; look < mostLooks; look++) {
    const found = await findSealedPair(tx, owner);
    if (found) return found;
    await sealPair(tx, owner, newSeeds());
  }
  throw new SealedMeanwhile();
}

async function findSealedPair(tx: Tx, owner: SeedOwner): Promise<SeedPair | undefined> {
  const { column, value } = whereOwner(owner);
  const { rows } = await tx.query<PairRow>(
    `select ${columns} from games_seed_pair where ${column} = $1 and revealed_at is null for update`,
    [value],
  );
  return rows[0] && fromRow(rows[0]);
}

/** False, and nothing is written, when another request has sealed one first. */
export async function sealPair(
  tx: Tx,
  owner: SeedOwner,
  seeds: Omit<SeedPair, 'id' | 'nonce'> & Partial<SeedPair>,
): Promise<boolean> {
  const { column, value } = whereOwner(owner);
  const { id = randomUUID(), nonce = 0, serverSeed, serverSeedHash, clientSeed } = seeds;
  const { rowCount } = await tx.query(
    `insert into games_seed_pair (id, ${column}, server_seed, server_seed_hash, client_seed, nonce)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [id, value, serverSeed, serverSeedHash, clientSeed, nonce],
  );
  return rowCount === 1;
}

export async function markRevealed(tx: Tx, pairId: string, at: Date): Promise<void> {
  await tx.query('update games_seed_pair set revealed_at = $2 where id = $1', [pairId, at]);
}

export async function takeNonce(tx: Tx, pairId: string): Promise<void> {
  await tx.query('update games_seed_pair set nonce = nonce + 1 where id = $1', [pairId]);
}

/**
 * Takes so many numbers of each player's sealed pair and with them its lock, in one write; the pairs come as they were before. A
 * player who has none is missing from the answer. In the order of players, so that two groups do not wait in a ring.
 */
export async function reserveNonces(tx: Tx, draws: ReadonlyMap<number, number>): Promise<Map<number, SeedPair>> {
  const playerIds = [...draws.keys()].sort((one, other) => one - other);
  const { rows } = await tx.query<PairRow>({
    name: 'games_reserve_nonces',
    text: `update games_seed_pair p set nonce = p.nonce + coalesce(n.draws, ($2::int[])[1])
      from unnest($1::bigint[], $2::int[]) as n (player_id, draws)
      where p.player_id = n.player_id and p.revealed_at is null
      returning p.id, p.player_id, p.server_seed, p.server_seed_hash, p.client_seed,
        p.nonce - coalesce(n.draws, ($2::int[])[1]) as nonce`,
    values: [playerIds, constantColumn(playerIds.map((playerId) => draws.get(playerId) ?? 0))],
  });
  return new Map(rows.map((row) => [Number(row.player_id), fromRow(row)]));
}

export async function saveNonces(tx: Tx, pairs: SeedPair[]): Promise<void> {
  await tx.query({
    name: 'games_save_nonces',
    text: `update games_seed_pair p set nonce = n.nonce
      from unnest($1::uuid[], $2::int[]) as n (id, nonce) where p.id = n.id`,
    values: [pairs.map((pair) => pair.id), pairs.map((pair) => pair.nonce)],
  });
}

/** The seed that a round of several steps goes on with. It stays inside the house. */
export async function findServerSeed(db: Queryable, pairId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ server_seed: string }>('select server_seed from games_seed_pair where id = $1', [
    pairId,
  ]);
  return rows[0]?.server_seed;
}

/** Server seeds of pairs that have been opened; sealed ones are missing, whoever asks. */
export async function findRevealedSeeds(database: Queryable, pairIds: string[]): Promise<Map<string, string>> {
  const { rows } = await database.query<{ id: string; server_seed: string }>(
    'select id, server_seed from games_seed_pair where id = any($1::uuid[]) and revealed_at is not null',
    [pairIds],
  );
  return new Map(rows.map((row) => [row.id, row.server_seed]));
}

/** Pairs whether open or sealed, for the books: their server seeds stay inside the house. */
export async function findPairs(db: Queryable, pairIds: readonly string[]): Promise<Map<string, SeedPair>> {
  const { rows } = await db.query<PairRow>(`select ${columns} from games_seed_pair where id = any($1::uuid[])`, [
    pairIds,
  ]);
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}
