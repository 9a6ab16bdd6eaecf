import type { ChatQueue, QueuedChat } from '@halley/contract';
import { Badge, Button, classNames, Note, Select } from '@halley/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call, inWords } from '../api/index.ts';
import { Page, showWait, useQueueWork } from '../console/index.ts';
import { usePresence, useRepeated } from '../session/index.ts';
import { Conversation } from './Conversation.tsx';
import { SupportTabs } from './SupportTabs.tsx';
import { supportWords as words } from './words.ts';

const queueEveryMs = 4_000;

/** Who waits, and the conversation that was chosen. Both ask again every few seconds. */
export function SupportPage(): ReactNode {
  const chosen = Number(useParams().id ?? 0);
  const work = useQueueWork('chats');
  const { isHere, comeBack } = usePresence();
  const [group, setGroup] = useState('');
  const [state, setState] = useState<'open' | 'closed'>('open');
  const [queue, setQueue] = useState<ChatQueue>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(
    () =>
      call('listChatQueue', { query: { state, ...(group && { group: group as '26' | '2' | '1' }) } }).then((next) => {
        setQueue(next);
        setError(undefined);
      }, setError),
    [group, state],
  );
  useRepeated(load, queueEveryMs, isHere);
  const waitingIn = (id: number) => queue?.waiting.find(({ group_id }) => group_id === id)?.chats ?? 0;
  const groups = [26, 2, 1].map((id) => ({ value: String(id), label: `${words.groups[id]} (${waitingIn(id)})` }));
  return (
    <Page title={words.title}>
      <SupportTabs current="chats" letters={queue?.open_tickets} />
      {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
      {!isHere && (
        <Note>
          {words.paused}{' '}
          <Button size="small" look="outline" onClick={comeBack}>
            {words.goOn}
          </Button>
        </Note>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classNames('grid gap-3', chosen > 0 && 'max-lg:hidden')}>
          <div className="grid grid-cols-2 gap-2">
            <Select
              label={words.group}
              value={group}
              onChange={(event) => setGroup(event.target.value)}
              options={[{ value: '', label: words.all }, ...groups]}
            />
            <Select
              label={words.state}
              value={state}
              onChange={(event) => setState(event.target.value as 'open' | 'closed')}
              options={(['open', 'closed'] as const).map((value) => ({ value, label: words.states[value] }))}
            />
          </div>
          <nav aria-label={words.queue} className="grid gap-1.5">
            {queue?.chats.length === 0 && <p className="rounded-lg bg-surface-1 p-4 text-text-soft">{words.empty}</p>}
            {queue?.chats.map((chat) => (
              <QueueEntry
                key={chat.id}
                chat={chat}
                nowMs={Date.parse(queue.now)}
                isChosen={chat.id === chosen}
                holder={work.of(chat.id)?.member?.name}
              />
            ))}
          </nav>
        </div>
        {chosen > 0 ? (
          <Conversation key={chosen} id={chosen} work={work} isHere={isHere} onChanged={() => void load()} />
        ) : (
          <p className="rounded-lg bg-surface-1 p-6 text-text-soft max-lg:hidden">{words.choose}</p>
        )}
      </div>
    </Page>
  );
}

interface QueueEntryProps {
  chat: QueuedChat;
  nowMs: number;
  isChosen: boolean;
  holder: string | undefined;
}

function QueueEntry({ chat, nowMs, isChosen, holder }: QueueEntryProps): ReactNode {
  const { id, player_id, waiting_since, unread, visitor_typing, language, group_id } = chat;
  const wait = waiting_since === null ? null : showWait(nowMs - Date.parse(waiting_since));
  return (
    <Link
      to={`/support/${id}`}
      aria-current={isChosen ? 'page' : undefined}
      className="grid gap-0.5 rounded-md bg-surface-1 px-3.5 py-2.5 text-13 hover:bg-surface-2 aria-[current=page]:bg-ice-wash"
    >
      <span className="flex items-center gap-2 font-semibold">
        {player_id === null ? words.guest(id) : words.player(player_id)}
        {unread > 0 && <Badge tone="win">{words.unread(unread)}</Badge>}
      </span>
      <span className="text-xs text-text-soft">
        {wait === null ? words.answered : words.waiting(wait)} · {words.groups[group_id]} · {language}
        {visitor_typing && ` · ${words.typing}`}
        {holder && ` · ${holder}`}
      </span>
    </Link>
  );
}
