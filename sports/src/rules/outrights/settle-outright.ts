import { lost, type OutcomeResult, parseMarketKey, voided, won } from '../../markets/index.ts';
import { isOutrightMarket, leaverRules, type SeasonEnd, seasonRules } from './outright-rules.ts';

/** What is known of a competition as a whole. Who takes part has the numbers 1, 2, …; lists are in that order. */
export interface SeasonFacts {
  end: SeasonEnd | 'running';
  /** How many stand before each, and how many stand where they stand, themselves counted in. */
  standings: readonly { ahead: number; level: number }[];
  /** Who has left before their first match, by number. */
  absent?: readonly number[];
}

/** What became of every outcome of a market on the whole, or undefined while it is open or when it is no such market. */
export function settleOutright(facts: SeasonFacts, key: string): Record<string, OutcomeResult> | undefined {
  if (facts.end === 'running') return undefined;
  const name = parseMarketKey(key);
  if (!name || !isOutrightMarket(name.type) || name.specifiers.season === undefined) return undefined;
  const places = name.type === 'place' ? Number(name.specifiers.places) : 1;
  const isVoid = seasonRules[facts.end] === 'void';
  const resultOf = (number: number, ahead: number, level: number): OutcomeResult => {
    if (isVoid || (facts.absent?.includes(number) && leaverRules.before === 'void')) return voided;
    const left = places - ahead;
    if (left <= 0) return lost;
    return left >= level ? won : { ...won, dead_heat: [left, level] };
  };
  return Object.fromEntries(
    facts.standings.map(({ ahead, level }, index) => [`competitor:${index + 1}`, resultOf(index + 1, ahead, level)]),
  );
}
