import type { Tx } from '../kit/index.ts';
import { isTyping } from './chat-on-the-wire.ts';
import { type ChatRow, countUnread } from './chat-store.ts';
import type { SupportPorts } from './ports.ts';

/** After the commit: every open page of the player hears that there is something. Guests ask by themselves. */
export async function tellPlayer(
  { publish }: Pick<SupportPorts, 'publish'>,
  tx: Tx,
  chat: ChatRow,
  at: Date,
): Promise<void> {
  if (chat.player_id === null) return;
  const playerId = Number(chat.player_id);
  const unread = await countUnread(tx, chat.id);
  const news = {
    last_number: chat.last_number,
    unread,
    staff_typing: isTyping(chat.staff_typing_until, at),
  };
  tx.afterCommit(() => publish(playerId, news));
}
