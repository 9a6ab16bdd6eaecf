import type { ReactNode } from 'react';
import { Loading } from '../../console/index.ts';
import { ManualCards } from '../manual/ManualCards.tsx';
import { Panel } from './Panel.tsx';
import { useLive } from './use-live.ts';
import { deskWords as own } from './words.ts';

const everyMs = 2_000;

/** Results by hand that wait for a second person, whatever their event. */
export function SettlementPanel({ isOn }: { isOn: boolean }): ReactNode {
  const waiting = useLive('listManualResults', { query: { state: 'asked' } }, { everyMs, isOn });
  return (
    <Panel title={own.waitingResults}>
      <Loading from={waiting}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-6 text-13 text-text-soft">{own.noWaitingResults}</p>
          ) : (
            <ManualCards list={list} onDone={waiting.reload} />
          )
        }
      </Loading>
    </Panel>
  );
}
