import { lineOf, lost, type MarketName, type OutcomeResult, parseMarketKey, voided, won } from '../../markets/index.ts';
import { lineResult } from '../line-result.ts';
import { type GameEnd, gameMarkets, gamePeriods, gameRules, isGameMarket, marginBands } from './basketball-rules.ts';

/** What is known of a game. */
export interface GameFacts {
  end: GameEnd | 'running';
  /** By quarter, then by overtime; the one that is on included. */
  periods: readonly (readonly [home: number, away: number])[];
  /** How many of them are over. */
  complete: number;
  /** Character n − 1 says who came to n points first: `h` or `a`. In regulation. */
  firstTo: string;
  /** Points in regulation of everybody who plays. */
  athletes: Readonly<Record<string, number>>;
}

type Results = Record<string, OutcomeResult>;

/** What became of every outcome of a market, or undefined while it is open or when it is no market of a game. */
export function settleBasketball(facts: GameFacts, key: string): Results | undefined {
  const name = parseMarketKey(key);
  if (!name || !isGameMarket(name.type)) return undefined;
  const period = Object.hasOwn(gamePeriods, name.specifiers.period ?? '') && gamePeriods[name.specifiers.period!];
  if (!period) return undefined;
  const rule = facts.end === 'running' ? undefined : gameRules[facts.end];
  const played = facts.periods.filter((_, at) => period.quarters.includes(at + 1) || (period.overtime && at >= 4));
  const score: [number, number] = [0, 0];
  for (const [home, away] of played) {
    score[0] += home;
    score[1] += away;
  }
  const isComplete = period.overtime ? rule === 'result' : facts.complete >= Math.max(...period.quarters);
  const results = resultsOf(name, score, facts);
  if (!results) return undefined;
  if (rule !== 'void' && (isComplete || isEarly(name, score, facts))) return results;
  return rule === undefined ? undefined : mapped(results, () => voided);
}

const mapped = (results: Results, to: (result: OutcomeResult) => OutcomeResult): Results =>
  Object.fromEntries(Object.entries(results).map(([outcome, result]) => [outcome, to(result)]));

const only = (outcomes: readonly string[], winner: string): Results =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, outcome === winner ? won : lost]));

const sides = ['home', 'away'] as const;

const marginNames = ['draw', ...sides.flatMap((side) => marginBands.map(({ name }) => `${side}:${name}`))];

/** As if what is there now were the end of the period. */
function resultsOf(name: MarketName, [home, away]: readonly [number, number], facts: GameFacts): Results | undefined {
  const ahead = home > away ? 'home' : home < away ? 'away' : 'draw';
  switch (name.type) {
    case '1x2':
      return only(['home', 'draw', 'away'], ahead);
    case 'winner':
      return ahead === 'draw' ? { home: voided, away: voided } : only(sides, ahead);
    case 'handicap': {
      const above = 4 * (home - away) + lineOf(name);
      return { home: lineResult(above), away: lineResult(-above) };
    }
    case 'odd_even':
      return only(['odd', 'even'], (home + away) % 2 === 1 ? 'odd' : 'even');
    case 'margin': {
      const by = Math.abs(home - away);
      const band = marginBands.find(({ from, to }) => by >= from && by <= to);
      // With overtime there is no draw to bet on.
      const names = name.specifiers.period === 'match' ? marginNames.slice(1) : marginNames;
      return only(names, band ? `${ahead}:${band.name}` : 'draw');
    }
    case 'race_to': {
      const first = facts.firstTo[Number(name.specifiers.n) - 1];
      return only([...sides, 'none'], first === undefined ? 'none' : first === 'h' ? 'home' : 'away');
    }
    default: {
      if (name.type === 'athlete_total' && countOf(name, home, away, facts) === undefined) {
        return { over: voided, under: voided };
      }
      const above = 4 * countOf(name, home, away, facts)! - lineOf(name);
      return { over: lineResult(above), under: lineResult(-above) };
    }
  }
}

/** What a line is about. Undefined for an athlete who did not play. */
function countOf({ type, specifiers }: MarketName, home: number, away: number, facts: GameFacts): number | undefined {
  if (type === 'athlete_total') return facts.athletes[specifiers.athlete ?? ''];
  if (type === 'team_total') return specifiers.side === 'home' ? home : away;
  return home + away;
}

/** Points never become fewer: once enough of them are made, nothing can change. */
function isEarly(name: MarketName, [home, away]: readonly [number, number], facts: GameFacts): boolean {
  if (!isGameMarket(name.type) || !gameMarkets[name.type].early) return false;
  if (name.type === 'race_to') return facts.firstTo.length >= Number(name.specifiers.n);
  const count = countOf(name, home, away, facts);
  return count !== undefined && 4 * count - lineOf(name) >= 2;
}
