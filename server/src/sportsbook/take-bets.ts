import { Refusal } from '@halley/contract';
import { concerns, type Fixtures, type Gate } from '../fixtures/index.ts';
import { type Clock, invariant, type Tx, writeEvents } from '../kit/index.ts';
import { type AskedStake, isSport, type WagerFollower, type WagerRule } from '../wagers/index.ts';
import { insertBets } from './bet-store.ts';
import { holdOffers, useOffers } from './offers/offer-store.ts';
import { acceptRequests, holdRequests } from './requests/request-store.ts';
import type { Taken } from './risk/create-headroom.ts';
import { holdLeases, insertExposures } from './risk/headroom-store.ts';
import type { NewBet, StoredBet } from './stored-bet.ts';

/** A bet on its way to the wagers' door, with what the door itself does not know of it. */
export interface PendingBet {
  bet: NewBet;
  taken: Taken;
  /** By fixture: its change that prices were read from. */
  changes: ReadonlyMap<number, number>;
  /** It has waited: what waited is decided with it. */
  requestId: string | undefined;
  /** What is written with it besides. */
  onTaken?: ((tx: Tx) => Promise<void> | undefined) | undefined;
  hash: Buffer;
  placed: Promise<StoredBet>;
}

/** Bets on their way, by the id of their round at the door. */
export type PendingBets = Map<string, PendingBet>;

export interface TakePorts {
  clock: Clock;
  fixtures: Pick<Fixtures, 'book' | 'lockGates'>;
  pending: PendingBets;
}

/**
 * The rule at the wagers' door (PP-35): a bet is taken while every market of it is open. The gates of its fixtures are held
 * until the commit: a stop waits for bets that are being taken, and every later one finds it. A price counts only if it is
 * at least as new as the last change that closed something. The slices of headroom that the bet is taken from are held too.
 */
export function marketsTakeBets({ fixtures, pending }: Pick<TakePorts, 'fixtures' | 'pending'>): WagerRule {
  return async (tx, stakes) => {
    const asked = stakes.filter(isBet).flatMap((stake) => pending.get(stake.roundId) ?? []);
    const [gates, leases, waiting, offers] = await Promise.all([
      holdGates(tx, asked),
      holdSlices(tx, asked),
      holdWaiting(tx, asked),
      holdUnused(tx, asked),
    ]);
    /** By bets of the same transaction. */
    const used = new Set<number>();
    return {
      refusalOf(stake) {
        if (!isBet(stake)) return undefined;
        const one = pending.get(stake.roundId);
        if (!one) return new Refusal('MARKET_CLOSED');
        const request = waiting.get(one.bet.id);
        // The same key has asked for something that waits.
        if (one.requestId === undefined && request) return new Refusal('IDEMPOTENCY_CONFLICT');
        if (one.requestId !== undefined && !request?.isWaiting) return new Refusal('REQUEST_OVER');
        const { offer } = one.bet;
        if (offer && (offers.get(offer.id) !== stake.playerId || used.has(offer.id))) {
          return new Refusal('FREE_BET_NOT_HERE', { reason: 'used' });
        }
        const closed = one.bet.legs.filter((leg) => !isOpen(leg, gates.get(leg.fixtureId)));
        if (closed.length > 0) return new Refusal('MARKET_CLOSED', { legs: closed.map(({ place }) => place) });
        const moved = one.bet.legs.filter((leg) => isMoved(one, leg, gates.get(leg.fixtureId)));
        if (moved.length > 0)
          return new Refusal('PRICE_CHANGED', { fixtures: moved.map(({ fixtureId }) => fixtureId) });
        const { process, amounts } = one.taken;
        return [...amounts.keys()].every((scope) => leases.has(`${process} ${scope}`))
          ? undefined
          : new Refusal('UNAVAILABLE');
      },
      accepted(stake) {
        const offer = isBet(stake) ? pending.get(stake.roundId)?.bet.offer : undefined;
        if (offer) used.add(offer.id);
      },
    };
  };

  async function holdGates(tx: Tx, asked: readonly PendingBet[]): Promise<Map<number, Gate>> {
    if (asked.length === 0) return new Map();
    const ids = new Set(asked.flatMap(({ bet }) => bet.legs.map(({ fixtureId }) => fixtureId)));
    return fixtures.lockGates(tx, [...ids]);
  }

  function isOpen(leg: PendingBet['bet']['legs'][number], gate: Gate | undefined): boolean {
    if (!gate?.open || !gate.producerUp || gate.traderStop !== null || leg.version < gate.closingVersion) return false;
    // What people stopped a moment ago may not have reached this process yet.
    if (gate.marketStops[leg.market] !== undefined) return false;
    return fixtures.book.isOpen(leg.fixtureId, leg.market, leg.outcome);
  }
}

