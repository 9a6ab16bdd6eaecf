import type { ReportDay, ReportFigures, ReportOverview, ReportPlayers } from '@halley/contract';
import { Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import { change, count, moneyIn, percent } from './figures.ts';
import { overviewWords } from './words.ts';

const { period: own } = overviewWords;

interface Fact {
  name: string;
  value: string;
  text: string;
}

/** The whole period, each figure beside that of the period before. */
export function PeriodFigures({ overview: { days, before, shown_in } }: { overview: ReportOverview }): ReactNode {
  const money = moneyIn(shown_in);
  const fact = (name: string, now: number, past: number, show: (value: number) => string): Fact => ({
    name,
    value: show(now),
    text: own.change(change(now, past)),
  });
  const paid = (name: string, key: keyof ReportFigures) =>
    fact(name, sumOf(days, key), sumOf(before, key), money.round);
  const players = (name: string, key: keyof ReportPlayers, isADay: boolean): Fact => {
    if (days.some((day) => day.players === null)) return { name, value: words.none, text: '' };
    const of = (some: readonly ReportDay[]) => {
      const sum = some.reduce((all, day) => all + (day.players?.[key] ?? 0), 0);
      return isADay ? Math.round(sum / some.length) : sum;
    };
    return fact(name, of(days), of(before), count);
  };
  const decided = sumOf(days, 'sports_decided_cents');
  const margin = sumOf(days, 'sports_margin_cents');
  const isKnown = days.every(({ figures }) => figures.sports_margin_cents !== null);
  const facts: Fact[] = [
    paid(own.deposits, 'deposits_cents'),
    paid(own.cashouts, 'cashouts_cents'),
    paid(own.stakes, 'stakes_cents'),
    paid(own.ggr, 'ggr_cents'),
    paid(own.bonusCost, 'bonus_cost_cents'),
    paid(own.ngr, 'ngr_cents'),
    isKnown
      ? {
          name: own.margin,
          value: money.round(margin),
          text: own.marginOf(decided > 0 ? percent(margin / decided, 1) : words.none),
        }
      : { name: own.margin, value: words.none, text: own.marginUnknown },
    players(own.joined, 'joined', false),
    players(own.firstDeposits, 'first_deposits', false),
    players(own.active, 'active', true),
    players(own.returning, 'returning', true),
  ];
  return (
    <Card className="grid gap-4">
      <h2 className="title-card">{own.title}</h2>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4 md:grid-cols-4 2xl:grid-cols-6">
        {facts.map(({ name, value, text }) => (
          <div key={name} className="min-w-0">
            <dt className="text-13 text-text-soft">{name}</dt>
            <dd className="text-lg font-bold tabular-nums">{value}</dd>
            <dd className="text-2xs text-text-faint">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const sumOf = (days: readonly ReportDay[], key: keyof ReportFigures): number =>
  days.reduce((sum, { figures }) => sum + (figures[key] ?? 0), 0);
