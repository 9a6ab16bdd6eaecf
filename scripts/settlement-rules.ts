import { marginOf } from '../sports/src/price/margins.ts';
import { gameMarkets, gamePeriods, gameRules, marginBands } from '../sports/src/rules/basketball/basketball-rules.ts';
import { esportStops } from '../sports/src/rules/esport/esport-stops.ts';
import { footballMarkets } from '../sports/src/rules/football/football-rules.ts';
import { goalEnds } from '../sports/src/rules/goals/goal-ends.ts';
import { type GoalMarket, goalRules } from '../sports/src/rules/goals/goal-rules.ts';
import { iceHockeyMarkets } from '../sports/src/rules/ice-hockey/ice-hockey-rules.ts';
import {
  leaverRules,
  outrightMarketRules,
  outrightTable,
  seasonRules,
} from '../sports/src/rules/outrights/outright-rules.ts';
import { deductionTable } from '../sports/src/rules/racing/deductions.ts';
import { eachWayTable } from '../sports/src/rules/racing/each-way-terms.ts';
import { raceMarketRules, raceRules } from '../sports/src/rules/racing/race-rules.ts';
import type { Stop, StopRuling } from '../sports/src/rules/stopped-play.ts';
import { tableTennisStops } from '../sports/src/rules/table-tennis/table-tennis-stops.ts';
import { tennisStops } from '../sports/src/rules/tennis/tennis-stops.ts';

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text: string) => `\`${text}\``;
const spoken = (word: string) => word.replaceAll('_', ' ');

const stops: readonly Stop[] = ['retired', 'walkover', 'abandoned', 'postponed', 'format_changed'];
const rulings: Record<StopRuling, string> = {
  decided_stands: 'decided stands, rest void',
  opponent_after_period: 'who goes on wins after one whole period, else void',
  void: 'void',
};
const ends = { result: 'by the score', decided: 'decided stands, rest void', void: 'void' } as const;
const levels = {
  draw: 'an outcome of its own',
  void: 'the stake comes back',
  line: 'by the line',
  none: 'cannot be',
} as const;

function goals(title: string, note: string, markets: readonly GoalMarket[]): string[] {
  return [
    `## ${title}`,
    note,
    table(
      ['Market', 'Settled by'],
      markets.map((market) => [code(market), goalRules[market].says]),
    ),
  ];
}

function stopped(title: string, note: string, rules: Readonly<Record<string, Readonly<Record<Stop, StopRuling>>>>) {
  return [
    `## ${title}`,
    note,
    table(
      ['Market', ...stops.map(spoken)],
      Object.entries(rules).map(([market, row]) => [code(market), ...stops.map((stop) => rulings[row[stop]])]),
    ),
  ];
}

function basketball(): string[] {
  return [
    '## Basketball',
    'Overtime counts where the period is the whole match (`match`), and nowhere else. An athlete who did not play: void.',
    table(
      ['Market', 'Level at the end of the period', 'Can be decided before'],
      Object.entries(gameMarkets).map(([market, { level, early }]) => [
        code(market),
        levels[level],
        early ? 'yes' : 'no',
      ]),
    ),
    table(
      ['Period', 'Quarters', 'Overtime'],
      Object.entries(gamePeriods).map(([period, { quarters, overtime }]) => [
        code(period),
        quarters.join(', '),
        overtime ? 'counts' : 'does not count',
      ]),
    ),
    table(
      ['The game was', 'Markets are settled'],
      Object.entries(gameRules).map(([end, rule]) => [spoken(end), ends[rule]]),
    ),
    `Bands of the margin: ${marginBands.map(({ name }) => name).join(', ')} points.`,
  ];
}

