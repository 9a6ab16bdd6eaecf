import type { StaffProducer } from '@halley/contract';
import type { ReactNode } from 'react';
import { type Action, action, type ListColumn, Page, ResourceList } from '../console/index.ts';
import { words } from '../words/index.ts';
import { CatalogueTabs } from './CatalogueTabs.tsx';
import { OpenState } from './OpenState.tsx';
import { gamesWords } from './words.ts';

const own = gamesWords.producers;

const columns: readonly ListColumn<StaffProducer>[] = [
  { key: 'title', head: own.columns.title, cell: ({ title }) => title },
  { key: 'games', head: own.columns.games, cell: (one) => own.counts(one.open_games, one.games) },
  { key: 'closedIn', head: own.columns.closedIn, cell: (one) => closedIn(one), from: 'md' },
  { key: 'state', head: own.columns.state, cell: ({ state }) => <OpenState state={state} /> },
];

export function ProducersPage(): ReactNode {
  return (
    <Page title={own.title}>
      <CatalogueTabs current="producers" />
      <ResourceList
        call="listStaffProducers"
        caption={own.title}
        empty={own.none}
        rows={(producers) => producers}
        rowKey={({ id }) => id}
        columns={columns}
        href={({ id }) => `/games?producer=${id}`}
        actions={(producer) => [chooseCountries(producer), switchProducer(producer)]}
      />
    </Page>
  );
}

function closedIn({ closed_in: rule }: StaffProducer): string {
  return rule === 'all' ? gamesWords.everywhere : (rule?.join(', ') ?? gamesWords.nowhere);
}

function switchProducer({ id, title, state, revision }: StaffProducer): Action {
  const isOpen = state === 'open';
  return action('switchProducer', {
    label: isOpen ? gamesWords.close : gamesWords.open,
    title: isOpen ? gamesWords.closeTitle(title) : gamesWords.openTitle(title),
    text: isOpen ? own.closeText : gamesWords.openText,
    look: isOpen ? 'danger' : 'secondary',
    params: { id },
    start: { revision, state: isOpen ? 'closed' : 'open' },
    done: isOpen ? gamesWords.closed : gamesWords.opened,
  });
}

function chooseCountries({ id, title, revision, closed_in }: StaffProducer): Action {
  return action('changeProducer', {
    label: own.countries,
    title: own.countriesTitle(title),
    text: own.countriesText,
    submit: words.save,
    look: 'outline',
    params: { id },
    start: { revision, closed_in },
    labels: { closed_in: { label: own.closedIn, hint: own.closedInHint, as: 'area', rows: 2 } },
    done: gamesWords.saved,
  });
}
