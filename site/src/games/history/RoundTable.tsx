import type { GameHistoryItem } from '@halley/contract';
import { Button, Money, Table } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { LocalTime, useLocalTime } from '../../page/index.ts';
import { RoundNet, RoundStake, RoundStatus } from './RoundParts.tsx';

export interface RoundListProps {
  rounds: readonly GameHistoryItem[];
  onOpen: (round: GameHistoryItem) => void;
}

export function RoundTable({ rounds, onOpen }: RoundListProps) {
  const { say, tag } = useSpeech();
  const timeOf = useLocalTime();
  return (
    <div className="overflow-x-auto scrollbar-none">
      <Table
        caption={say('history.list')}
        rows={rounds}
        rowKey={({ bet_id }) => bet_id}
        columns={[
          { key: 'time', head: say('history.time'), cell: ({ created_at }) => <LocalTime at={created_at} /> },
          { key: 'game', head: say('history.game'), cell: ({ title }) => <b>{title}</b> },
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
            cell: (round) => (
              <Button
                size="small"
                look="quiet"
                aria-label={say('history.detailsOf', { time: timeOf(round.created_at) })}
                onClick={() => onOpen(round)}
              >
                {say('history.details')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}
