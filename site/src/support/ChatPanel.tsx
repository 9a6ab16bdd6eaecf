import { Button, IconButton } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { inertOthers } from '@halley/ui/inert-others.ts';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { type ReactNode, use, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { dateFormat, loadMessages, Speaks, useSpeech } from '../i18n/index.ts';
import { popups } from '../page/index.ts';
import { usePlayer } from '../session/index.ts';
import { writeStored } from '../storage/index.ts';
import { ChatRating } from './ChatRating.tsx';
import { Composer } from './Composer.tsx';
import { ContactForm } from './ContactForm.tsx';
import { chatOf } from './chat-of.ts';
import { MessageList } from './MessageList.tsx';

/** Our own chat. It is loaded when it is opened, and not before. */
export default function ChatPanel() {
  const { locale } = useSpeech();
  return (
    <Speaks messages={use(loadMessages(locale, 'support', 'validation'))}>
      <Panel />
    </Speaks>
  );
}

const close = () => popups.close('chat');
const phone = '(max-width: 767px)';

/** Beside the page on a desktop, which goes on beneath it; the whole screen on a phone. */
function Panel(): ReactNode {
  const { say, tag } = useSpeech();
  const title = useId();
  const panel = useRef<HTMLDivElement>(null);
  const playerId = usePlayer()?.id ?? null;
  const chat = chatOf(playerId);
  const state = useSyncExternalStore(chat.subscribe, chat.read, chat.read);
  useEffect(() => chat.show(), [chat]);
  useEffect(() => writeStored('chatLastOpen', new Date().toISOString()), []);
  usePanelFocus(panel);

  const { chat: known, status } = state;
  const isOpen = known?.state === 'open';
  const isOffline = known !== null && !known.online && !isOpen;
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
      className="fixed inset-0 z-drawer flex flex-col overflow-hidden bg-surface-1 pb-[env(safe-area-inset-bottom)] shadow-3 outline-none md:inset-auto md:right-6 md:bottom-6 md:h-[min(38rem,calc(100dvh-6rem))] md:w-96 md:rounded-xl md:inset-ring md:inset-ring-line"
    >
      <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 id={title} className="title-card truncate">
            {say('support.chat.title')}
          </h2>
          <p role="status" className="text-xs text-text-soft">
            {known === null
              ? say('support.chat.connecting')
              : say(known.online ? 'support.chat.online' : 'support.chat.offline')}
          </p>
        </div>
        {isOpen && (
          <Button size="small" look="quiet" onClick={() => void chat.end()}>
            {say('support.chat.end')}
          </Button>
        )}
        <IconButton icon="close" label={say('support.chat.close')} onClick={close} />
      </div>
      {state.isLost && (
        <p role="alert" className="bg-surface-3 px-4 py-2 text-xs">
          {say('support.chat.noLine')}
        </p>
      )}
      {status === 'connecting' && known === null && (
        <div aria-hidden="true" className="grid flex-1 content-start gap-3 p-4">
          <Skeleton className="h-14 w-3/4 rounded-lg" />
          <Skeleton className="h-14 w-2/3 justify-self-end rounded-lg" />
        </div>
      )}
      {status === 'failed' && known === null && (
        <div className="grid flex-1 content-start gap-3 p-4">
          <Note tone="danger">{say('support.chat.failed')}</Note>
          <Button onClick={chat.retryLoading}>{say('support.chat.again')}</Button>
          <h3 className="title-card pt-2">{say('support.offline.title')}</h3>
          <ContactForm />
        </div>
      )}
      {known !== null && (state.messages.length > 0 || state.pending.length > 0 || !isOffline) && (
        <MessageList chat={chat} state={state} />
      )}
      {known?.state === 'closed' && <ChatRating rating={known.rating} onRate={(rating) => void chat.rate(rating)} />}
      {isOffline ? (
        <div className="grid max-h-full min-h-64 content-start gap-3 overflow-y-auto border-t border-line p-4">
          <h3 className="title-card">{say('support.offline.title')}</h3>
          <p className="text-13 text-text-soft">
            {say('support.offline.text')}{' '}
            {known.opens_at && say('support.offline.opens', { time: inWords(known.opens_at, tag) })}
          </p>
          <ContactForm />
        </div>
      ) : (
        known !== null && <Composer chat={chat} />
      )}
    </div>
  );
}

function inWords(time: string, tag: string): string {
  const options = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat(tag, options).format(new Date(time));
}

/** Into the panel when it opens, back to where it was when it closes. On a phone the page beneath cannot be reached. */
function usePanelFocus(panel: { current: HTMLDivElement | null }): void {
  useEffect(() => {
    const box = panel.current;
    if (!box) return;
    const cameFrom = document.activeElement;
    const release = window.matchMedia?.(phone).matches ? inertOthers(box) : undefined;
    box.focus({ preventScroll: true });
    // The field comes with the first answer; until something else was chosen it gets the focus.
    const watch = new MutationObserver(() => {
      const field = box.querySelector<HTMLElement>('[data-autofocus]');
      if (!field) return;
      watch.disconnect();
      if (document.activeElement === box) field.focus({ preventScroll: true });
    });
    watch.observe(box, { childList: true, subtree: true });
    box.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return () => {
      watch.disconnect();
      release?.();
      const isInside = document.activeElement === document.body || box.contains(document.activeElement);
      if (isInside && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
    };
  }, [panel]);
}
