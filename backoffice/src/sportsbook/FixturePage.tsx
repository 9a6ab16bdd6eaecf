import type { StaffFixturePage } from '@halley/contract';
import { Badge, Segmented } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { actionColumn, DataTable, FactsCard, ResourcePage, showTime } from '../console/index.ts';
import { words } from '../words/index.ts';
import { FixtureState } from './FixtureState.tsx';
import { euro, priceText } from './figures.ts';
import { fixtureActions, manualActions, marketActions } from './fixture-actions.ts';
import { manualText } from './manual/manual-text.ts';
import { sportsbookWords as own } from './words.ts';

const { facts, marketColumns, manualColumns } = own;

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
    <FactsCard
      title={facts.title}
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
  );
}

/** What is open and what money is on comes first: a match that is on has hundreds that are decided. */
function Markets({ fixture, reload }: PartProps): ReactNode {
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const { market_list: all } = fixture;
  const open = all.filter((market) => market.open || market.trader_stop !== null || market.bets > 0);
  return (
    <section className="grid gap-3">
      <Segmented
        label={own.markets}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'open', label: own.openOnly(open.length) },
          { value: 'all', label: own.allMarkets(all.length) },
        ]}
        className="justify-self-start"
      />
      <MarketTable fixture={fixture} rows={which === 'open' ? open : all} reload={reload} />
    </section>
  );
}

function MarketTable({ fixture, rows, reload }: PartProps & { rows: readonly Market[] }): ReactNode {
  return (
    <DataTable
      caption={own.markets}
      empty={own.noMarkets}
      rows={rows}
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
        actionColumn((market: Market) => marketActions(fixture, market), reload, { inLine: true }),
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
        {
          key: 'what',
          head: manualColumns.what,
          cell: (manual) => manualText(manual, titlesOf(fixture, manual.market)),
        },
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

/** Titles of the outcomes of a market. */
function titlesOf({ market_list: list }: StaffFixturePage, key: string | null): (outcome: string) => string {
  const outcomes = list.find((market) => market.key === key)?.outcomes ?? [];
  return (id) => outcomes.find((one) => one.id === id)?.title ?? id;
}
