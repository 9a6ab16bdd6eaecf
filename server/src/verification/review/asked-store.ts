import type { AskedDocument } from '@halley/contract';
import type { Queryable, Tx } from '../../kit/index.ts';
import type { DocumentType } from '../document.ts';

/** What a player was asked for and has not handed in since, the newest first. */
export async function listAsked(db: Queryable, playerId: number): Promise<AskedDocument[]> {
  const { rows } = await db.query<Omit<AskedDocument, 'asked_at'> & { asked_at: Date }>(
    `select id::float8 as id, document_type, reason, asked_at from verification_asked a
     where player_id = $1 and not exists (select from verification_document d
       where d.player_id = $1 and d.document_type = a.document_type and d.created_at > a.asked_at)
     order by asked_at desc, id desc`,
    [playerId],
  );
  return rows.map((row) => ({ ...row, asked_at: row.asked_at.toISOString() }));
}

export async function insertAsked(
  tx: Tx,
  asked: { playerId: number; documentType: DocumentType; reason: string; staffId: number; at: Date },
): Promise<void> {
  await tx.query(
    'insert into verification_asked (player_id, document_type, reason, asked_by, asked_at) values ($1, $2, $3, $4, $5)',
    [asked.playerId, asked.documentType, asked.reason, asked.staffId, asked.at],
  );
}

/** Two who ask one player at once wait for each other. */
export async function lockAsked(tx: Tx, playerId: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtext($1), $2::int)', [
    'verification_asked',
    playerId % 2_147_483_647,
  ]);
}
