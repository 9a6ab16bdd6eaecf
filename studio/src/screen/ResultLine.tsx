import type { ReactNode } from 'react';
import { CountUp } from './CountUp.tsx';
import { useWords } from './words.tsx';

interface ResultRound {
  id: string;
  stake: bigint;
  win: bigint;
  currency: string;
}

/** What came of a round, in a line under the stage. Only what is above the stake is celebrated (PP-03). */
export function ResultLine({ round }: { round: ResultRound }): ReactNode {
  const say = useResult(round);
  if (round.win <= round.stake) return <span className="text-text-soft">{say(round.win)}</span>;
  return (
    <span className="text-win" data-celebrates="">
      <CountUp key={round.id} of={round} to={round.win} show={say} />
    </span>
  );
}

/** The same for a screen reader, at once and without counting. */
export function SpokenResult({ round, before }: { round: ResultRound; before?: string }): ReactNode {
  const say = useResult(round);
  return [before, say(round.win)].filter(Boolean).join('. ');
}

function useResult(round: ResultRound): (win: bigint) => string {
  const { text, money } = useWords();
  const key = round.win > round.stake ? 'studio.won' : round.win > 0n ? 'studio.returned' : 'studio.lostStake';
  const stake = money(round.stake, round.currency);
  return (win) => text(key, { win: money(win, round.currency), stake });
}
