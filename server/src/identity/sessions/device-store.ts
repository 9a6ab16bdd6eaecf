import type { Queryable, Tx } from '../../kit/index.ts';

const mostSharing = 100;

/** Other players who came with a device of this one. `db` is where that one lies; the other homes are asked beside it. */
export async function sharingDevice(
  db: Queryable,
  playerId: number,
  others: readonly Queryable[] = [],
): Promise<number[]> {
  const { rows } = await db.query<{ player_id: bigint }>(
    `select distinct o.player_id from identity_device d join identity_device o on o.token_hash = d.token_hash
     where d.player_id = $1 and o.player_id <> $1 order by o.player_id limit ${mostSharing}`,
    [playerId],
  );
  const here = rows.map((row) => Number(row.player_id));
  if (others.length === 0) return here;
  const { rows: own } = await db.query<{ hash: Buffer }>(
    'select token_hash as hash from identity_device where player_id = $1',
    [playerId],
  );
  const hashes = own.map(({ hash }) => hash);
  const there = await Promise.all(others.map((home) => playersWithDevices(home, hashes)));
  return [...here, ...there.flat()].toSorted((one, other) => one - other).slice(0, mostSharing);
}

async function playersWithDevices(home: Queryable, hashes: readonly Buffer[]): Promise<number[]> {
  const { rows } = await home.query<{ player_id: bigint }>(
    `select distinct player_id from identity_device where token_hash = any($1::bytea[]) order by 1 limit ${mostSharing}`,
    [hashes],
  );
  return rows.map((row) => Number(row.player_id));
}

/** Notes that a player came with a device, and says what was known before. */
export async function noteDevice(
  tx: Tx,
  device: { playerId: bigint; tokenHash: string; at: Date },
): Promise<{ isKnown: boolean; hasOthers: boolean }> {
  const { rows } = await tx.query<{ is_known: boolean; has_others: boolean }>(
    `with known as (select token_hash from identity_device where player_id = $1),
     met as (
       insert into identity_device (player_id, token_hash, first_seen_at, last_seen_at)
       values ($1, decode($2, 'hex'), $3, $3)
       on conflict (player_id, token_hash) do update set last_seen_at = $3
     )
     select exists (select 1 from known where token_hash = decode($2, 'hex')) as is_known,
       exists (select 1 from known) as has_others`,
    [device.playerId, device.tokenHash, device.at],
  );
  return { isKnown: rows[0]?.is_known ?? false, hasOthers: rows[0]?.has_others ?? false };
}

/** Hashes of the devices the account behind an address was used on, the latest first. */
export async function selectDevices(db: Queryable, email: string): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>({
    name: 'identity_devices_of_address',
    text: `select encode(d.token_hash, 'hex') as hash from identity_device d
      join identity_player p on p.id = d.player_id where p.email = $1 order by d.last_seen_at desc limit 100`,
    values: [email],
  });
  return rows.map(({ hash }) => hash);
}
