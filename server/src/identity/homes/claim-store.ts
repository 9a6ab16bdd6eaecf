import type { Queryable, Tx } from '../../kit/index.ts';

/** What one player of the house has and no other: an address, a passkey, an account of another house. */
export interface Claim {
  kind: 'email' | 'passkey' | 'provider';
  /** SHA-256 of what it is, in hex. */
  hash: string;
}

/** Claims these for a player. False: one is somebody's, and the transaction must not be committed. */
export async function insertClaims(
  tx: Tx,
  { playerId, claims, at }: { playerId: number; claims: readonly Claim[]; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into identity_claim as c (kind, value_hash, player_id, open_since)
     select kind, decode(hash, 'hex'), $3, $4 from unnest($1::text[], $2::text[]) as u (kind, hash)
     on conflict (kind, value_hash) do update set open_since = $4 where c.player_id = $3`,
    [claims.map(({ kind }) => kind), claims.map(({ hash }) => hash), playerId, at],
  );
  return rowCount === claims.length;
}

export async function findOwner(db: Queryable, { kind, hash }: Claim): Promise<number | undefined> {
  const { rows } = await db.query<{ player_id: bigint }>({
    name: 'identity_owner_of_claim',
    text: `select player_id from identity_claim where kind = $1 and value_hash = decode($2, 'hex')`,
    values: [kind, hash],
  });
  return rows[0] && Number(rows[0].player_id);
}

/** Another player has one of these things. */
export async function isAnyTaken(
  db: Queryable,
  { playerId, claims }: { playerId: number; claims: readonly Claim[] },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from identity_claim c join unnest($1::text[], $2::text[]) as u (kind, hash)
       on c.kind = u.kind and c.value_hash = decode(u.hash, 'hex') where c.open_since is null and c.player_id <> $3`,
    [claims.map(({ kind }) => kind), claims.map(({ hash }) => hash), playerId],
  );
  return rowCount !== 0;
}

/** It is there: the claim waits no longer. */
export async function settleClaim(db: Queryable, { kind, hash, playerId }: OpenClaim): Promise<void> {
  await db.query(
    `update identity_claim set open_since = null where kind = $1 and value_hash = decode($2, 'hex') and player_id = $3`,
    [kind, hash, playerId],
  );
}

/** What it was made for is about to go. One that somebody waits with stays theirs. */
export async function reopenClaim(db: Queryable, { kind, hash, playerId }: OpenClaim, at: Date): Promise<void> {
  await db.query(
    `update identity_claim set open_since = $4
     where kind = $1 and value_hash = decode($2, 'hex') and player_id = $3 and open_since is null`,
    [kind, hash, playerId, at],
  );
}

/** One that has waited since this moment and no later one. */
export async function deleteClaim(db: Queryable, { kind, hash, playerId }: OpenClaim, openSince: Date): Promise<void> {
  await db.query(
    `delete from identity_claim
     where kind = $1 and value_hash = decode($2, 'hex') and player_id = $3 and open_since = $4`,
    [kind, hash, playerId, openSince],
  );
}

export type OpenClaim = Claim & { playerId: number };

export async function listOpenClaims(
  db: Queryable,
  { before, most }: { before: Date; most: number },
): Promise<(OpenClaim & { openSince: Date })[]> {
  const { rows } = await db.query<OpenClaim & { openSince: Date }>(
    `select kind, encode(value_hash, 'hex') as hash, player_id::float8 as "playerId", open_since as "openSince" from identity_claim
     where open_since < $1 order by open_since limit $2`,
    [before, most],
  );
  return rows;
}

const held = {
  email: `select 1 from identity_player where id = $1 and sha256(convert_to(email, 'UTF8')) = decode($2, 'hex')`,
  passkey: `select 1 from identity_passkey where player_id = $1 and sha256(credential_id) = decode($2, 'hex')`,
  provider: `select 1 from identity_provider_account
    where player_id = $1 and sha256(convert_to(provider || ':' || uid, 'UTF8')) = decode($2, 'hex')`,
} as const satisfies Record<Claim['kind'], string>;

/** Whether a home has what was claimed for one of its players. */
export async function isHeld(home: Queryable, { kind, hash, playerId }: OpenClaim): Promise<boolean> {
  const { rowCount } = await home.query(held[kind], [playerId, hash]);
  return rowCount !== 0;
}

/** The next player's. It is the house's to give: where homes lie on other servers, each would count by itself. */
export async function drawPlayerNumber(house: Queryable): Promise<number> {
  const { rows } = await house.query<{ id: bigint }>(`select nextval('identity_player_number') as id`);
  return Number(rows[0]?.id);
}
