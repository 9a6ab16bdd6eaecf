import { Refusal } from '@halley/contract';
import { openRequests } from '@halley/contract/asked-documents';
import { documentOnTheWire, isTakenBack } from './document.ts';
import { lockDocuments, removeDocument } from './document-rows.ts';
import type { VerificationPorts } from './ports.ts';

/** Takes a document back, its bytes too. Another player's document is not there. */
export async function deleteDocument(
  { homes, store }: Pick<VerificationPorts, 'homes' | 'store'>,
  { playerId, documentId }: { playerId: number; documentId: number },
): Promise<void> {
  await homes.of(playerId).tx(async (tx) => {
    const documents = await lockDocuments(tx, playerId);
    const document = documents.find(({ id }) => id === documentId);
    if (!document) throw new Refusal('NOT_FOUND');
    if (!isTakenBack[document.status]) throw new Refusal('document.approved');
    // What we asked for would be forgotten with it.
    if (openRequests(documents.map(documentOnTheWire)).some(({ id }) => id === documentId)) {
      throw new Refusal('document.another_asked');
    }
    await removeDocument(tx, documentId);
    await store.remove(tx, document.contentId);
  });
}
