import type { Reconciliation, StaffProviderFile } from '@halley/contract';
import { Button, Card, Facts, Money, Note } from '@halley/ui';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { call, inWords, useDeed } from '../api/index.ts';
import { DataTable, linkClass, ResourcePage, showTime, TableSection } from '../console/index.ts';
import { OpenState } from '../games/index.ts';
import { providerActions } from './provider-actions.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { providerWords } from './words.ts';

export function ProviderPage(): ReactNode {
  const { id = '' } = useParams();
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <ResourcePage
        read="readStaffProvider"
        input={{ params: { id } }}
        title={(provider) => provider?.title ?? providerWords.title}
        badge={({ state }) => <OpenState state={state} />}
        back={{ to: '/providers', label: providerWords.back }}
        actions={(provider) => providerActions(provider, setSecret)}
        sections={[
          {
            show: (file) => (
              <div className="grid items-start gap-5 lg:grid-cols-2">
                <Card>
                  <ProviderFacts provider={file} />
                </Card>
                <Keys provider={file} />
                <Calls provider={file} />
                <OpenRounds provider={file} />
                <Reconcile id={id} />
              </div>
            ),
          },
        ]}
      />
      {secret !== undefined && <SecretDialog id={id} secret={secret} onClosed={() => setSecret(undefined)} />}
    </>
  );
}

function ProviderFacts({ provider }: { provider: StaffProviderFile }): ReactNode {
  const { facts } = providerWords;
  return (
    <Facts
      className="text-13 [&_dd]:wrap-anywhere"
      facts={[
        { name: facts.id, value: provider.id },
        { name: facts.address, value: provider.base_url },
        { name: facts.addresses, value: provider.allowed_addresses.join(', ') },
        { name: facts.producers, value: provider.producers.join(', ') || providerWords.ownName },
        { name: facts.rate, value: provider.calls_per_second },
        { name: facts.sessions, value: provider.open_sessions },
        { name: facts.since, value: showTime(provider.created_at) },
      ]}
    />
  );
}

function Keys({ provider: { keys } }: { provider: StaffProviderFile }): ReactNode {
  const heads = providerWords.keyColumns;
  return (
    <TableSection
      title={providerWords.keys}
      empty={providerWords.none}
      rows={keys}
      rowKey={(key) => key.id}
      columns={[
        { key: 'id', head: heads.id, cell: (key) => <code>{key.id}</code> },
        { key: 'since', head: heads.since, cell: ({ since }) => showTime(since) },
        {
          key: 'until',
          head: heads.until,
          cell: (key) =>
            key === keys[0]
              ? providerWords.newest
              : key.until === null
                ? providerWords.untilEnded
                : showTime(key.until),
        },
      ]}
    />
  );
}

function Calls({ provider }: { provider: StaffProviderFile }): ReactNode {
  const heads = providerWords.callColumns;
  return (
    <TableSection
      title={providerWords.calls}
      className="lg:col-span-2"
      empty={providerWords.noCalls}
      rows={provider.calls_by_code}
      rowKey={({ call: name, code }) => `${name} ${code}`}
      columns={[
        { key: 'call', head: heads.call, cell: ({ call: name }) => <code>{name}</code> },
        { key: 'code', head: heads.code, align: 'right', cell: ({ code }) => code },
        {
          key: 'meaning',
          head: heads.meaning,
          cell: ({ meaning }) => <span className="whitespace-normal">{meaning}</span>,
        },
        { key: 'calls', head: heads.calls, align: 'right', cell: ({ calls }) => calls },
      ]}
    />
  );
}

function OpenRounds({ provider }: { provider: StaffProviderFile }): ReactNode {
  const heads = providerWords.roundColumns;
  const money = (cents: number, currency: string) => <Money cents={cents} currency={currency} locale="en" />;
  return (
    <TableSection
      title={providerWords.rounds}
      className="lg:col-span-2"
      empty={providerWords.noRounds}
      rows={provider.open_round_list}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', head: heads.at, cell: (round) => showTime(round.opened_at) },
        {
          key: 'player',
          head: heads.player,
          cell: ({ player_id: player }) => (
            <Link to={`/players/${player}/rounds`} className={linkClass}>
              {player}
            </Link>
          ),
        },
        { key: 'game', head: heads.game, cell: ({ game }) => game },
        { key: 'stake', head: heads.stake, align: 'right', cell: (one) => money(one.stake_cents, one.currency) },
        { key: 'win', head: heads.win, align: 'right', cell: (one) => money(one.win_cents, one.currency) },
        { key: 'id', head: heads.id, cell: ({ id }) => <code>{id.slice(0, 8)}</code>, from: 'lg' },
      ]}
    />
  );
}

function Reconcile({ id }: { id: string }): ReactNode {
  const { busy, error, run } = useDeed();
  const [found, setFound] = useState<Reconciliation>();
  const heads = providerWords.differenceColumns;
  return (
    <section className="grid gap-3 lg:col-span-2">
      <h2 className="title-card">{providerWords.reconcileTitle}</h2>
      <p className="text-13 text-text-soft">{providerWords.reconcileText}</p>
      <div>
        <Button
          size="small"
          icon="shield"
          loading={busy}
          onClick={() => run(async () => setFound(await call('reconcileProvider', { params: { id } })))}
        >
          {providerWords.reconcile}
        </Button>
      </div>
      <div role="status">
        {error !== undefined && <Note tone="danger">{inWords(error)}</Note>}
        {found && found.differences.length === 0 && (
          <Note tone="win">{providerWords.inOrder(found.rounds, found.actions)}</Note>
        )}
        {found && found.differences.length > 0 && (
          <Note tone="danger">{providerWords.differences(found.differences.length)}</Note>
        )}
      </div>
      {found && found.differences.length > 0 && (
        <DataTable
          caption={providerWords.reconcileTitle}
          empty=""
          rows={found.differences}
          rowKey={({ round_id: round, check, detail }) => `${round} ${check} ${detail}`}
          columns={[
            { key: 'round', head: heads.round, cell: ({ round_id: round }) => <code>{round}</code> },
            {
              key: 'check',
              head: heads.check,
              cell: ({ check }) => <span className="whitespace-normal">{check}</span>,
            },
            {
              key: 'detail',
              head: heads.detail,
              cell: ({ detail }) => <span className="whitespace-normal">{detail}</span>,
            },
          ]}
        />
      )}
    </section>
  );
}
