import type { HistoryKind } from '@halley/contract';
import type { Reason } from '../wallet.ts';

/** Money set aside belongs to what it was set aside for. */
export type Purpose = 'cashout' | 'bet' | 'bonus';

/** A line of a statement. */
export type StatementPart = 'deposits' | 'cashouts' | 'stakes' | 'wins' | 'bonuses' | 'corrections';

interface Place {
  kind: HistoryKind;
  part: StatementPart;
}

const cashouts: Place = { kind: 'cashout', part: 'cashouts' };
const stakes: Place = { kind: 'play', part: 'stakes' };
const wins: Place = { kind: 'play', part: 'wins' };
const bonuses: Place = { kind: 'bonus', part: 'bonuses' };
const byPurpose: Record<Purpose, Place> = { cashout: cashouts, bet: stakes, bonus: bonuses };

/** Every word of the journal: a new one without a place does not compile. */
const places: Record<Reason, Place | typeof byPurpose> = {
  deposit: { kind: 'deposit', part: 'deposits' },
  demo_grant: bonuses,
  promo: bonuses,
  bonus_issue: bonuses,
  bonus_convert: bonuses,
  bonus_forfeit: bonuses,
  cashback: bonuses,
  prize: bonuses,
  points_exchange: bonuses,
  stake: stakes,
  rollback: stakes,
  win: wins,
  reversal: wins,
  claim: wins,
  jackpot: { kind: 'jackpot', part: 'wins' },
  correction: { kind: 'correction', part: 'corrections' },
  hold: byPurpose,
  release: byPurpose,
  capture: byPurpose,
};

export function placeOf(reason: Reason, purpose: Purpose | ''): Place {
  const place = places[reason];
  return 'kind' in place ? place : byPurpose[purpose || 'cashout'];
}

/** The words of the journal that are of this kind, and the purpose for which money of this kind is set aside. */
export function wordsOf(kind: HistoryKind): { reasons: Reason[]; purpose: Purpose | null } {
  const reasons = (Object.keys(places) as Reason[]).filter((reason) => {
    const place = places[reason];
    return 'kind' in place && place.kind === kind;
  });
  const purpose = (Object.keys(byPurpose) as Purpose[]).find((name) => byPurpose[name].kind === kind) ?? null;
  return { reasons, purpose };
}
