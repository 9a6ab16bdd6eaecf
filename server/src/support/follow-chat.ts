import { Refusal } from '@halley/contract';
import { countUnread, lockChat, saveChat } from './chat-store.ts';
import type { SupportPorts } from './ports.ts';
import { sayAsSystem } from './send-message.ts';
import { tellPlayer } from './tell-player.ts';
import { homeOf, type Visitor } from './visitor.ts';

/** How long somebody counts as writing after the last stroke. */
export const typingMs = 6_000;

/** Read marks only move forward: of two tabs the one that has read more is right. */
export function markRead(ports: SupportPorts, visitor: Visitor | null, number: number): Promise<number> {
  return homeOf(ports.homes, visitor).tx(async (tx) => {
    const chat = visitor && (await lockChat(tx, visitor));
    if (!chat) return 0;
    const read = Math.min(number, chat.last_number);
    if (read > chat.visitor_read) {
      chat.visitor_read = read;
      await saveChat(tx, chat);
      await tellPlayer(ports, tx, chat, ports.clock.now());
    }
    return countUnread(tx, chat.id);
  });
}

export function noteTyping({ homes, clock }: SupportPorts, visitor: Visitor | null): Promise<void> {
  return homeOf(homes, visitor).tx(async (tx) => {
    const chat = visitor && (await lockChat(tx, visitor));
    if (!chat) return;
    chat.visitor_typing_until = new Date(clock.now().getTime() + typingMs);
    await saveChat(tx, chat);
  });
}

export function closeChat(ports: SupportPorts, visitor: Visitor | null): Promise<void> {
  return homeOf(ports.homes, visitor).tx(async (tx) => {
    const chat = visitor && (await lockChat(tx, visitor));
    if (!chat) throw new Refusal('NOT_FOUND');
    if (chat.state === 'closed') return;
    const at = ports.clock.now();
    await sayAsSystem(tx, chat, 'closed', at);
    Object.assign(chat, { state: 'closed', waiting_since: null, visitor_read: chat.last_number, updated_at: at });
    await saveChat(tx, chat);
    await tellPlayer(ports, tx, chat, at);
  });
}

/** Only what is over can be judged; the last word stands. */
export function rateChat({ homes }: SupportPorts, visitor: Visitor | null, rating: number): Promise<void> {
  return homeOf(homes, visitor).tx(async (tx) => {
    const chat = visitor && (await lockChat(tx, visitor));
    if (chat?.state !== 'closed') throw new Refusal('NOT_FOUND');
    chat.rating = rating;
    await saveChat(tx, chat);
  });
}
