import type { LotteryDraw } from '@halley/contract';
import { Table } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { giftsText } from './gift-text.ts';

/** Who has won what with which number. `withDraws`: and which draw it was, for who follows them. */
export function WinnersTable({ winners, withDraws }: { winners: LotteryDraw['winners']; withDraws?: boolean }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const number = new Intl.NumberFormat(tag);
  return (
    <Table
      caption={say('lotteries.winners.title')}
      rows={winners}
      rowKey={({ place }) => place}
      columns={[
        { key: 'place', head: say('lotteries.prizes.place'), cell: ({ place }) => number.format(place) },
        {
          key: 'prize',
          head: say('lotteries.prizes.prize'),
          cell: ({ gifts }) => <b className="whitespace-normal">{giftsText(gifts, speech)}</b>,
        },
        {
          key: 'who',
          head: say('lotteries.winners.who'),
          ...(withDraws && { from: 'sm' as const }),
          cell: ({ nickname }) => (nickname.replaceAll('*', '').trim() ? nickname : say('lotteries.winners.nameless')),
        },
        ...(withDraws
          ? [
              {
                key: 'draw',
                head: say('lotteries.winners.draw'),
                align: 'right' as const,
                cell: ({ nonce }: { nonce: number }) => number.format(nonce),
              },
            ]
          : []),
        {
          key: 'ticket',
          head: say('lotteries.winners.ticket'),
          align: 'right',
          cell: ({ ticket }) => <span className="font-mono">{number.format(ticket)}</span>,
        },
      ]}
    />
  );
}
