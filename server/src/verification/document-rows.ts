import { type Queryable, queueOf, type Tx } from '../kit/index.ts';
import type { DocumentStatus, DocumentType, MediaType, VerificationDocument } from './document.ts';

interface DocumentRow {
  id: bigint;
  player_id: bigint;
  document_type: DocumentType;
  status: DocumentStatus;
  reason: string | null;
  asked_type: DocumentType | null;
  description: string | null;
  file_name: string;
  media_type: MediaType;
  size_bytes: number;
  content_id: string;
  created_at: Date;
  updated_at: Date;
  reviewed_by: bigint | null;
  reviewed_at: Date | null;
}

/** With the name of its content, which only this room knows. */
export type StoredDocument = VerificationDocument & { contentId: string };

const columns = `id, player_id, document_type, status, reason, asked_type, description, file_name, media_type, size_bytes,
  content_id, created_at, updated_at, reviewed_by, reviewed_at`;

function fromRow(row: DocumentRow): StoredDocument {
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    documentType: row.document_type,
    status: row.status,
    reason: row.reason,
    askedFor: row.asked_type,
    description: row.description,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    contentId: row.content_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    reviewedBy: row.reviewed_by === null ? null : Number(row.reviewed_by),
    reviewedAt: row.reviewed_at,
  };
}

export type NewDocument = Pick<
  StoredDocument,
  'playerId' | 'documentType' | 'description' | 'fileName' | 'mediaType' | 'sizeBytes' | 'contentId'
> & { at: Date };

export async function insertDocument(tx: Tx, document: NewDocument): Promise<void> {
  await tx.query(
    `insert into verification_document
       (player_id, document_type, description, file_name, media_type, size_bytes, content_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      document.playerId,
      document.documentType,
      document.description,
      document.fileName,
      document.mediaType,
      document.sizeBytes,
      document.contentId,
      document.at,
    ],
  );
}

/** Newest first. */
export async function selectDocuments(db: Queryable, playerId: number): Promise<StoredDocument[]> {
  const { rows } = await db.query<DocumentRow>(
    `select ${columns} from verification_document where player_id = $1 order by id desc`,
    [playerId],
  );
  return rows.map(fromRow);
}

export async function findDocument(db: Queryable, documentId: number): Promise<StoredDocument | undefined> {
  const { rows } = await db.query<DocumentRow>(`select ${columns} from verification_document where id = $1`, [
    documentId,
  ]);
  return rows[0] && fromRow(rows[0]);
}

/** All documents of one player, locked: two reviews of one player follow each other. */
export async function lockDocuments(tx: Tx, playerId: number): Promise<StoredDocument[]> {
  const { rows } = await tx.query<DocumentRow>(
    `select ${columns} from verification_document where player_id = $1 order by id for update`,
    [playerId],
  );
  return rows.map(fromRow);
}

/** Oldest first: who waits longest is next. `after` is the last id of the page before. */
export async function selectByStatus(
  db: Queryable,
  input: { status: DocumentStatus; after: number; limit: number },
): Promise<StoredDocument[]> {
  const { rows } = await db.query<DocumentRow>(
    `select ${columns} from verification_document where status = $1 and id > $2 order by id limit $3`,
    [input.status, input.after, input.limit],
  );
  return rows.map(fromRow);
}

export const waitingDocuments = queueOf(
  `select id, created_at as since from verification_document where status = 'pending'`,
);

export type DocumentCounts = { playerId: number } & Record<DocumentStatus, number>;

/** How many documents of each of these players stand where; one who has handed in none is not among them. */
export async function countOfPlayers(db: Queryable, playerIds: readonly number[]): Promise<DocumentCounts[]> {
  const { rows } = await db.query<Omit<DocumentCounts, 'playerId'> & { player_id: bigint }>(
    `select player_id, (count(*) filter (where status = 'pending'))::int as pending,
       (count(*) filter (where status = 'approved'))::int as approved,
       (count(*) filter (where status = 'not_approved'))::int as not_approved
     from verification_document where player_id = any($1::bigint[]) group by player_id`,
    [playerIds],
  );
  return rows.map(({ player_id, ...counts }) => ({ ...counts, playerId: Number(player_id) }));
}

export async function updateReviewed(
  tx: Tx,
  review: Pick<VerificationDocument, 'status' | 'reason' | 'askedFor'> & {
    documentId: number;
    staffId: number;
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `update verification_document set status = $2, reason = $3, asked_type = $4, reviewed_by = $5, reviewed_at = $6,
       updated_at = $6
     where id = $1`,
    [review.documentId, review.status, review.reason, review.askedFor, review.staffId, review.at],
  );
}

export async function removeDocument(tx: Tx, documentId: number): Promise<void> {
  await tx.query('delete from verification_document where id = $1', [documentId]);
}
