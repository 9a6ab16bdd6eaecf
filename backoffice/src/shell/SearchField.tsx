import type { SearchHit } from '@halley/contract';
import { Icon, Note } from '@halley/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router';
import { call, inWords } from '../api/index.ts';
import { words } from '../words/index.ts';

const own = words.search;

interface Found {
  busy?: boolean;
  hits?: readonly SearchHit[];
  error?: unknown;
}

/** Finds anything by what somebody has in hand. Asked when it is sent, not with every letter: each question is in the trail. */
export function SearchField(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [{ busy, hits, error }, setFound] = useState<Found>({});
  const turn = useRef(0);
  const forget = () => {
    turn.current += 1;
    setFound({});
  };
  const { pathname, search } = useLocation();
  const isPutRight = useNavigationType() === 'REPLACE';
  // What was found, or is still asked for, is left behind with the page. An address that is only put right, as that of the
  // first page is, leaves nothing: somebody may have asked already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is open
  useEffect(() => {
    if (!isPutRight) forget();
  }, [pathname, search]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (busy || q === '') return;
    turn.current += 1;
    const asked = turn.current;
    const show = (found: Found) => asked === turn.current && setFound(found);
    setFound({ busy: true });
    call('searchEverything', { query: { q } }).then(show, (failure: unknown) => show({ error: failure }));
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    forget();
    field.current?.blur();
  };
  return (
    <search className="relative mx-auto mb-4 block w-full max-w-6xl" onKeyDown={close}>
      <form
        onSubmit={submit}
        className="flex max-w-md items-center gap-2 rounded-md bg-surface-2 px-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-ice"
      >
        <button type="submit" aria-label={own.submit} className="grid size-6 place-items-center text-text-faint">
          <Icon name="search" size="small" />
        </button>
        <input
          ref={field}
          type="search"
          // The key for it is the shell's.
          data-search
          aria-label={own.label}
          placeholder={own.placeholder}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-h-9 min-w-0 flex-1 bg-transparent outline-none"
        />
        <span aria-hidden="true" className="rounded-xs bg-surface-3 px-1.5 text-2xs text-text-faint">
          /
        </span>
      </form>
      <div role="status" className="sr-only">
        {busy ? words.loading : hits && own.found(hits.length)}
      </div>
      {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
      {hits && (
        <div className="absolute z-sticky mt-1 grid w-full max-w-md gap-0.5 rounded-md bg-surface-3 p-1.5 text-13 shadow-2">
          {hits.length === 0 && <p className="px-2.5 py-2 text-text-soft">{own.nothing}</p>}
          {hits.map((hit) => (
            <Link
              key={`${hit.kind} ${hit.id}`}
              to={pageOf(hit)}
              onClick={forget}
              className="flex flex-wrap gap-x-2 rounded-sm px-2.5 py-2 hover:bg-surface-4"
            >
              <b>{own.kinds[hit.kind](hit.id)}</b>
              <span className="text-text-soft">
                {[hit.title, hit.state?.replaceAll('_', ' ')].filter(Boolean).join(' · ')}
              </span>
            </Link>
          ))}
        </div>
      )}
    </search>
  );
}

function pageOf({ kind, id, player_id }: SearchHit): string {
  switch (kind) {
    case 'player':
      return `/players/${id}`;
    case 'payment':
      return `/payments/${id}`;
    case 'round':
      return `/players/${player_id}/rounds`;
    case 'bet':
      return `/players/${player_id}/bets`;
    case 'document':
      return `/players/${player_id}/documents`;
    case 'letter':
      return player_id === null ? '/support/tickets' : `/players/${player_id}`;
  }
}
