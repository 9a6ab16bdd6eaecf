import { lost, type OutcomeResult, parseMarketKey, voided, won } from '../../markets/index.ts';
import { isRaceMarket, type RaceEnd, raceMarketRules, raceRules } from './race-rules.ts';

/** What is known of a race. Starters have the numbers 1, 2, …; lists are in that order. */
export interface RaceFacts {
  end: RaceEnd | 'running';
  /** When each finished, in any unit that counts up; 0 for who did not. */
  finish: readonly number[];
  /** Who is out, in the order in which it became known. */
  out: readonly number[];
  /** What each would take off the winnings of the others, in hundredths. */
  deductions: readonly number[];
}

type Results = Record<string, OutcomeResult>;

/**
 * What became of every outcome of a market, or undefined while it is open or when it is no market of this race. `out=2` in a
 * key says that two were out already when the market was opened: only who left later takes something off.
 */
export function settleRace(facts: RaceFacts, key: string): Results | undefined {
  if (facts.end === 'running') return undefined;
  const name = parseMarketKey(key);
  if (!name || !isRaceMarket(name.type)) return undefined;
  const { type, specifiers } = name;
  const known = Number(specifiers.out ?? 0);
  const starters = facts.finish
    .map((_, at) => at + 1)
    .filter((starter) => !facts.out.slice(0, known).includes(starter));
  const runs = (starter: number) => !facts.out.includes(starter);
  const isVoid = raceRules[facts.end] === 'void' || !starters.some(runs);
  const later = raceMarketRules[type].nonRunner === 'deduct' ? facts.out.slice(known) : [];
  const deduction = deductionFor(later.map((starter) => facts.deductions[starter - 1] ?? 0));
  /** Those named are in the outcome; it has `places` of them for `tied`, none when `tied` is 0. */
  const resultOf = (named: readonly number[], [places, tied]: readonly [number, number]): OutcomeResult => {
    if (isVoid || !named.every(runs)) return voided;
    if (tied === 0 || places <= 0) return lost;
    const result: OutcomeResult = places >= tied ? { ...won } : { ...won, dead_heat: [places, tied] };
    return deduction > 0 ? { ...result, deduction } : result;
  };
  const timeOf = (starter: number) => facts.finish[starter - 1]! || Number.POSITIVE_INFINITY;
  const times = starters.filter(runs).map(timeOf);
  const aheadOf = new Map(starters.map((one) => [one, times.filter((time) => time < timeOf(one)).length]));
  const levelWith = new Map(starters.map((one) => [one, times.filter((time) => time === timeOf(one)).length]));
  const ahead = (starter: number) => aheadOf.get(starter)!;
  const level = (starter: number) => levelWith.get(starter)!;

  if (type === 'head_to_head') {
    const [a, b] = [Number(specifiers.a), Number(specifiers.b)];
    const against = (one: number, other: number) =>
      resultOf([one, other], [1, timeOf(one) > timeOf(other) ? 0 : timeOf(one) === timeOf(other) ? 2 : 1]);
    return { [`starter:${a}`]: against(a, b), [`starter:${b}`]: against(b, a) };
  }
  if (type === 'forecast') {
    const pairs = starters.flatMap((one) =>
      starters.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    return Object.fromEntries(
      pairs.map((pair) => [`starters:${pair.join('-')}`, resultOf(pair, forecastShare(pair))] as const),
    );
  }
  const places = type === 'place' ? Number(specifiers.places) : 1;
  return Object.fromEntries(
    starters.map((one) => [`starter:${one}`, resultOf([one], [places - ahead(one), level(one)])] as const),
  );

  /** Who tie for first are first and second in every order; who tie for second share that place. */
  function forecastShare([first, second]: readonly [number, number]): readonly [number, number] {
    if (!runs(first) || !runs(second) || ahead(first) > 0) return [0, 0];
    const firsts = level(first);
    if (ahead(second) === 0) return [1, firsts * (firsts - 1)];
    return firsts === 1 && ahead(second) === 1 ? [1, level(second)] : [0, 0];
  }
}

/** One after the other, each from what the others have left; whole millionths, down. */
function deductionFor(hundredths: readonly number[]): number {
  const left = hundredths.reduce((part, each) => part * BigInt(100 - each), 1n);
  const of = 100n ** BigInt(hundredths.length);
  return Number(((of - left) * 1_000_000n) / of);
}
