import type { ReactNode } from 'react';
import { useRead } from '../../../api/index.ts';
import { showTime } from '../../../console/index.ts';
import { contestWords as own } from '../../contest-words.ts';
import { useContest } from './use-contest.ts';

/** Which round of the beacon will decide: the first that is not before the draw. */
export function BeaconRound({ drawAt }: { drawAt: string }): ReactNode {
  const { contest } = useContest();
  const basis = useRead('readContestBasis', { query: { currency: contest.currency } });
  const at = Date.parse(`${drawAt}Z`);
  const beacon = basis.data?.beacon;
  if (!beacon || Number.isNaN(at)) return null;
  const genesis = Date.parse(beacon.genesis_at);
  const period = beacon.period_seconds * 1000;
  // The first round is that of the beginning itself.
  const round = Math.max(0, Math.ceil((at - genesis) / period)) + 1;
  const roundAt = new Date(genesis + (round - 1) * period).toISOString();
  return (
    <p className="text-13 text-text-soft">{own.round(beacon.name, round.toLocaleString('en'), showTime(roundAt))}</p>
  );
}
