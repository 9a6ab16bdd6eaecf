import type { StaffOverride } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Actions, AssignedTo, linkClass, type QueueWork, showTime, showWait } from '../../console/index.ts';
import { deskPath } from '../desk/places.ts';
import { useNow } from '../desk/use-now.ts';
import { overrideActions } from './override-actions.ts';
import { changeText, placeText } from './override-text.ts';
import { overrideWords as own } from './words.ts';

/** A change that waits or holds: what, by whom and why, and a bar for the time that is left. */
export function OverrideCard({
  override,
  work,
  onDone,
}: {
  override: StaffOverride;
  work: QueueWork;
  onDone: () => void;
}): ReactNode {
  const { kind, state, reason, set_by: by, set_at: at, agreed_by: agreed, until } = override;
  const nowMs = useNow(10_000, true);
  const [start, end] = [Date.parse(at), Date.parse(until)];
  const share = Math.min(1, Math.max(0, (end - nowMs) / Math.max(1, end - start)));
  return (
    <li className="grid content-start gap-2 rounded-lg bg-surface-1 p-4 text-13 shadow-1">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state === 'waiting' ? 'warn' : 'violet'}>{own.kinds[kind]}</Badge>
        <Link to={deskPath({ tab: 'live', event: override.fixture_id })} className={linkClass}>
          {override.fixture}
        </Link>
      </div>
      <p>
        <b>{placeText(override)}</b> {changeText(override)}
      </p>
      <p className="text-text-soft wrap-anywhere">“{reason}”</p>
      <p className="text-xs text-text-faint">
        {own.setBy(by, showTime(at))}
        {agreed !== null && ` · ${own.agreedBy(agreed)}`}
      </p>
      <div className="grid gap-1">
        <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-surface-3">
          <i style={{ width: `${share * 100}%` }} className="block h-full bg-violet" />
        </span>
        <span className="text-xs text-text-soft">
          {own.until(showTime(until))} · {own.left(showWait(Math.max(0, end - nowMs)))}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {state === 'waiting' && <AssignedTo work={work} item={override.id} />}
        <Actions actions={overrideActions(override)} onDone={onDone} />
        {state === 'waiting' && !override.may_agree && <span className="text-xs text-text-faint">{own.ownCannot}</span>}
      </div>
    </li>
  );
}
