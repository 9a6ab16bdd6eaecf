import { behindPlace, exactTime, type PastWanted, pastValues, type Queryable } from '../kit/index.ts';
import type { DocumentStatus, DocumentType } from './document.ts';

export interface PastDocument {
  id: bigint;
  at: string;
  type: DocumentType;
  status: DocumentStatus;
  reason: string | null;
}

/** Documents of a player in the order in which they were handed in. */
export async function listPastDocuments(db: Queryable, wanted: PastWanted): Promise<PastDocument[]> {
  const { where, newest } = behindPlace('created_at', 'id');
  const { rows } = await db.query<PastDocument>({
    name: 'verification_past',
    text: `select id, ${exactTime('created_at')} as at, document_type as type, status, reason
      from verification_document where player_id = $1 and ${where} ${newest}`,
    values: pastValues(wanted),
  });
  return rows;
}
