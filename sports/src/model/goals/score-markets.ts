import { marketKey } from '../../markets/index.ts';
import { orVoid, plain } from '../kit/index.ts';
import type { FairMarket, FairOutcome } from '../sport-model.ts';
import { handicapMarkets, isOpen, totalMarkets } from './line-markets.ts';
import type { ScoreGrid } from './score-law.ts';

/** What a score at the end of a period, or of all of them, comes to. */
export interface ScoreView {
  /** `ft`, `1h`, `p2`, … */
  period: string;
  grid: ScoreGrid;
  /** Goals so far in it. */
  now: readonly [home: number, away: number];
}

/** `score:4-4` is the highest with a price of its own. */
const mostNamed = 4;
const europeanLines = [-8, -4, 4, 8];

/** Sums over the grid that several markets need. */
interface Sums {
  /** Home minus away, from `-(size - 1)`. */
  margin: Float64Array;
  total: Float64Array;
  home: Float64Array;
  away: Float64Array;
  size: number;
}

export function sumsOf({ size, cells }: ScoreGrid): Sums {
  const sums = {
    margin: new Float64Array(2 * size - 1),
    total: new Float64Array(2 * size - 1),
    home: new Float64Array(size),
    away: new Float64Array(size),
    size,
  };
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const mass = cells[home * size + away]!;
      if (mass === 0) continue;
      sums.margin[home - away + size - 1]! += mass;
      sums.total[home + away]! += mass;
      sums.home[home]! += mass;
      sums.away[away]! += mass;
    }
  }
  return sums;
}

/** Home, draw, away when so many goals are added to home. */
export function resultOf({ margin, size }: Sums, plus = 0): [home: number, draw: number, away: number] {
  const result: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < margin.length; at += 1) {
    const lead = at - size + 1 + plus;
    result[lead > 0 ? 0 : lead === 0 ? 1 : 2] += margin[at]!;
  }
  return result;
}

type Make = (view: ScoreView, sums: Sums) => FairMarket[];

const one = (type: string, { period }: ScoreView, outcomes: FairOutcome[]): FairMarket[] => [
  { key: marketKey(type, { period }), outcomes },
];

/** Market types that are read off a score. */
const makers = {
  '1x2': (view, sums) => {
    const [home, draw, away] = resultOf(sums);
    return one('1x2', view, [plain('home', home), plain('draw', draw), plain('away', away)]);
  },
  double_chance: (view, sums) => {
    const [home, draw, away] = resultOf(sums);
    return one('double_chance', view, [
      plain('home_draw', home + draw),
      plain('home_away', home + away),
      plain('draw_away', draw + away),
    ]);
  },
  draw_no_bet: (view, sums) => {
    const [home, draw, away] = resultOf(sums);
    return one('draw_no_bet', view, [orVoid('home', home, draw), orVoid('away', away, draw)]);
  },
  european_handicap: ({ period }, sums) =>
    europeanLines.map((line) => {
      const [home, draw, away] = resultOf(sums, line / 4);
      const outcomes = [plain('home', home), plain('draw', draw), plain('away', away)];
      return { key: marketKey('european_handicap', { line, period }), outcomes };
    }),
  handicap: ({ period, now }, { margin, size }) => handicapMarkets({ period, now, margin, first: 1 - size }),
  total: ({ period }, { total }) => totalMarkets('total', { period }, { law: total, now: 0, quarters: 2 }),
  team_total: ({ period }, { home, away }) => [
    ...totalMarkets('team_total', { period, side: 'home' }, { law: home, now: 0, quarters: 0 }),
    ...totalMarkets('team_total', { period, side: 'away' }, { law: away, now: 0, quarters: 0 }),
  ],
  odd_even: (view, { total }) => {
    let odd = 0;
    for (let at = 1; at < total.length; at += 2) odd += total[at]!;
    return one('odd_even', view, [plain('odd', odd), plain('even', 1 - odd)]);
  },
  both_score: (view, { home, away }) => {
    const neither = view.grid.cells[0]!;
    const yes = Math.max(0, 1 - home[0]! - away[0]! + neither);
    return one('both_score', view, [plain('yes', yes), plain('no', 1 - yes)]);
  },
  clean_sheet: (_, { home, away }) =>
    (['home', 'away'] as const).map((side) => {
      const kept = (side === 'home' ? away : home)[0]!;
      return { key: marketKey('clean_sheet', { side }), outcomes: [plain('yes', kept), plain('no', 1 - kept)] };
    }),
  correct_score: (view) => one('correct_score', view, correctScores(view.grid)),
  margin: (view, sums) => one('margin', view, margins(sums)),
} satisfies Record<string, Make>;

export type ScoreType = keyof typeof makers;
export const scoreTypes = Object.keys(makers) as ScoreType[];

/** The markets of these types that can still go either way. */
export function scoreMarkets(view: ScoreView, types: readonly ScoreType[]): FairMarket[] {
  const sums = sumsOf(view.grid);
  return types.flatMap((type) => makers[type](view, sums)).filter(isOpen);
}

function correctScores({ size, cells }: ScoreGrid): FairOutcome[] {
  const outcomes: FairOutcome[] = [];
  let named = 0;
  for (let home = 0; home <= mostNamed; home += 1) {
    for (let away = 0; away <= mostNamed; away += 1) {
      const chance = cells[home * size + away]!;
      named += chance;
      if (chance > 0) outcomes.push(plain(`score:${home}-${away}`, chance));
    }
  }
  return [...outcomes, plain('score:other', Math.max(0, 1 - named))];
}

function margins({ margin, size }: Sums): FairOutcome[] {
  const by = (lead: number) => margin[lead + size - 1]!;
  const [home, draw, away] = resultOf({ margin, size } as Sums);
  return [
    plain('home:1', by(1)),
    plain('home:2', by(2)),
    plain('home:3+', Math.max(0, home - by(1) - by(2))),
    plain('draw', draw),
    plain('away:1', by(-1)),
    plain('away:2', by(-2)),
    plain('away:3+', Math.max(0, away - by(-1) - by(-2))),
  ];
}
