import type { StaffProducer } from '@halley/contract';
import { IconButton, Menu, TextArea, toasts } from '@halley/ui';
import { entriesOf } from '@halley/ui/form';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call, useRead } from '../api/index.ts';
import { DataTable, Loading, linkClass, Page, ReasonDialog } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.producers;

export function ProducersPage(): ReactNode {
  const producers = useRead('listStaffProducers');
  const { may } = useStaff();
  const [asking, setAsking] = useState<{ what: 'switch' | 'countries'; producer: StaffProducer }>();
  const ask = (what: 'switch' | 'countries', producer: StaffProducer) => () => setAsking({ what, producer });
  const close = () => setAsking(undefined);
  return (
    <Page title={own.title}>
      <CatalogueTabs current="producers" />
      <Loading from={producers}>
        {(list) => (
          <DataTable
            caption={own.title}
            empty={own.none}
            rows={list}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'title',
                head: own.columns.title,
                cell: ({ id, title }) => (
                  <Link to={`/games?producer=${id}`} className={linkClass}>
                    {title}
                  </Link>
                ),
              },
              { key: 'games', head: own.columns.games, cell: (one) => own.counts(one.open_games, one.games) },
              { key: 'closedIn', head: own.columns.closedIn, cell: (one) => closedIn(one), from: 'md' },
              { key: 'state', head: own.columns.state, cell: ({ state }) => <OpenState state={state} /> },
              {
                key: 'actions',
                head: <span className="sr-only">{own.columns.actions}</span>,
                align: 'right',
                cell: (one) =>
                  may('games.manage') && (
                    <Menu
                      trigger={<IconButton icon="more" size="small" label={own.actions(one.title)} />}
                      entries={[
                        { label: own.countries, onPress: ask('countries', one) },
                        null,
                        one.state === 'open'
                          ? { label: gamesWords.close, tone: 'danger', onPress: ask('switch', one) }
                          : { label: gamesWords.open, onPress: ask('switch', one) },
                      ]}
                    />
                  ),
              },
            ]}
          />
        )}
      </Loading>
      {asking?.what === 'switch' && (
        <SwitchDialog producer={asking.producer} onClosed={close} onDone={producers.reload} />
      )}
      {asking?.what === 'countries' && (
        <CountriesDialog producer={asking.producer} onClosed={close} onDone={producers.reload} />
      )}
    </Page>
  );
}

function closedIn({ closed_in: rule }: StaffProducer): string {
  return rule === 'all' ? gamesWords.everywhere : (rule?.join(', ') ?? gamesWords.nowhere);
}

interface DialogProps {
  producer: StaffProducer;
  onClosed: () => void;
  onDone: () => void;
}

function SwitchDialog({ producer, onClosed, onDone }: DialogProps): ReactNode {
  const isOpen = producer.state === 'open';
  return (
    <ReasonDialog
      title={isOpen ? gamesWords.closeTitle(producer.title) : gamesWords.openTitle(producer.title)}
      text={isOpen ? own.closeText : gamesWords.openText}
      label={isOpen ? gamesWords.close : gamesWords.open}
      look={isOpen ? 'danger' : 'primary'}
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const body = { reason, revision: producer.revision, state: isOpen ? 'closed' : 'open' } as const;
        await call('switchProducer', { params: { id: producer.id }, body });
        toasts.show({ title: isOpen ? gamesWords.closed : gamesWords.opened, tone: 'win' });
        onDone();
      }}
    />
  );
}

function CountriesDialog({ producer, onClosed, onDone }: DialogProps): ReactNode {
  const [typed, setTyped] = useState(producer.closed_in === 'all' ? 'all' : (producer.closed_in?.join(' ') ?? ''));
  return (
    <ReasonDialog
      title={own.countriesTitle(producer.title)}
      text={own.countriesText}
      label={words.save}
      look="primary"
      onClosed={onClosed}
      onConfirm={async (reason) => {
        const isAll = typed.trim().toLowerCase() === 'all';
        const countries = entriesOf(typed.toUpperCase());
        const rule = isAll ? ('all' as const) : countries.length > 0 ? countries : null;
        const body = { reason, revision: producer.revision, closed_in: rule };
        await call('changeProducer', { params: { id: producer.id }, body });
        toasts.show({ title: gamesWords.saved, tone: 'win' });
        onDone();
      }}
    >
      <TextArea
        label={own.closedIn}
        hint={own.closedInHint}
        name="countries"
        rows={2}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </ReasonDialog>
  );
}
