import type { Prize } from '@halley/contract';
import { Card, Table } from '@halley/ui';
import { useSpeech } from '../../i18n/index.ts';
import { giftsText } from '../gift-text.ts';
import type { PrizeRow } from '../prizes.ts';
import { playerName } from './player-name.ts';

interface PrizeTableProps {
  prizes: readonly PrizeRow[];
  /** Once it is over: who has won what. */
  winners: readonly Prize[];
}

/** What each place is given; once it is over, whom it went to. */
export function PrizeTable({ prizes, winners }: PrizeTableProps) {
  const { say, tag } = useSpeech();
  if (prizes.length === 0) return null;
  const hasWinners = winners.some(({ nickname }) => nickname !== null);
  const wonBy = ({ from, to }: PrizeRow) =>
    winners.filter(({ award_place: at, nickname }) => nickname !== null && at >= from && at <= to);
  return (
    <Card className="grid content-start gap-3">
      <h2 className="title-section">{say('tournaments.prizes')}</h2>
      <Table
        caption={say('tournaments.prizes')}
        rows={prizes}
        rowKey={({ from }) => from}
        columns={[
          {
            key: 'place',
            head: say('tournaments.board.place'),
            cell: ({ from, to }) => (
              <span className="tabular-nums">
                {from === to ? from : say('tournaments.prizes.places', { from, to })}
              </span>
            ),
          },
          ...(hasWinners
            ? [
                {
                  key: 'winner',
                  head: say('tournaments.board.player'),
                  cell: (row: PrizeRow) => (
                    <span className="whitespace-normal">
                      {wonBy(row)
                        .map(({ nickname, winner_number: number }) => playerName({ nickname, number }, say))
                        .slice(0, 3)
                        .join(', ')}
                    </span>
                  ),
                },
              ]
            : []),
          {
            key: 'prize',
            head: say('tournaments.board.prize'),
            align: 'right',
            cell: ({ gifts, stuff }) => (
              <b className="whitespace-normal" suppressHydrationWarning>
                {giftsText(gifts, { say, tag, stuff })}
              </b>
            ),
          },
        ]}
      />
    </Card>
  );
}
