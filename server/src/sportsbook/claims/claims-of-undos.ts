import type { Currency } from '@halley/contract';
import { houseTerms } from '@halley/sports/bets';
import { convertRoundedDown, type Quotes } from '../../config/index.ts';
import type { NewClaim } from './claim-store.ts';

/** Below this, in cents of EUR, nobody is asked for it. */
const writtenOffBelow = BigInt(houseTerms.claims.writtenOffBelow);

export interface ShortUndo {
  playerId: number;
  betId: string;
  version: number;
  currency: Currency;
  short: { cash: bigint; bonus: bigint };
}

/** What was not there any more when it was taken back. Small sums, and bonus money, are written off at once. */
export function claimsOfUndos(undos: readonly ShortUndo[], quotes: Quotes): NewClaim[] {
  return undos.map(({ short: { cash, bonus }, ...of }) => {
    const euro = convertRoundedDown(quotes, cash, { from: of.currency, to: 'EUR' });
    return { ...of, amount: cash + bonus, bonus, state: euro < writtenOffBelow ? 'written_off' : 'waiting' };
  });
}
