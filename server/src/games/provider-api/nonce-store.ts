import type { Database, Queryable } from '../../kit/index.ts';

export interface UsedNonce {
  providerId: string;
  nonce: string;
  expiresAt: Date;
}

/**
 * Notes that nonces are used; answers which of them were new. All that arrive together are one statement and one
 * commit, which does not wait for the disk: what a crash could forget here, the ids of the calls still remember.
 */
export async function insertNonces(database: Database, nonces: UsedNonce[]): Promise<Set<string>> {
  const { rows } = await database.tx(async (tx) => {
    const [, inserted] = await Promise.all([
      tx.query('set local synchronous_commit = off'),
      tx.query<{ provider_id: string; nonce: string }>({
        name: 'games_insert_nonces',
        text: `insert into games_provider_nonce (provider_id, nonce, expires_at)
          select * from unnest($1::text[], $2::text[], $3::timestamptz[]) order by 1, 2
          on conflict do nothing returning provider_id, nonce`,
        values: [
          nonces.map((used) => used.providerId),
          nonces.map((used) => used.nonce),
          nonces.map((used) => used.expiresAt),
        ],
      }),
    ]);
    return inserted;
  });
  return new Set(rows.map((row) => nonceKey({ providerId: row.provider_id, nonce: row.nonce })));
}

export function nonceKey({ providerId, nonce }: Pick<UsedNonce, 'providerId' | 'nonce'>): string {
  return `${providerId}:${nonce}`;
}

export async function sweepNonces(db: Queryable, now: Date): Promise<void> {
  await db.query('delete from games_provider_nonce where expires_at < $1', [now]);
}
