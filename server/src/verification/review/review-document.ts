import { Refusal } from '@halley/contract';
import { type Tx, writeEvents } from '../../kit/index.ts';
import { type DocumentType, documentMoves, missingTypes } from '../document.ts';
import { findDocument, lockDocuments, type StoredDocument, updateReviewed } from '../document-rows.ts';
import { reviewedMail } from '../mails/reviewed.ts';
import type { VerificationPorts } from '../ports.ts';

export interface Review {
  documentId: number;
  staffId: number;
  /** A refusal may ask for another document, of the same kind or of another one. */
  verdict: { status: 'approved' } | { status: 'not_approved'; reason: string; askedFor?: DocumentType };
}

const longestReason = 500;

/** Decides over a document, once. The player is told, and is verified when nothing is missing any more. */
export async function reviewDocument(
  ports: Pick<VerificationPorts, 'clock' | 'players' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  { documentId, staffId, verdict }: Review,
): Promise<StoredDocument> {
  const reason = verdict.status === 'not_approved' ? readReason(verdict.reason) : null;
  const askedFor = verdict.status === 'not_approved' ? (verdict.askedFor ?? null) : null;
  const { document, documents } = await lockDocument(tx, documentId);
  if (!documentMoves[document.status].includes(verdict.status)) throw new Refusal('document.reviewed_already');

  const at = ports.clock.now();
  await updateReviewed(tx, { documentId, status: verdict.status, reason, askedFor, staffId, at });
  const reviewed: StoredDocument = {
    ...document,
    status: verdict.status,
    reason,
    askedFor,
    reviewedBy: staffId,
    reviewedAt: at,
    updatedAt: at,
  };
  const missing = missingTypes(documents.map((other) => (other.id === documentId ? reviewed : other)));
  const player = await ports.players.readPlayer(document.playerId, tx);
  const becomesVerified = verdict.status === 'approved' && missing.length === 0 && player?.verified === false;
  if (becomesVerified) await ports.players.setVerified(tx, document.playerId, true);
  await writeEvents(tx, 'verification.reviewed', [
    {
      playerId: document.playerId,
      documentId,
      documentType: document.documentType,
      status: verdict.status,
      verified: player?.verified === true || becomesVerified,
    },
  ]);
  if (player) {
    const { email, language } = player;
    const words = { language, publicUrl: ports.publicUrl, document: reviewed, missing, becomesVerified };
    await ports.queueMail(tx, { to: email, ...reviewedMail(words) });
  }
  return reviewed;
}

/** Locks every document of the player, so that reviews of two of them do not miss each other. */
async function lockDocument(tx: Tx, documentId: number) {
  const found = await findDocument(tx, documentId);
  const documents = found ? await lockDocuments(tx, found.playerId) : [];
  const document = documents.find(({ id }) => id === documentId);
  // It may have been taken back while we waited for the lock.
  if (!document) throw new Refusal('NOT_FOUND');
  return { document, documents };
}

export function readReason(text: string): string {
  const reason = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (reason.length === 0 || reason.length > longestReason) throw new Refusal('reason.invalid');
  return reason;
}
