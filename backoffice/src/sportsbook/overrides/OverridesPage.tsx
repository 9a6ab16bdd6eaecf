import type { StaffOverride } from '@halley/contract';
import { Badge, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../api/index.ts';
import { Loading, Page, type QueueWork, showTime, TableSection, useQueueWork } from '../../console/index.ts';
import { deskPath } from '../desk/places.ts';
import { EventCell } from '../EventCell.tsx';
import { SportsbookTabs } from '../SportsbookTabs.tsx';
import { OverrideCard } from './OverrideCard.tsx';
import { changeText, placeText } from './override-text.ts';
import { overrideWords as own } from './words.ts';

const { heads } = own;

/** What traders have changed: what waits first, then what is in force with its time running out, then what is over. */
export function OverridesPage(): ReactNode {
  const all = useRead('listOverrides', { query: {} });
  return (
    <Page title={own.title}>
      <SportsbookTabs current="overrides" />
      <p className="-mt-2 text-13 text-text-soft">{own.text}</p>
      <Loading from={all}>{(list) => <Found list={list} onDone={all.reload} />}</Loading>
    </Page>
  );
}

function Found({ list, onDone }: { list: readonly StaffOverride[]; onDone: () => void }): ReactNode {
  const work = useQueueWork('overrides');
  const of = (state: StaffOverride['state']) => list.filter((one) => one.state === state);
  const [waiting, active] = [of('waiting'), of('active')];
  return (
    <div className="grid gap-6">
      <section className="grid gap-3">
        <h2 className="title-card">{own.waiting}</h2>
        {waiting.length === 0 ? <Note tone="win">{own.noWaiting}</Note> : <Note tone="warn">{own.waitingText}</Note>}
        <Cards list={waiting} work={work} onDone={onDone} />
      </section>
      <section className="grid gap-3">
        <h2 className="title-card">{own.active}</h2>
        {active.length === 0 && <p className="text-13 text-text-soft">{own.noActive}</p>}
        <Cards list={active} work={work} onDone={onDone} />
      </section>
      <TableSection
        title={own.over}
        empty={own.noOver}
        rows={of('over')}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            head: heads.what,
            cell: (one) => (
              <EventCell
                to={deskPath({ tab: 'live', event: one.fixture_id })}
                name={one.fixture}
                text={placeText(one)}
              />
            ),
          },
          { key: 'change', head: heads.change, cell: changeText, from: 'md' },
          {
            key: 'by',
            head: heads.by,
            cell: ({ set_by: by, agreed_by: agreed }) => (agreed === null ? by : `${by}, ${agreed}`),
          },
          {
            key: 'over',
            head: heads.over,
            cell: ({ over_for: why, until }) => (
              <span title={showTime(until)}>
                <Badge>{why === null ? own.over : own.overFor[why]}</Badge>
              </span>
            ),
          },
          {
            key: 'reason',
            head: heads.reason,
            from: 'lg',
            cell: ({ reason }) => <span className="whitespace-normal wrap-anywhere">{reason}</span>,
          },
        ]}
      />
    </div>
  );
}

interface CardsProps {
  list: readonly StaffOverride[];
  work: QueueWork;
  onDone: () => void;
}

function Cards({ list, work, onDone }: CardsProps): ReactNode {
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {list.map((one) => (
        <OverrideCard key={one.id} override={one} work={work} onDone={onDone} />
      ))}
    </ul>
  );
}
