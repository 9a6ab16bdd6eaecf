import { Button } from '@halley/ui/Button.tsx';
import { useEffect, useMemo, useRef } from 'react';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { pageHref } from './filters.ts';
import { collectionsOf, withCards } from './lists.ts';
import { loadAheadPx } from './paging.ts';
import type { ListData, LoadedPage } from './read-list.server.ts';
import { TileBlocks } from './TileBlocks.tsx';
import { usePages } from './use-pages.ts';

/** Nobody needs these counted. */
const fewGames = 12;

interface GameListProps {
  /** Names the list and what it is narrowed to. */
  name: string;
  path: string;
  list: ListData;
  first: LoadedPage;
}

/** The games of a list, page by page: more come before the end is reached, by click, or by link without script. */
export function GameList({ name, path, list, first }: GameListProps) {
  const say = useSay();
  const { place, query, cashback } = list;
  const studios = useMemo(() => Object.fromEntries(list.studios.map(({ id, title }) => [id, title])), [list.studios]);
  const { pages, paging, state, loadNext } = usePages({ key: name, first, query, studios });
  const end = useRef<HTMLDivElement>(null);
  const next = paging.next_page;

  useEffect(() => {
    const mark = end.current;
    // While a page is on its way nobody asks: one that fails must be asked for by hand.
    if (!mark || next === null || state !== 'ready') return;
    // A busy browser tells of several moments at once: the last is how it stands, and nobody is told of it again.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void loadNext(), {
      rootMargin: `0px 0px ${loadAheadPx}px 0px`,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [next, state, loadNext]);

  const tiles = useMemo(() => pages.flatMap((page) => page.tiles), [pages]);
  const before = first.paging.current_page > 1 ? first.paging.current_page - 1 : null;
  const random = paging.total_count > 1 && before === null && place.kind !== 'producer' && place.kind !== 'all';
  const slug = place.slug ?? collectionsOf(place).slugs[0] ?? null;
  const offer = cashback && before === null;
  const cards = useMemo(() => withCards(tiles, { slug, cashback: offer, random }), [tiles, slug, offer, random]);
  return (
    <>
      {before !== null && (
        <SiteLink href={pageHref(path, list, before)} rel="prev" className="justify-self-start font-semibold text-ice">
          {say('catalogue.page.before')}
        </SiteLink>
      )}
      <TileBlocks cards={cards} slug={slug} waiting={state === 'loading'} />
      <div ref={end} className="grid min-h-11 justify-items-center gap-3 text-center">
        <p aria-live="polite" className="text-13 text-text-soft">
          {state === 'failed'
            ? say('catalogue.page.failed')
            : paging.total_count > fewGames &&
              say('catalogue.page.shown', { shown: tiles.length, total: paging.total_count })}
        </p>
        {next !== null && (
          <Button asChild look="outline" loading={state === 'loading'}>
            <SiteLink
              href={pageHref(path, list, next)}
              rel="next"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void loadNext();
              }}
            >
              {say(state === 'failed' ? 'catalogue.page.again' : 'catalogue.page.next')}
            </SiteLink>
          </Button>
        )}
      </div>
    </>
  );
}
