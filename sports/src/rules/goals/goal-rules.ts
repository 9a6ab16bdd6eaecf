import { lineOf, lost, type MarketName, type OutcomeResult, voided, won } from '../../markets/index.ts';
import { lineResult } from '../line-result.ts';
import { type GoalFacts, goalsOf, isRegulationOver } from './goal-facts.ts';

/** What a market type is settled by. */
export interface MarketRule {
  says: string;
  outcomes(facts: GoalFacts, market: MarketName): readonly string[];
  /** Undefined while the outcome is not decided. */
  result(facts: GoalFacts, market: MarketName, outcome: string): OutcomeResult | undefined;
}

type Goals = readonly [home: number, away: number];

/** The outcome that wins, once the period is over. */
const byScore = (
  says: string,
  outcomes: readonly string[],
  winner: (goals: Goals, market: MarketName) => string,
): MarketRule => ({
  says,
  outcomes: () => outcomes,
  result: (facts, market, outcome) => {
    const counted = goalsOf(facts, market.specifiers.period);
    if (!counted?.isOver) return undefined;
    return winner(counted.goals, market) === outcome ? won : lost;
  },
});

const threeWay = (home: number, away: number) => (home > away ? 'home' : home === away ? 'draw' : 'away');
const threeWays = ['home', 'draw', 'away'];
const overUnder = ['over', 'under'];

/** Over as soon as the line cannot be undercut any more, else at the end. */
const byCount = (says: string, count: (facts: GoalFacts, market: MarketName) => Count | undefined): MarketRule => ({
  says,
  outcomes: () => overUnder,
  result: (facts, market, outcome) => {
    const counted = count(facts, market);
    if (!counted) return undefined;
    const above = 4 * counted.count - lineOf(market);
    if (!counted.isOver && above < 2) return undefined;
    return lineResult(outcome === 'over' ? above : -above);
  },
});

interface Count {
  count: number;
  isOver: boolean;
}

const sumOf = ([home, away]: Goals) => home + away;

const allGoals = (facts: GoalFacts, { specifiers }: MarketName): Count | undefined => {
  const counted = goalsOf(facts, specifiers.period);
  return counted && { count: sumOf(counted.goals), isOver: counted.isOver };
};

const goalsOfSide = (facts: GoalFacts, { specifiers }: MarketName): Count | undefined => {
  const counted = goalsOf(facts, specifiers.period);
  return counted && { count: counted.goals[specifiers.side === 'away' ? 1 : 0], isOver: counted.isOver };
};

/** Two-way: without a winner the stake comes back. */
const withoutDraw = (says: string): MarketRule => ({
  says,
  outcomes: () => ['home', 'away'],
  result: (facts, market, outcome) => {
    const counted = goalsOf(facts, market.specifiers.period);
    if (!counted?.isOver) return undefined;
    const [home, away] = counted.goals;
    if (home === away) return voided;
    return threeWay(home, away) === outcome ? won : lost;
  },
});

/** The score at which an Asian handicap in play was opened: `from=1-0`. */
function openedAt({ specifiers }: MarketName): Goals {
  const [home = 0, away = 0] = (specifiers.from ?? '0-0').split('-').map(Number);
  return [home, away];
}

const named = Array.from({ length: 25 }, (_, at) => `score:${Math.floor(at / 5)}-${at % 5}`);

/** The word for a margin, three and more together. */
function marginWord([home, away]: Goals): string {
  if (home === away) return 'draw';
  const by = Math.abs(home - away);
  return `${home > away ? 'home' : 'away'}:${by >= 3 ? '3+' : by}`;
}

/** Who came first, decided when it happens; `none` when time is up. */
const byOrder = (
  says: string,
  first: (facts: GoalFacts, market: MarketName) => string | undefined,
  outcomes: MarketRule['outcomes'] = () => ['home', 'away', 'none'],
): MarketRule => ({
  says,
  outcomes,
  result: (facts, market, outcome) => {
    const winner = first(facts, market) ?? (isRegulationOver(facts) ? 'none' : undefined);
    return winner === undefined ? undefined : winner === outcome ? won : lost;
  },
});

function raceWinner({ scored }: GoalFacts, { specifiers }: MarketName): string | undefined {
  const needed = Number(specifiers.n);
  const counts = { home: 0, away: 0 };
  return scored.find(({ side }) => ++counts[side] === needed)?.side;
}

const athleteOf = (outcome: string) => Number(outcome.slice('athlete:'.length));
const athletes = (facts: GoalFacts) => facts.athletes.map(({ id }) => `athlete:${id}`);

/** Who did not play is void, whatever happened. */
const ifPlayed = (rule: MarketRule): MarketRule => ({
  ...rule,
  result: (facts, market, outcome) => {
    const athlete = facts.athletes.find(({ id }) => `athlete:${id}` === outcome);
    return athlete && !athlete.played ? voided : rule.result(facts, market, outcome);
  },
});

const goalsOfAthlete = byCount('', (facts, { specifiers }) => ({
  count: facts.scored.filter(({ who }) => who === Number(specifiers.athlete)).length,
  isOver: isRegulationOver(facts),
}));

