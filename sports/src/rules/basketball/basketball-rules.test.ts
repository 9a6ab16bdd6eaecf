import { describe, expect, it } from 'vitest';
import { halfLost, halfWon, lost, type OutcomeResult, voided, won } from '../../markets/index.ts';
import { gameEnds, gameMarkets, gamePeriods, gameRules, marginBands } from './basketball-rules.ts';
import { type GameFacts, settleBasketball } from './settle-basketball.ts';

/** Level after four quarters (80:80), won by home in overtime (90:86). */
const facts: GameFacts = {
  end: 'finished',
  periods: [
    [20, 18],
    [15, 22],
    [25, 20],
    [20, 20],
    [10, 6],
  ],
  complete: 5,
  firstTo: 'h'.repeat(20) + 'a'.repeat(20) + 'h'.repeat(40),
  athletes: { 7: 21, 8: 0 },
};
const results = (key: string, more: Partial<GameFacts> = {}) => settleBasketball({ ...facts, ...more }, key);

describe('a game that is over', () => {
  it.each([
    ['1x2;period=ft', 'draw'],
    ['1x2;period=q1', 'home'],
    ['1x2;period=1h', 'away'],
    ['1x2;period=2h', 'home'],
    ['1x2;period=q4', 'draw'],
    ['winner;period=match', 'home'],
    ['odd_even;period=match', 'even'],
    ['odd_even;period=q2', 'odd'],
    ['margin;period=match', 'home:1-5'],
    ['margin;period=ft', 'draw'],
    ['race_to;n=20;period=ft', 'home'],
    ['race_to;n=21;period=ft', 'away'],
    ['race_to;n=81;period=ft', 'none'],
  ])('%s is won by %s alone', (key, winner) => {
    const given = Object.entries(results(key)!).filter(([, result]) => result !== lost);
    expect(given).toEqual([[winner, won]]);
  });

  it.each<[string, string, OutcomeResult]>([
    ['handicap;line=-16;period=match', 'home', voided],
    ['handicap;line=-15;period=match', 'home', halfWon],
    ['handicap;line=-17;period=match', 'home', halfLost],
    ['handicap;line=-18;period=match', 'away', won],
    ['handicap;line=2;period=ft', 'home', won],
    ['total;line=704;period=match', 'over', voided],
    ['total;line=642;period=ft', 'over', lost],
    ['total;line=150;period=q1', 'over', won],
    ['team_total;line=358;period=match;side=home', 'over', won],
    ['team_total;line=344;period=match;side=away', 'under', voided],
    ['athlete_total;athlete=7;line=82;period=ft', 'over', won],
    ['athlete_total;athlete=8;line=2;period=ft', 'under', won],
    ['athlete_total;athlete=99;line=2;period=ft', 'under', voided],
    ['winner;period=ft', 'home', voided],
  ])('%s: %s', (key, outcome, result) => {
    expect(results(key)?.[outcome]).toEqual(result);
  });

  it('knows no other markets or periods', () => {
    for (const key of ['1x2;period=set1', '1x2', 'both_score;period=ft', 'no key', 'constructor;period=ft']) {
      expect(results(key)).toBeUndefined();
    }
  });
});

describe('a game that ends otherwise', () => {
  /** In the third quarter. */
  const stopped = { periods: facts.periods.slice(0, 3), complete: 2, firstTo: facts.firstTo.slice(0, 60) };

  it.each([
    ['finished', 'result'],
    ['abandoned', 'decided'],
    ['postponed', 'void'],
    ['walkover', 'void'],
    ['format_changed', 'void'],
  ] as const)('%s: %s', (end, rule) => {
    expect(gameRules[end]).toBe(rule);
    if (rule === 'result') return;
    const decided = ['1x2;period=q1', '1x2;period=1h', 'total;line=400;period=ft', 'race_to;n=20;period=ft'];
    const open = [
      '1x2;period=q3',
      'winner;period=match',
      'total;line=600;period=ft',
      'handicap;line=2;period=ft',
      'race_to;n=70;period=ft',
    ];
    const isVoid = (key: string) => Object.values(results(key, { ...stopped, end })!).every((one) => one === voided);
    expect(decided.map(isVoid)).toEqual(decided.map(() => rule === 'void'));
    expect(open.map(isVoid)).toEqual(open.map(() => true));
  });

  it('has a row for every way to end', () => {
    expect(Object.keys(gameRules)).toEqual([...gameEnds]);
  });
});

describe('a game that is on', () => {
  const running = { end: 'running', periods: facts.periods.slice(0, 2), complete: 1, firstTo: 'h'.repeat(35) } as const;

  it.each([
    ['q1', true],
    ['q2', false],
    ['q3', false],
    ['q4', false],
    ['1h', false],
    ['2h', false],
    ['ft', false],
    ['match', false],
  ])('period %s is over: %s', (period, isOver) => {
    expect(results(`1x2;period=${period}`, running) !== undefined).toBe(isOver);
    expect(Object.hasOwn(gamePeriods, period)).toBe(true);
  });

  it.each([
    ['1x2', '1x2;period=1h', false],
    ['winner', 'winner;period=match', false],
    ['handicap', 'handicap;line=2;period=1h', false],
    ['total', 'total;line=200;period=1h', true],
    ['team_total', 'team_total;line=100;period=1h;side=home', true],
    ['odd_even', 'odd_even;period=1h', false],
    ['margin', 'margin;period=1h', false],
    ['race_to', 'race_to;n=30;period=ft', true],
    ['athlete_total', 'athlete_total;athlete=7;line=42;period=ft', true],
  ])('%s can be decided before its period is over: %s, %s', (type, key, early) => {
    expect(gameMarkets[type as 'total'].early).toBe(early);
    expect(results(key, running) !== undefined).toBe(early);
  });

  it('does not decide a line that more points can still pass', () => {
    expect(results('total;line=400;period=1h', running)).toBeUndefined();
    expect(results('race_to;n=40;period=ft', running)).toBeUndefined();
  });
});

describe('bands of the margin', () => {
  it.each(marginBands)('$name', ({ from, to, name }) => {
    for (const by of [from, Math.min(to, from + 40)]) {
      const won = Object.entries(results('margin;period=match', { periods: [[by, 0]] })!).find(
        ([, { result }]) => result === 'won',
      );
      expect(won?.[0]).toBe(`home:${name}`);
    }
  });
});
