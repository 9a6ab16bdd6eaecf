import { Button, Card, Money } from '@halley/ui';
import { siteContext } from '../../context/index.ts';
import { Speaks, useSpeech } from '../../i18n/index.ts';
import { loadProfilePage, unlessItFails } from '../../page/index.server.ts';
import { type PageHandle, ProfileFrame, pageMeta, SiteLink } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import type { Route } from './+types/AccountHistoryPage.ts';
import { AccountFilterForm } from './AccountFilterForm.tsx';
import { AccountLines, type LinesPage } from './AccountLines.tsx';
import { type AccountFilter, readAccountFilter } from './account-filter.ts';
import { isInOrder, searchOf } from './history-filter.ts';

const pageSize = 40;

export const handle: PageHandle = { noindex: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { page } = await loadProfilePage(site, {
    section: 'account',
    search: url.search,
    description: 'history.account.description',
    rooms: ['history'],
  });
  const filter = readAccountFilter(url.searchParams);
  const query = { ...filter, limit: pageSize };
  const [lines, spending] = await Promise.all([
    isInOrder(filter) ? unlessItFails(site, site.api.listHistory({ query })) : undefined,
    unlessItFails(site, site.api.readSpending()),
  ]);
  return { ...page, filter, lines, spending };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.seo);

export default function AccountHistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <Speaks messages={loaderData.messages}>
      <AccountHistory {...loaderData} />
    </Speaks>
  );
}

interface AccountHistoryProps extends Pick<Route.ComponentProps['loaderData'], 'spending'> {
  filter: AccountFilter;
  lines: LinesPage | undefined;
}

/** The whole journal of the player, and what it all came to (PP-16, PP-17). */
export function AccountHistory({ filter, lines, spending }: AccountHistoryProps) {
  const { say } = useSpeech();
  const search = searchOf(filter);
  return (
    <ProfileFrame current="account" lead={say('history.account.lead')}>
      <Card flat className="flex flex-wrap items-center justify-between gap-4">
        <NetDeposits loaded={spending} />
        <Button icon="document" asChild>
          <SiteLink href="/profile/statements">{say('history.account.statements')}</SiteLink>
        </Button>
      </Card>
      <AccountFilterForm key={`form ${search}`} filter={filter} />
      {isInOrder(filter) && <AccountLines key={search} filter={filter} pageSize={pageSize} initial={lines} />}
    </ProfileFrame>
  );
}

function NetDeposits({ loaded }: { loaded: AccountHistoryProps['spending'] }) {
  const { say, tag } = useSpeech();
  const { data: spending = [] } = useQuery('readSpending', undefined, { initial: loaded });
  return (
    <div>
      <p className="text-xs text-text-soft">{say('history.account.net')}</p>
      <p className="figure text-xl/[1.3]" data-testid="net-deposits">
        {spending.length === 0 && '–'}
        {spending.map(({ currency, net_deposits_cents: cents }) => (
          <Money key={currency} cents={cents} currency={currency} locale={tag} className="block" />
        ))}
      </p>
    </div>
  );
}
