import type { Limit, StaffPlayerLimits } from '@halley/contract';
import { Card, Money, Note } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/index.ts';
import { Loading, showTime } from '../console/index.ts';
import { limitWords } from '../payments/index.ts';
import { boardWords } from './board-words.ts';

/** What holds a player's play, how much of it is used, and what waits. */
export function LimitsCard({ id }: { id: number }): ReactNode {
  const limits = useRead('readPlayerLimits', { params: { id: String(id) } });
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="title-card">{limitWords.live}</h2>
        <Link to={`/players/${id}/limits`} className="text-13 text-ice underline-offset-3 hover:underline">
          {boardWords.history}
        </Link>
      </div>
      <Loading from={limits}>{(all) => <Limits {...all} />}</Loading>
    </Card>
  );
}

function Limits({ limits, exclusion }: StaffPlayerLimits): ReactNode {
  const holding = limits.filter(({ status }) => status === 'active');
  const waiting = limits.filter(({ status }) => status !== 'active');
  return (
    <>
      {exclusion.kind && (
        <Note tone="warn">
          {limitWords.excluded(
            limitWords.types[exclusion.kind],
            exclusion.until ? showTime(exclusion.until) : limitWords.withoutEnd,
          )}
        </Note>
      )}
      {limits.length === 0 && !exclusion.kind && <p className="text-13 text-text-soft">{limitWords.none}</p>}
      {holding.flatMap((limit) => (limit.accounts ?? []).map((account) => meter(limit, account)))}
      {holding
        .filter(({ session_minutes: minutes }) => minutes !== undefined)
        .map((limit) => (
          <Meter
            key={limit.id}
            name={nameOf(limit)}
            used={(limit.session_used_seconds ?? 0) / 60}
            most={limit.session_minutes ?? 0}
          >
            {boardWords.minutes(Math.round((limit.session_used_seconds ?? 0) / 60), limit.session_minutes ?? 0)}
          </Meter>
        ))}
      {waiting.map((limit) => (
        <p key={limit.id} className="flex justify-between gap-3 text-13">
          <span className="text-text-soft">{nameOf(limit)}</span>
          <span className="text-right font-semibold text-warn">
            {limitWords.states[limit.status]}
            {limit.active_from && `, ${showTime(limit.active_from)}`}
          </span>
        </p>
      ))}
    </>
  );
}

const nameOf = ({ type, period }: Limit) => `${limitWords.types[type]}, ${limitWords.period(period)}`;

function meter(limit: Limit, account: NonNullable<Limit['accounts']>[number]): ReactNode {
  const { currency, amount_cents: most, current_value_amount_cents: value } = account;
  const used = Math.max(0, -value);
  return (
    <Meter key={`${limit.id} ${currency}`} name={nameOf(limit)} used={used} most={most}>
      <Money cents={used} currency={currency} locale="en" className="font-bold" /> {boardWords.of}{' '}
      <Money cents={most} currency={currency} locale="en" />
    </Meter>
  );
}

function Meter({
  name,
  used,
  most,
  children,
}: {
  name: string;
  used: number;
  most: number;
  children: ReactNode;
}): ReactNode {
  const share = most > 0 ? Math.min(1, used / most) : 1;
  return (
    <div className="grid gap-1.5 text-13">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        <span>{children}</span>
      </p>
      <span className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="size-full">
          <rect width={share * 100} height="1" className={share >= 0.8 ? 'fill-warn' : 'fill-ice'} />
        </svg>
      </span>
    </div>
  );
}
