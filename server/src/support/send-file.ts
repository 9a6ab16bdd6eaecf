import { randomUUID } from 'node:crypto';
import { type ChatMessage, Refusal, type Upload } from '@halley/contract';
import type { Context, Tx } from '../kit/index.ts';
import { tameFileName } from '../verification/index.ts';
import { type ChatRow, findChat, findSent, insertFile } from './chat-store.ts';
import { countOne } from './count.ts';
import type { SupportPorts } from './ports.ts';
import { repeated, say } from './send-message.ts';
import { tameText } from './tame-text.ts';
import { homeOf, type Visitor } from './visitor.ts';

const mostFilesADay = 30;
const dayMs = 24 * 60 * 60 * 1000;

export interface SentFile {
  visitor: Visitor;
  context: Context;
  clientId: string;
  text: string;
  upload: Upload;
}

/** A file in a conversation. A guest has to have begun one: nobody hands in files without a word. */
export async function sendFile(ports: SupportPorts, sent: SentFile): Promise<ChatMessage> {
  const { homes, clock, countKey, limitScale } = ports;
  const { visitor, context, clientId, upload } = sent;
  const text = tameText(sent.text) ?? '';
  const home = homeOf(homes, visitor);
  const chat = await findChat(home, visitor);
  if (!chat && visitor.kind === 'guest') throw new Refusal('NOT_FOUND');
  const before = chat && (await findSent(home, { chatId: chat.id, author: 'visitor', clientId }));
  if (before) return repeated(before, { text, hasFile: true });
  const subject = visitor.kind === 'player' ? `player ${visitor.playerId}` : `guest ${visitor.hash.toString('hex')}`;
  // Counted first, and kept when the file is refused: looking into files is the dear part.
  const isAllowed = await homes.house.tx((tx) =>
    countOne(
      tx,
      { kind: 'file', subject, times: mostFilesADay * limitScale, windowMs: dayMs },
      { key: countKey, at: clock.now() },
    ),
  );
  if (!isAllowed) throw new Refusal('document.too_many_today');
  const attach = await acceptFile(ports, upload);
  return say(ports, { visitor, context, clientId, text, attach });
}

/** Looks into a file and makes it harmless; what comes back keeps it, in the transaction of its message. */
export async function acceptFile({ acceptUpload, store, clock }: SupportPorts, upload: Upload) {
  const { content, mediaType } = await acceptUpload(upload.content);
  const name = tameFileName(upload.fileName);
  return async (tx: Tx, chat: ChatRow): Promise<bigint> => {
    const contentId = randomUUID();
    await store.save(tx, contentId, content);
    return insertFile(tx, {
      chatId: chat.id,
      contentId,
      name,
      mediaType,
      sizeBytes: content.length,
      at: clock.now(),
    });
  };
}