/** Market types of football and ice hockey, one row each. */
export const goalRules = {
  '1x2': byScore('Who has more goals at the end of the period, or neither.', threeWays, ([home, away]) =>
    threeWay(home, away),
  ),
  winner: withoutDraw('Who has more goals; void when neither has.'),
  double_chance: {
    says: 'Two of the three results together.',
    outcomes: () => ['home_draw', 'home_away', 'draw_away'],
    result: (facts, market, outcome) => {
      const counted = goalsOf(facts, market.specifiers.period);
      if (!counted?.isOver) return undefined;
      return outcome.split('_').includes(threeWay(...counted.goals)) ? won : lost;
    },
  },
  draw_no_bet: withoutDraw('Who has more goals; a draw is void.'),
  handicap: {
    says: 'The line is added to home. Equal is void; a quarter line is half on each neighbour. Opened in play it counts goals from the score in its name.',
    outcomes: () => ['home', 'away'],
    result: (facts, market, outcome) => {
      const counted = goalsOf(facts, market.specifiers.period);
      if (!counted?.isOver) return undefined;
      const [home, away] = openedAt(market);
      const above = 4 * (counted.goals[0] - home - (counted.goals[1] - away)) + lineOf(market);
      return lineResult(outcome === 'home' ? above : -above);
    },
  },
  european_handicap: byScore(
    'The line is added to home; equal is a draw. It counts the whole score, also when bet on in play.',
    threeWays,
    ([home, away], market) => threeWay(home + lineOf(market) / 4, away),
  ),
  total: byCount('Goals of both sides. Over is settled as soon as it is certain.', allGoals),
  team_total: byCount('Goals of one side. Over is settled as soon as it is certain.', goalsOfSide),
  corners_total: byCount('Corners of regulation time.', (facts) => ({
    count: sumOf(facts.corners),
    isOver: isRegulationOver(facts),
  })),
  cards_total: byCount('Cards shown in regulation time, yellow and red count one each.', (facts) => ({
    count: sumOf(facts.cards),
    isOver: isRegulationOver(facts),
  })),
  odd_even: byScore('Whether all goals together are odd or even; none is even.', ['odd', 'even'], (goals) =>
    sumOf(goals) % 2 === 1 ? 'odd' : 'even',
  ),
  both_score: {
    says: 'Whether both sides score. Yes is settled as soon as they have.',
    outcomes: () => ['yes', 'no'],
    result: (facts, market, outcome) => {
      const counted = goalsOf(facts, market.specifiers.period);
      if (!counted) return undefined;
      const both = counted.goals[0] > 0 && counted.goals[1] > 0;
      if (!both && !counted.isOver) return undefined;
      return both === (outcome === 'yes') ? won : lost;
    },
  },
  clean_sheet: {
    says: 'Whether the other side scores nothing in regulation time. No is settled as soon as it has scored.',
    outcomes: () => ['yes', 'no'],
    result: (facts, market, outcome) => {
      const counted = goalsOf(facts, 'ft')!;
      const against = counted.goals[market.specifiers.side === 'away' ? 0 : 1];
      if (against === 0 && !counted.isOver) return undefined;
      return (against === 0) === (outcome === 'yes') ? won : lost;
    },
  },
  correct_score: byScore(
    'The exact score; from five goals of a side on it is one of the others.',
    [...named, 'score:other'],
    ([home, away]) => (Math.max(home, away) > 4 ? 'score:other' : `score:${home}-${away}`),
  ),
  half_full: {
    says: 'The result at half-time and at the end of regulation time.',
    outcomes: () => threeWays.flatMap((half) => threeWays.map((full) => `${half}/${full}`)),
    result: (facts, _market, outcome) => {
      const [half, full] = [facts.periods[0]!, goalsOf(facts, 'ft')!];
      if (!full.isOver) return undefined;
      return `${threeWay(...half.goals)}/${threeWay(...full.goals)}` === outcome ? won : lost;
    },
  },
  margin: byScore(
    'By how many goals a side wins; three and more are one.',
    ['home:1', 'home:2', 'home:3+', 'draw', 'away:1', 'away:2', 'away:3+'],
    marginWord,
  ),
  race_to: byOrder('Which side is the first to have so many goals in regulation time.', raceWinner),
  next_goal: byOrder(
    'Which side scores the n-th goal of regulation time. Own goals count for the side that gets them.',
    ({ scored }, { specifiers }) => scored[Number(specifiers.n) - 1]?.side,
  ),
  to_qualify: {
    says: 'Who goes on, with extra time and penalties.',
    outcomes: () => ['home', 'away'],
    result: ({ winner }, _market, outcome) => (winner ? (winner === outcome ? won : lost) : undefined),
  },
  scorer: ifPlayed({
    says: 'Scores in regulation time. Own goals do not count; who did not play is void.',
    outcomes: athletes,
    result: (facts, _market, outcome) => {
      if (facts.scored.some(({ who }) => who === athleteOf(outcome))) return won;
      return isRegulationOver(facts) ? lost : undefined;
    },
  }),
  first_scorer: ifPlayed(
    byOrder(
      'Scores the first goal that is not an own goal; who did not play is void.',
      ({ scored }) => {
        const first = scored.find(({ who }) => who !== undefined);
        return first && `athlete:${first.who}`;
      },
      (facts) => [...athletes(facts), 'none'],
    ),
  ),
  athlete_total: {
    says: 'Goals of one athlete in regulation time. Over is settled as soon as it is certain; who did not play is void.',
    outcomes: () => overUnder,
    result: (facts, market, outcome) => {
      const who = Number(market.specifiers.athlete);
      const played = facts.athletes.some((athlete) => athlete.id === who && athlete.played);
      return played ? goalsOfAthlete.result(facts, market, outcome) : voided;
    },
  },
} satisfies Record<string, MarketRule>;

export type GoalMarket = keyof typeof goalRules;
