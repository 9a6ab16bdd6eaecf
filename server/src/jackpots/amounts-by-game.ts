import { type Currency, isCurrency, type Jackpot, wireCents } from '@halley/contract';
import { rateBetween, worthOf } from './exchange.ts';
import type { Quoted } from './quotes.ts';
import { prizePoolOf } from './read-jackpots.ts';

/** Amounts by currency and identifier. */
export type AmountsByGame = Partial<Record<Currency, Record<string, number>>>;

/**
 * What a player of each game can win on top of it, in every currency that feeds the jackpot. A jackpot that every game
 * feeds stands there once, under its own identifier: under each of ten thousand games it would be counted as often.
 */
export function amountsByGame(jackpots: Jackpot[], quoted: Quoted | undefined): AmountsByGame {
  const amounts: AmountsByGame = {};
  for (const jackpot of jackpots.filter((candidate) => candidate.state === 'active')) {
    for (const currency of jackpot.allowed_currencies) {
      const pool = poolIn(jackpot, currency, quoted);
      if (pool === undefined) continue;
      const inCurrency = amounts[currency] ?? {};
      amounts[currency] = inCurrency;
      for (const identifier of jackpot.games.length > 0 ? jackpot.games : [jackpot.identifier]) {
        inCurrency[identifier] = (inCurrency[identifier] ?? 0) + pool;
      }
    }
  }
  return amounts;
}

/** Rounded down, at the rate of now: to be shown, never paid. */
function poolIn(jackpot: Jackpot, to: Currency, quoted: Quoted | undefined): number | undefined {
  const from = jackpot.currency;
  if (from === to) return prizePoolOf(jackpot);
  if (!quoted || !isCurrency(from)) return undefined;
  return wireCents(worthOf(BigInt(prizePoolOf(jackpot)), rateBetween(quoted.inEuro, { from, to })));
}
