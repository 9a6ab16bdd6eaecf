import type { GameHistoryItem } from '@halley/contract';
import { Money, Table } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime } from '../../page/index.ts';
import { playedTitle } from '../../wallet/index.ts';
import { RoundMore, RoundNet, RoundStake, RoundStatus } from './RoundParts.tsx';

export interface RoundListProps {
  rounds: readonly GameHistoryItem[];
  onOpen: (round: GameHistoryItem) => void;
}

export function RoundTable({ rounds, onOpen }: RoundListProps) {
  const { say, tag } = useSpeech();
  return (
    <div className="overflow-x-auto scrollbar-none">
      <Table
        caption={say('history.list')}
        rows={rounds}
        rowKey={({ bet_id }) => bet_id}
        columns={[
          { key: 'time', head: say('history.time'), cell: ({ created_at }) => <LocalTime at={created_at} /> },
          { key: 'game', head: say('history.game'), cell: (round) => <b>{playedTitle(say, round)}</b> },
          {
            key: 'stake',
            head: say('history.stake'),
            align: 'right',
            cell: (round) => <RoundStake round={round} />,
          },
          {
            key: 'win',
            head: say('history.win'),
            align: 'right',
            from: 'lg',
            cell: ({ total_wins, currency }) => <Money cents={total_wins} currency={currency} locale={tag} />,
          },
          { key: 'net', head: say('history.net'), align: 'right', cell: (round) => <RoundNet round={round} /> },
          { key: 'status', head: say('history.status'), cell: (round) => <RoundStatus round={round} /> },
          {
            key: 'details',
            head: <span className="sr-only">{say('history.details')}</span>,
            align: 'right',
            cell: (round) => <RoundMore round={round} onOpen={onOpen} look="quiet" />,
          },
        ]}
      />
    </div>
  );
}
