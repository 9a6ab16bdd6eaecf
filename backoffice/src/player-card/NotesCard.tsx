import type { PlayerNote } from '@halley/contract';
import { newUuid } from '@halley/contract/new-uuid';
import { Button, Card, Note, toasts } from '@halley/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { call, inWords, useDeed, useRead } from '../api/index.ts';
import { Loading, MoreButton, showTime, usePages } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { PlayerTags } from './PlayerTags.tsx';
import { cardWords } from './words.ts';

/** What staff have written about a player, with a place to write. */
export function NotesCard({ id }: { id: number }): ReactNode {
  const { may } = useStaff();
  const notes = useRead('listPlayerNotes', { params: { id: String(id) }, query: {} });
  const { pages, more } = usePages(notes.data, {
    nextOf: ({ next_before }) => next_before,
    load: (before) => call('listPlayerNotes', { params: { id: String(id) }, query: { before } }),
  });
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{cardWords.notes}</h2>
      <Loading from={notes}>
        {({ tags }) => (
          <div className="grid gap-3">
            <PlayerTags id={id} tags={tags} onChanged={notes.reload} />
            <NoteList notes={pages.flatMap((page) => page.notes)} />
            <MoreButton more={more} />
          </div>
        )}
      </Loading>
      {may('players.note') && <NoteForm id={id} onSaved={notes.reload} />}
    </Card>
  );
}

export function NoteList({ notes }: { notes: readonly PlayerNote[] }): ReactNode {
  if (notes.length === 0) return <p className="text-13 text-text-soft">{cardWords.noNotes}</p>;
  return (
    <ul className="grid gap-2">
      {notes.map(({ id, text, author, at }) => (
        <li key={id} className="grid gap-1 rounded-md bg-surface-2 px-3 py-2.5 text-13">
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          <p className="text-xs text-text-faint">
            {author}, {showTime(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoteForm({ id, onSaved }: { id: number; onSaved: () => void }): ReactNode {
  const field = useId();
  const [text, setText] = useState('');
  // Of this note: clicked twice, or sent again after a failure, it is one.
  const [key, setKey] = useState(newUuid);
  const { busy, error, run } = useDeed();
  const save = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      await call('writePlayerNote', { params: { id: String(id) }, body: { text, key } });
      toasts.show({ title: cardWords.saved, tone: 'win' });
      setText('');
      setKey(newUuid());
      onSaved();
    });
  };
  return (
    <form onSubmit={save} className="grid gap-2">
      <label htmlFor={field} className="sr-only">
        {cardWords.write}
      </label>
      <textarea
        id={field}
        rows={2}
        dir="auto"
        maxLength={2000}
        placeholder={cardWords.write}
        aria-describedby={`${field}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="min-h-16 w-full rounded-md bg-surface-2 px-3 py-2.5 text-13 inset-ring inset-ring-control"
      />
      <p id={`${field}-hint`} className="text-xs text-text-faint">
        {cardWords.writeHint}
      </p>
      <div role="alert">{error !== undefined && <Note tone="danger">{inWords(error)}</Note>}</div>
      <div>
        <Button type="submit" look="primary" size="small" loading={busy} disabled={text.trim() === ''}>
          {cardWords.save}
        </Button>
      </div>
    </form>
  );
}
