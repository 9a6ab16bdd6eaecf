import type { ChatMessage, StaffChat } from '@halley/contract';
import { Button, Note, Select, Skeleton } from '@halley/ui';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, fetchFile, inWords, saveFile } from '../api/index.ts';
import { AssignedTo, Back, type QueueWork, showTime } from '../console/index.ts';
import { PlayerCard } from '../player-card/index.ts';
import { useRepeated } from '../session/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { supportWords as words } from './words.ts';

const newsEveryMs = 2_500;

/** One conversation: opened once, which the trail remembers, then followed from the last message known. */
export function Conversation({
  id,
  work,
  isHere,
  onChanged,
}: {
  id: number;
  work: QueueWork;
  isHere: boolean;
  onChanged: () => void;
}): ReactNode {
  const [chat, setChat] = useState<StaffChat>();
  const [error, setError] = useState<unknown>();
  const known = useRef<StaffChat>(undefined);
  const log = useRef<HTMLDivElement>(null);

  const take = useCallback((next: StaffChat) => {
    const messages = merge(known.current?.messages ?? [], next.messages);
    known.current = { ...next, messages, has_older: (messages[0]?.number ?? 1) > 1 };
    setChat(known.current);
    setError(undefined);
  }, []);
  const follow = useCallback(async () => {
    try {
      if (!known.current) take(await call('openStaffChat', { params: { id: String(id) }, body: {} }));
      for (let isMore = true; isMore; ) {
        const after = String(known.current?.messages.at(-1)?.number ?? 0);
        const news = await call('followStaffChat', { params: { id: String(id) }, query: { after } });
        take(news);
        isMore = news.has_newer;
      }
    } catch (failure) {
      setError(failure);
    }
  }, [id, take]);
  useRepeated(follow, newsEveryMs, isHere);

  const last = chat?.messages.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is added at the end
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last]);

  const older = async () => {
    const before = String(known.current?.messages[0]?.number ?? 1);
    const page = await call('followStaffChat', { params: { id: String(id) }, query: { before } }).catch(setError);
    if (page) take(page);
  };
  const deed = (run: () => Promise<unknown>) =>
    void run()
      .then(follow)
      .then(onChanged)
      .catch((failure: unknown) => setError(failure));

  if (!chat) return error ? <Note tone="danger">{inWords(error)}</Note> : <Skeleton className="h-96 rounded-lg" />;
  return (
    <section aria-label={nameOf(chat)} className="grid grid-cols-1 gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
      <div className="lg:hidden">
        <Back to="/support">{words.queue}</Back>
      </div>
      <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 className="title-card">{nameOf(chat)}</h2>
          {chat.waiting_since !== null && <AssignedTo work={work} item={id} />}
          {chat.player && (
            <p className="text-xs text-text-soft">
              <bdi>{chat.player.nickname ?? chat.player.email}</bdi> ·{' '}
              <Link to={`/players/${chat.player.id}`} className="text-ice underline-offset-3 hover:underline">
                {words.card}
              </Link>
            </p>
          )}
          {chat.rating !== null && <p className="text-xs text-text-soft">{words.rating(chat.rating)}</p>}
        </div>
        <Select
          label={words.move}
          value={String(chat.group_id)}
          onChange={({ target }) =>
            deed(() =>
              call('moveChat', { params: { id: String(id) }, body: { group_id: Number(target.value) as 26 | 2 | 1 } }),
            )
          }
          options={[26, 2, 1].map((value) => ({ value: String(value), label: words.groups[value] ?? '' }))}
        />
        {chat.state === 'open' && (
          <Button
            size="small"
            look="outline"
            className="mb-5"
            onClick={() => deed(() => call('closeStaffChat', { params: { id: String(id) }, body: {} }))}
          >
            {words.close}
          </Button>
        )}
      </header>
      {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
      <div
        ref={log}
        role="log"
        aria-label={words.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="grid max-h-[55dvh] min-h-40 grid-cols-1 content-start gap-2 overflow-y-auto rounded-md bg-night-900 p-3"
      >
        {chat.has_older && (
          <Button size="small" look="quiet" className="justify-self-center" onClick={() => void older()}>
            {words.older}
          </Button>
        )}
        {chat.messages.map((message) => (
          <Message key={message.number} message={message} isRead={message.number <= chat.visitor_read} />
        ))}
      </div>
      <p role="status" className="min-h-5 text-xs text-text-faint">
        {chat.visitor_typing ? `${nameOf(chat)} ${words.typing}` : chat.state === 'closed' ? words.closedNow : ''}
      </p>
      <AnswerForm chatId={id} language={chat.language} onSent={() => void follow().then(onChanged)} />
      {chat.player_id !== null && <PlayerCard id={chat.player_id} />}
    </section>
  );
}

const nameOf = (chat: StaffChat) => (chat.player_id === null ? words.guest(chat.id) : words.player(chat.player_id));

function Message({ message, isRead }: { message: ChatMessage; isRead: boolean }): ReactNode {
  const [error, setError] = useState<unknown>();
  const { author, text, file, name, created_at } = message;
  useEffect(() => setError(undefined), []);
  if (author === 'system') {
    return <p className="justify-self-center text-xs text-text-faint">{words.system[text] ?? text}</p>;
  }
  const isOurs = author === 'staff';
  return (
    <div
      className={`grid max-w-[85%] gap-1 rounded-lg px-3 py-2 text-sm ${isOurs ? 'justify-self-end bg-ice-wash' : 'justify-self-start bg-surface-3'}`}
    >
      <p className="text-2xs text-text-soft">
        {isOurs ? name : words.visitor} · <time dateTime={created_at}>{showTime(created_at)}</time>
        {isOurs && isRead && ` · ${words.visitorRead}`}
      </p>
      {text !== '' && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {file && (
        <Button
          size="small"
          look="quiet"
          icon="download"
          aria-label={words.file(file.name)}
          onClick={() =>
            void fetchFile(`/api/staff/support/files/${file.id}`).then(
              ({ blob }) => saveFile({ blob, fileName: file.name }),
              setError,
            )
          }
        >
          <bdi>{file.name}</bdi>
        </Button>
      )}
      {error !== undefined && <p className="text-xs text-danger">{inWords(error)}</p>}
    </div>
  );
}

function merge(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}
