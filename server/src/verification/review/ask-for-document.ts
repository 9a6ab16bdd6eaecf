import { Refusal } from '@halley/contract';
import type { Tx } from '../../kit/index.ts';
import type { DocumentType } from '../document.ts';
import { lockDocuments } from '../document-rows.ts';
import { askedMail } from '../mails/reviewed.ts';
import type { VerificationPorts } from '../ports.ts';
import { insertAsked, listAsked, lockAsked } from './asked-store.ts';
import { readReason } from './review-document.ts';

/** Asks a player for a document that nothing handed in before has led to. What is asked for already is not asked for twice. */
export async function askForDocument(
  ports: Pick<VerificationPorts, 'clock' | 'players' | 'queueMail' | 'publicUrl'>,
  tx: Tx,
  asked: { playerId: number; staffId: number; reason: string; askedFor: DocumentType },
): Promise<void> {
  const reason = readReason(asked.reason);
  const { playerId, staffId, askedFor: documentType } = asked;
  await lockAsked(tx, playerId);
  await lockDocuments(tx, playerId);
  const player = await ports.players.readPlayer(playerId, tx);
  if (!player) throw new Refusal('NOT_FOUND');
  if ((await listAsked(tx, playerId)).some((open) => open.document_type === documentType)) {
    throw new Refusal('document.asked_already');
  }
  await insertAsked(tx, { playerId, documentType, reason, staffId, at: ports.clock.now() });
  const { email, language } = player;
  await ports.queueMail(tx, {
    to: email,
    ...askedMail({ language, publicUrl: ports.publicUrl, wanted: documentType, reason }),
  });
}
