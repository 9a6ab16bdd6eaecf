import type { SupportTicket } from '@halley/contract';
import { Button, Note, Select, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import {
  AssignedTo,
  Loading,
  MineSwitch,
  Page,
  type QueueWork,
  showTime,
  useQueueWork,
  WaitingSince,
} from '../console/index.ts';
import { PlayerCard } from '../player-card/index.ts';
import { AnswerField } from './AnswerField.tsx';
import { SupportTabs } from './SupportTabs.tsx';
import { supportWords } from './words.ts';

const words = supportWords.tickets;
const states = ['open', 'answered', 'closed'] as const;

/** Messages of the contact form, who waits longest first. Opening the page is in the trail, so it does not ask by itself. */
export function TicketsPage(): ReactNode {
  const [state, setState] = useState<SupportTicket['state']>('open');
  const [after, setAfter] = useState<number>();
  const work = useQueueWork('letters');
  const tickets = useRead('listTickets', { query: { state, ...(after !== undefined && { after: String(after) }) } });
  return (
    <Page title={supportWords.title}>
      <SupportTabs current="tickets" />
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <Select
          label={supportWords.state}
          value={state}
          onChange={({ target }) => {
            setAfter(undefined);
            setState(target.value as SupportTicket['state']);
          }}
          options={states.map((value) => ({ value, label: words.states[value] }))}
          className="w-60"
        />
        <MineSwitch work={work} />
      </div>
      <Loading from={tickets}>
        {(page) => (
          <div className="grid gap-3">
            {page.tickets.length === 0 && <p className="rounded-lg bg-surface-1 p-5 text-text-soft">{words.empty}</p>}
            {page.tickets
              .filter(({ id }) => work.isShown(id))
              .map((ticket) => (
                <Ticket key={ticket.id} ticket={ticket} work={work} onDone={tickets.reload} />
              ))}
            {page.next_after !== null && (
              <Button look="outline" onClick={() => setAfter(page.next_after ?? undefined)}>
                {words.more}
              </Button>
            )}
          </div>
        )}
      </Loading>
    </Page>
  );
}

interface TicketProps {
  ticket: SupportTicket;
  work: QueueWork;
  onDone: () => void;
}

function Ticket({ ticket, work, onDone }: TicketProps): ReactNode {
  const id = useId();
  const { busy, error, run } = useDeed();
  const [text, setText] = useState('');
  const params = { id: String(ticket.id) };
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    run(async () => {
      await call('answerTicket', { params, body: { text } });
      toasts.show({ title: words.sent, tone: 'win' });
      onDone();
    });
  };
  return (
    <article aria-labelledby={`${id}-head`} className="grid gap-3 rounded-lg bg-surface-1 p-4 shadow-1">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`${id}-head`} className="title-card">
          {words.number(ticket.id)}
        </h2>
        <p className="text-xs text-text-soft">
          <bdi>{ticket.email}</bdi> · {ticket.language} · {showTime(ticket.created_at)}
          {ticket.player_id !== null && (
            <>
              {' · '}
              <Link to={`/players/${ticket.player_id}`} className="text-ice underline-offset-3 hover:underline">
                {supportWords.player(ticket.player_id)}
              </Link>
            </>
          )}
          {ticket.member && ` · ${words.by(ticket.member)}`}
          {ticket.state === 'open' && (
            <>
              {' · '}
              <WaitingSince since={ticket.created_at} />
            </>
          )}
        </p>
        {ticket.state === 'open' && (
          <span className="ml-auto">
            <AssignedTo work={work} item={ticket.id} />
          </span>
        )}
      </header>
      {ticket.player_id !== null && <PlayerCard id={ticket.player_id} isFolded />}
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-md bg-night-900 p-3 text-sm">
        {ticket.content}
      </p>
      {ticket.answer && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-md bg-ice-wash p-3 text-sm">
          {ticket.answer}
        </p>
      )}
      {ticket.state === 'open' && (
        <form onSubmit={answer} className="grid gap-2">
          <AnswerField id={id} label={words.answer} maxLength={4_000} value={text} onChange={setText} />
          <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
          <div className="flex justify-end gap-2">
            <Button
              look="quiet"
              onClick={() =>
                run(async () => {
                  await call('closeTicket', { params, body: {} });
                  onDone();
                })
              }
            >
              {words.close}
            </Button>
            <Button type="submit" look="primary" loading={busy} disabled={text.trim() === ''}>
              {words.send}
            </Button>
          </div>
        </form>
      )}
    </article>
  );
}
