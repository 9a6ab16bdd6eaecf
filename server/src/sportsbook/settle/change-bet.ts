import { type Settled, settle } from '@halley/sports/bets';
import { keyFor } from '../../kit/index.ts';
import type { RoundAction } from '../../wagers/index.ts';
import type { HouseAccount } from '../../wallet/index.ts';
import { type OfferOutcome, offerOutcome } from '../offers/offer-outcome.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import { betShapeOf, countedLegs, type RepriceGroup, resultOfCounted } from './bet-shape-of.ts';
import { openStakeOf } from './open-stake.ts';

/** A payment of a bet as it is written down. */
interface Payment {
  version: number;
  kind: 'settlement' | 'undo';
  actionId: string;
  /** What the player gains or, below zero, loses; of an undo before it is known what was there. */
  amount: bigint;
}

/** What other results make of a bet. Nothing of it has happened yet. */
export interface BetChange {
  before: StoredBet;
  after: StoredBet;
  /** At the door, in this order. */
  actions: RoundAction[];
  /** Where its stake moves in the house. */
  stake: { from: HouseAccount; to: HouseAccount; amount: bigint } | undefined;
  payments: Payment[];
  /** What its offer brings back, by these results. */
  back: OfferOutcome['back'];
}

/** The id of what is paid or taken back for a bet: the same for the same payment, whoever makes it and however often. */
export const paymentId = (betId: string, version: number, kind: Payment['kind'] | 'cash_out'): string =>
  keyFor(`bet ${betId} ${version} ${kind}`);

/**
 * What a bet comes to with these legs: the win of the version before is taken back and the new one paid, in one act. The new
 * one comes first, so that no more can be short than both leave open. What was cashed out is final.
 */
export async function changeBet(
  before: StoredBet,
  legs: readonly StoredLeg[],
  { now, reprice }: { now: Date; reprice: RepriceGroup },
): Promise<BetChange> {
  const bet = { ...before, legs };
  const unchanged: BetChange = { before, after: bet, actions: [], stake: undefined, payments: [], back: null };
  if (before.state === 'cashed_out') return unchanged;
  const counted = countedLegs(bet);
  const results = await Promise.all(counted.map((one) => resultOfCounted(bet, one, reprice)));
  const shape = betShapeOf(bet, counted);
  const settled = settle(shape, results);
  const { added, back } = offerOutcome(bet, { shape, results, settled });
  const paidBefore = before.returned - before.cashedOut;
  const paid = paidBy(bet, settled) + added;
  const { state, explanation } = settled;
  if (state === before.state && paid === paidBefore && added === before.added) {
    return { ...unchanged, after: { ...bet, explanation }, back };
  }

  const version = before.settlementVersion + 1;
  const actions: RoundAction[] = [];
  const payments: Payment[] = [];
  if (paid > 0n) {
    const actionId = paymentId(bet.id, version, 'settlement');
    actions.push({ kind: 'win', id: actionId, amount: paid });
    payments.push({ version, kind: 'settlement', actionId, amount: paid });
  }
  if (paidBefore > 0n) {
    const actionId = paymentId(bet.id, before.settlementVersion, 'undo');
    const of = paymentId(bet.id, before.settlementVersion, 'settlement');
    actions.push({ kind: 'undo', id: actionId, of, asFarAsThere: true });
    payments.push({ version: before.settlementVersion, kind: 'undo', actionId, amount: -paidBefore });
  }
  if (before.state === 'open') actions.push({ kind: 'end' });
  const from = houseOfStake(before);
  const after: StoredBet = {
    ...bet,
    state,
    explanation,
    returned: bet.cashedOut + paid,
    added,
    settlementVersion: version,
    settledAt: state === 'open' ? null : now,
  };
  const to = houseOfStake(after);
  const amount = openStakeOf(bet);
  const moves = from !== to && amount > 0n;
  return { before, after, actions, payments, back, stake: moves ? { from, to, amount } : undefined };
}

/** A free bet that is void comes back as a free bet, not as money. */
function paidBy(bet: StoredBet, { state, returned }: Settled): bigint {
  if (bet.freeKind === null) return returned;
  if (state === 'void') return 0n;
  const stake = openStakeOf(bet);
  if (bet.freeKind === 'all_win') return returned;
  return returned > stake ? returned - stake : 0n;
}

function houseOfStake({ state, freeKind }: StoredBet): HouseAccount {
  if (state === 'open') return 'sports_open';
  return state === 'void' && freeKind !== null ? 'bonus_cost' : 'sports';
}
