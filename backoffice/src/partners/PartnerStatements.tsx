import type { PartnerStatement, StaffPartnerFile } from '@halley/contract';
import { Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { type ListColumn, showTime, TableSection } from '../console/index.ts';
import { PayoutTable } from './PayoutsPage.tsx';
import { partnerWords as own } from './words.ts';

const { statement: heads } = own;
type Line = PartnerStatement['lines'][number];

/** Closed months with every sum explained, and what was paid of them. */
export function Statements({ partner: { statements, payouts } }: { partner: StaffPartnerFile }): ReactNode {
  return (
    <>
      {statements.length === 0 && <p className="text-text-soft">{heads.none}</p>}
      <p className="max-w-prose text-13 text-text-soft">{heads.result}</p>
      {statements.map((statement) => (
        <Statement key={statement.id} statement={statement} />
      ))}
      <PayoutTable payouts={payouts} />
    </>
  );
}

function Statement({ statement }: { statement: PartnerStatement }): ReactNode {
  const money = (cents: number) => <Money cents={cents} currency={statement.currency} locale="en" />;
  const sum = (key: keyof Line & `${string}_cents`, head: string): ListColumn<Line> => ({
    key,
    head,
    align: 'right',
    cell: (line) => money(line[key]),
  });
  return (
    <section className="grid gap-2">
      <TableSection
        title={heads.of(statement.month)}
        empty={heads.nothing}
        rows={statement.lines}
        rowKey={({ kind, plan }) => `${kind} ${plan}`}
        columns={[
          { key: 'kind', head: heads.kind, cell: ({ kind }) => own.lines[kind] },
          { key: 'plan', head: heads.plan, cell: ({ plan }) => plan },
          { key: 'players', head: heads.players, align: 'right', cell: ({ players }) => players },
          sum('stakes_cents', heads.stakes),
          sum('wins_cents', heads.wins),
          sum('corrections_cents', heads.corrections),
          sum('admin_fee_cents', heads.fee),
          sum('bonus_cents', heads.bonus),
          { ...sum('late_cents', heads.late), from: 'lg' },
          sum('base_cents', heads.base),
          sum('due_cents', heads.due),
        ]}
      />
      <p className="flex flex-wrap gap-x-4 text-13 text-text-faint">
        <span>{heads.about(statement.terms_version, showTime(statement.closed_at))}</span>
        <strong className="text-text">
          {heads.due} {money(statement.due_cents)}
        </strong>
      </p>
    </section>
  );
}
