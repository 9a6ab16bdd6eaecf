import type { Clock, Database } from '../../kit/index.ts';
import { readFactors } from './factor-store.ts';

const wholeFactor = 1_000;
/** What a trader has changed holds after so long at the latest. */
const rememberMs = 5_000;

type FactorOf = (sport: string) => number;

/** Factors of players, remembered for a moment: who bets asks for them with every slip. */
export function rememberFactors({ database, clock }: { database: Database; clock: Clock }) {
  const known = new Map<number, FactorOf>();
  let since = clock.now().getTime();
  return async (playerId: number | undefined): Promise<FactorOf> => {
    if (playerId === undefined) return () => wholeFactor;
    const now = clock.now().getTime();
    if (now - since >= rememberMs) {
      known.clear();
      since = now;
    }
    const before = known.get(playerId);
    if (before) return before;
    const factors = await readFactors(database, playerId);
    const factorOf: FactorOf = (sport) => factors.get(sport) ?? factors.get('all') ?? wholeFactor;
    known.set(playerId, factorOf);
    return factorOf;
  };
}
