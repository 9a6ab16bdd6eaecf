import type { PlayerDocument } from '@halley/contract';
import { type Sending, sendUpload } from '../forms/index.ts';
import type { DocumentType } from './standing.ts';

export interface DocumentToSend {
  file: File;
  documentType: DocumentType;
  description: string;
}

/** `onProgress` gets 0 to 1. */
export function sendDocument(
  { file, documentType, description }: DocumentToSend,
  onProgress: (part: number) => void,
): Sending<PlayerDocument[]> {
  const form = new FormData();
  form.append('document[document_type]', documentType);
  if (description.trim() !== '') form.append('document[description]', description.trim());
  form.append('document[attachment]', file);
  return sendUpload<PlayerDocument[]>('uploadDocument', form, onProgress);
}
