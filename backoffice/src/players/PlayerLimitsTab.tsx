import type { Limit, StaffPlayerLimits } from '@halley/contract';
import { Money, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { Loading, showTime, TableSection } from '../console/index.ts';
import { limitWords } from '../payments/index.ts';
import { words } from '../words/index.ts';

/** To be read: nobody but the player changes a limit. */
export function PlayerLimitsTab({ id }: { id: string }): ReactNode {
  const limits = useRead('readPlayerLimits', { params: { id } });
  return (
    <Loading from={limits}>
      {(all) => (
        <div className="grid gap-5">
          <Standing exclusion={all.exclusion} />
          <Live limits={all.limits} />
          <Ended ended={all.ended} />
        </div>
      )}
    </Loading>
  );
}

function Standing({ exclusion }: Pick<StaffPlayerLimits, 'exclusion'>): ReactNode {
  if (!exclusion.kind) return <Note>{limitWords.readOnly}</Note>;
  const until = exclusion.until ? showTime(exclusion.until) : limitWords.withoutEnd;
  return (
    <Note tone="warn">
      {limitWords.excluded(limitWords.types[exclusion.kind], until)}
      {exclusion.returns_at && ` ${limitWords.returns(showTime(exclusion.returns_at))}`}
    </Note>
  );
}

function Live({ limits }: { limits: readonly Limit[] }): ReactNode {
  const heads = limitWords.columns;
  return (
    <TableSection
      title={limitWords.live}
      empty={limitWords.none}
      rows={[...limits]}
      rowKey={({ id }) => id}
      columns={[
        { key: 'type', head: heads.type, cell: ({ type }) => limitWords.types[type] },
        { key: 'period', head: heads.period, cell: ({ period }) => limitWords.period(period) },
        { key: 'used', head: heads.used, cell: (limit) => <Used limit={limit} /> },
        { key: 'until', head: heads.until, cell: (limit) => showTime(limit.disable_at ?? limit.active_from) },
        { key: 'state', head: heads.state, cell: ({ status }) => limitWords.states[status] },
      ]}
    />
  );
}

function Used({ limit: { accounts, session_minutes: minutes } }: { limit: Limit }): ReactNode {
  if (minutes !== undefined) return limitWords.minutes(minutes);
  if (!accounts?.length) return words.none;
  return (
    <span className="grid">
      {accounts.map(({ currency, amount_cents, current_value_amount_cents: used }) => (
        <span key={currency}>
          <Money cents={Math.max(0, -used)} currency={currency} locale="en" /> /{' '}
          <Money cents={amount_cents} currency={currency} locale="en" />
        </span>
      ))}
    </span>
  );
}

function Ended({ ended }: Pick<StaffPlayerLimits, 'ended'>): ReactNode {
  const heads = limitWords.endedColumns;
  return (
    <TableSection
      title={limitWords.ended}
      empty={limitWords.noneEnded}
      rows={ended}
      rowKey={({ id }) => id}
      columns={[
        { key: 'type', head: heads.type, cell: ({ type }) => limitWords.types[type] },
        { key: 'period', head: heads.period, cell: ({ period }) => limitWords.period(period) },
        { key: 'at', head: heads.at, cell: ({ ended_at }) => showTime(ended_at) },
        { key: 'how', head: heads.how, cell: ({ how }) => how.replaceAll('_', ' ') },
      ]}
    />
  );
}
