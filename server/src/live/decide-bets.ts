import { type Currency, Refusal } from '@halley/contract';
import { movePurse } from '../games/index.ts';
import { type Clock, type Database, invariant } from '../kit/index.ts';
import { findRounds, type Round, totalOf, type Wagers } from '../wagers/index.ts';
import { closeBets, type Decided, findBet, type SharedBet } from './bet-store.ts';

export interface DecidePorts {
  database: Database;
  clock: Clock;
  wagers: Wagers;
}

/** What a bet comes to. `refund`: it is given back, as if it had never been. */
export type Verdict =
  /** `lowSpread`: all bets of its player in the round hardly vary together. */
  { kind: 'pay'; pays: number; win: bigint; outcome: unknown; lowSpread?: boolean } | { kind: 'refund' };

export interface Outcome {
  bet: SharedBet;
  balance: bigint;
}

/**
 * Decides bets, each once and for ever: whoever comes second, a cash-out behind the end of the round or a process that
 * settles again after a crash, finds what was decided first. For money the wagers' door is where that is decided, and
 * what is written here afterwards says the same.
 */
export async function decideBets(
  ports: DecidePorts,
  bets: readonly SharedBet[],
  verdictOf: (bet: SharedBet) => Verdict,
): Promise<Outcome[]> {
  const real = bets.filter((bet) => bet.playerId !== null);
  const demo = bets.filter((bet) => bet.playerId === null);
  const [paid, forFun] = await Promise.all([
    decideReal(ports, real, verdictOf),
    inLanes(demo, 8, (bet) => decideDemo(ports, bet, verdictOf(bet))),
  ]);
  return [...paid, ...forFun];
}

async function decideReal(
  ports: DecidePorts,
  bets: readonly SharedBet[],
  verdictOf: (bet: SharedBet) => Verdict,
): Promise<Outcome[]> {
  if (bets.length === 0) return [];
  const rounds = await Promise.all(bets.map((bet) => decideAtTheDoor(ports, bet, verdictOf(bet))));
  const decided = bets.map((bet, index) => told(bet, rounds[index] as Round));
  await closeBets(
    ports.database,
    decided.map(({ bet }) => closing(bet)),
    ports.clock.now(),
  );
  return decided;
}

async function decideAtTheDoor({ wagers, database }: DecidePorts, bet: SharedBet, verdict: Verdict): Promise<Round> {
  invariant(bet.playerId !== null, 'a bet for money is a player’s');
  const wager = { roundId: bet.id, playerId: bet.playerId, currency: bet.currency as Currency };
  if (verdict.kind === 'pay') {
    const { pays, win, outcome, lowSpread = false } = verdict;
    return wagers.wager({
      ...wager,
      kind: 'step',
      isRepeat: (round) => round.state !== 'open',
      decide: (round) => ({ win, lowSpread, detail: { ...round.detail, pays, outcome } }),
    });
  }
  try {
    return await wagers.wager({ ...wager, kind: 'rollback' });
  } catch (error) {
    // It was cashed out before: that stands.
    if (!(error instanceof Refusal) || error.code !== 'IDEMPOTENCY_CONFLICT') throw error;
    const round = (await findRounds(database, [bet.id])).get(bet.id);
    invariant(round, 'what was staked is kept');
    return round;
  }
}

/** The bet as the door has it. */
function told(bet: SharedBet, round: Round): Outcome {
  const refunded = round.state === 'rolled_back';
  const win = refunded ? bet.stake : totalOf(round.win);
  const pays = refunded ? 100 : (round.detail.pays as number);
  return {
    bet: { ...bet, state: refunded ? 'refunded' : 'closed', pays, win },
    balance: round.balanceAfter,
  };
}

async function decideDemo({ database, clock }: DecidePorts, bet: SharedBet, verdict: Verdict): Promise<Outcome> {
  const { purseId } = bet;
  invariant(purseId, 'a bet for fun has its purse');
  const decided: SharedBet =
    verdict.kind === 'refund'
      ? { ...bet, state: 'refunded', pays: 100, win: bet.stake }
      : { ...bet, state: 'closed', pays: verdict.pays, win: verdict.win };
  return database.tx(async (tx) => {
    // The purse first, as everywhere: what is done with it comes one after the other.
    const before = await movePurse(tx, purseId, 0n);
    const closed = await closeBets(tx, [closing(decided)], clock.now());
    if (closed.has(bet.id)) return { bet: decided, balance: await movePurse(tx, purseId, decided.win) };
    return { bet: (await findBet(tx, bet.id)) ?? bet, balance: before };
  });
}

function closing({ id, state, pays, win }: SharedBet): Decided {
  invariant(state !== 'open' && pays !== null, 'only what is decided is closed');
  return { id, state, pays, win };
}

async function inLanes<T, R>(items: readonly T[], lanes: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.map((item, index) => ({ item, index }));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await work(next.item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
