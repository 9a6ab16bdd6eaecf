import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { riskWords as own } from './words.ts';

const usual = 1_000;
const most = 2_000;

/** A part of the usual limit: the mark in the middle is what everybody has. */
export function FactorBar({ factor }: { factor: number }): ReactNode {
  const width = `${Math.min(1, factor / most) * 100}%`;
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="relative h-2 w-32 shrink-0 rounded-full bg-surface-3">
        <i
          style={{ width }}
          className={classNames('block h-full rounded-full', factor < usual ? 'bg-warn' : 'bg-ice-edge')}
        />
        <i className="absolute -inset-y-1 left-1/2 w-px bg-text-soft" />
      </span>
      <b>{own.part(factor)}</b>
    </span>
  );
}
