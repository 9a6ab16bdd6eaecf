import { GameTile, TileGrid } from '@halley/ui';
import { data } from 'react-router';
import { messagesOf } from '../i18n/catalog.server.ts';
import { Speaks, useSay } from '../i18n/index.ts';
import { sayIn } from '../i18n/say.server.ts';
import { pageMeta } from '../shell/seo.ts';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/ProducerPage.ts';
import { usePlayHref } from './play-href.ts';
import { readCatalog } from './read-catalog.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const games = (await readCatalog(site)).filter((game) => game.identifier.startsWith(`${params.producer}/`));
  const [first] = games;
  if (!first) throw data(null, { status: 404 });
  const say = sayIn(site.locale);
  return {
    messages: messagesOf(site.locale, 'games'),
    seo: {
      title: say('games.producer.seo', { studio: first.studio }),
      description: say('games.producer.description', { studio: first.studio }),
    },
    studio: first.studio,
    games,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function ProducerPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Games {...loaderData} />
    </Speaks>
  );
}

function Games({ studio, games }: Route.ComponentProps['loaderData']) {
  const say = useSay();
  const href = usePlayHref();
  return (
    <section className="grid gap-6">
      <header className="grid gap-1">
        <h1 className="title-page">{studio}</h1>
        <p className="max-w-[60ch] text-text-soft">{say('games.producer.text')}</p>
      </header>
      <h2 className="sr-only">{say('shell.footer.games')}</h2>
      <TileGrid>
        {games.map((game) => (
          <li key={game.identifier}>
            <GameTile
              name={game.title}
              studio={game.studio}
              art={game.art}
              href={href(game)}
              demoHref={`${game.href}?mode=demo`}
              eager
            />
          </li>
        ))}
      </TileGrid>
    </section>
  );
}
