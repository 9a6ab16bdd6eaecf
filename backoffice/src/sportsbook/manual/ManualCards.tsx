import type { StaffManualResult } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Actions, AssignedTo, linkClass, useQueueWork, WaitingSince } from '../../console/index.ts';
import { euro, euroSigned } from '../figures.ts';
import { manualActions } from '../fixture-actions.ts';
import { sportsbookWords as own } from '../words.ts';
import { manualText } from './manual-text.ts';
import { manualWords } from './words.ts';

/** Proposals, each with what it would move and who may agree. */
export function ManualCards({ list, onDone }: { list: readonly StaffManualResult[]; onDone: () => void }): ReactNode {
  const work = useQueueWork('manual_results');
  return (
    <ul className="grid gap-2">
      {list.map((one) => (
        <li key={one.id} className="grid gap-2 rounded-md bg-surface-2 p-3 text-13">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={one.kind === 'void' ? 'warn' : 'info'}>{manualWords.kinds[one.kind]}</Badge>
            <Link to={`/sportsbook/${one.fixture_id}/manual`} className={linkClass}>
              {one.fixture}
            </Link>
            <span className="ml-auto text-xs text-text-faint">
              <WaitingSince since={one.asked_at} />
            </span>
          </div>
          <p className="wrap-anywhere">{manualText(one)}</p>
          <p className="text-text-soft wrap-anywhere">{manualWords.because(one.asked_by, one.reason)}</p>
          <Moves manual={one} />
          {one.state === 'asked' ? (
            <div className="flex flex-wrap items-center gap-2">
              <AssignedTo work={work} item={one.id} />
              <Actions actions={manualActions(one)} onDone={onDone} />
              {!one.may_decide && <span className="text-xs text-text-faint">{own.manualStates.asked}</span>}
            </div>
          ) : (
            <Badge tone={one.state === 'agreed' ? 'win' : 'neutral'}>{own.manualStates[one.state]}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What it would move, as it is now: how many bets, and whether the house pays or takes back. */
function Moves({ manual: { bets, pays_cents: pays } }: { manual: StaffManualResult }): ReactNode {
  return (
    <dl className="grid grid-cols-2 gap-2 rounded-sm bg-surface-1 p-2.5">
      <div>
        <dt className="text-2xs text-text-faint">{manualWords.bets}</dt>
        <dd className="text-base font-bold">{bets.toLocaleString('en')}</dd>
      </div>
      <div>
        <dt className="text-2xs text-text-faint">{pays < 0 ? manualWords.takesBack : manualWords.pays}</dt>
        <dd className="text-base font-bold" title={euroSigned(pays)}>
          {euro(Math.abs(pays))}
        </dd>
      </div>
    </dl>
  );
}
