import type { ChatMessage } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { ProgressComet } from '@halley/ui/ProgressComet.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { dateFormat, type MessageKey, useSpeech } from '../i18n/index.ts';
import { popups } from '../page/index.ts';
import type { ChatOnPage, ChatState, Pending } from './create-chat.ts';
import { MessageText } from './MessageText.tsx';

const bubble = 'grid max-w-[85%] gap-1 rounded-lg px-3.5 py-2.5 text-sm';
const mine = `${bubble} justify-self-end rounded-br-xs bg-ice-wash`;
const theirs = `${bubble} justify-self-start rounded-bl-xs bg-surface-3`;

/** What was said, oldest first, followed by what is on its way. */
export function MessageList({ chat, state }: { chat: ChatOnPage; state: ChatState }): ReactNode {
  const { say } = useSpeech();
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = state.messages.at(-1)?.number ?? 0;
  const staffTyping = state.chat?.staff_typing ?? false;
  // Who has scrolled up to read is left there; everybody else sees what came last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added at the end
  useLayoutEffect(() => {
    const box = list.current;
    if (box && isAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [last, state.pending.length, staffTyping]);
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, []);
  const lastRead = state.messages.findLast(
    ({ author, number }) => author === 'visitor' && number <= (state.chat?.staff_read ?? 0),
  )?.number;
  return (
    <section
      ref={list}
      aria-label={say('support.chat.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: box }) => {
        isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
      }}
      className="grid min-h-0 flex-1 content-start overflow-y-auto overscroll-contain p-4 outline-offset-[-2px]"
    >
      {state.chat?.has_older && (
        <Button
          size="small"
          look="quiet"
          className="mb-3 justify-self-center"
          loading={state.isLoadingOlder}
          onClick={() => void chat.loadOlder()}
        >
          {say('support.chat.older')}
        </Button>
      )}
      {state.messages.length === 0 && state.pending.length === 0 && (
        <div className="grid gap-1 py-6 text-center">
          <p className="title-card">{say('support.chat.empty')}</p>
          <p className="text-13 text-balance text-text-soft">{say('support.chat.emptyText')}</p>
          <Button size="small" look="quiet" className="justify-self-center" onClick={() => popups.open('support')}>
            {say('support.contacts.other')}
          </Button>
        </div>
      )}
      <div role="log" aria-live="polite" className="grid grid-cols-1 gap-2.5">
        {state.messages.map((message) => (
          <Message key={message.number} message={message} isLastRead={message.number === lastRead} />
        ))}
        {state.pending.map((message) => (
          <PendingMessage key={message.clientId} message={message} chat={chat} />
        ))}
      </div>
      <p role="status" className="min-h-6 pt-1.5 text-xs text-text-faint">
        {staffTyping ? `${say('support.chat.typing')} …` : isWaiting(state) && say(waitingKey(state))}
      </p>
    </section>
  );
}

/** The visitor has spoken last, and nobody has answered yet. */
function isWaiting({ chat, messages, pending }: ChatState): boolean {
  return chat?.state === 'open' && pending.length === 0 && messages.at(-1)?.author === 'visitor';
}

const waitingKey = ({ chat }: ChatState): MessageKey =>
  chat?.online ? 'support.chat.waiting' : 'support.chat.waitingOffline';

const ofSystem: Record<string, MessageKey> = { closed: 'support.chat.ended', moved: 'support.chat.moved' };

function Message({ message, isLastRead }: { message: ChatMessage; isLastRead: boolean }): ReactNode {
  const { say, tag } = useSpeech();
  const { author, text, name, file, created_at } = message;
  if (author === 'system') {
    const key = ofSystem[text];
    return key ? <p className="justify-self-center py-1 text-center text-xs text-text-faint">{say(key)}</p> : null;
  }
  const time = dateFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(new Date(created_at));
  const who = author === 'visitor' ? say('support.chat.you') : name || say('support.chat.staff');
  return (
    <div className={author === 'visitor' ? mine : theirs}>
      <p className={author === 'visitor' ? 'sr-only' : 'text-xs font-bold text-ice'}>{who}</p>
      {text !== '' && <MessageText text={text} />}
      {file && (
        <a
          href={`/api/support/chat/files/${file.id}`}
          download
          aria-label={say('support.chat.download', { name: file.name })}
          className="flex min-h-11 min-w-0 items-center gap-2 font-semibold underline underline-offset-3"
        >
          <Icon name="document" size="small" />
          <bdi className="min-w-0 truncate">{file.name}</bdi>
        </a>
      )}
      <p className="justify-self-end text-2xs text-text-soft">
        <time dateTime={created_at}>{time}</time>
        {isLastRead && ` · ${say('support.chat.read')}`}
      </p>
    </div>
  );
}

const refusalWords: Record<string, MessageKey> = {
  RATE_LIMITED: 'support.chat.tooFast',
  SUPPORT_CLOSED: 'support.chat.closedNow',
  'base.captcha_invalid': 'support.contact.captcha',
};

function PendingMessage({ message, chat }: { message: Pending; chat: ChatOnPage }): ReactNode {
  const { say } = useSpeech();
  const { clientId, text, file, state, progress, code } = message;
  const words = code?.startsWith('document.') ? 'support.chat.fileRefused' : refusalWords[code ?? ''];
  return (
    <div className={`${mine} ${state === 'failed' ? 'inset-ring inset-ring-danger' : 'opacity-80'}`}>
      {text !== '' && <MessageText text={text} />}
      {file && <bdi className="truncate font-semibold">{file.name}</bdi>}
      {file && state === 'sending' && (
        <ProgressComet label={say('support.chat.uploading', { name: file.name })} value={progress ?? 0} />
      )}
      {state === 'sending' ? (
        <p className="justify-self-end text-2xs text-text-soft">{say('support.chat.sending')}</p>
      ) : (
        <>
          <p role="alert" className="text-xs text-danger">
            {say(words ?? 'support.chat.notSent')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" look="outline" icon="refresh" onClick={() => chat.retry(clientId)}>
              {say('support.chat.retry')}
            </Button>
            <Button size="small" look="quiet" onClick={() => chat.discard(clientId)}>
              {say('support.chat.discard')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