/** People have changed what is offered, and this process has not heard of it; or what they had set is over by now. */
function isMoved(
  { changes, bet }: PendingBet,
  leg: PendingBet['bet']['legs'][number],
  gate: Gate | undefined,
): boolean {
  if (!gate) return false;
  if ((changes.get(leg.fixtureId) ?? 0) < gate.overrideChange) return true;
  return gate.overrides.some((one) => new Date(one.until) <= bet.placedAt && concerns(one, leg));
}

async function holdSlices(tx: Tx, asked: readonly PendingBet[]): Promise<Set<string>> {
  const held = new Set<string>();
  for (const [process, bets] of Map.groupBy(asked, ({ taken }) => taken.process)) {
    const scopes = new Set(bets.flatMap(({ taken }) => [...taken.amounts.keys()]));
    for (const scope of await holdLeases(tx, process, [...scopes])) held.add(`${process} ${scope}`);
  }
  return held;
}

async function holdUnused(tx: Tx, asked: readonly PendingBet[]): ReturnType<typeof holdOffers> {
  const ids = asked.flatMap(({ bet }) => bet.offer?.id ?? []);
  return ids.length > 0 ? holdOffers(tx, ids) : new Map();
}

/** What has waited has the id of its bet. */
async function holdWaiting(tx: Tx, asked: readonly PendingBet[]): ReturnType<typeof holdRequests> {
  const ids = asked.map(({ bet }) => bet.id);
  return ids.length > 0 ? holdRequests(tx, ids) : new Map();
}

/** The bet, what it puts at risk, and what has waited for it are written in the transaction that takes its stake. */
export function writeBets({ clock, pending }: Pick<TakePorts, 'clock' | 'pending'>): WagerFollower {
  return async (tx, stakes) => {
    const taken = stakes.flatMap(({ roundId, amount }): PendingBet[] => {
      const one = pending.get(roundId);
      const isTaken = amount.cash + amount.bonus > 0n || one?.bet.freeKind != null;
      return one && isTaken ? [{ ...one, bet: withOwnStake(one.bet, amount.cash) }] : [];
    });
    if (taken.length === 0) return;
    const requests = taken.flatMap(({ bet, requestId }) => (requestId === undefined ? [] : { bet, requestId }));
    // One round trip: the server takes them in this order.
    await Promise.all([
      insertBets(
        tx,
        taken.map(({ bet }) => bet),
      ),
      insertExposures(
        tx,
        taken.map(({ bet, taken: { amounts } }) => ({ betId: bet.id, playerId: bet.playerId, exposure: amounts })),
      ),
      requests.length > 0 &&
        acceptRequests(
          tx,
          requests.map(({ requestId }) => requestId),
          clock.now(),
        ),
      writeEvents(
        tx,
        'sportsbook.bet_changed',
        taken.map(({ bet }) => ({ playerId: bet.playerId, betId: bet.id, state: 'open' })),
      ),
      writeEvents(
        tx,
        'sportsbook.request_decided',
        requests.map(({ bet, requestId }) => ({ playerId: bet.playerId, requestId, state: 'accepted' })),
      ),
      spendOffers(tx, taken, clock.now()),
      ...taken.map(({ onTaken }) => onTaken?.(tx)),
    ]);
  };
}

/** An offer counts for own money; what is staked of a bonus is known at the door. */
function withOwnStake(bet: NewBet, own: bigint): NewBet {
  const { offer, freeKind } = bet;
  if (!offer || freeKind !== null || own >= offer.covered) return bet;
  return { ...bet, offer: { ...offer, covered: own } };
}

async function spendOffers(tx: Tx, taken: readonly PendingBet[], at: Date): Promise<void> {
  const uses = taken.flatMap(({ bet }) => (bet.offer ? [{ id: bet.offer.id, betId: bet.id }] : []));
  if (uses.length > 0) invariant((await useOffers(tx, uses, at)) === uses.length, 'an offer is used once');
}

const isBet = ({ game }: AskedStake) => isSport(game);
