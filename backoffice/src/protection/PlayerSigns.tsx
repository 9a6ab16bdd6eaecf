import type { PlayerSigns as Signs } from '@halley/contract';
import { Card, classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '../api/index.ts';
import { Loading, linkClass, mayCall, showTime } from '../console/index.ts';
import { useStaff } from '../session/index.ts';
import { protectionWords } from './words.ts';

const { signs: own } = protectionWords;

/** Signs that play may be hurting a player. Whoever may not see them is not asked to look at an empty card. */
export function PlayerSigns({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  const { may } = useStaff();
  return mayCall(may, 'readPlayerSigns') ? <OwnSigns id={id}>{children}</OwnSigns> : null;
}

function OwnSigns({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  const signs = useRead('readPlayerSigns', { params: { id } });
  return (
    <Card role="group" aria-label={own.title} className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="title-card">{own.title}</h2>
        <Link to="/protection/rules" className="text-13 text-ice underline-offset-3 hover:underline">
          {own.how}
        </Link>
      </div>
      <Loading from={signs}>
        {(found) => (
          <ul className="grid gap-3">
            <PlaySign found={found} />
            <Sign filled={found.money_source.asked_at === null ? 0 : 1} title={own.money}>
              {moneyText(found.money_source)}
            </Sign>
            {children}
          </ul>
        )}
      </Loading>
    </Card>
  );
}

const filledBy = { none: 0, watch: 2, act: 3 } as const;

function PlaySign({
  found: { level, since, signs, case: open, gifts_stopped: isStopped },
}: {
  found: Signs;
}): ReactNode {
  return (
    <Sign filled={filledBy[level]} title={own.play[level]}>
      {signs.length === 0 ? (
        own.nothing
      ) : (
        <ul className="grid gap-1">
          {signs.map((sign) => (
            <li key={sign.kind}>
              <b className="font-semibold text-text">{protectionWords.kinds[sign.kind]}</b> {protectionWords.seen(sign)}
            </li>
          ))}
        </ul>
      )}
      {since !== null && <span className="block text-text-faint">{own.since(showTime(since))}</span>}
      {open && (
        <span className="block">
          {own.due(showTime(open.due_at))} {isStopped && own.giftsStopped}{' '}
          <Link to={`/protection/cases/${open.id}`} className={linkClass}>
            {own.open}
          </Link>
        </span>
      )}
    </Sign>
  );
}

const bars = ['a', 'b', 'c', 'd'] as const;

/** One sign: bars that say how much, beside words that say it too. */
function Sign({ filled, title, children }: { filled: number; title: string; children: ReactNode }): ReactNode {
  const colour = filled >= 3 ? 'bg-amber' : filled === 2 ? 'bg-warn' : 'bg-info';
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3">
      <span role="img" aria-label={own.bars(filled, bars.length)} className="flex gap-0.5 pt-1">
        {bars.map((key, place) => (
          <span key={key} className={classNames('h-3.5 w-1.5 rounded-xs', place < filled ? colour : 'bg-surface-3')} />
        ))}
      </span>
      <div className="grid gap-0.5 text-13">
        <h3 className="font-bold">{title}</h3>
        <div className="text-text-soft">{children}</div>
      </div>
    </li>
  );
}

function moneyText({ asked_at: asked, answered_at: answered }: Signs['money_source']): string {
  if (answered !== null && (asked === null || answered >= asked)) return own.answered(showTime(answered));
  return asked === null ? own.notAsked : own.asked(showTime(asked));
}
