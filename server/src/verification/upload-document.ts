import { randomUUID } from 'node:crypto';
import { Refusal, type Upload } from '@halley/contract';
import type { Tx } from '../kit/index.ts';
import type { DocumentType, VerificationDocument } from './document.ts';
import { insertDocument, selectDocuments } from './document-rows.ts';
import type { AcceptUpload } from './intake/accept-upload.ts';
import { tameFileName } from './intake/file-name.ts';
import type { VerificationPorts } from './ports.ts';

const mostDocuments = 20;
const mostAttemptsADay = 50;

export interface NewUpload {
  playerId: number;
  documentType: DocumentType;
  description: string | undefined;
  upload: Upload;
}

/** Takes a document in: checked, made harmless, sealed. Answers all documents of the player. */
export async function uploadDocument(
  ports: Pick<VerificationPorts, 'homes' | 'clock' | 'store'> & { acceptUpload: AcceptUpload },
  { playerId, documentType, description, upload }: NewUpload,
): Promise<VerificationDocument[]> {
  const { homes, clock, store } = ports;
  const home = homes.of(playerId);
  const at = clock.now();
  // Counted first, and kept when the file is refused: looking into files is the dear part.
  await home.tx((tx) => countAttempt(tx, playerId, at));
  if ((await selectDocuments(home, playerId)).length >= mostDocuments) throw new Refusal('document.too_many');

  const { content, mediaType } = await ports.acceptUpload(upload.content);
  return home.tx(async (tx) => {
    await lockPlayer(tx, playerId, at);
    if ((await selectDocuments(tx, playerId)).length >= mostDocuments) throw new Refusal('document.too_many');
    const contentId = randomUUID();
    await store.save(tx, contentId, content);
    await insertDocument(tx, {
      playerId,
      documentType,
      description: description || null,
      fileName: tameFileName(upload.fileName),
      mediaType,
      sizeBytes: content.length,
      contentId,
      at,
    });
    return selectDocuments(tx, playerId);
  });
}

async function countAttempt(tx: Tx, playerId: number, at: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `insert into verification_attempt as a (player_id, day, attempts) values ($1, $2, 1)
     on conflict (player_id, day) do update set attempts = a.attempts + 1 where a.attempts < $3`,
    [playerId, dayOf(at), mostAttemptsADay],
  );
  if (rowCount === 0) throw new Refusal('document.too_many_today');
}

/** The row of today's tries is there already: uploads of one player that end together are counted one by one. */
async function lockPlayer(tx: Tx, playerId: number, at: Date): Promise<void> {
  await tx.query('select 1 from verification_attempt where player_id = $1 and day = $2 for update', [
    playerId,
    dayOf(at),
  ]);
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
