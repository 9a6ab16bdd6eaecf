import { classNames, Facts, Money } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime } from '../../page/index.ts';
import { playedTitle } from '../../wallet/index.ts';
import { RoundMore, RoundNet, RoundStake, RoundStatus } from './RoundParts.tsx';
import type { RoundListProps } from './RoundTable.tsx';

/** The same for a narrow screen: a card each, nothing left out. */
export function RoundCards({ rounds, onOpen, className }: RoundListProps & { className?: string }) {
  const { say, tag } = useSpeech();
  return (
    <ul aria-label={say('history.list')} className={classNames('grid gap-3', className)}>
      {rounds.map((round) => (
        <li key={round.bet_id} className="grid gap-3 rounded-xl bg-surface-1 p-4 shadow-1">
          <div className="flex items-start justify-between gap-3">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-bold">{playedTitle(say, round)}</p>
              <LocalTime at={round.created_at} className="text-13 text-text-faint" />
            </div>
            <RoundStatus round={round} />
          </div>
          <Facts
            facts={[
              { name: say('history.stake'), value: <RoundStake round={round} /> },
              {
                name: say('history.win'),
                value: <Money cents={round.total_wins} currency={round.currency} locale={tag} />,
              },
              { name: say('history.net'), value: <RoundNet round={round} /> },
            ]}
          />
          <RoundMore round={round} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
