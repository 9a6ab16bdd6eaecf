import type { Game } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { type KeyboardEvent, startTransition, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { useModal } from '../page/index.ts';
import { callApi, useQuery } from '../query/index.ts';
import { useChrome } from '../session/index.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { FixtureOptions } from './FixtureOptions.tsx';
import { findCategories } from './find-categories.ts';
import { GameOptions, hrefOf, ListSkeleton } from './GameOptions.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchField } from './SearchField.tsx';
import { addSearch, forgetSearches, readSearches } from './search-history.ts';
import { isSearchable, useSearch } from './use-search.ts';

const mostRecommended = 8;

/** A field and a list below it: arrows walk the list while the words stay under the fingers. */
export function Search() {
  const say = useSay();
  const navigate = useNavigate();
  const { query } = useModal();
  const [text, setText] = useState(() => query.get('q')?.slice(0, 100) ?? '');
  const [active, setActive] = useState(-1);
  const [searches, setSearches] = useState(readSearches);
  const { found, again } = useSearch(text, { withSport: useHasSport() });
  const recommended = useRecommended();
  const { data: collections = [] } = useQuery('listCollections');
  const lists = useMemo(
    () => (isSearchable(text) ? findCategories(text, { collections, say }) : []),
    [text, collections, say],
  );
  const listId = useId();
  const fixtures = found.state === 'found' ? found.fixtures : [];
  const games = found.state === 'found' ? found.games : found.state === 'idle' ? recommended : undefined;
  const count = games?.length ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has another first line
  useEffect(() => setActive(-1), [found, recommended]);

  const written = useRef(text);
  written.current = text;
  const choose = useCallback(
    (game: Game) => {
      if (isSearchable(written.current)) setSearches(addSearch(written.current));
      // In the place of the search: the way back leads to the page beneath.
      void navigate(hrefOf(game), { replace: true });
    },
    [navigate],
  );

  function press(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: active + 1 >= count ? 0 : active + 1,
      ArrowUp: active <= 0 ? count - 1 : active - 1,
    };
    const next = moves[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const game = games?.[active] ?? (found.state === 'found' ? games?.[0] : undefined);
      if (game) choose(game);
      else if (found.state === 'found' && lists[0]) void navigate(lists[0].href, { replace: true });
      else if (fixtures[0]) void navigate(`/sport/events/${fixtures[0].id}`, { replace: true });
    }
  }

  return (
    <div className="grid min-h-0 content-start gap-4">
      <SearchField
        text={text}
        onText={setText}
        onKeyDown={press}
        listId={listId}
        expanded={count > 0}
        activeId={active >= 0 ? `${listId}-${active}` : undefined}
      />
      {found.state === 'idle' && (
        <RecentSearches searches={searches} onChoose={setText} onForget={() => setSearches(forgetSearches())} />
      )}
      {lists.length > 0 && <CategoryLinks found={lists} />}
      {fixtures.length > 0 && <FixtureOptions fixtures={fixtures} onChoose={() => setSearches(addSearch(text))} />}
      <p role="status" className="sr-only">
        {found.state === 'found' && say('search.count', { count: found.games.length })}
      </p>
      {found.state === 'failed' ? (
        <div role="alert">
          <EmptyState
            picture="lost-signal"
            title={say('search.failed')}
            text={say('search.failed.text')}
            action={
              <Button icon="refresh" onClick={again}>
                {say('search.again')}
              </Button>
            }
          />
        </div>
      ) : found.state === 'found' && count === 0 ? (
        lists.length + fixtures.length === 0 && (
          <EmptyState
            picture="no-results"
            title={say('search.none', { text: found.text })}
            text={say('search.none.text')}
          />
        )
      ) : games === undefined ? (
        <ListSkeleton />
      ) : (
        count > 0 && (
          <GameOptions
            id={listId}
            title={found.state === 'found' ? say('search.results') : say('search.recommended')}
            games={games}
            active={active}
            onChoose={choose}
          />
        )
      )}
    </div>
  );
}

/** Where betting is in the menus, fixtures are found beside games. */
function useHasSport(): boolean {
  return useChrome().own.some(({ href }) => href === '/sport');
}

/** What people like, before anything was searched for; without it the search works all the same. */
function useRecommended(): Game[] | undefined {
  const [games, setGames] = useState<Game[]>();
  useEffect(() => {
    const body = { page_size: mostRecommended, sort: { type: 'popularity' as const } };
    void callApi('filterGames', { body }).then(
      // A letter comes before the list.
      (page) => startTransition(() => setGames(page?.data ?? [])),
      () => setGames([]),
    );
  }, []);
  return games;
}
