import type { Queryable } from '../../kit/index.ts';

export interface Provider {
  id: string;
  title: string;
  state: 'open' | 'closed';
  baseUrl: string;
  /** Sealed; the newest first. */
  secrets: Buffer[];
  allowedAddresses: string[];
  callsPerSecond: number;
}

interface ProviderRow {
  id: string;
  title: string;
  state: Provider['state'];
  base_url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  allowed_addresses: string[];
  calls_per_second: number;
}

const columns = 'id, title, state, base_url, secret, previous_secret, allowed_addresses, calls_per_second';

function fromRow(row: ProviderRow): Provider {
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    baseUrl: row.base_url,
    secrets: row.previous_secret ? [row.secret, row.previous_secret] : [row.secret],
    allowedAddresses: row.allowed_addresses,
    callsPerSecond: row.calls_per_second,
  };
}

export async function findProviders(db: Queryable, ids: readonly string[]): Promise<Map<string, Provider>> {
  const { rows } = await db.query<ProviderRow>({
    name: 'games_find_providers',
    text: `select ${columns} from games_provider where id = any($1::text[])`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

/** Who runs the games of a producer of the catalogue: the house of its name, or one that brings several. */
export async function findProviderOfProducer(db: Queryable, producer: string): Promise<Provider | undefined> {
  const { rows } = await db.query<ProviderRow>(
    `select ${columns} from games_provider where id = $1 or $1 = any(producers) order by id = $1 desc, id limit 1`,
    [producer],
  );
  return rows[0] && fromRow(rows[0]);
}

export async function listProviders(db: Queryable): Promise<Provider[]> {
  const { rows } = await db.query<ProviderRow>(`select ${columns} from games_provider order by id`);
  return rows.map(fromRow);
}

export interface NewProvider {
  id: string;
  title: string;
  baseUrl: string;
  secret: Buffer;
  allowedAddresses: readonly string[];
  producers?: readonly string[];
  callsPerSecond?: number;
  at: Date;
}

/** False when the name is taken. */
export async function insertProvider(db: Queryable, provider: NewProvider): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into games_provider
       (id, title, base_url, secret, allowed_addresses, calls_per_second, created_at, producers)
     values ($1, $2, $3, $4, $5, coalesce($6, 500), $7, $8) on conflict do nothing`,
    [
      provider.id,
      provider.title,
      provider.baseUrl,
      provider.secret,
      provider.allowedAddresses,
      provider.callsPerSecond ?? null,
      provider.at,
      provider.producers ?? [],
    ],
  );
  return rowCount === 1;
}

export interface ProviderChange {
  state?: Provider['state'];
  baseUrl?: string;
  allowedAddresses?: readonly string[];
  producers?: readonly string[];
  callsPerSecond?: number;
}

/** False when there is no such provider. */
export async function updateProvider(db: Queryable, id: string, change: ProviderChange): Promise<boolean> {
  const { rowCount } = await db.query(
    `update games_provider set state = coalesce($2, state), base_url = coalesce($3, base_url),
       allowed_addresses = coalesce($4::text[], allowed_addresses),
       calls_per_second = coalesce($5, calls_per_second), producers = coalesce($6::text[], producers)
     where id = $1`,
    [
      id,
      change.state ?? null,
      change.baseUrl ?? null,
      change.allowedAddresses ?? null,
      change.callsPerSecond ?? null,
      change.producers ?? null,
    ],
  );
  return rowCount === 1;
}

/** The new secret comes first; the one before it stays valid until `dropPreviousSecret`. */
export async function rotateSecret(db: Queryable, id: string, secret: Buffer): Promise<boolean> {
  const { rowCount } = await db.query('update games_provider set previous_secret = secret, secret = $2 where id = $1', [
    id,
    secret,
  ]);
  return rowCount === 1;
}

export async function dropPreviousSecret(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query('update games_provider set previous_secret = null where id = $1', [id]);
  return rowCount === 1;
}
