import { ChipLink, chipRowClass } from '@halley/ui/Chip.tsx';
import { useLocation, useNavigation } from 'react-router';
import { siteContext } from '../context/index.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { CmsHtml, pageMeta, revalidateBeneath, withoutModal, withoutPrefix } from '../page/index.ts';
import type { Route } from './+types/ListPage.ts';
import { lookOf } from './categories.ts';
import { Emblem } from './Emblem.tsx';
import { ChosenFilters, FilterForm } from './FilterForm.tsx';
import { LikedGames } from './favourites.tsx';
import { isNarrowed, pageHref } from './filters.ts';
import { GameList } from './GameList.tsx';
import { NoGames } from './NoGames.tsx';
import { type ListData, readList } from './read-list.server.ts';

/** Every list of games that has an address: categories, pokies, live, slots, all games, the games of a producer. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return readList(site, request, url, withoutPrefix(url.pathname, site.prefix));
}

export const shouldRevalidate = revalidateBeneath;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <LikedGames identifiers={loaderData.liked}>
        <List list={loaderData} />
      </LikedGames>
    </Speaks>
  );
}

function List({ list }: { list: ListData }) {
  const say = useSay();
  const location = withoutModal(useLocation());
  const waiting = useNavigation().location?.pathname === location.pathname;
  const { first, place, title, studio, categories, filters } = list;
  const path = pageHref(location.pathname, { place, filters: { providers: [], volatility: [], order: 'popular' } }, 1);
  const narrowed = isNarrowed(filters);
  const whole = place.kind === 'pokies' || place.kind === 'live' ? `/${place.kind}/all` : '/games';
  return (
    <section className="grid gap-5">
      {studio ? (
        <StudioHead studio={studio} />
      ) : (
        <header className="grid gap-1">
          <h1 className="title-page first-letter:uppercase">{title}</h1>
          <p className="max-w-[60ch] text-text-soft">{say('catalogue.list.text')}</p>
        </header>
      )}
      {place.kind !== 'producer' && categories.length > 1 && (
        <nav aria-label={say('catalogue.categories')} className={chipRowClass}>
          <ChipLink href={whole} icon="lobby" current={path === whole}>
            {say('catalogue.category.all')}
          </ChipLink>
          {categories.map(({ slug, title: label, href, current }) => (
            <ChipLink key={slug} href={href} current={current} {...lookOf(slug)}>
              {label}
            </ChipLink>
          ))}
        </nav>
      )}
      {(narrowed || (first && first.paging.total_count > 1)) && (
        <div className="grid justify-items-start gap-3 lg:justify-items-stretch">
          <FilterForm path={path} list={list} />
          <ChosenFilters path={path} list={list} />
        </div>
      )}
      <h2 className="sr-only">{say('catalogue.games')}</h2>
      {!first ? (
        <NoGames reason="failed" />
      ) : first.tiles.length === 0 ? (
        <NoGames reason={narrowed ? 'narrowed' : 'empty'} clearHref={path} />
      ) : (
        <div aria-busy={waiting} className="grid gap-6 transition-opacity duration-fast aria-busy:opacity-60">
          <GameList
            key={location.pathname + location.search}
            name={location.pathname + location.search}
            path={path}
            list={list}
            first={first}
          />
        </div>
      )}
    </section>
  );
}

/** A studio's page begins with who they are. */
function StudioHead({ studio }: { studio: NonNullable<ListData['studio']> }) {
  const say = useSay();
  return (
    <header className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 rounded-xl bg-surface-1 p-5 shadow-1 md:p-7">
      <Emblem studio={studio} className="size-16 md:row-span-2 md:size-24" />
      <h1 className="title-page md:self-end">{studio.title}</h1>
      <div className="max-w-[65ch] text-text-soft max-md:col-span-full md:self-start">
        {studio.about ? <CmsHtml html={studio.about} /> : <p>{say('catalogue.producer.text')}</p>}
      </div>
    </header>
  );
}
