import { describe, expect, it } from 'vitest';
import { type OutcomeResult, parseMarketKey } from '../../markets/index.ts';
import { footballMarkets, settleFootball } from '../football/football-rules.ts';
import { iceHockeyMarkets, settleIceHockey } from '../ice-hockey/ice-hockey-rules.ts';
import { goalEnds } from './goal-ends.ts';
import type { GoalFacts } from './goal-facts.ts';
import { goalRules } from './goal-rules.ts';
import { playedFacts, playing } from './testing/goal-facts.ts';

const word = ({ result, void_factor }: OutcomeResult) =>
  void_factor === 1 ? 'void' : void_factor === 0.5 ? `half ${result}` : result;

function settled(facts: GoalFacts, key: string): Record<string, string> | undefined {
  const results = settleFootball(facts, [key]).get(key);
  return results && Object.fromEntries(Object.entries(results).map(([outcome, result]) => [outcome, word(result)]));
}

/** Who won, sorted, of markets where nothing is void. */
const winners = (facts: GoalFacts, key: string) =>
  Object.entries(settled(facts, key)!)
    .filter(([, result]) => result === 'won')
    .map(([outcome]) => outcome);

const typeOf = (key: string) => parseMarketKey(key)!.type;

const twoOne = playedFacts([1, 0], [1, 1]);
const oneOne = playedFacts([0, 1], [1, 0]);

/** One row for each way a market can be settled: who wins, the rest is lost. */
const rows: [facts: GoalFacts, key: string, won: string[]][] = [
  [twoOne, '1x2;period=ft', ['home']],
  [oneOne, '1x2;period=ft', ['draw']],
  [oneOne, '1x2;period=1h', ['away']],
  [oneOne, '1x2;period=2h', ['home']],
  [twoOne, 'double_chance;period=ft', ['home_draw', 'home_away']],
  [oneOne, 'double_chance;period=ft', ['home_draw', 'draw_away']],
  [twoOne, 'draw_no_bet;period=ft', ['home']],
  [twoOne, 'european_handicap;line=-4;period=ft', ['draw']],
  [twoOne, 'european_handicap;line=-8;period=ft', ['away']],
  [twoOne, 'european_handicap;line=4;period=ft', ['home']],
  [twoOne, 'handicap;line=-2;period=ft', ['home']],
  [twoOne, 'handicap;line=-6;period=ft', ['away']],
  [twoOne, 'handicap;from=1-0;line=2;period=ft', ['home']],
  [twoOne, 'handicap;from=1-0;line=-2;period=ft', ['away']],
  [twoOne, 'handicap;from=0-1;line=-6;period=ft', ['home']],
  [twoOne, 'total;line=10;period=ft', ['over']],
  [twoOne, 'total;line=14;period=ft', ['under']],
  [twoOne, 'total;line=6;period=1h', ['under']],
  [twoOne, 'team_total;line=6;period=ft;side=home', ['over']],
  [twoOne, 'team_total;line=6;period=ft;side=away', ['under']],
  [twoOne, 'odd_even;period=ft', ['odd']],
  [playedFacts([0, 0], [0, 0]), 'odd_even;period=ft', ['even']],
  [twoOne, 'both_score;period=ft', ['yes']],
  [twoOne, 'both_score;period=1h', ['no']],
  [twoOne, 'clean_sheet;side=home', ['no']],
  [playedFacts([0, 0], [2, 0]), 'clean_sheet;side=home', ['yes']],
  [playedFacts([0, 0], [2, 0]), 'clean_sheet;side=away', ['no']],
  [twoOne, 'correct_score;period=ft', ['score:2-1']],
  [playedFacts([3, 0], [2, 0]), 'correct_score;period=ft', ['score:other']],
  [twoOne, 'half_full', ['home/home']],
  [oneOne, 'half_full', ['away/draw']],
  [twoOne, 'margin;period=ft', ['home:1']],
  [oneOne, 'margin;period=ft', ['draw']],
  [playedFacts([0, 2], [0, 3]), 'margin;period=ft', ['away:3+']],
  [twoOne, 'race_to;n=2', ['home']],
  [twoOne, 'race_to;n=3', ['none']],
  [twoOne, 'next_goal;n=3', ['away']],
  [twoOne, 'next_goal;n=4', ['none']],
  [playedFacts([0, 0], [0, 0], { winner: 'away' }), 'to_qualify', ['away']],
  [playedFacts([0, 0], [0, 0], { corners: [6, 4] }), 'corners_total;line=38;period=ft', ['over']],
  [playedFacts([0, 0], [0, 0], { cards: [3, 0] }), 'cards_total;line=14;period=ft', ['under']],
  [twoOne, 'scorer', ['athlete:1', 'athlete:2', 'athlete:5']],
  [twoOne, 'first_scorer', ['athlete:1']],
  [playedFacts([0, 0], [0, 0]), 'first_scorer', ['none']],
];

