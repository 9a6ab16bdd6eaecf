import type { Queryable, Tx } from '../../kit/index.ts';

export interface Provider {
  id: string;
  title: string;
  state: 'open' | 'closed';
  baseUrl: string;
  /** Sealed; the newest first. */
  secrets: Buffer[];
  secretSince: Date;
  /** Until when an older secret is taken; null: until it is dropped. */
  previousSecretUntil: Date | null;
  allowedAddresses: string[];
  /** Producers of the catalogue whose games come through it, besides the one of its own name. */
  producers: string[];
  callsPerSecond: number;
  createdAt: Date;
  revision: number;
}

interface ProviderRow {
  id: string;
  title: string;
  state: Provider['state'];
  base_url: string;
  secret: Buffer;
  previous_secret: Buffer | null;
  secret_since: Date;
  previous_secret_until: Date | null;
  allowed_addresses: string[];
  producers: string[];
  calls_per_second: number;
  created_at: Date;
  revision: number;
}

const columns = `id, title, state, base_url, secret, previous_secret, secret_since, previous_secret_until,
  allowed_addresses, producers, calls_per_second, created_at, revision`;

function fromRow(row: ProviderRow): Provider {
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    baseUrl: row.base_url,
    secrets: row.previous_secret ? [row.secret, row.previous_secret] : [row.secret],
    secretSince: row.secret_since,
    previousSecretUntil: row.previous_secret_until,
    allowedAddresses: row.allowed_addresses,
    producers: row.producers,
    callsPerSecond: row.calls_per_second,
    createdAt: row.created_at,
    revision: row.revision,
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
       (id, title, base_url, secret, allowed_addresses, calls_per_second, created_at, secret_since, producers)
     values ($1, $2, $3, $4, $5, coalesce($6, 500), $7, $7, $8) on conflict do nothing`,
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

/** The provider, held until the commit. */
export async function holdProvider(tx: Tx, id: string): Promise<Provider | undefined> {
  const { rows } = await tx.query<ProviderRow>(`select ${columns} from games_provider where id = $1 for update`, [id]);
  return rows[0] && fromRow(rows[0]);
}

export interface ProviderChange {
  state?: Provider['state'] | undefined;
  title?: string | undefined;
  baseUrl?: string | undefined;
  allowedAddresses?: readonly string[] | undefined;
  producers?: readonly string[] | undefined;
  callsPerSecond?: number | undefined;
}

/** False when there is no such provider. */
export async function updateProvider(db: Queryable, id: string, change: ProviderChange): Promise<boolean> {
  const { rowCount } = await db.query(
    `update games_provider set state = coalesce($2, state), base_url = coalesce($3, base_url),
       allowed_addresses = coalesce($4::text[], allowed_addresses),
       calls_per_second = coalesce($5, calls_per_second), producers = coalesce($6::text[], producers),
       title = coalesce($7, title), revision = revision + 1
     where id = $1`,
    [
      id,
      change.state ?? null,
      change.baseUrl ?? null,
      change.allowedAddresses ?? null,
      change.callsPerSecond ?? null,
      change.producers ?? null,
      change.title ?? null,
    ],
  );
  return rowCount === 1;
}

export interface NewSecret {
  secret: Buffer;
  at: Date;
  /** Until when the one before is taken; null: until `dropPreviousSecret`. */
  until: Date | null;
}

/** The new secret comes first; the one before it stays valid for a while. */
export async function rotateSecret(db: Queryable, id: string, { secret, at, until }: NewSecret): Promise<boolean> {
  const { rowCount } = await db.query(
    `update games_provider set previous_secret = secret, secret = $2, secret_since = $3, previous_secret_until = $4,
       revision = revision + 1 where id = $1`,
    [id, secret, at, until],
  );
  return rowCount === 1;
}

export async function dropPreviousSecret(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update games_provider set previous_secret = null, previous_secret_until = null, revision = revision + 1
     where id = $1`,
    [id],
  );
  return rowCount === 1;
}
