import type { ChatMessage } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { sendUpload } from '../forms/index.ts';
import { captcha } from '../identity/index.ts';
import { unread } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { onLive } from '../realtime/index.ts';
import { type ChatOnPage, createChat } from './create-chat.ts';
import { type ChatIdentity, forgetRestoreId, keepRestoreId, readIdentity } from './restore-id.ts';

/** A player's page is told of news and asks now and then to be sure; a guest's asks. */
const playerPollMs = 15_000;
const guestPollMs = 3_000;

let current: { playerId: number | null; chat: ChatOnPage; stop: () => void } | undefined;

/** The conversation of whoever is here. It outlives the panel: what could not be sent waits for the next opening. */
export function chatOf(playerId: number | null): ChatOnPage {
  if (current?.playerId === playerId) return current.chat;
  current?.stop();
  let identity: ChatIdentity | null | undefined;
  const chat = createChat({
    door: {
      async read(query) {
        // A player's history is restored by the id that was kept; without one the session alone names it.
        if (playerId !== null) identity ??= await readIdentity(playerId).catch(() => null);
        const { answer, isForgotten } = await readRestored(query, identity?.restoreId ?? '');
        if (playerId !== null && identity) {
          const known = isForgotten ? { ...identity, restoreId: '' } : identity;
          const kept = answer.restoreId
            ? keepRestoreId(playerId, known, answer.restoreId)
            : isForgotten && forgetRestoreId(playerId, known);
          identity = (await Promise.resolve(kept).catch(() => null)) || known;
        }
        return answer;
      },
      async say({ clientId, text, isFirst }) {
        const proof = isFirst && playerId === null ? await captcha.token('CHAT') : undefined;
        return callApi('sendChatMessage', { body: { client_id: clientId, text, ...(proof && { captcha: proof }) } });
      },
      sendFile,
      markRead: (number) => callApi('markChatRead', { body: { number } }),
      typing: () => callApi('noteChatTyping', { body: {} }),
      close: () => callApi('closeChat', { body: {} }),
      rate: (rating) => callApi('rateChat', { body: { rating } }),
    },
    newId: newUuid,
    pollMs: playerId === null ? guestPollMs : playerPollMs,
    onUnread: unread.set,
  });
  const stop = playerId === null ? () => undefined : onLive('support_messages', () => chat.refresh());
  current = { playerId, chat, stop };
  return chat;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function readRestored(query: { before?: number; after?: number }, restoreId: string) {
  const wire = Object.fromEntries(Object.entries(query).map(([name, number]) => [name, String(number)]));
  if (uuid.test(restoreId)) {
    try {
      const answer = await callApi('readChat', { query: { ...wire, restore_id: restoreId } }, { retries: 0 });
      return { answer, isForgotten: false };
    } catch (failure) {
      // It was forgotten meanwhile, or is another provider's.
      if (Object(failure).status !== 404) throw failure;
    }
  }
  const answer = await callApi('readChat', { query: wire }, { retries: 0 });
  return { answer, isForgotten: uuid.test(restoreId) };
}

/** `onProgress` gets 0 to 1. */
function sendFile(
  { file, clientId }: { file: File; clientId: string },
  onProgress: (part: number) => void,
): Promise<ChatMessage> {
  const form = new FormData();
  form.append('client_id', clientId);
  form.append('file', file);
  return sendUpload<ChatMessage>('sendChatFile', form, onProgress).done;
}