/** Of ice hockey alone. */
const twice = playedFacts([2, 0], [1, 1], {
  scored: [1, 5, 1, 2].map((who) => ({ side: who > 4 ? 'away' : 'home', who })),
});
const ofAthletes: [key: string, result: Record<string, string>][] = [
  ['athlete_total;athlete=1;line=6;period=ft', { over: 'won', under: 'lost' }],
  ['athlete_total;athlete=1;line=10;period=ft', { over: 'lost', under: 'won' }],
  ['athlete_total;athlete=5;line=6;period=ft', { over: 'lost', under: 'won' }],
  ['athlete_total;athlete=3;line=2;period=ft', { over: 'lost', under: 'won' }],
  ['athlete_total;athlete=9;line=6;period=ft', { over: 'void', under: 'void' }],
  ['athlete_total;athlete=77;line=6;period=ft', { over: 'void', under: 'void' }],
];

describe('settlement of goals', () => {
  it.each(rows.map(([facts, key, won]) => ({ key, won, facts })))('[SPORT-19] $key: $won', ({ key, won, facts }) => {
    expect(winners(facts, key)).toEqual(won);
  });

  it('[SPORT-19] has a row here for every market type of football and of ice hockey', () => {
    const tested = new Set([...rows.map(([, key]) => key), ...ofAthletes.map(([key]) => key)].map(typeOf));
    expect(footballMarkets.filter((type) => !tested.has(type))).toEqual([]);
    expect(iceHockeyMarkets.filter((type) => type !== 'winner' && !tested.has(type))).toEqual([]);
    const offered = new Set<string>([...footballMarkets, ...iceHockeyMarkets]);
    expect(Object.keys(goalRules).filter((type) => !offered.has(type))).toEqual([]);
    for (const { says } of [...Object.values(goalRules), ...Object.values(goalEnds)]) expect(says).toMatch(/\w\.$/);
  });

  it.each([
    [4, 'won', 'lost'],
    [-2, 'won', 'lost'],
    [-3, 'half won', 'half lost'],
    [-4, 'void', 'void'],
    [-5, 'half lost', 'half won'],
    [-6, 'lost', 'won'],
  ])('[SPORT-19] an Asian handicap of %i quarters on a win by one is %s', (line, home, away) => {
    expect(settled(twoOne, `handicap;line=${line};period=ft`)).toEqual({ home, away });
  });

  it.each([
    [10, 'won', 'lost'],
    [11, 'half won', 'half lost'],
    [12, 'void', 'void'],
    [13, 'half lost', 'half won'],
    [14, 'lost', 'won'],
  ])('[SPORT-19] a total of %i quarters with three goals is %s', (line, over, under) => {
    expect(settled(twoOne, `total;line=${line};period=ft`)).toEqual({ over, under });
  });

  it.each(ofAthletes)('[SPORT-19] %s: %o', (key, result) => {
    const results = settleIceHockey(twice, [key]).get(key)!;
    expect(Object.fromEntries(Object.entries(results).map(([outcome, one]) => [outcome, word(one)]))).toEqual(result);
  });

  it('[SPORT-19] settles an athlete over as soon as it is certain, and nothing before', () => {
    const now = playing([2, 0], [0, 0], {
      scored: [
        { side: 'home', who: 1 },
        { side: 'home', who: 1 },
      ],
    });
    const keys = [6, 10].map((line) => `athlete_total;athlete=1;line=${line};period=ft`);
    expect([...settleIceHockey(now, keys).keys()]).toEqual([keys[0]]);
  });

  it('[SPORT-19] gives the stake back on a draw where there is no draw to bet on', () => {
    expect(settled(oneOne, 'draw_no_bet;period=ft')).toEqual({ home: 'void', away: 'void' });
    const tie = settleIceHockey(oneOne, ['winner;period=ft']).get('winner;period=ft')!;
    expect(Object.values(tie).map(word)).toEqual(['void', 'void']);
  });

  it('[SPORT-19] counts no own goal for a scorer, but for everything else', () => {
    const facts = playedFacts([1, 0], [0, 1], { scored: [{ side: 'home' }, { side: 'away', who: 6 }] });
    expect(winners(facts, 'scorer')).toEqual(['athlete:6']);
    expect(winners(facts, 'first_scorer')).toEqual(['athlete:6']);
    expect(winners(facts, 'next_goal;n=1')).toEqual(['home']);
    expect(winners(facts, 'race_to;n=1')).toEqual(['home']);
  });

  it('[SPORT-19] voids who did not play, and nobody else', () => {
    for (const key of ['scorer', 'first_scorer']) {
      const results = settled(twoOne, key)!;
      expect(results['athlete:9']).toBe('void');
      expect(Object.values(results).filter((result) => result === 'void')).toHaveLength(1);
    }
  });
});

