import { type Chat, type FileAnswer, Refusal } from '@halley/contract';
import type { Context } from '../kit/index.ts';
import { chatOnTheWire, noChat } from './chat-on-the-wire.ts';
import { countUnread, findChat, findFile, type Page, selectMessages } from './chat-store.ts';
import { hoursAt } from './hours.ts';
import type { SupportPorts } from './ports.ts';
import { routeOf } from './send-message.ts';
import { homeOf, type Visitor } from './visitor.ts';

/** The visitor's own conversation. A restore id that names another one, or none, names nothing. */
export async function readChat(
  ports: SupportPorts,
  {
    visitor,
    page,
    restoreId,
    context,
  }: { visitor: Visitor; page: Page; restoreId: string | undefined; context: Context },
): Promise<Chat> {
  const { homes, clock } = ports;
  const home = homeOf(homes, visitor);
  const at = clock.now();
  const hours = hoursAt(await ports.readConfig(), at);
  const chat = await findChat(home, visitor);
  if (restoreId !== undefined && chat?.restore_id !== restoreId) throw new Refusal('NOT_FOUND');
  if (!chat) return noChat(hours, (await routeOf(ports, undefined, visitor, context)).groupId);
  const messages = await selectMessages(home, chat.id, page);
  return chatOnTheWire(chat, { messages, unread: await countUnread(home, chat.id), hours, at });
}

/** A file of the visitor's own conversation; anybody else's is not there. */
export async function readFile(
  { homes, store }: SupportPorts,
  { visitor, fileId }: { visitor: Visitor | null; fileId: number },
): Promise<FileAnswer> {
  const home = homeOf(homes, visitor);
  const chat = visitor && (await findChat(home, visitor));
  const file = chat && (await findFile(home, fileId));
  if (!file || file.chat_id !== chat.id) throw new Refusal('NOT_FOUND');
  return { fileName: file.name, contentType: file.media_type, content: store.read(home, file.content_id) };
}
