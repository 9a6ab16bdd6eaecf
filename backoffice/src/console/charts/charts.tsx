import { Button, classNames } from '@halley/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { words } from '../../words/index.ts';
import { DataTable } from '../DataTable.tsx';
import { type SeriesColour, type SeriesPoint, seriesColours } from './series.ts';

interface ChartSeries {
  key: string;
  name: string;
  colour: SeriesColour;
}

interface ChartProps {
  /** What the chart shows, for whoever does not see it; also the name of its table. */
  label: string;
  /** The head of the first column of the table: a day, a month. */
  head: string;
  points: readonly SeriesPoint[];
  series: readonly ChartSeries[];
  /** How a value is written in full: beside the pointer, and in the table. */
  format(value: number): string;
  /** How the axis writes it. */
  formatShort?(value: number): string;
  height?: number;
  /** Said where there is nothing to draw. */
  empty: string;
  className?: string;
}

/** Values that go on from one to the next. */
export function LineChart(props: ChartProps): ReactNode {
  return <Chart kind="line" {...props} />;
}

/** Values that stand each for itself; several series stand beside each other. */
export function BarChart(props: ChartProps): ReactNode {
  return <Chart kind="bar" {...props} />;
}

/**
 * A drawing, and behind a switch the same figures as a table. By keyboard the drawing is one stop, its arrows go from
 * point to point, and what they meet is said aloud. Names of the series stand beside their colours.
 */
function Chart({ kind, className, ...chart }: ChartProps & { kind: 'line' | 'bar' }): ReactNode {
  const [isTable, setTable] = useState(false);
  const { points, series, empty, label } = chart;
  if (points.length === 0) return <p className="text-text-soft">{empty}</p>;
  return (
    <figure aria-label={label} className={classNames('grid min-w-0 gap-2', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2xs font-semibold">
          {series.map(({ key, name, colour }) => (
            <li key={key} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5">
                <rect width="10" height="10" rx="2" fill={seriesColours[colour]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <Button
          size="small"
          look="quiet"
          className="ml-auto"
          aria-pressed={isTable}
          onClick={() => setTable((was) => !was)}
        >
          {words.charts.asTable}
        </Button>
      </div>
      {isTable ? <Figures {...chart} /> : <Drawing kind={kind} {...chart} />}
    </figure>
  );
}

const axis = { stroke: 'var(--color-line-strong)', tick: { fill: 'var(--color-text-faint)', fontSize: 11 } } as const;

function Drawing({ kind, points, series, format, formatShort = format, height = 200, label }: DrawingProps): ReactNode {
  const { frame, width } = useWidth();
  const rows = points.map(({ key, name, values, isOpen }) => ({
    key,
    name,
    ...values,
    // What a bar is drawn with stands in its row.
    fillOpacity: isOpen ? 0.55 : 1,
  }));
  // Nothing to measure: the axis says nought and no figures of its own.
  const isEmpty = points.every(({ values }) => series.every(({ key }) => !values[key]));
  return (
    <div ref={frame} className="min-w-0 overflow-hidden">
      <ComposedChart
        width={width}
        height={height}
        data={rows}
        accessibilityLayer
        title={label}
        barGap={2}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" {...axis} tickLine={false} minTickGap={12} />
        <YAxis
          {...axis}
          axisLine={false}
          tickLine={false}
          width={56}
          tickFormatter={formatShort}
          {...(isEmpty && { domain: [0, 1], ticks: [0] })}
        />
        <Tooltip
          cursor={{ fill: 'var(--color-surface-2)', stroke: 'var(--color-line-strong)' }}
          isAnimationActive={false}
          formatter={(value) => format(Number(value))}
          contentStyle={{
            background: 'var(--color-surface-2)',
            border: '1px solid var(--color-line-strong)',
            borderRadius: 8,
            fontSize: 12,
          }}
          labelStyle={{ color: 'var(--color-text)' }}
          itemStyle={{ color: 'var(--color-text-soft)' }}
        />
        {series.map(({ key, name, colour }) =>
          kind === 'bar' ? (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={seriesColours[colour]}
              radius={[2, 2, 0, 0]}
              maxBarSize={18}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={seriesColours[colour]}
              strokeWidth={2}
              dot={{ r: 2, fill: seriesColours[colour] }}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </div>
  );
}

/** As wide as there is room; before it was measured, and where nothing can be, as wide as half a desk. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

type DrawingProps = Omit<ChartProps, 'className'> & { kind: 'line' | 'bar' };

function Figures({ label, head, points, series, format, empty }: ChartProps): ReactNode {
  return (
    <DataTable
      caption={label}
      empty={empty}
      rows={points}
      rowKey={({ key }) => key}
      columns={[
        { key: 'name', head, cell: ({ name }) => name },
        ...series.map(({ key, name }) => ({
          key,
          head: name,
          align: 'right' as const,
          cell: ({ values }: SeriesPoint) => <span className="tabular-nums">{format(values[key] ?? 0)}</span>,
        })),
      ]}
    />
  );
}
