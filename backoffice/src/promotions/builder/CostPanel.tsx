import type { PromotionCost, PromotionRule } from '@halley/contract';
import { Card, Facts, formatMoney, Skeleton } from '@halley/ui';
import { type ReactNode, useId, useState } from 'react';
import { inWords, useRead } from '../../api/index.ts';
import { DataTable } from '../../console/index.ts';
import { words } from '../../words/index.ts';
import { useLast, useSettled } from './draft.ts';
import { Histogram } from './Histogram.tsx';
import { builderWords } from './words.ts';

const { cost: own } = builderWords;
const days = 30;

/** The rule over the play of the last thirty days, asked for when the draft and the slider have come to rest. */
export function CostPanel({ rule, isCurrent }: { rule: PromotionRule | undefined; isCurrent: boolean }): ReactNode {
  const [takeUp, setTakeUp] = useState(40);
  const id = useId();
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{own.title}</h2>
      {rule ? <Estimate rule={rule} takeUp={takeUp} /> : <p className="text-13 text-text-soft">{own.incomplete}</p>}
      <div className="grid gap-1">
        <label htmlFor={id} className="flex justify-between gap-3 text-13 text-text-soft">
          {own.takeUp} <b className="text-text">{takeUp} %</b>
        </label>
        <input
          id={id}
          type="range"
          min={1}
          max={100}
          value={takeUp}
          onChange={(event) => setTakeUp(Number(event.target.value))}
          className="h-11 w-full accent-ice"
        />
      </div>
      {rule && !isCurrent && <p className="text-xs text-warn">{own.waiting}</p>}
    </Card>
  );
}

function Estimate({ rule, takeUp }: { rule: PromotionRule; takeUp: number }): ReactNode {
  const settled = useSettled(takeUp);
  const estimate = useRead('estimatePromotion', { body: { rule, take_up: settled, days } });
  const shown = useLast(estimate.data);
  if (estimate.error !== undefined) return <p className="text-13 text-danger">{inWords(estimate.error)}</p>;
  if (!shown) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-40 rounded-md" />
      </div>
    );
  }
  return (
    <div aria-busy={estimate.loading} className={estimate.loading ? 'grid gap-3 opacity-60' : 'grid gap-3'}>
      <Figures cost={shown} hard={rule.budget.hard} />
    </div>
  );
}

function Figures({ cost, hard }: { cost: PromotionCost; hard: number }): ReactNode {
  const money = (cents: number) => formatMoney(cents, { currency: cost.currency, locale: 'en' });
  const short = (cents: number) =>
    formatMoney(cents, { currency: cost.currency, locale: 'en', decimals: 'when-needed' });
  const percent = (part: number, whole: number) => (whole === 0 ? '' : ` ${Math.round((part / whole) * 100)} %`);
  const count = (value: number) => value.toLocaleString('en');
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <b className="font-display text-2xl font-semibold">{short(cost.cost_cents)}</b>
        <span className="text-13 text-text-soft">{own.likely(short(cost.low_cents), short(cost.high_cents))}</span>
      </p>
      <Histogram cost={cost} hard={hard} />
      <details>
        <summary className="min-h-9 content-center text-xs text-text-faint">{own.table}</summary>
        <DataTable
          caption={own.table}
          empty={words.none}
          rows={cost.histogram}
          rowKey={(bar) => bar.from_cents}
          columns={[
            {
              key: 'cost',
              head: own.tableColumns.cost,
              cell: (bar) => `${short(bar.from_cents)} – ${short(bar.to_cents)}`,
            },
            { key: 'replays', head: own.tableColumns.replays, align: 'right', cell: (bar) => count(bar.replays) },
          ]}
        />
      </details>
      <Facts
        className="text-13"
        facts={[
          { name: own.rows.players, value: count(cost.players) },
          { name: own.rows.taken, value: `${count(cost.taken)}${percent(cost.taken, cost.players)}` },
          { name: own.rows.completed, value: `${count(cost.completed)}${percent(cost.completed, cost.taken)}` },
          {
            name: own.rows.each,
            value: cost.taken === 0 ? words.none : money(Math.round(cost.cost_cents / cost.taken)),
          },
          { name: own.rows.best, value: money(cost.best_play_cents) },
          { name: own.rows.ngr, value: money(cost.ngr_cents) },
        ]}
      />
      {cost.contest && <ContestFigures cost={cost} contest={cost.contest} />}
      <p className="text-xs text-text-faint">
        {own.note(count(cost.replays))} {cost.sampled && own.sampled}
      </p>
    </>
  );
}

interface ContestFiguresProps {
  cost: PromotionCost;
  contest: NonNullable<PromotionCost['contest']>;
}

/** How the contest would have gone: who takes part, who reaches what. */
function ContestFigures({ cost, contest }: ContestFiguresProps): ReactNode {
  const count = (value: number) => value.toLocaleString('en');
  return (
    <>
      <Facts
        className="text-13"
        facts={[
          { name: own.contest.players(contest.days), value: count(contest.players) },
          ...contest.levels.map(({ level, players }) => ({ name: own.contest.level(level), value: count(players) })),
          ...(contest.best_scores.length > 0
            ? [{ name: own.contest.scores, value: contest.best_scores.map(count).join(', ') }]
            : []),
        ]}
      />
      <p className="text-xs text-text-faint">{own.contest.note(cost.currency)}</p>
    </>
  );
}
