import type { StaffFixturePage, StaffManualResult } from '@halley/contract';
import { Badge, Card, Facts, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { actionColumn, DataTable, ResourcePage, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { FixtureState } from './FixtureState.tsx';
import { fixtureActions, manualActions, marketActions } from './fixture-actions.ts';
import { sportsbookWords as own } from './words.ts';

const { facts, marketColumns, manualColumns } = own;
const euro = (cents: number) => formatMoney(cents, { currency: 'EUR', locale: 'en' });
const priceText = (price: number) => (price / 1_000).toFixed(2);

type Market = StaffFixturePage['market_list'][number];

interface PartProps {
  fixture: StaffFixturePage;
  reload: () => void;
}

export function FixturePage(): ReactNode {
  const { id = '', tab } = useParams();
  return (
    <ResourcePage
      read="readStaffFixture"
      input={{ params: { id } }}
      title={(fixture) => fixture?.name ?? own.title}
      badge={(fixture) => <FixtureState fixture={fixture} />}
      back={{ to: '/sportsbook', label: own.back }}
      actions={fixtureActions}
      tab={tab}
      sections={[
        {
          tab: { path: 'markets', label: own.pageTabs.markets },
          show: (fixture, reload) => (
            <>
              <Standing fixture={fixture} />
              <Markets fixture={fixture} reload={reload} />
            </>
          ),
        },
        {
          tab: { path: 'manual', label: own.pageTabs.manual },
          show: (fixture, reload) => <Manual fixture={fixture} reload={reload} />,
        },
      ]}
    />
  );
}

function Standing({ fixture }: Pick<PartProps, 'fixture'>): ReactNode {
  const { score, quarantined } = fixture;
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{facts.title}</h2>
      <Facts
        className="text-13 [&_dd]:wrap-anywhere"
        facts={[
          { name: facts.tournament, value: fixture.tournament },
          { name: facts.score, value: score ? `${score.home}–${score.away}` : words.none },
          { name: facts.start, value: showTime(fixture.start_at) },
          { name: facts.feed, value: fixture.producer },
          { name: facts.stop, value: fixture.trader_stop ?? words.none },
          { name: facts.markets, value: own.ofAll(fixture.open_markets, fixture.markets) },
          { name: facts.bets, value: own.ofAll(fixture.open_bets, fixture.bets) },
          { name: facts.turnover, value: euro(fixture.turnover_cents) },
          { name: facts.quarantined, value: quarantined.toLocaleString('en') },
        ]}
      />
    </Card>
  );
}

function Markets({ fixture, reload }: PartProps): ReactNode {
  return (
    <DataTable
      caption={own.markets}
      empty={own.noMarkets}
      rows={fixture.market_list}
      rowKey={({ key }) => key}
      columns={[
        { key: 'title', head: marketColumns.title, cell: ({ title }) => title },
        {
          key: 'state',
          head: marketColumns.state,
          cell: ({ open, trader_stop }) => (
            <span className="whitespace-normal wrap-anywhere">
              <Badge tone={open ? 'win' : 'neutral'}>{open ? own.open : own.shut}</Badge> {trader_stop}
            </span>
          ),
        },
        {
          key: 'prices',
          head: marketColumns.prices,
          from: 'lg',
          cell: ({ outcomes }) => (
            <span className="whitespace-normal">
              {outcomes
                .flatMap(({ title, price }) => (price === null ? [] : `${title} ${priceText(price)}`))
                .slice(0, 6)
                .join(' · ')}
            </span>
          ),
        },
        { key: 'bets', head: marketColumns.bets, align: 'right', cell: ({ bets }) => bets.toLocaleString('en') },
        {
          key: 'liability',
          head: marketColumns.liability,
          align: 'right',
          cell: ({ liability_cents }) => euro(liability_cents),
        },
        actionColumn((market: Market) => marketActions(fixture, market), reload),
      ]}
    />
  );
}

function Manual({ fixture, reload }: PartProps): ReactNode {
  return (
    <DataTable
      caption={own.manual}
      empty={own.noManual}
      rows={fixture.manual}
      rowKey={({ id }) => id}
      columns={[
        { key: 'what', head: manualColumns.what, cell: (manual) => whatOf(manual, fixture) },
        {
          key: 'reason',
          head: manualColumns.reason,
          cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
        },
        { key: 'moves', head: manualColumns.moves, cell: ({ bets, pays_cents }) => own.moves(bets, euro(pays_cents)) },
        {
          key: 'state',
          head: manualColumns.state,
          cell: ({ state }) => (
            <Badge tone={state === 'asked' ? 'warn' : state === 'agreed' ? 'win' : 'neutral'}>
              {own.manualStates[state]}
            </Badge>
          ),
        },
        { key: 'who', head: manualColumns.who, cell: (one) => own.people(one.asked_by, one.decided_by), from: 'md' },
        actionColumn(manualActions, reload),
      ]}
    />
  );
}

/** What somebody proposes, by the titles of its market and outcomes. */
function whatOf({ kind, market: key, outcomes }: StaffManualResult, { market_list: list }: StaffFixturePage): string {
  const market = list.find((one) => one.key === key);
  const title = market?.title ?? key ?? own.everything;
  if (kind === 'void' || !outcomes) return own.voidOf(title);
  const titleOf = (id: string) => market?.outcomes.find((one) => one.id === id)?.title ?? id;
  const said = Object.entries(outcomes).filter(([, result]) => result !== 'lost');
  return own.settleOf(title, said.map(([id, result]) => `${titleOf(id)} ${own.results[result]}`).join(', '));
}
