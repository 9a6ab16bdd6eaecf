import type { LotteryDraw } from '@halley/contract';
import { Card, Table } from '@halley/ui';
import { giftsText } from '../../contests/index.ts';
import { useSpeech } from '../../i18n/index.ts';

/** Every winner that the house has told, with the number of the draw that brought them. */
export function Winners({ draw }: { draw: LotteryDraw }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const number = new Intl.NumberFormat(tag);
  if (draw.winners.length === 0) return null;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <h2 className="title-card">{say('lotteries.winners.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="max-h-140 overflow-y-auto" tabIndex={0} aria-label={say('lotteries.winners.title')}>
        <Table
          caption={say('lotteries.winners.title')}
          rows={draw.winners}
          rowKey={({ place }) => place}
          columns={[
            { key: 'place', head: say('lotteries.prizes.place'), cell: ({ place }) => number.format(place) },
            {
              key: 'prize',
              head: say('lotteries.prizes.prize'),
              cell: ({ gifts }) => <b className="whitespace-normal">{giftsText(gifts, speech)}</b>,
            },
            { key: 'who', head: say('lotteries.winners.who'), from: 'sm', cell: ({ nickname }) => nickname },
            {
              key: 'nonce',
              head: say('lotteries.winners.draw'),
              align: 'right',
              cell: ({ nonce }) => number.format(nonce),
            },
            {
              key: 'ticket',
              head: say('lotteries.winners.ticket'),
              align: 'right',
              cell: ({ ticket }) => <span className="font-mono">{number.format(ticket)}</span>,
            },
          ]}
        />
      </section>
    </Card>
  );
}
