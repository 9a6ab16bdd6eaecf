import { type Tx, writeEvents } from '../../kit/index.ts';
import type { ActResult, ManyAct } from '../../wagers/index.ts';
import { findBets } from '../bet-store.ts';
import { insertClaims } from '../claims/claim-store.ts';
import { claimsOfUndos, type ShortUndo } from '../claims/claims-of-undos.ts';
import { recoverClaims, type SportsReturn } from '../claims/recover-claims.ts';
import { tellClaims } from '../claims/tell-claims.ts';
import { insertCorrections } from '../history/correction-store.ts';
import { isCorrection, newsOfSettlement } from '../notices/bet-news.ts';
import { bookAdded } from '../offers/book-added.ts';
import { bringBack } from '../offers/bring-back.ts';
import type { StoredBet, StoredLeg } from '../stored-bet.ts';
import { type BetChange, changeBet } from './change-bet.ts';
import { moveStakes } from './move-stakes.ts';
import type { SettlePorts } from './ports.ts';
import { readKnown } from './read-known.ts';
import {
  insertPayments,
  type JudgedLeg,
  lockPart,
  type SettlingPart,
  type StaleBet,
  type StoredPayment,
  updateBets,
  updateLegs,
} from './settle-store.ts';

/** What the door is told of a bet: its round knows its sport. */
export const anySport = 'sport/bet';

/**
 * Carries what is known of a fixture into some bets, in one transaction: legs, wins, undos, stakes, claims and news. Everything
 * is looked at behind the locks of the wallets, which whoever changes a bet holds; so what was done before is not done again,
 * and of two fixtures that decide one bet the second finds what the first has left.
 */
export async function settleChunk(ports: SettlePorts, part: SettlingPart, stale: readonly StaleBet[]): Promise<void> {
  const { fixtureId } = part;
  let changes: BetChange[] = [];
  let judged: JudgedLeg[] = [];
  const now = ports.clock.now();
  await ports.wagers.actMany({
    wallets: stale.map(({ playerId, currency }) => ({ playerId, currency })),
    async decide(tx) {
      // One round trip: the lock is held before anything is read.
      const [, bets, known] = await Promise.all([
        lockPart(tx, part, 'shared'),
        findBets(
          tx,
          stale.map(({ id }) => id),
          { bare: true },
        ),
        readKnown(ports, tx, fixtureId),
      ]);
      judged = [];
      changes = [];
      for (const bet of bets) {
        const legs = bet.legs.map((leg): StoredLeg => {
          const result = leg.fixtureId === fixtureId ? known.judge(leg, bet.placedAt) : undefined;
          const resultMark = result === undefined ? leg.resultMark : known.markOf(leg.market);
          if (result === undefined || resultMark === leg.resultMark) return leg;
          judged.push({ betId: bet.id, place: leg.place, result, resultMark });
          return { ...leg, result, resultMark };
        });
        if (legs.every((leg, index) => leg === bet.legs[index])) continue;
        changes.push(await changeBet(bet, legs, { now, reprice: ports.repriceGroup }));
      }
      await moveStakes(tx, changes);
      await bookAdded(tx, changes);
      return changes.filter(({ actions }) => actions.length > 0).map(actOf);
    },
    async follow(tx, outcomes) {
      const acted = new Map<string, ActResult>();
      let index = 0;
      for (const { before, actions } of changes) {
        if (actions.length === 0) continue;
        const outcome = outcomes[index++];
        if (outcome?.ok) acted.set(before.id, outcome.value);
        else throw outcome?.error ?? new Error('the door gave no answer');
      }
      await write(tx, { changes, judged, acted, now, ports });
    },
  });
}

/** A void bet counts for nothing that is earned by playing, nor does one of which a part was sold. */
const isUncounted = ({ state, cashedOut }: StoredBet) => state === 'void' || cashedOut > 0n;

const actOf = ({ before, after, actions }: BetChange): ManyAct => ({
  roundId: before.id,
  playerId: before.playerId,
  currency: before.currency,
  game: anySport,
  actions,
  ...((isUncounted(before) || isUncounted(after)) && { detail: { uncounted: isUncounted(after) } }),
});

interface Writing {
  changes: readonly BetChange[];
  judged: readonly JudgedLeg[];
  acted: ReadonlyMap<string, ActResult>;
  now: Date;
  ports: SettlePorts;
}

async function write(tx: Tx, { changes, judged, acted, now, ports }: Writing): Promise<void> {
  const paid = changes.map((change) => paymentsOf(change, acted.get(change.before.id)));
  const payments = paid.flat();
  const undos = changes.flatMap(({ before }) => shortOf(before, acted.get(before.id)));
  const returns = changes.flatMap((change, index) => returnOf(change, paid[index] ?? [], acted.get(change.before.id)));
  await Promise.all([
    updateLegs(tx, judged),
    updateBets(
      tx,
      changes.map(({ after }) => after),
    ),
    insertPayments(tx, payments, now),
    bringBack(tx, changes, now),
    writeEvents(
      tx,
      'sportsbook.bet_changed',
      changes.map((change, index) => {
        const { playerId, id: betId, state } = change.after;
        return { playerId, betId, state, told: newsOfSettlement(change, paid[index] ?? [], now) };
      }),
    ),
    insertCorrections(tx, changes.filter(isCorrection), now),
  ]);
  if (undos.length > 0) {
    const claims = await insertClaims(tx, claimsOfUndos(undos, await ports.quotes(tx)), now);
    await tellClaims(tx, claims, { change: 'begun', at: now });
  }
  await recoverClaims(tx, returns, now);
}

function paymentsOf({ before, payments }: BetChange, result: ActResult | undefined): StoredPayment[] {
  return payments.map(({ version, kind, actionId, amount }) => {
    const short = result?.actions.find(({ id }) => id === actionId)?.short;
    const shortfall = short ? short.cash + short.bonus : 0n;
    const { id: betId, playerId } = before;
    return { betId, playerId, version, kind, actionId, amount: amount + shortfall, shortfall };
  });
}

function shortOf(before: StoredBet, result: ActResult | undefined): ShortUndo[] {
  const short = result?.actions.find((action) => action.short)?.short;
  if (!short) return [];
  const { id: betId, playerId, currency, settlementVersion: version } = before;
  return [{ betId, playerId, currency, version, short }];
}

/** What a bet returns more than before. One with bonus money in it is left alone. */
function returnOf(
  { after }: BetChange,
  payments: readonly StoredPayment[],
  result: ActResult | undefined,
): SportsReturn[] {
  if (!result?.round || result.round.stake.bonus > 0n) return [];
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0n);
  if (amount <= 0n) return [];
  const { id: betId, playerId, currency, settlementVersion: version } = after;
  return [{ betId, playerId, currency, version, amount }];
}
