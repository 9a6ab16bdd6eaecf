/** How a game can end, or not. */
export const gameEnds = ['finished', 'abandoned', 'postponed', 'walkover', 'format_changed'] as const;
export type GameEnd = (typeof gameEnds)[number];
export type GameStop = Exclude<GameEnd, 'finished'>;

export const isGameStop = (kind: string): kind is GameStop =>
  kind !== 'finished' && gameEnds.some((end) => end === kind);

/**
 * - `result`: by the score
 * - `decided`: markets that nothing could have changed any more stand, the rest is void
 * - `void`: every stake comes back
 */
type GameRule = 'result' | 'decided' | 'void';

/** Abandoned: not played on within 48 hours; postponed: not begun within them. */
export const gameRules: Readonly<Record<GameEnd, GameRule>> = {
  finished: 'result',
  abandoned: 'decided',
  postponed: 'void',
  walkover: 'void',
  format_changed: 'void',
};

/** Quarters of each period, from 1 on. Overtime counts where the period is the whole match, and nowhere else. */
export const gamePeriods: Readonly<Record<string, { quarters: readonly number[]; overtime: boolean }>> = {
  q1: { quarters: [1], overtime: false },
  q2: { quarters: [2], overtime: false },
  q3: { quarters: [3], overtime: false },
  q4: { quarters: [4], overtime: false },
  '1h': { quarters: [1, 2], overtime: false },
  '2h': { quarters: [3, 4], overtime: false },
  ft: { quarters: [1, 2, 3, 4], overtime: false },
  match: { quarters: [1, 2, 3, 4], overtime: true },
};

/**
 * What each market does when scores are level at the end of its period (`draw`: an outcome of its own), and when it can be
 * decided before: `early` markets are as soon as enough points are made. An athlete who did not play: void.
 */
export const gameMarkets = {
  '1x2': { level: 'draw', early: false },
  winner: { level: 'void', early: false },
  handicap: { level: 'line', early: false },
  total: { level: 'line', early: true },
  team_total: { level: 'line', early: true },
  odd_even: { level: 'none', early: false },
  margin: { level: 'draw', early: false },
  race_to: { level: 'none', early: true },
  athlete_total: { level: 'line', early: true },
} as const satisfies Record<string, { level: 'draw' | 'void' | 'line' | 'none'; early: boolean }>;

export type GameMarket = keyof typeof gameMarkets;

export const isGameMarket = (type: string): type is GameMarket => Object.hasOwn(gameMarkets, type);

/** Bands of the margin of victory, in points. */
export const marginBands: readonly { from: number; to: number; name: string }[] = [
  { from: 1, to: 5, name: '1-5' },
  { from: 6, to: 10, name: '6-10' },
  { from: 11, to: 15, name: '11-15' },
  { from: 16, to: 20, name: '16-20' },
  { from: 21, to: 25, name: '21-25' },
  { from: 26, to: Number.POSITIVE_INFINITY, name: '26+' },
];
