import type { ReactNode } from 'react';
import type { MessageKey } from '../messages/index.ts';
import { CountUp } from './CountUp.tsx';
import { useWords } from './words.tsx';

interface ToldRound {
  id: string;
  stake: bigint;
  win: bigint;
  currency: string;
}

/** What came of a round, in one line. Only what is above the stake is celebrated (PP-03). */
export function RoundLine({ round }: { round: ToldRound }): ReactNode {
  const { text, money } = useWords();
  if (round.win > round.stake) return <Won round={round} words="studio.won" />;
  const stake = money(round.stake, round.currency);
  const win = money(round.win, round.currency);
  const words = round.win > 0n ? text('studio.returned', { win, stake }) : text('studio.lostStake', { stake });
  return <span className="text-text-soft">{words}</span>;
}

/** What the last rounds paid, in stakes, newest first. */
export function LastRounds({ rounds }: { rounds: readonly ToldRound[] }): ReactNode {
  const { text, hundredths } = useWords();
  return (
    <ol
      aria-label={text('studio.last')}
      className="stage-past flex h-6.5 flex-wrap justify-center gap-1.5 overflow-hidden"
    >
      {rounds.slice(0, 6).map(({ id, win, stake }) => (
        <li
          key={id}
          className={`rounded-full px-2.5 py-1 text-xs font-bold ${win > stake ? 'bg-win-wash text-win' : 'bg-night-950/50 text-text-soft'}`}
        >
          ×{hundredths(Number((win * 100n) / stake))}
        </li>
      ))}
    </ol>
  );
}

/** A win above the stake, counted up; `words` take `{win}` and `{stake}`. */
export function Won({ round, words }: { round: ToldRound; words: MessageKey }): ReactNode {
  const { text, money } = useWords();
  const stake = money(round.stake, round.currency);
  return (
    <span className="text-win" data-celebrates="">
      <CountUp of={round} to={round.win} show={(win) => text(words, { win: money(win, round.currency), stake })} />
    </span>
  );
}
