import type { Currency } from '@halley/contract';
import { lost, type OutcomeResult } from '@halley/sports/markets';
import type { Position } from './positions-on.ts';

/** Amounts by currency: what the house wins, below zero where it pays. */
export type Net = ReadonlyMap<Currency, bigint>;

interface OutcomeLiability {
  market: string;
  outcome: string;
  staked: Net;
  net: Net;
}

/** Of these several outcomes may happen. */
const together = /^(double_chance|scorer|place)(;|$)/;

/**
 * What the house wins or loses on a market if one of its outcomes happens: bets with a leg there, by what they return then.
 * `outcomes` are those of each market that is asked for.
 */
export function liabilityByOutcome(
  positions: readonly Position[],
  outcomes: ReadonlyMap<string, readonly string[]>,
): OutcomeLiability[] {
  const onMarket = new Map<string, { position: Position; index: number }[]>();
  for (const position of positions) {
    for (const [index, { market }] of position.legs.entries()) {
      const known = onMarket.get(market);
      if (known) known.push({ position, index });
      else onMarket.set(market, [{ position, index }]);
    }
  }
  return [...onMarket].flatMap(([market, on]) => {
    const isExclusive = !together.test(market);
    const named = new Set([
      ...(outcomes.get(market) ?? []),
      ...on.map(({ position, index }) => outcomeAt(position, index)),
    ]);
    return [...named].map((outcome) => {
      const staked = sums();
      const net = sums();
      for (const { position, index } of on) {
        const isOn = outcomeAt(position, index) === outcome;
        if (isOn) staked.add(position.currency, position.stake);
        const returned = isOn
          ? position.returnIfWon(index)
          : isExclusive
            ? ifLost(position, index)
            : position.expected();
        net.add(position.currency, position.stake - returned);
      }
      return { market, outcome, staked: staked.all, net: net.all };
    });
  });
}

const outcomeAt = ({ legs }: Position, index: number): string => legs[index]?.outcome ?? '';
const ifLost = ({ legs, returnIf }: Position, index: number): bigint =>
  returnIf(legs.map((_, at) => (at === index ? lost : undefined)));

/** What becomes of outcomes at a score; undefined where it does not decide them. */
export type ResultAt = (
  leg: { market: string; outcome: string },
  home: number,
  away: number,
) => OutcomeResult | undefined;

/** The same over all bets on the fixture, by how it ends. What the score does not decide is at what it is worth. */
export function liabilityByScore(
  positions: readonly Position[],
  { home, away, resultAt }: { home: readonly number[]; away: readonly number[]; resultAt: ResultAt },
): Net[][] {
  const groups = [
    ...Map.groupBy(positions, ({ legs }) => legs.map(({ market, outcome }) => `${market} ${outcome}`).join('\n')),
  ];
  const known = groups.map(([, some]) => ({ legs: some[0]?.legs ?? [], some, byResult: new Map<string, Net>() }));
  return home.map((goals) =>
    away.map((others) => {
      const cell = sums();
      for (const { legs, some, byResult } of known) {
        const results = legs.map((leg) => resultAt(leg, goals, others));
        const key = JSON.stringify(results.map((result) => result ?? null));
        const net = byResult.get(key) ?? netOf(some, results);
        byResult.set(key, net);
        for (const [currency, amount] of net) cell.add(currency, amount);
      }
      return cell.all;
    }),
  );
}

function netOf(positions: readonly Position[], results: readonly (OutcomeResult | undefined)[]): Net {
  const net = sums();
  for (const { currency, stake, returnIf } of positions) net.add(currency, stake - returnIf(results));
  return net.all;
}

function sums() {
  const all = new Map<Currency, bigint>();
  return {
    all: all as Net,
    add: (currency: Currency, amount: bigint) => all.set(currency, (all.get(currency) ?? 0n) + amount),
  };
}
