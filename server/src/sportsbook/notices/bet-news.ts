import type { BetNews } from '@halley/contract';
import type { BetChange } from '../settle/change-bet.ts';
import type { StoredPayment } from '../settle/settle-store.ts';
import type { StoredBet } from '../stored-bet.ts';

/** Decided before, and not as it was. */
export const isCorrection = ({ before, after }: Pick<BetChange, 'before' | 'after'>): boolean =>
  before.state !== 'open' && after.settlementVersion > before.settlementVersion;

/** What a settlement has to say to the player; undefined: nothing, the bet goes on or is as it was. */
export function newsOfSettlement(
  change: Pick<BetChange, 'before' | 'after'>,
  payments: readonly StoredPayment[],
  at: Date,
): BetNews | undefined {
  const { before, after } = change;
  if (isCorrection(change)) {
    const undo = payments.find(({ kind }) => kind === 'undo');
    return {
      ...newsOf('corrected', after, at),
      was: { state: before.state, returned: String(before.returned) },
      taken: String(undo ? -undo.amount : 0n),
      short: String(undo?.shortfall ?? 0n),
    };
  }
  const isDecided = after.state !== 'open' && after.settlementVersion > before.settlementVersion;
  return isDecided ? newsOf('settled', after, at) : undefined;
}

export const newsOfAutoCashOut = (after: StoredBet, at: Date): BetNews => newsOf('auto_cash_out', after, at);

function newsOf(what: BetNews['what'], bet: StoredBet, at: Date): BetNews {
  const { currency, stake, returned, settlementVersion: version } = bet;
  return { what, version, currency, stake: String(stake), returned: String(returned), at: at.toISOString() };
}
