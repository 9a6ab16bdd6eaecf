import type { StaffLiability } from '@halley/contract';
import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { euroSigned, thousandsSigned, wholeSigned } from '../figures.ts';
import { Panel } from './Panel.tsx';
import { deskWords as own } from './words.ts';

interface ScoreGridProps {
  liability: StaffLiability | undefined;
  /** Home first. */
  sides: readonly string[];
}

/** Every final score with what the house would win or lose by it. The last row and column are for that and more. */
export function ScoreGrid({ liability, sides }: ScoreGridProps): ReactNode {
  const scores = liability?.scores;
  const isLarge = scores != null && mostOf(scores) >= largeCents;
  return (
    <Panel title={own.byScore} text={scores && (isLarge ? own.byScoreThousands : own.byScoreWhole)}>
      {scores ? (
        <Grid scores={scores} isLarge={isLarge} now={liability.now} sides={sides} />
      ) : (
        liability && <p className="py-6 text-13 text-text-soft">{own.noScores}</p>
      )}
    </Panel>
  );
}

type Scores = NonNullable<StaffLiability['scores']>;
/** From here on cells are in thousands. */
const largeCents = 1_000_000;
const mostOf = ({ if_cents: all }: Scores) => Math.max(1, ...all.flat().map(Math.abs));

interface GridProps {
  scores: Scores;
  isLarge: boolean;
  now: StaffLiability['now'];
  sides: readonly string[];
}

function Grid({ scores, isLarge, now, sides: [home = '', away = ''] }: GridProps): ReactNode {
  const most = mostOf(scores);
  const worst = worstOf(scores);
  const name = (list: readonly number[], place: number) => `${list[place]}${place === list.length - 1 ? '+' : ''}`;
  const isNow = (row: number, column: number) =>
    now !== null && place(scores.home, now[0]) === row && place(scores.away, now[1]) === column;
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-1">
        <span aria-hidden="true" className="max-h-48 truncate text-2xs text-text-faint [writing-mode:sideways-lr]">
          {home}
        </span>
        <table className="w-full table-fixed border-separate border-spacing-0.75 text-xs">
          <caption className="pb-1 text-2xs text-text-faint">{away}</caption>
          <thead>
            <tr>
              <td className="w-6" />
              {scores.away.map((goals, column) => (
                <th key={goals} scope="col" className="pb-1 font-semibold text-text-faint">
                  {name(scores.away, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.home.map((goals, row) => (
              <tr key={goals}>
                <th scope="row" className="font-semibold text-text-faint">
                  {name(scores.home, row)}
                </th>
                {scores.away.map((against, column) => {
                  const cents = scores.if_cents[row]?.[column] ?? 0;
                  const score = `${name(scores.home, row)}–${name(scores.away, column)}`;
                  return (
                    <td
                      key={against}
                      title={own.scoreCell(score, euroSigned(cents))}
                      style={heatOf(cents, most)}
                      className={classNames(
                        'h-9 rounded-xs text-center font-bold',
                        isNow(row, column) && 'outline-2 -outline-offset-1 outline-text',
                      )}
                    >
                      {isLarge ? thousandsSigned(cents) : wholeSigned(cents)}
                      {isNow(row, column) && <span className="sr-only"> {own.now}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-text-soft">
        <Key className="bg-ice">{own.weKeep}</Key>
        <Key className="bg-favourite">{own.wePay}</Key>
        <Key className="outline-2 -outline-offset-2 outline-text">{own.now}</Key>
        {worst && (
          <b className="ml-auto">
            {own.worstScore(
              `${name(scores.home, worst.row)}–${name(scores.away, worst.column)}`,
              euroSigned(worst.cents),
            )}
          </b>
        )}
      </p>
    </>
  );
}

function Key({ className, children }: { className: string; children: ReactNode }): ReactNode {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i aria-hidden="true" className={classNames('size-3 rounded-xs', className)} />
      {children}
    </span>
  );
}

/** Where a score stands: above the last one counts as that and more. */
function place(list: readonly number[], goals: number): number {
  return goals >= (list.at(-1) ?? 0) ? list.length - 1 : list.indexOf(goals);
}

function worstOf({ if_cents: all }: Scores): { row: number; column: number; cents: number } | undefined {
  return all
    .flatMap((cells, row) => cells.map((cents, column) => ({ row, column, cents })))
    .reduce<{ row: number; column: number; cents: number } | undefined>(
      (worst, cell) => (worst === undefined || cell.cents < worst.cents ? cell : worst),
      undefined,
    );
}

/** The more money, the stronger the colour; where it is strong the figure is dark, so that it can be read. */
function heatOf(cents: number, most: number): { background: string; color: string } {
  const strength = cents === 0 ? 0 : Math.round(12 + (Math.abs(cents) / most) * 60);
  const colour = cents < 0 ? 'var(--color-favourite)' : 'var(--color-ice)';
  return {
    background: `color-mix(in srgb, ${colour} ${strength}%, var(--color-surface-2))`,
    color: strength > 48 ? 'var(--color-ink)' : 'var(--color-text)',
  };
}
