import { randomUUID } from 'node:crypto';
import type { Queryable, Tx } from '../kit/index.ts';
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

/** The sealed pair of an owner, locked; sealed now when there is none. */
export async function lockSealedPair(tx: Tx, owner: SeedOwner): Promise<SeedPair> {
  const found = await findSealedPair(tx, owner, 'for update');
  if (found) return found;
  await sealPair(tx, owner, newSeeds());
  const sealed = await findSealedPair(tx, owner, 'for update');
  if (!sealed) throw new Error('a pair that was just sealed is there');
  return sealed;
}

async function findSealedPair(tx: Tx, owner: SeedOwner, lock: 'for update' | ''): Promise<SeedPair | undefined> {
  const { column, value } = whereOwner(owner);
  const { rows } = await tx.query<PairRow>(
    `select ${columns} from games_seed_pair where ${column} = $1 and revealed_at is null ${lock}`,
    [value],
  );
  return rows[0] && fromRow(rows[0]);
}

/** Does nothing when another request has sealed one first. */
export async function sealPair(
  tx: Tx,
  owner: SeedOwner,
  seeds: { serverSeed: string; serverSeedHash: string; clientSeed: string },
): Promise<void> {
  const { column, value } = whereOwner(owner);
  await tx.query(
    `insert into games_seed_pair (id, ${column}, server_seed, server_seed_hash, client_seed)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [randomUUID(), value, seeds.serverSeed, seeds.serverSeedHash, seeds.clientSeed],
  );
}

export async function markRevealed(tx: Tx, pairId: string, at: Date): Promise<void> {
  await tx.query('update games_seed_pair set revealed_at = $2 where id = $1', [pairId, at]);
}

export async function takeNonce(tx: Tx, pairId: string): Promise<void> {
  await tx.query('update games_seed_pair set nonce = nonce + 1 where id = $1', [pairId]);
}

/** The sealed pairs of players, locked; a player who has none is missing from the answer. */
export async function lockPairsOf(tx: Tx, playerIds: number[]): Promise<Map<number, SeedPair>> {
  const { rows } = await tx.query<PairRow>({
    name: 'games_lock_pairs',
    text: `select ${columns} from games_seed_pair
      where player_id = any($1::bigint[]) and revealed_at is null order by player_id for no key update`,
    values: [playerIds],
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

/** Server seeds of pairs that have been opened; sealed ones are missing, whoever asks. */
export async function findRevealedSeeds(database: Queryable, pairIds: string[]): Promise<Map<string, string>> {
  const { rows } = await database.query<{ id: string; server_seed: string }>(
    'select id, server_seed from games_seed_pair where id = any($1::uuid[]) and revealed_at is not null',
    [pairIds],
  );
  return new Map(rows.map((row) => [row.id, row.server_seed]));
}
