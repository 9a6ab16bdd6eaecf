import type { documentStatuses, documentTypes, PlayerDocument } from '@halley/contract';

export type DocumentType = (typeof documentTypes)[number];
export type DocumentStatus = (typeof documentStatuses)[number];
export type MediaType = 'image/jpeg' | 'image/heic' | 'image/heif' | 'application/pdf';

/** A document as staff see it; the player is shown less. */
export interface VerificationDocument {
  id: number;
  playerId: number;
  documentType: DocumentType;
  status: DocumentStatus;
  reason: string | null;
  /** What the reviewer asked for in its place. */
  askedFor: DocumentType | null;
  description: string | null;
  fileName: string;
  mediaType: MediaType;
  sizeBytes: number;
  createdAt: Date;
  updatedAt: Date;
  reviewedBy: number | null;
  reviewedAt: Date | null;
}

/** What a document may become. A review is final: whoever was refused hands in another one. */
export const documentMoves: Record<DocumentStatus, readonly DocumentStatus[]> = {
  pending: ['approved', 'not_approved'],
  approved: [],
  not_approved: [],
};

/** May the player take it back? What proved something stays. */
export const isTakenBack: Record<DocumentStatus, boolean> = { pending: true, approved: false, not_approved: true };

/** What must be approved before a player counts as verified. */
export const requiredTypes = ['identity', 'address'] as const satisfies readonly DocumentType[];

/** The required types of which no document is approved yet. */
export function missingTypes(
  documents: readonly Pick<VerificationDocument, 'documentType' | 'status'>[],
): (typeof requiredTypes)[number][] {
  return requiredTypes.filter(
    (type) => !documents.some((document) => document.documentType === type && document.status === 'approved'),
  );
}

export function documentOnTheWire(
  document: Omit<VerificationDocument, 'mediaType' | 'reviewedBy' | 'reviewedAt'>,
): PlayerDocument {
  return {
    id: document.id,
    description: document.description,
    document_type: document.documentType,
    status: document.status,
    reason: document.reason,
    asked_for: document.askedFor,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    file_name: document.fileName,
  };
}
