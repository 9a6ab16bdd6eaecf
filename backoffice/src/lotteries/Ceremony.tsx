import type { LotteryDraw, StaffLotteryPage } from '@halley/contract';
import { Badge, Card, formatMoney } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DataTable, linkClass, showTime } from '../console/index.ts';
import { contestDeskWords } from '../tournaments/index.ts';
import { lotteryWords as own } from './words.ts';

const { steps, values } = own;

type Progress = 'done' | 'waiting' | 'open';

interface Step {
  title: string;
  progress: Progress;
  text: string;
  /** What can be read again elsewhere. */
  value?: { name: string; text: string } | undefined;
}

/** What is done and what is to come, from the seed's hash to the last ticket. */
function stepsOf(draw: LotteryDraw, end: string): Step[] {
  const count = (value: number) => value.toLocaleString('en');
  const isDrawn = draw.state === 'drawn';
  const beaconAt = steps.beaconText(draw.beacon.name, count(draw.round), showTime(draw.round_at));
  const isDue = draw.waits_for === 'beacon';
  return [
    {
      title: steps.commitment,
      progress: 'done',
      text: steps.commitmentText,
      value: { name: values.hash, text: draw.seed_hash },
    },
    {
      title: steps.list,
      progress: draw.root === null ? (draw.waits_for === 'list' ? 'waiting' : 'open') : 'done',
      text:
        draw.root === null ? steps.listWaits(showTime(end)) : steps.listText(count(draw.tickets), count(draw.ranges)),
      value: draw.root === null ? undefined : { name: values.root, text: draw.root },
    },
    {
      title: steps.beacon,
      progress: draw.signature === null ? (isDue ? 'waiting' : 'open') : 'done',
      text: [beaconAt, draw.signature === null ? (isDue ? steps.beaconSilent : steps.beaconWaits) : '']
        .join(' ')
        .trim(),
      value: draw.signature === null ? undefined : { name: values.signature, text: draw.signature },
    },
    {
      title: steps.seed,
      progress: draw.seed === null ? 'open' : 'done',
      text: draw.seed === null ? steps.seedWaits : steps.seedText,
      value: draw.seed === null ? undefined : { name: values.seed, text: draw.seed },
    },
    {
      title: steps.draws,
      progress: isDrawn ? 'done' : 'open',
      text: isDrawn && draw.drawn_at ? showTime(draw.drawn_at) : steps.drawsWaits,
    },
  ];
}

const tones = { done: 'win', waiting: 'warn', open: 'neutral' } as const;

export function Ceremony({ lottery }: { lottery: StaffLotteryPage }): ReactNode {
  const { draw } = lottery;
  return (
    <Card className="grid gap-4">
      <h2 className="title-card">{own.ceremony}</h2>
      <ol className="grid gap-4">
        {stepsOf(draw, lottery.end_at).map(({ title, progress, text, value }, place) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-6 place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-soft"
            >
              {place + 1}
            </span>
            <div className="grid gap-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {title} <Badge tone={tones[progress]}>{steps[progress]}</Badge>
              </p>
              <p className="text-13 text-text-soft">{text}</p>
              {value && (
                <p className="text-xs text-text-faint">
                  {value.name}: <code className="wrap-anywhere text-text-soft">{value.text}</code>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {draw.winners.length > 0 && <Winners lottery={lottery} />}
      {draw.root !== null && (
        <a href={`/fair/draws/${lottery.id}`} target="_blank" rel="noreferrer" className={linkClass}>
          {own.check}
        </a>
      )}
    </Card>
  );
}

function Winners({ lottery }: { lottery: StaffLotteryPage }): ReactNode {
  const money = (cents: number, currency: string) => formatMoney(cents, { currency, locale: 'en' });
  const names = new Map(lottery.winners.map((winner) => [winner.place, winner]));
  return (
    <DataTable
      caption={own.winners}
      empty={own.none}
      rows={lottery.draw.winners}
      rowKey={({ place }) => place}
      columns={[
        { key: 'draw', head: own.winnerColumns.draw, cell: ({ nonce }) => own.draw(nonce) },
        { key: 'place', head: own.winnerColumns.place, align: 'right', cell: ({ place }) => place },
        {
          key: 'ticket',
          head: own.winnerColumns.ticket,
          align: 'right',
          cell: ({ ticket }) => ticket.toLocaleString('en'),
        },
        {
          key: 'player',
          head: own.winnerColumns.player,
          cell: ({ place, nickname }) => {
            const winner = names.get(place);
            return winner ? (
              <Link to={`/players/${winner.player_id}`} className={linkClass}>
                {winner.player_name}
              </Link>
            ) : (
              nickname
            );
          },
        },
        {
          key: 'gifts',
          head: own.winnerColumns.gifts,
          cell: ({ gifts }) => gifts.map((gift) => contestDeskWords.gift(gift, money)).join(', '),
        },
      ]}
    />
  );
}
