import type { StaffManualResult } from '@halley/contract';
import { Badge, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/index.ts';
import { Loading, Page, showTime, TableSection } from '../../console/index.ts';
import { EventCell } from '../EventCell.tsx';
import { euroSigned } from '../figures.ts';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { sportsbookWords as own } from '../words.ts';
import { ManualCards } from './ManualCards.tsx';
import { manualText } from './manual-text.ts';
import { manualWords } from './words.ts';

const { manualColumns: heads } = own;

/** Settlements, corrections and voids by people: what waits as cards with what it moves, what was decided below. */
export function ManualPage(): ReactNode {
  const all = useRead('listManualResults', { query: {} });
  return (
    <Page title={own.tabs.manual}>
      <SportsbookTabs current="manual" />
      <Loading from={all}>{(list) => <Found list={list} onDone={all.reload} />}</Loading>
    </Page>
  );
}

function Found({ list, onDone }: { list: readonly StaffManualResult[]; onDone: () => void }): ReactNode {
  const waiting = list.filter(({ state }) => state === 'asked');
  return (
    <div className="grid gap-5">
      <section className="grid gap-3">
        <h2 className="title-card">{manualWords.waiting}</h2>
        <p className="max-w-[70ch] text-13 text-text-soft">{manualWords.text}</p>
        {waiting.length === 0 ? (
          <Note tone="win">{manualWords.noWaiting}</Note>
        ) : (
          <ManualCards list={waiting} onDone={onDone} />
        )}
      </section>
      <TableSection
        title={manualWords.decided}
        empty={manualWords.noDecided}
        rows={list.filter(({ state }) => state !== 'asked')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: heads.what,
            cell: (one) => (
              <EventCell to={`/sportsbook/${one.fixture_id}/manual`} name={one.fixture} text={manualText(one)} />
            ),
          },
          {
            key: 'reason',
            head: heads.reason,
            cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
          },
          {
            key: 'moves',
            head: heads.moves,
            align: 'right',
            cell: ({ bets, pays_cents: pays }) => own.moves(bets, euroSigned(pays)),
          },
          {
            key: 'state',
            head: heads.state,
            cell: ({ state, decided_at: at }) => (
              <span title={showTime(at)}>
                <Badge tone={state === 'agreed' ? 'win' : 'neutral'}>{own.manualStates[state]}</Badge>
              </span>
            ),
          },
          { key: 'who', head: heads.who, cell: (one) => own.people(one.asked_by, one.decided_by), from: 'md' },
        ]}
      />
    </div>
  );
}
