import { Button } from '@halley/ui/Button.tsx';
import { TileSkeleton } from '@halley/ui/Skeleton.tsx';
import { tileGridClass } from '@halley/ui/TileRow.tsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { pageHref } from './filters.ts';
import { type Card, type CardsOf, collectionsOf, isRandomLast, withCards } from './lists.ts';
import { loadAheadPx } from './paging.ts';
import type { ListData, LoadedPage } from './read-list.server.ts';
import { CashbackCard, RandomCard, TileCard } from './TileCard.tsx';
import type { Tile } from './tile.ts';
import { usePages } from './use-pages.ts';

/** Tiles of the first screen load their pictures at once. */
const eagerTiles = 6;
/** Nobody needs these counted. */
const fewGames = 12;
const skeletons = Array.from({ length: 8 }, (_, place) => place);

interface GameListProps {
  /** Names the list and what it is narrowed to. */
  name: string;
  path: string;
  list: ListData;
  first: LoadedPage;
}

/** The games of a list, page by page: more come before the end is reached, by press, or by link without script. */
export function GameList({ name, path, list, first }: GameListProps) {
  const { say, tag } = useSpeech();
  const { place, query, cashback } = list;
  const studios = useMemo(() => Object.fromEntries(list.studios.map(({ id, title }) => [id, title])), [list.studios]);
  const { pages, paging, state, loadNext } = usePages({ key: name, first, query, studios });
  const end = useRef<HTMLDivElement>(null);
  const next = paging.next_page;

  useEffect(() => {
    const mark = end.current;
    if (!mark || next === null || state === 'failed') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadNext(), {
      rootMargin: `0px 0px ${loadAheadPx}px 0px`,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [next, state, loadNext]);

  const shown = pages.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const count = (number: number) => new Intl.NumberFormat(tag).format(number);
  const before = first.paging.current_page > 1 ? first.paging.current_page - 1 : null;
  const random = paging.total_count > 1 && before === null && place.kind !== 'producer' && place.kind !== 'all';
  const cards = { slug: place.slug ?? collectionsOf(place)[0] ?? null, cashback: cashback && before === null, random };
  return (
    <>
      {before !== null && (
        <SiteLink href={pageHref(path, list, before)} rel="prev" className="justify-self-start font-semibold text-ice">
          {say('catalogue.page.before')}
        </SiteLink>
      )}
      <ListCards pages={pages} cards={cards} loading={state === 'loading'} />
      <div ref={end} className="grid min-h-11 justify-items-center gap-3 text-center">
        <p aria-live="polite" className="text-13 text-text-soft">
          {state === 'failed'
            ? say('catalogue.page.failed')
            : paging.total_count > fewGames &&
              say('catalogue.page.shown', { shown: count(shown), total: count(paging.total_count) })}
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

interface ListCardsProps {
  pages: LoadedPage[];
  cards: CardsOf;
  loading: boolean;
}

function ListCards({ pages, cards, loading }: ListCardsProps) {
  const { slug, random, cashback } = cards;
  const last = random && isRandomLast(slug);
  return (
    <ul className={`${tileGridClass} list-tiles`}>
      {pages.map(({ tiles, paging }, index) => (
        <Page
          key={paging.current_page}
          tiles={tiles}
          cashback={cashback && index === 0}
          random={random && !last && index === 0}
          slug={slug}
          eager={index === 0}
        />
      ))}
      {loading &&
        skeletons.map((number) => (
          <li key={number}>
            <TileSkeleton />
          </li>
        ))}
      {last && (
        <li className="list-tile">
          <RandomCard slug={slug} />
        </li>
      )}
    </ul>
  );
}

interface PageProps {
  tiles: Tile[];
  cashback: boolean;
  random: boolean;
  slug: string | null;
  eager: boolean;
}

/** Drawn once: what comes later does not touch it. */
const Page = memo(function Page({ tiles, cashback, random, slug, eager }: PageProps) {
  return withCards(tiles, { slug, cashback, random }).map((card, place) => (
    <li key={keyOf(card)} className="list-tile">
      {card.kind === 'game' ? (
        <TileCard tile={card.game} eager={eager && place < eagerTiles} />
      ) : card.kind === 'random' ? (
        <RandomCard slug={slug} />
      ) : (
        <CashbackCard />
      )}
    </li>
  ));
});

function keyOf(card: Card<Tile>): string {
  return card.kind === 'game' ? card.game.identifier : card.kind;
}
