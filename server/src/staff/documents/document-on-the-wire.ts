import type { PlayerDocument } from '@halley/contract';
import type { ReviewedDocument } from '../ports.ts';

export function documentOnTheWire(document: ReviewedDocument): PlayerDocument {
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
