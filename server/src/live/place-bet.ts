import { type Currency, isCurrency, Refusal } from '@halley/contract';
import { checkBet, demoCurrency } from '@halley/studio/games';
import { movePurse, roundIdFor } from '../games/index.ts';
import { type Clock, type Database, inputHash, invariant } from '../kit/index.ts';
import type { Wagers } from '../wagers/index.ts';
import { findBet, insertBets, type SharedBet } from './bet-store.ts';
import { type PendingBet, type PendingBets, refuseClosedBetting } from './betting-is-open.ts';
import type { SharedRound } from './round-store.ts';
import type { AnySharedGame } from './tables.ts';

export interface BetRequest {
  game: AnySharedGame;
  round: Pick<SharedRound, 'id' | 'number'>;
  currency: string;
  stake: bigint;
  choice: unknown;
  idempotencyKey: string | undefined;
}

export interface Placed {
  bet: SharedBet;
  balance: bigint;
}

export interface BetPorts {
  database: Database;
  clock: Clock;
  wagers: Wagers;
  pending: PendingBets;
}

export interface RealSeat {
  playerId: number;
  /** Masked. */
  name: string;
  country: string | undefined;
  session: string | undefined;
}

/** A bet for money: every guard of the wagers' door holds for it, and one more, that the round takes bets. */
export async function placeRealBet(ports: BetPorts, seat: RealSeat, request: BetRequest): Promise<Placed> {
  const { wagers, pending, database } = ports;
  const { game, round } = request;
  const currency = request.currency as Currency;
  if (!isCurrency(currency)) throw new Refusal('currency.not_supported');
  const owner = { playerId: seat.playerId, purseId: null, name: seat.name, currency };
  const bet = newBet(ports, request, { ...owner, id: roundIdFor(`player:${seat.playerId}`, request.idempotencyKey) });
  // Two requests under one key are the same bet: whoever comes second leaves what the first has put down.
  const isFirst = !pending.has(bet.id);
  if (isFirst) pending.set(bet.id, bet);
  try {
    const staked = await wagers.wager({
      kind: 'stake',
      roundId: bet.id,
      inputHash: bet.inputHash,
      playerId: seat.playerId,
      currency,
      country: seat.country,
      session: seat.session,
      game: game.identifier,
      gameVersion: game.version,
      stake: bet.stake,
      // Nobody's silence ends it: the round does.
      awaits: 'event',
      detail: { choice: bet.choice, liveRound: round.id, outcome: null, events: [] },
    });
    const placed = await findBet(database, bet.id);
    invariant(placed, 'a bet is written with its stake');
    return { bet: placed, balance: staked.balanceAfter };
  } finally {
    if (isFirst) pending.delete(bet.id);
  }
}

/** The same for play money. */
export function placeDemoBet(ports: BetPorts, purseId: string, request: BetRequest): Promise<Placed> {
  const owner = { playerId: null, purseId, name: '', currency: demoCurrency };
  const bet = newBet(ports, request, { ...owner, id: roundIdFor(`purse:${purseId}`, request.idempotencyKey) });
  return ports.database.tx(async (tx) => {
    const before = await movePurse(tx, purseId, 0n);
    const earlier = await findBet(tx, bet.id);
    if (earlier && !earlier.inputHash.equals(bet.inputHash)) throw new Refusal('IDEMPOTENCY_CONFLICT');
    if (earlier) return { bet: earlier, balance: before };
    await refuseClosedBetting(tx, bet, ports.clock.now());
    if (before < bet.stake) throw new Refusal('stake_cents.not_enough_money');
    await insertBets(tx, [bet]);
    const balance = await movePurse(tx, purseId, -bet.stake);
    return { bet: { ...bet, state: 'open', pays: null, win: 0n }, balance };
  });
}

function newBet(
  { clock }: Pick<BetPorts, 'clock'>,
  { game, round, ...request }: BetRequest,
  owner: Pick<PendingBet, 'id' | 'playerId' | 'purseId' | 'name' | 'currency'>,
): PendingBet {
  const checked = checkBet(game, { ...request, currency: owner.currency });
  if (!checked.ok) throw new Refusal(checked.refusal.code);
  const { stake, choice, limits } = checked.value;
  return {
    ...owner,
    roundId: round.id,
    stake,
    choice,
    inputHash: Buffer.from(
      inputHash({ game: game.id, round: round.id, currency: owner.currency, stake, choice }),
      'hex',
    ),
    ceiling: game.curve?.ceilingOf({ stake, choice, winMax: limits.winMax }) ?? null,
    placedAt: clock.now(),
    game,
  };
}
