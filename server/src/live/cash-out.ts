import { Refusal } from '@halley/contract';
import { nodeHash } from '@halley/studio/fair/node';
import { liveDraw, rulesOf } from '@halley/studio/live';
import { invariant } from '../kit/index.ts';
import type { SharedBet } from './bet-store.ts';
import type { Chains } from './chain-store.ts';
import { type DecidePorts, decideBets, type Outcome } from './decide-bets.ts';
import { findRound, type SharedRound } from './round-store.ts';
import type { AnySharedGame } from './tables.ts';

export interface CashOutPorts extends DecidePorts {
  chains: Chains;
  flights: Flights;
}

/** Cash-outs that were in time and are being written: a round that is over waits for those of its process. */
export interface Flights {
  track<T>(roundId: number, work: Promise<T>): Promise<T>;
  landed(roundId: number): Promise<void>;
}

export function createFlights(): Flights {
  const flying = new Map<number, Set<Promise<unknown>>>();
  return {
    async track(roundId, work) {
      const all = flying.get(roundId) ?? new Set();
      flying.set(roundId, all.add(work));
      try {
        return await work;
      } finally {
        all.delete(work);
        if (all.size === 0) flying.delete(roundId);
      }
    },
    async landed(roundId) {
      await Promise.allSettled(flying.get(roundId) ?? []);
    },
  };
}

/** What happens in a round, from its link: the same in every process, and on no wire before it has happened. */
export async function outcomeOfRound(
  chains: Chains,
  { database, game, round }: { database: DecidePorts['database']; game: AnySharedGame; round: SharedRound },
): Promise<{ link: string; outcome: unknown }> {
  const chain = await chains.byId(database, round.chainId);
  const link = chain.linkOf(round.number);
  return { link, outcome: game.outcomeOf(liveDraw({ link, salt: chain.salt, number: round.number }, nodeHash.hmac)) };
}

/**
 * Takes what a bet is worth. What counts is the moment at which the request reached this server, against the stored
 * start: before the end of the curve it is paid, however long the writing takes.
 */
export async function cashOut(
  ports: CashOutPorts,
  { newest, bet, atMs }: { newest: AnySharedGame; bet: SharedBet; atMs: number },
): Promise<Outcome> {
  const { database, chains, flights } = ports;
  const round = await findRound(database, bet.roundId);
  invariant(round, 'the round of a bet is kept');
  const game = rulesOf(newest, round.gameVersion);
  // Nothing was cashed out of it: the round is another process's, or is given back.
  if (!game) throw new Refusal('CASH_OUT_TOO_LATE');
  const { curve } = game;
  if (!curve) throw new Refusal('NOT_FOUND');
  if (round.startedAt === null)
    throw new Refusal(round.state === 'betting' ? 'CASH_OUT_TOO_EARLY' : 'CASH_OUT_TOO_LATE');
  const elapsedMs = atMs - round.startedAt.getTime();
  const { outcome } = await outcomeOfRound(chains, { database, game, round });
  const isOver = round.interruptedPays !== null || elapsedMs >= curve.endsAfterMs(outcome);
  if (isOver) throw new Refusal('CASH_OUT_TOO_LATE');
  const worth = Math.min(curve.worthAfter(elapsedMs), bet.ceiling ?? curve.least);
  if (worth < curve.least) throw new Refusal('CASH_OUT_TOO_EARLY');
  // The round goes on: how it ends is not written where its player could read it.
  const paid = { cashed_out: worth };
  const verdict = { kind: 'pay', pays: worth, win: curve.winAt(bet.stake, worth), outcome: paid } as const;
  const [decided] = await flights.track(
    round.id,
    decideBets(ports, [bet], () => verdict),
  );
  invariant(decided, 'one bet, one decision');
  if (decided.bet.pays === 0) throw new Refusal('CASH_OUT_TOO_LATE');
  return decided;
}