function racing(): string[] {
  const ties = { share: 'places left are shared among who tied', halves: 'half a win each' } as const;
  const gone = { deduct: 'others are paid less by the table below', stand: 'others are not touched' } as const;
  return [
    '## Drone racing',
    'Bets on a drone that did not start are void.',
    table(
      ['Market', 'Tie', 'A non-runner'],
      Object.entries(raceMarketRules).map(([market, { tie, nonRunner }]) => [code(market), ties[tie], gone[nonRunner]]),
    ),
    table(
      ['The race was', 'Markets are settled'],
      Object.entries(raceRules).map(([end, rule]) => [
        spoken(end),
        rule === 'result' ? 'by the order of finish' : 'void',
      ]),
    ),
    'Each-way, by how many start when the bet is taken:',
    table(
      ['Starters', 'Places', 'Part of the winnings'],
      eachWayTable.map(({ starters, places, of }) => [`${starters} and more`, String(places), `1/${of}`]),
    ),
    'What a non-runner takes off the winnings of bets taken before it was out, by its fair price:',
    table(
      ['Fair price up to', 'Taken off'],
      deductionTable.map(({ price, hundredths }) => [(price / 1_000).toFixed(2), `${hundredths} %`]),
    ),
  ];
}

function outrights(): string[] {
  const ended = { result: 'by the final standings', void: 'void' } as const;
  const left = { void: 'bets on them are void, others are not touched', lost: 'they have lost' } as const;
  return [
    '## Competitions as a whole',
    'A league is ordered by points (three for a win, one for a draw), then the difference, then what was scored; in a cup those who go out in one round are level. Nothing is decided before the end.',
    table(
      ['Market', 'Tie'],
      Object.entries(outrightMarketRules).map(([market]) => [code(market), 'places left are shared among who tied']),
    ),
    table(
      ['The competition was', 'Markets are settled'],
      Object.entries(seasonRules).map(([end, rule]) => [spoken(end), ended[rule]]),
    ),
    table(
      ['Who leaves it', 'Bets'],
      [
        ['before their first match', left[leaverRules.before]],
        ['later', left[leaverRules.later]],
      ],
    ),
    'Each-way, by how many take part:',
    table(
      ['Take part', 'Places', 'Part of the winnings'],
      outrightTable.map(({ entrants, places, of }) => [`${entrants} and more`, String(places), `1/${of}`]),
    ),
  ];
}

function margins(): string[] {
  const types = [...new Set([...footballMarkets, ...Object.keys(tennisStops), ...Object.keys(esportStops)])];
  const of = (type: string) => marginOf(type === 'match_winner' ? 'winner' : type) / 100;
  const rows = [...new Set(types.map(of))]
    .sort((one, other) => one - other)
    .map((margin) => [
      `${margin} %`,
      types
        .filter((type) => of(type) === margin)
        .map(code)
        .join(', '),
    ]);
  return [
    '## Margins',
    `What a price is below fair, the same on every outcome of a market. A builder: ${marginOf('builder') / 100} %, however many legs.`,
    table(['Margin', 'Markets'], rows),
  ];
}

/** `docs/sports/settlement-rules.md`, from the tables that settle: nothing in it is written by hand. */
export function settlementRulesDocument(): string {
  const parts = [
    '# Settlement rules',
    'Made by `npm run sports:rules` from the tables in `sports/src/rules`; a test holds it against them. A line that is hit exactly gives the stake back; a quarter line is half on each of its neighbours. Names of markets are those of the feed protocol.',
    ...goals('Football', '90 minutes and added time count, unless the market says otherwise.', footballMarkets),
    ...goals(
      'Ice hockey',
      '`period=match` counts overtime, and the shoot-out as one goal for its winner; `period=ft` is regulation time.',
      iceHockeyMarkets,
    ),
    '## How a match of football or ice hockey can end',
    table(
      ['End', 'Decided before', 'Still open', 'In words'],
      Object.entries(goalEnds).map(([end, { decided, open, says }]) => [end, decided, open, says]),
    ),
    ...stopped('Tennis', 'Matches that were not played to their end.', tennisStops),
    ...stopped('Table tennis', 'Matches that were not played to their end.', tableTennisStops),
    ...stopped('The e-sport', 'A team that gives up has retired.', esportStops),
    ...basketball(),
    ...racing(),
    ...outrights(),
    ...margins(),
  ];
  return `${parts.join('\n\n')}\n`;
}
