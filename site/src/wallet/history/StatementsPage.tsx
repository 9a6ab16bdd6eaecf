import type { Statement } from '@halley/contract';
import { Button, Card, EmptyState, linkClass, Money, Table } from '@halley/ui';
import { siteContext } from '../../context/index.ts';
import { Speaks, useSpeech } from '../../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta, SiteLink, sections } from '../../page/index.ts';
import { Loaded, useQuery } from '../../query/index.ts';
import { usePlayer } from '../../session/index.ts';
import type { Route } from './+types/StatementsPage.ts';
import { StatementSheet } from './StatementSheet.tsx';
import { isMonth, monthName } from './statement-month.ts';

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'account',
    path: '/profile/statements',
    search: url.search,
    description: 'history.statement.description',
    rooms: ['history'],
  });
  const month = url.searchParams.get('month') ?? '';
  const statements = await unlessItFails(site, site.api.listStatements({}));
  return { ...page, month: isMonth(month) ? month : null, statements };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function StatementsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <Statements {...loaderData} />
    </Speaks>
  );
}

interface StatementsProps {
  month: string | null;
  statements: Statement[] | undefined;
}

export function Statements({ month, statements }: StatementsProps) {
  const { say } = useSpeech();
  const query = useQuery('listStatements', {}, { initial: statements });
  return (
    <ProfileFrame current="account" title={say('history.statement.title')} lead={say('history.statement.lead')}>
      <SiteLink href={month ? '/profile/statements' : sections.account.href} className={linkClass}>
        ← {month ? say('history.statement.list') : say('history.statement.back')}
      </SiteLink>
      <Loaded query={query} name="listStatements" skeleton={<Card className="h-64" />}>
        {(known) => (month ? <OneMonth month={month} statements={known} /> : <Months statements={known} />)}
      </Loaded>
    </ProfileFrame>
  );
}

function Months({ statements }: { statements: Statement[] }) {
  const { say, tag } = useSpeech();
  if (statements.length === 0)
    return (
      <EmptyState picture="no-bets" title={say('history.statement.none')} text={say('history.statement.noneText')} />
    );
  // A change of the balance says nothing about luck: what was paid in and out stands beside what was played.
  const parts: { key: string; head: string; cents: (statement: Statement) => number }[] = [
    { key: 'deposits', head: say('history.statement.deposits'), cents: ({ deposits_cents: cents }) => cents },
    { key: 'cashouts', head: say('history.statement.cashouts'), cents: ({ cashouts_cents: cents }) => cents },
    { key: 'stakes', head: say('history.statement.staked'), cents: ({ stakes_cents: cents }) => cents },
    { key: 'wins', head: say('history.statement.wins'), cents: ({ wins_cents: cents }) => cents },
  ];
  return (
    <Card>
      <div className="overflow-x-auto scrollbar-none">
        <Table
          caption={say('history.statement.list')}
          rows={statements}
          rowKey={({ month, currency }) => `${month} ${currency}`}
          columns={[
            {
              key: 'month',
              head: say('history.statement.month'),
              cell: (statement) => (
                <>
                  <SiteLink href={`/profile/statements?month=${statement.month}`} className={linkClass}>
                    {monthName(statement.month, tag)}
                  </SiteLink>
                  <ul className="grid text-xs text-text-soft lg:hidden">
                    {parts.map(({ key, head, cents }) => (
                      <li key={key}>
                        {head} <Net cents={cents(statement)} currency={statement.currency} />
                      </li>
                    ))}
                  </ul>
                </>
              ),
            },
            {
              key: 'opening',
              head: say('history.statement.opening'),
              align: 'right',
              from: 'sm',
              cell: ({ opening_cents: cents, currency }) => <Money cents={cents} currency={currency} locale={tag} />,
            },
            ...parts.map(
              ({ key, head, cents }) =>
                ({
                  key,
                  head,
                  align: 'right',
                  from: 'lg',
                  cell: (statement: Statement) => <Net cents={cents(statement)} currency={statement.currency} />,
                }) as const,
            ),
            {
              key: 'change',
              head: say('history.statement.change'),
              align: 'right',
              cell: ({ opening_cents: before, closing_cents: after, currency }) => (
                <Net cents={after - before} currency={currency} />
              ),
            },
            {
              key: 'closing',
              head: say('history.statement.closing'),
              align: 'right',
              cell: ({ closing_cents: cents, currency }) => <Money cents={cents} currency={currency} locale={tag} />,
            },
          ]}
        />
      </div>
    </Card>
  );
}

function Net({ cents, currency }: { cents: number; currency: string }) {
  const { tag } = useSpeech();
  return <Money cents={cents} currency={currency} locale={tag} sign="net" />;
}

/** One month, all wallets, fit for paper. */
function OneMonth({ month, statements }: { month: string; statements: Statement[] }) {
  const { say, tag } = useSpeech();
  const email = usePlayer()?.email ?? '';
  const ofMonth = statements.filter((statement) => statement.month === month);
  if (ofMonth.length === 0)
    return (
      <EmptyState picture="no-bets" title={say('history.statement.none')} text={say('history.statement.noneText')} />
    );
  return (
    <>
      <div data-print className="grid gap-4">
        <header>
          <h2 className="title-section">{say('history.statement.of', { month: monthName(month, tag) })}</h2>
          <p className="text-13 text-text-soft">{say('history.statement.player', { email })}</p>
        </header>
        {ofMonth.map((statement) => (
          <StatementSheet key={statement.currency} statement={statement} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon="document" onClick={() => window.print()}>
          {say('history.statement.print')}
        </Button>
        <Button icon="download" look="outline" asChild>
          <a href={`/api/player/statements/${month}/export`} download>
            {say('history.statement.download')}
          </a>
        </Button>
      </div>
    </>
  );
}
