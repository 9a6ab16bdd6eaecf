import type { Chat, ChatMessage } from '@halley/contract';
import { chatGroups } from '@halley/contract';
import type { ChatRow, MessageRow } from './chat-store.ts';
import type { DeskHours } from './hours.ts';

export function messageOnTheWire(row: MessageRow): ChatMessage {
  const { number, client_id, author, name, text, file_id, file_name, media_type, size_bytes } = row;
  const file =
    file_id === null
      ? null
      : { id: Number(file_id), name: file_name ?? '', media_type: media_type ?? '', size_bytes: size_bytes ?? 0 };
  return { number, client_id, author, name, text, file, created_at: row.created_at.toISOString() };
}

/** Where a page of messages stands in the conversation. */
export function placeOf(messages: readonly MessageRow[], { last_number }: Pick<ChatRow, 'last_number'>) {
  return {
    has_older: (messages[0]?.number ?? 1) > 1,
    has_newer: messages.length > 0 && (messages.at(-1)?.number ?? 0) < last_number,
  };
}

export const isTyping = (until: Date | null, at: Date) => until !== null && until > at;

export function chatOnTheWire(
  chat: ChatRow,
  { messages, unread, hours, at }: { messages: MessageRow[]; unread: number; hours: DeskHours; at: Date },
): Chat {
  return {
    restoreId: chat.restore_id,
    state: chat.state,
    group_id: chat.group_id,
    messages: messages.map(messageOnTheWire),
    ...placeOf(messages, chat),
    last_number: chat.last_number,
    visitor_read: chat.visitor_read,
    staff_read: chat.staff_read,
    unread,
    staff_typing: isTyping(chat.staff_typing_until, at),
    rating: chat.rating,
    ...hoursOnTheWire(hours),
  };
}

/** Of somebody who has not said anything yet. */
export function noChat(hours: DeskHours, group_id: Chat['group_id'] = chatGroups.general): Chat {
  return {
    restoreId: null,
    state: 'none',
    group_id,
    messages: [],
    has_older: false,
    has_newer: false,
    last_number: 0,
    visitor_read: 0,
    staff_read: 0,
    unread: 0,
    staff_typing: false,
    rating: null,
    ...hoursOnTheWire(hours),
  };
}

export function hoursOnTheWire({ online, opensAt }: DeskHours) {
  return { online, opens_at: opensAt?.toISOString() ?? null };
}
