import { Readable } from 'node:stream';
import { Refusal } from '@halley/contract';
import type { Queryable } from '../../kit/index.ts';
import type { DocumentStore } from '../contents/document-store.ts';
import type { MediaType, VerificationDocument } from '../document.ts';
import { findDocument } from '../document-rows.ts';

export interface ReadDocument {
  document: VerificationDocument;
  /** Send these with the content; without them a browser might show it as a page of ours. */
  headers: Record<string, string>;
  content: Readable;
}

/** For staff only: whoever calls it has checked who is asking. */
export async function readDocument(store: DocumentStore, db: Queryable, documentId: number): Promise<ReadDocument> {
  const found = await findDocument(db, documentId);
  if (!found) throw new Refusal('NOT_FOUND');
  const { contentId, ...document } = found;
  return {
    document,
    headers: downloadHeaders(document),
    content: Readable.from(store.read(db, contentId), { objectMode: false }),
  };
}

const endings: Record<MediaType, string> = {
  'image/jpeg': '.jpg',
  'image/heic': '.heic',
  'image/heif': '.heif',
  'application/pdf': '.pdf',
};

/** It is saved, never shown: not as a page, not by guessing, not with scripts. The ending is that of the content. */
function downloadHeaders(document: Pick<VerificationDocument, 'id' | 'fileName' | 'mediaType' | 'sizeBytes'>) {
  const ending = endings[document.mediaType];
  const stem = document.fileName.replace(/\.[^.]{0,10}$/, '') || 'document';
  const encoded = encodeURIComponent(stem + ending).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': document.mediaType,
    'content-length': String(document.sizeBytes),
    'content-disposition': `attachment; filename="document-${document.id}${ending}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  };
}
