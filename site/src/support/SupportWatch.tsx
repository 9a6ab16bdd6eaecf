import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSpeech } from '../i18n/index.ts';
import { popups, registerSupportChat, unread, useFlag } from '../page/index.ts';
import { callApi } from '../query/index.ts';
import { onLive } from '../realtime/index.ts';
import { usePlayer } from '../session/index.ts';
import { readStored } from '../storage/index.ts';

/** A guest with a conversation asks for answers as often while the chat is closed. */
const guestEveryMs = 30_000;
/** Beyond every message: only the counter is wanted. */
const noMessages = '999999999';

/** Says how the chat is opened, and keeps the counter of unread answers while it is closed. */
export function SupportWatch() {
  const playerId = usePlayer()?.id ?? null;
  const { locale } = useSpeech();
  const { pathname, search } = useLocation();
  const hasOwnChat = useFlag('live_chat');

  useEffect(
    () =>
      registerSupportChat(
        () =>
          void import('./open-chat.ts').then(({ openChat }) =>
            openChat({ playerId, locale, place: { pathname, search } }),
          ),
      ),
    [playerId, locale, pathname, search],
  );

  useEffect(() => {
    unread.set(0);
    if (!hasOwnChat) return;
    const isClosed = () => !popups.list().includes('chat');
    const count = async () => {
      if (!isClosed() || document.visibilityState === 'hidden') return;
      const chat = await callApi('readChat', { query: { after: noMessages } }, { retries: 0 }).catch(() => null);
      if (chat && isClosed()) unread.set(chat.unread);
    };
    if (playerId !== null) {
      void count();
      return onLive('support_messages', (news) => {
        if (isClosed()) unread.set(news.unread);
      });
    }
    // A guest who never opened the chat has nothing to wait for.
    if (readStored('chatLastOpen') === null) return;
    void count();
    const timer = setInterval(() => void count(), guestEveryMs);
    return () => clearInterval(timer);
  }, [playerId, hasOwnChat]);
  return null;
}