describe('before the end', () => {
  const now = playing([1, 0], [1, 1], { corners: [5, 5], cards: [2, 2] });

  it.each([
    ['1x2;period=1h', ['home']],
    ['total;line=10;period=ft', ['over']],
    ['team_total;line=2;period=ft;side=away', ['over']],
    ['corners_total;line=38;period=ft', ['over']],
    ['cards_total;line=14;period=ft', ['over']],
    ['both_score;period=ft', ['yes']],
    ['clean_sheet;side=home', ['no']],
    ['race_to;n=2', ['home']],
    ['next_goal;n=3', ['away']],
    ['first_scorer', ['athlete:1']],
  ])('[SPORT-19] %s is settled when it is certain', (key, won) => {
    expect(winners(now, key)).toEqual(won);
  });

  it.each([
    ...[
      '1x2;period=ft',
      '1x2;period=2h',
      'total;line=11;period=ft',
      'total;line=12;period=ft',
      'total;line=14;period=ft',
    ],
    ...['handicap;line=-2;period=ft', 'correct_score;period=ft', 'half_full', 'margin;period=ft', 'race_to;n=3'],
    ...[
      'next_goal;n=4',
      'to_qualify',
      'scorer',
      'odd_even;period=ft',
      'double_chance;period=ft',
      'draw_no_bet;period=ft',
    ],
  ])('[SPORT-19] %s waits', (key) => {
    expect(settled(now, key)).toBeUndefined();
  });

  it('knows no other markets', () => {
    const keys = ['set_score', 'total;line=10;period=q1', 'rubbish;;', 'winner;period=match', ''];
    expect(settleFootball(twoOne, keys).size).toBe(0);
  });
});

describe('an end', () => {
  const decided = 'total;line=10;period=ft';
  const open = '1x2;period=ft';

  it.each(Object.entries(goalEnds))('[SPORT-19] %s does to decided and open markets what its row says', (end, rule) => {
    const facts =
      end === 'finished' ? twoOne : playing([1, 0], [1, 1], { end: end as keyof typeof goalEnds, winner: undefined });
    expect(settled(facts, decided)).toEqual(
      rule.decided === 'stands' ? { over: 'won', under: 'lost' } : { over: 'void', under: 'void' },
    );
    const score = { home: 'won', draw: 'lost', away: 'lost' };
    expect(settled(facts, open)).toEqual(
      rule.open === 'settled' ? score : { home: 'void', draw: 'void', away: 'void' },
    );
  });

  it.each(footballMarkets)('[SPORT-19] leaves nothing of %s open, whichever it is', (type) => {
    const specifiers: Record<string, string> = {
      race_to: 'n=3',
      next_goal: 'n=4',
      clean_sheet: 'side=away',
      handicap: 'line=-2;period=ft',
      european_handicap: 'line=-4;period=ft',
      total: 'line=14;period=ft',
      team_total: 'line=10;period=ft;side=home',
      corners_total: 'line=38;period=ft',
      cards_total: 'line=14;period=ft',
      half_full: '',
      to_qualify: '',
      scorer: '',
      first_scorer: '',
    };
    const said = specifiers[type] ?? 'period=ft';
    const key = said === '' ? type : `${type};${said}`;
    for (const end of Object.keys(goalEnds) as (keyof typeof goalEnds)[]) {
      const results = settled(playing([0, 0], [0, 0], { end }), key)!;
      expect(new Set(Object.values(results))).toEqual(new Set(['void']));
    }
  });

  it('[SPORT-19] lets a goal that was scored before an abandonment stand for its scorer, and voids the others', () => {
    const results = settled(playing([1, 0], [0, 0], { end: 'abandoned' }), 'scorer')!;
    expect(results['athlete:1']).toBe('won');
    expect(results['athlete:2']).toBe('void');
  });
});
