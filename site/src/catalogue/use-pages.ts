import type { Game } from '@halley/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { callApi } from '../query/index.ts';
import { isLoaded } from './paging.ts';
import type { ListQuery, LoadedPage } from './read-list.server.ts';
import { tileOf } from './tile.ts';

/** Lists as they were left, so that the way back from a game leads to where one was. The latest few. */
const left = new Map<string, LoadedPage[]>();
const mostLeft = 4;

function remember(key: string, pages: LoadedPage[]): void {
  left.delete(key);
  if (pages.length > 1) left.set(key, pages);
  const [oldest] = left.keys();
  if (left.size > mostLeft && oldest !== undefined) left.delete(oldest);
}

/** What was loaded before, if it is still the same list that begins with the same games. */
function recall(key: string, first: LoadedPage): LoadedPage[] {
  const known = left.get(key);
  const same =
    known?.[0]?.tiles.map(({ identifier }) => identifier).join() ===
    first.tiles.map(({ identifier }) => identifier).join();
  return known && same ? [first, ...known.slice(1)] : [first];
}

interface PagesOptions {
  /** Names the list: another one begins anew. */
  key: string;
  first: LoadedPage;
  query: ListQuery;
  studios: Readonly<Record<string, string>>;
}

/** The pages of a list that are here, and a way to have the next one. */
export function usePages({ key, first, query, studios }: PagesOptions) {
  const wayBack = useNavigationType() === 'POP';
  const [pages, setPages] = useState(() => (wayBack ? recall(key, first) : [first]));
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const asked = useRef<number | null>(null);
  const paging = pages.at(-1)?.paging ?? first.paging;

  useEffect(() => remember(key, pages), [key, pages]);

  const loadNext = useCallback(async () => {
    const page = paging.current_page + 1;
    if (isLoaded(page, paging) || asked.current === page) return;
    asked.current = page;
    setState('loading');
    const answer = await callApi('filterGames', { body: { ...query, page } }).catch(() => null);
    asked.current = null;
    if (!answer) return setState('failed');
    setState('ready');
    const { current_page, next_page, total_count } = answer.pagination;
    setPages((known) => {
      // A game that moved between two questions must not stand in the list twice.
      const shown = new Set(known.flatMap(({ tiles }) => tiles.map(({ identifier }) => identifier)));
      const fresh = answer.data.filter(({ identifier }) => !shown.has(identifier));
      const tiles = fresh.map((game) => tileOf(game as Game, studios));
      return [...known, { tiles, paging: { current_page, next_page, total_count } }];
    });
  }, [paging, query, studios]);

  return { pages, paging, state, loadNext };
}
