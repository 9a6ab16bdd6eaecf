import type { ReportFigures, ReportLive, ReportOverview } from '@halley/contract';
import type { ReactNode } from 'react';
import { Sparkline } from '../console/index.ts';
import { count, moneyIn, percent, timeOfDay, weekdayOf } from './figures.ts';
import { overviewWords as own } from './words.ts';

type Money = 'deposits_cents' | 'cashouts_cents' | 'ggr_cents' | 'ngr_cents' | 'bonus_cost_cents';

/** Today so far, held against the same weekday of the last weeks; the line is that of the days shown. */
export function Tiles({ overview, live }: { overview: ReportOverview; live: ReportLive | undefined }): ReactNode {
  const { days, today, shown_in } = overview;
  const money = moneyIn(shown_in);
  const usualOf = (name: Money) => {
    const usual = today.usual?.[name] ?? 0;
    return usual > 0 ? own.ofUsual(percent(today.figures[name] / usual), weekdayOf(today.day)) : own.noUsual;
  };
  const tile = (name: string, key: Money, colour: 'ice' | 'violet' | 'text' | 'win' | 'amber', text: string) => (
    <Tile
      name={name}
      value={money.round(today.figures[key])}
      text={text}
      line={<Sparkline values={days.map(({ figures }) => figures[key])} colour={colour} />}
    />
  );
  return (
    <ul aria-label={own.spans.today} className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      {tile(own.tiles.deposits, 'deposits_cents', 'ice', usualOf('deposits_cents'))}
      {tile(own.tiles.cashouts, 'cashouts_cents', 'violet', usualOf('cashouts_cents'))}
      {tile(own.tiles.ggr, 'ggr_cents', 'text', usualOf('ggr_cents'))}
      {tile(own.tiles.ngr, 'ngr_cents', 'win', usualOf('ngr_cents'))}
      {tile(own.tiles.bonusCost, 'bonus_cost_cents', 'amber', partOfGgr(today.figures))}
      <Tile
        name={own.tiles.now}
        value={live ? count(live.players) : '…'}
        text={live?.peak ? own.peak(count(live.peak.players), timeOfDay(live.peak.at)) : own.noPeak}
        line={<Sparkline values={live?.course ?? []} colour="info" />}
      />
    </ul>
  );
}

const partOfGgr = ({ bonus_cost_cents: cost, ggr_cents: ggr }: ReportFigures) =>
  ggr > 0 ? own.ofGgr(percent(cost / ggr, 1)) : own.noUsual;

function Tile(tile: { name: string; value: string; text: string; line: ReactNode }): ReactNode {
  const { name, value, text, line } = tile;
  return (
    <li className="grid min-w-0 content-start gap-1 rounded-lg bg-surface-1 px-3.5 py-3 shadow-1">
      <span className="text-13 text-text-soft">{name}</span>
      <span className="flex min-w-0 items-center justify-between gap-2">
        <strong className="shrink-0 text-xl tabular-nums">{value}</strong>
        {line}
      </span>
      <span className="text-2xs text-text-faint">{text}</span>
    </li>
  );
}
