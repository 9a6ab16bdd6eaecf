import type { Lottery, LotteryDraw } from '@halley/contract';
import { Card, linkClass, Table } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { giftsText } from './gift-text.ts';
import { prizeRows } from './prize-rows.ts';
import { WinnersTable } from './WinnersTable.tsx';

/** So many winners stand on the page itself; all of them stand where the draw is checked. */
const winnersShown = 20;

/** What there is to win; after the draw, who has won it with which number. */
export function Prizes({ lottery, draw }: { lottery: Lottery; draw: LotteryDraw | undefined }) {
  const speech = useSpeech();
  const { say, tag } = speech;
  const number = new Intl.NumberFormat(tag);
  const winners = lottery.state === 'drawn' ? (draw?.winners ?? []) : [];
  const places = (from: number, to: number) =>
    from === to ? number.format(from) : `${number.format(from)} – ${number.format(to)}`;
  return (
    <Card className="grid grid-cols-1 content-start gap-2">
      <h2 className="title-card">{say(winners.length > 0 ? 'lotteries.winners.title' : 'lotteries.prizes.title')}</h2>
      {winners.length > 0 ? (
        <WinnersTable winners={winners.slice(0, winnersShown)} />
      ) : (
        <Table
          caption={say('lotteries.prizes.title')}
          rows={prizeRows(lottery.prizes)}
          rowKey={({ from }) => from}
          columns={[
            { key: 'place', head: say('lotteries.prizes.place'), cell: ({ from, to }) => places(from, to) },
            {
              key: 'prize',
              head: say('lotteries.prizes.prize'),
              cell: ({ prize }) => <b className="whitespace-normal">{prize.stuff || giftsText(prize.gifts, speech)}</b>,
            },
            {
              key: 'count',
              head: say('lotteries.prizes.count'),
              align: 'right',
              cell: ({ from, to }) => number.format(to - from + 1),
            },
          ]}
        />
      )}
      {winners.length > winnersShown && (
        <SiteLink href={`/fair/draws/${lottery.id}`} className={`${linkClass} text-13`}>
          {say('lotteries.winners.all', { count: winners.length })}
        </SiteLink>
      )}
      <p className="text-xs text-text-faint">{say('lotteries.prizes.note')}</p>
    </Card>
  );
}
