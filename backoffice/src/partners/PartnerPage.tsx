import type { StaffPartnerFile } from '@halley/contract';
import { Card, Facts, Money, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { BarChart, linkClass, ResourcePage, showTime, TableSection } from '../console/index.ts';
import { Hooks, Links } from './PartnerLinks.tsx';
import { Statements } from './PartnerStatements.tsx';
import { PartnerState } from './PartnersPage.tsx';
import { PartnerTerms } from './PartnerTerms.tsx';
import { partnerActions } from './partner-actions.ts';
import { partnerWords as own } from './words.ts';

const { facts, parts } = own;

export function PartnerPage(): ReactNode {
  const { id = '', tab } = useParams();
  const [shown, setShown] = useState<string>();
  return (
    <ResourcePage
      read="readPartner"
      input={{ params: { id } }}
      title={(partner) => partner?.name ?? own.title}
      badge={({ state }) => <PartnerState state={state} />}
      back={{ to: '/affiliates', label: own.back }}
      actions={(partner) => partnerActions(partner, setShown)}
      tab={tab}
      sections={[
        { show: () => shown !== undefined && <Note>{shown}</Note> },
        { tab: { path: 'overview', label: parts.overview }, show: (partner) => <Overview partner={partner} /> },
        { tab: { path: 'links', label: parts.links }, show: (partner) => <Links partner={partner} /> },
        { tab: { path: 'terms', label: parts.terms }, show: (partner) => <PartnerTerms partner={partner} /> },
        { tab: { path: 'hooks', label: parts.hooks }, show: (partner) => <Hooks partner={partner} /> },
        { tab: { path: 'statements', label: parts.statements }, show: (partner) => <Statements partner={partner} /> },
      ]}
    />
  );
}

const series = [
  { key: 'visits', name: own.series.visits, colour: 'ice' },
  { key: 'registrations', name: own.series.registrations, colour: 'violet' },
  { key: 'first_deposits', name: own.series.first_deposits, colour: 'win' },
  { key: 'active', name: own.series.active, colour: 'amber' },
] as const;

function Overview({ partner }: { partner: StaffPartnerFile }): ReactNode {
  const money = <Money cents={partner.owed_cents} currency={partner.currency} locale="en" />;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card className="grid gap-3">
          <h2 className="title-card">{own.days}</h2>
          <BarChart
            label={own.days}
            head={own.day}
            empty={own.noDays}
            format={(value) => value.toLocaleString('en')}
            series={series}
            points={partner.days.map(({ day, ...values }) => ({ key: day, name: day.slice(5), values }))}
          />
        </Card>
        <Card>
          <Facts
            className="text-13 [&_dd]:wrap-anywhere"
            facts={[
              { name: facts.owed, value: money },
              { name: facts.players, value: partner.players.toLocaleString('en') },
              { name: facts.deposits, value: partner.first_deposits.toLocaleString('en') },
              { name: facts.currency, value: partner.currency },
              { name: facts.contact, value: partner.contact },
              { name: facts.payout, value: partner.payout_shown ?? facts.none },
              { name: facts.since, value: showTime(partner.created_at) },
            ]}
          />
        </Card>
      </div>
      {partner.own_players.length > 0 && (
        <TableSection
          title={own.own}
          empty=""
          rows={partner.own_players}
          rowKey={({ player_id }) => player_id}
          columns={[
            {
              key: 'player',
              head: own.player,
              cell: ({ player_id }) => (
                <Link to={`/players/${player_id}`} className={linkClass}>
                  {player_id}
                </Link>
              ),
            },
            { key: 'why', head: own.why, cell: ({ why }) => own.because[why] },
          ]}
        />
      )}
    </>
  );
}
