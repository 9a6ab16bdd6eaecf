import { data } from 'react-router';
import { titled } from '../brand/index.server.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { type PageHandle, pageMeta, revalidateBeneath } from '../page/index.ts';
import { requirePlayer } from '../session/index.server.ts';
import type { Route } from './+types/FavouritesPage.ts';
import { LikedGames } from './favourites.tsx';
import { NoGames } from './NoGames.tsx';
import { readFavourites, readStudios, titlesOf } from './read-shelves.server.ts';
import { TileBlocks } from './TileBlocks.tsx';
import { tileOf } from './tile.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  await requirePlayer(site, '/favorite-games');
  const [games, studios] = await Promise.all([readFavourites(site, true), readStudios(site)]);
  const say = sayIn(site.locale);
  const title = say('catalogue.title.favourites');
  const page = {
    messages: messagesOf(site.locale, 'catalogue', 'tile'),
    seo: { title: titled(title), description: say('catalogue.seo.favourites') },
    /** Null: they could not be read. */
    tiles: games?.map((game) => tileOf(game, titlesOf(studios))) ?? null,
  };
  return data(page, { status: games ? 200 : 503 });
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function FavouritesPage({ loaderData: { messages, tiles } }: Route.ComponentProps) {
  return (
    <Speaks messages={messages}>
      <LikedGames identifiers={tiles?.map(({ identifier }) => identifier) ?? []}>
        <Favourites tiles={tiles} />
      </LikedGames>
    </Speaks>
  );
}

/** A game whose heart is taken back stays until the page is left: a slip can be undone. */
function Favourites({ tiles }: Pick<Route.ComponentProps['loaderData'], 'tiles'>) {
  const say = useSay();
  return (
    <section className="grid gap-6">
      <h1 className="title-page">{say('catalogue.title.favourites')}</h1>
      <h2 className="sr-only">{say('catalogue.games')}</h2>
      {!tiles || tiles.length === 0 ? (
        <NoGames reason={tiles ? 'favourites' : 'failed'} />
      ) : (
        <TileBlocks whole cards={tiles.map((game) => ({ kind: 'game', game }))} />
      )}
    </section>
  );
}
