import type { StaffReferral } from '@halley/contract';
import type { ReactNode } from 'react';
import { Loading, useQueueWork } from '../../console/index.ts';
import { Panel } from './Panel.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { useLive } from './use-live.ts';
import { useNow } from './use-now.ts';
import { useSteady } from './use-steady.ts';
import { deskWords as own } from './words.ts';

const everyMs = 1_000;
const keyOf = ({ id }: StaffReferral) => id;

/** Bets above the limit with their clocks. One that is decided elsewhere keeps its place while somebody points at the list. */
export function ReferralPanel({ isOn, className }: { isOn: boolean; className?: string }): ReactNode {
  const referrals = useLive('listReferrals', {}, { everyMs, isOn });
  const waiting = referrals.data?.filter(({ state }) => state === 'waiting') ?? [];
  const { rows, props } = useSteady(waiting, { keyOf, newcomers: 'last' });
  const nowMs = useNow(1_000, rows.length > 0);
  const work = useQueueWork('referrals');
  return (
    <Panel
      title={own.referred}
      text={referrals.data && own.referredText(waiting.length)}
      {...(className !== undefined && { className })}
    >
      <Loading from={referrals}>
        {() =>
          rows.length === 0 ? (
            <p className="py-6 text-13 text-text-soft">{own.noReferred}</p>
          ) : (
            <div {...props}>
              {rows.map(({ row, isGone }) => (
                <ReferralCard key={row.id} referral={row} work={work} isGone={isGone} nowMs={nowMs} />
              ))}
            </div>
          )
        }
      </Loading>
      <p className="text-xs text-text-faint">{own.silenceDeclines}</p>
    </Panel>
  );
}
