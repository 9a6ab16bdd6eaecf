import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import type { Output } from '../../api/index.ts';
import { euroShort } from '../figures.ts';
import { sportsbookWords } from '../words.ts';
import { deskWords as own } from './words.ts';

/** The worst case over all open bets against what the house may lose. From four fifths of it on it is marked. */
export function ExposureHead({ exposure }: { exposure: Output<'readSportExposure'> | undefined }): ReactNode {
  if (!exposure) return null;
  const { worst_cents: worst, limit_cents: limit, open_bets: open, open_stakes_cents: stakes, sports } = exposure;
  const share = limit > 0 ? Math.min(1, Math.max(0, -worst / limit)) : 0;
  const isNear = share >= 0.8;
  const bySport = sports.map((one) => `${sportsbookWords.sports[one.sport]} ${euroShort(one.worst_cents)}`).join('\n');
  return (
    <div title={bySport} className="grid justify-items-end gap-1">
      <p className="flex flex-wrap items-baseline justify-end gap-x-3 text-13 text-text-faint">
        <span>{own.worst}</span>
        <b className={classNames('font-display text-xl', isNear ? 'text-warn' : 'text-text')}>{euroShort(worst)}</b>
        <span>{own.worstOf(euroShort(limit))}</span>
      </p>
      <span aria-hidden="true" className="h-1 w-full min-w-48 overflow-hidden rounded-full bg-surface-3">
        <i style={{ width: `${share * 100}%` }} className={classNames('block h-full', isNear ? 'bg-warn' : 'bg-ice')} />
      </span>
      <p className="text-2xs text-text-faint">{own.openBets(open, euroShort(stakes))}</p>
    </div>
  );
}
