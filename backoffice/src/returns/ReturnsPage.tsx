import type { GameReturns } from '@halley/contract';
import type { TableColumn } from '@halley/ui';
import type { ReactNode } from 'react';
import { useRead } from '../api/index.ts';
import { DataTable, Loading, Page } from '../console/index.ts';
import { DayChart } from './DayChart.tsx';
import { returnWords } from './words.ts';

const { columns: heads } = returnWords;
const percent = (part: number) => `${(part * 100).toFixed(2)} %`;
const isOutside = ({ long_run, days }: GameReturns) =>
  [long_run, ...days.slice(-2)].some(({ state }) => state === 'above' || state === 'below');
/** What the last days say counts before the long run. */
const stateOf = ({ long_run, days }: GameReturns) =>
  [...days.slice(-2), long_run].find(({ state }) => state === 'above' || state === 'below')?.state ?? long_run.state;

const isFew = ({ state }: GameReturns['long_run']) => state === 'few';
/** The furthest out first; what cannot be judged last. */
const byDistance = ({ long_run: one }: GameReturns, { long_run: other }: GameReturns) =>
  Number(isFew(one)) - Number(isFew(other)) || Math.abs(other.z) - Math.abs(one.z);

const readingOf = ({ title, long_run }: GameReturns) =>
  returnWords.reading({
    title,
    rounds: long_run.rounds.toLocaleString('en'),
    should: percent(long_run.theoretical),
    tolerance: percent(long_run.tolerance),
  });

const columns: readonly TableColumn<GameReturns>[] = [
  { key: 'game', head: heads.game, cell: ({ title }) => title },
  {
    key: 'state',
    head: heads.state,
    cell: (game) => (
      <span className={isOutside(game) ? 'font-bold text-danger' : ''}>{returnWords.states[stateOf(game)]}</span>
    ),
  },
  { key: 'actual', head: heads.actual, align: 'right', cell: ({ long_run }) => percent(long_run.actual) },
  {
    key: 'theoretical',
    head: heads.theoretical,
    align: 'right',
    // Of a handful of rounds the tolerance is wider than any return could be: it says nothing.
    cell: ({ long_run }) =>
      isFew(long_run)
        ? percent(long_run.theoretical)
        : `${percent(long_run.theoretical)} ± ${percent(long_run.tolerance)}`,
    from: 'md',
  },
  { key: 'z', head: heads.z, align: 'right', cell: ({ long_run }) => (isFew(long_run) ? '–' : long_run.z.toFixed(2)) },
  {
    key: 'rounds',
    head: heads.rounds,
    align: 'right',
    cell: ({ long_run }) => long_run.rounds.toLocaleString('en'),
    from: 'md',
  },
  { key: 'days', head: heads.days, cell: ({ title, days }) => <DayChart title={title} days={days} />, from: 'md' },
];

/** Actual against theoretical return. */
export function ReturnsPage(): ReactNode {
  const returns = useRead('listGameReturns');
  return (
    <Page title={returnWords.title}>
      <p className="max-w-prose text-text-soft">{returnWords.intro}</p>
      <Loading from={returns}>
        {(list) => {
          const example = list.toSorted(byDistance).find(({ long_run }) => !isFew(long_run));
          const outside = list.filter(isOutside).length;
          return (
            <>
              <p role="status" className={outside > 0 ? 'font-bold text-danger' : 'text-text-soft'}>
                {outside > 0
                  ? returnWords.outside(outside)
                  : list.every(({ long_run }) => isFew(long_run))
                    ? list.length > 0 && returnWords.allFew
                    : returnWords.allInside}
              </p>
              {example && <p className="max-w-prose text-13 text-text-soft">{readingOf(example)}</p>}
              <DataTable
                caption={returnWords.title}
                empty={returnWords.none}
                rows={list.toSorted(byDistance)}
                rowKey={({ game }) => game}
                columns={columns}
              />
            </>
          );
        }}
      </Loading>
    </Page>
  );
}
