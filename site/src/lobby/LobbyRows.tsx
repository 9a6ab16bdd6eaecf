import type { Accent, IconName } from '@halley/ui';
import { ChipLink, chipRowClass } from '@halley/ui/Chip.tsx';
import { TileShelf } from '@halley/ui/TileRow.tsx';
import { lazy, Suspense } from 'react';
import {
  LikedGames,
  lookOf,
  NoGames,
  RandomCard,
  type Tile,
  TileCard,
  useLikedAmong,
  withCards,
} from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';
import { JackpotStrip } from '../jackpots/index.ts';
import { CmsHtml, Kept, late } from '../page/index.ts';
import { Featured } from './Featured.tsx';
import { NextRow } from './NextRow.tsx';
import { Promises } from './Promises.tsx';
import type { LobbyData } from './read-lobby.server.ts';
import { Studios } from './Studios.tsx';
import { Winners } from './Winners.tsx';

/** What is on in sport: nobody waits for it. */
const LiveNow = import.meta.env.SSR
  ? (await import('./LiveNow.tsx')).LiveNow
  : lazy(async () => ({ default: (await late(() => import('./LiveNow.tsx'))).LiveNow }));

/** Everything below the banners. A row without games is not there. */
export function LobbyRows({ data }: { data: LobbyData }) {
  const say = useSay();
  const { featured, rows, recent, favourites, categories, winners, studios, upcoming } = data;
  const [firstRow, ...otherRows] = rows;
  return (
    <LikedGames identifiers={data.liked}>
      {categories.length > 0 && (
        <Kept name="lobby categories" of={categories}>
          <nav aria-label={say('lobby.categories')} className={chipRowClass}>
            <ChipLink href="/" icon="lobby" current>
              {say('lobby.all')}
            </ChipLink>
            {categories.map(({ slug, title, href }) => (
              <ChipLink key={slug} href={href} {...lookOf(slug)}>
                {title}
              </ChipLink>
            ))}
          </nav>
        </Kept>
      )}
      {recent.length > 0 && (
        <Shelf id="recent" icon="recent" accent="lobby" title={say('lobby.recent')} tiles={recent} />
      )}
      {favourites.length > 0 && (
        <Shelf
          id="favourites"
          icon="favourite"
          accent="pokies"
          title={say('lobby.favourites')}
          href="/favorite-games"
          tiles={favourites}
        />
      )}
      {!featured || (featured.length === 0 && rows.length === 0) ? (
        <NoGames reason={featured ? 'empty' : 'failed'} />
      ) : (
        featured.length > 0 && <Featured games={featured} />
      )}
      {firstRow && <CategoryShelf row={firstRow} />}
      {data.sport && (
        <Suspense>
          <LiveNow {...data.sport} />
        </Suspense>
      )}
      {data.jackpots && <JackpotStrip data={data.jackpots} />}
      {winners.length > 0 && <Winners initial={winners} />}
      {otherRows.map((row) => (
        <CategoryShelf key={row.slug} row={row} late />
      ))}
      <Kept name="lobby end" of={[studios, upcoming]}>
        {studios.length > 0 && <Studios studios={studios} />}
        {upcoming.length > 0 && <NextRow games={upcoming} />}
        <Promises />
      </Kept>
      {data.about && (
        <CmsHtml
          html={data.about}
          className="below-fold grid max-w-[90ch] gap-2 text-13 text-text-faint [&_a]:text-text-soft [&_a]:underline [&_h2]:text-base [&_h2]:font-semibold [&_h2]:text-text-soft [&_h3]:mt-2 [&_h3]:font-semibold [&_h3]:text-text-soft"
        />
      )}
    </LikedGames>
  );
}

function CategoryShelf({ row, late }: { row: LobbyData['rows'][number]; late?: boolean }) {
  const { slug, title, href, tiles } = row;
  const liked = useLikedAmong(tiles);
  return (
    <Kept name="lobby row" of={[row, late, liked]}>
      <Shelf
        id={`row-${slug || 'popular'}`}
        title={title}
        href={href}
        tiles={tiles}
        slug={slug}
        late={late}
        {...lookOf(slug)}
      />
    </Kept>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  icon: IconName;
  accent: Accent;
  href?: string;
  tiles: Tile[];
  /** A collection: the card of chance stands among its games. */
  slug?: string;
  /** Below the first screen. */
  late?: boolean;
}

/** Each comes to life by itself: nobody's click waits for all of them. */
function Shelf(props: ShelfProps) {
  return (
    <Suspense>
      <Tiles {...props} />
    </Suspense>
  );
}

function Tiles({ id, title, icon, accent, href, tiles, slug, late }: ShelfProps) {
  const cards = withCards(tiles, { slug: slug ?? null, cashback: false, random: slug !== undefined });
  return (
    <TileShelf
      id={id}
      title={title}
      icon={icon}
      accent={accent}
      link={href ? { href } : undefined}
      className={late ? 'below-fold -mx-gutter px-gutter' : undefined}
    >
      {cards.map((card) =>
        card.kind === 'game' ? (
          <li key={card.game.identifier}>
            <TileCard tile={card.game} />
          </li>
        ) : (
          <li key={card.kind}>
            <RandomCard slug={slug || null} />
          </li>
        ),
      )}
    </TileShelf>
  );
}
