import type { PlayerDocument } from './verification.ts';

/** Documents with which another one was asked for that has not come yet. An answer is a later document of that type. */
export function openRequests<T extends Pick<PlayerDocument, 'id' | 'document_type' | 'asked_for'>>(
  documents: readonly T[],
): T[] {
  return documents.filter(
    ({ id, asked_for: wanted }) =>
      wanted !== null && !documents.some((other) => other.document_type === wanted && other.id > id),
  );
}
