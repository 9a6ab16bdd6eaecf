import type { PlayerDetails } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { ConsentColumn } from './player-store.ts';

type ConsentPurpose = 'terms' | 'age' | ConsentColumn;

export interface ConsentInput {
  playerId: number;
  consents: readonly { purpose: ConsentPurpose; given: boolean; version?: string | null }[];
  /** Where it was said: registration, profile, subscriptions. */
  source: string;
  address: string;
  at: Date;
}

const longestAddress = 64;

/** What a player agreed to or took back, added to the list that is never changed. */
export async function recordConsents(tx: Tx, { playerId, consents, source, address, at }: ConsentInput): Promise<void> {
  if (consents.length === 0) return;
  await tx.query(
    `insert into identity_consent (player_id, purpose, given, version, source, address, at)
     select $1, purpose, given, version, $5, $6, $7
     from unnest($2::text[], $3::boolean[], $4::text[]) with ordinality as c (purpose, given, version, place)
     order by place`,
    [
      playerId,
      consents.map(({ purpose }) => purpose),
      consents.map(({ given }) => given),
      consents.map(({ version }) => version ?? null),
      source,
      address.slice(0, longestAddress),
      at,
    ],
  );
}

/** What the player said last to each question, and when. */
export async function consentsOfPlayer(db: Queryable, playerId: number): Promise<PlayerDetails['consents']> {
  const { rows } = await db.query<{ purpose: string; given: boolean; at: Date }>(
    `select distinct on (purpose) purpose, given, at from identity_consent
     where player_id = $1 order by purpose, id desc`,
    [playerId],
  );
  return rows.map(({ purpose, given, at }) => ({ name: purpose, given, at: at.toISOString() }));
}
