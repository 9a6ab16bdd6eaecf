import type { StaffLottery } from '@halley/contract';
import { Badge, type BadgeTone } from '@halley/ui';
import type { ReactNode } from 'react';
import { lotteryWords as own } from './words.ts';

const tones: Readonly<Record<StaffLottery['state'], BadgeTone>> = {
  future: 'info',
  active: 'win',
  frozen: 'amber',
  drawn: 'neutral',
  canceled: 'neutral',
};

/** Its draw is due and has not happened: it waits in the queue of draws. */
export const isDue = ({ state, draw_at: at }: Pick<StaffLottery, 'state' | 'draw_at'>): boolean =>
  (state === 'active' || state === 'frozen') && Date.parse(at) <= Date.now();

/** How far a lottery is, and what a draw that is due waits for. */
export function LotteryState({ lottery }: { lottery: Pick<StaffLottery, 'state' | 'waits_for'> }): ReactNode {
  const { state, waits_for: waitsFor } = lottery;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{own.states[state]}</Badge>
      {waitsFor !== 'nothing' && <Badge tone="warn">{own.waits[waitsFor]}</Badge>}
    </span>
  );
}
