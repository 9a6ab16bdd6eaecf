import { loadTranslate } from '@halley/studio/messages';
import { gameRules } from '@halley/studio/rules';
import { gameWords } from '@halley/studio/words';
import { Button, Card, Table } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { data } from 'react-router';
import { studioGame } from '../catalogue/index.server.ts';
import { artOf } from '../catalogue/index.ts';
import { siteContext } from '../context/index.ts';
import { messagesOf, sayIn } from '../i18n/index.server.ts';
import { localeOf, Speaks, useSay } from '../i18n/index.ts';
import { shareOf } from '../page/index.server.ts';
import { type PageHandle, pageMeta, SiteLink } from '../page/index.ts';
import { playCurrency } from '../wallet/index.server.ts';
import type { Route } from './+types/RulesPage.ts';

/** The studio's own words and numbers, as a page that needs neither an account nor the game. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { locale } = site;
  const game = studioGame(`${params.producer}/${params.name}`);
  if (!game) throw data(null, { status: 404 });
  const { tag } = localeOf(locale);
  const currency = await playCurrency(site);
  const hundredths = new Intl.NumberFormat(tag, { minimumFractionDigits: 2 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 });
  const text = await loadTranslate(locale, gameWords);
  const say = sayIn(locale);
  const sections = gameRules[game.id as keyof typeof gameRules]({
    text,
    currency,
    money: (cents) => formatMoney(cents, { currency, locale: tag }),
    hundredths: (value) => hundredths.format(value / 100),
    percent: (value) => percent.format(value / 10_000),
  }).map((section) => ({
    title: text(section.title),
    paragraphs: section.paragraphs.map(({ key, values }) => text(key, values)),
    table: section.table && { head: section.table.head.map((key) => text(key)), rows: section.table.rows },
  }));
  return {
    messages: messagesOf(locale, 'games'),
    seo: {
      title: say('games.rules.seo', { game: game.title }),
      description: say('games.rules.description', { game: game.title }),
      share: shareOf(artOf(game.identifier)),
      trail: [
        { name: game.title, path: `/play/${game.identifier}` },
        { name: say('games.rules.title', { game: game.title }), path: `/play/${game.identifier}/rules` },
      ],
    },
    game: { title: game.title, studio: game.providerTitle, path: `/play/${game.identifier}` },
    version: game.version,
    sections,
  };
}

export const handle: PageHandle = { ownPrimary: true };

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function RulesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Rules {...loaderData} />
    </Speaks>
  );
}

function Rules({ game, version, sections }: Route.ComponentProps['loaderData']) {
  const say = useSay();
  return (
    <article className="grid max-w-3xl gap-6">
      <header className="grid gap-1">
        <h1 className="title-page">{say('games.rules.title', { game: game.title })}</h1>
        <p className="text-text-faint">{say('games.rules.version', { studio: game.studio, version })}</p>
      </header>
      {sections.map((section) => (
        <section key={section.title} className="grid gap-2">
          <h2 className="title-card">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[70ch] text-base text-text-soft">
              {paragraph}
            </p>
          ))}
          {section.table && (
            <Card className="mt-2 overflow-x-auto">
              <Table
                caption={section.title}
                columns={section.table.head.map((head, column) => ({
                  key: head,
                  head,
                  align: column === 0 ? ('left' as const) : ('right' as const),
                  cell: (row: string[]) => row[column],
                }))}
                rows={section.table.rows}
                rowKey={(row) => row[0] ?? ''}
              />
            </Card>
          )}
        </section>
      ))}
      <Button look="primary" asChild className="justify-self-start">
        <SiteLink href={game.path}>{say('games.rules.play', { game: game.title })}</SiteLink>
      </Button>
    </article>
  );
}
