import { isLowSpread } from '@halley/studio/games';
import { invariant } from '../kit/index.ts';
import { listOpenBets, type SharedBet } from './bet-store.ts';
import { together } from './betting-is-open.ts';
import { type DecidePorts, decideBets, type Verdict } from './decide-bets.ts';
import type { SharedRound } from './round-store.ts';
import type { AnySharedGame } from './tables.ts';

/** Bets of one turn at the wagers' door. */
const group = 500;

/**
 * Decides every bet of a round that is still open, by the rules it was opened with; without them it is given back.
 * Done again after a crash it finds what is left.
 */
export async function settleBets(
  ports: DecidePorts,
  game: AnySharedGame | undefined,
  round: SharedRound,
): Promise<void> {
  const open = await listOpenBets(ports.database, round.id);
  const byOwner = Map.groupBy(open, ({ playerId, purseId }) => playerId ?? purseId);
  const hardlyVaries = (bet: SharedBet): boolean => {
    const all = byOwner.get(bet.playerId ?? bet.purseId) ?? [];
    const others = all.filter(({ id }) => id !== bet.id);
    return game !== undefined && isLowSpread(game, together(game, bet, others));
  };
  for (let start = 0; start < open.length; start += group) {
    await decideBets(ports, open.slice(start, start + group), (bet) => {
      const verdict = verdictOf(game, round, bet);
      return verdict.kind === 'pay' ? { ...verdict, lowSpread: hardlyVaries(bet) } : verdict;
    });
  }
}

/** Plain: what the rules say of a bet once its round is over. */
function verdictOf(game: AnySharedGame | undefined, round: SharedRound, bet: SharedBet): Verdict {
  invariant(round.link !== null, 'bets are settled by a known outcome');
  if (!game) return { kind: 'refund' };
  invariant(game.version === round.gameVersion, 'bets are settled by the rules they were made by');
  const { stake, choice, ceiling } = bet;
  const { outcome, interruptedPays } = round;
  if (interruptedPays !== null) {
    const pays = ceiling === null ? 100 : Math.min(ceiling, interruptedPays);
    if (!game.curve || pays < game.curve.least) return { kind: 'refund' };
    return { kind: 'pay', pays, win: game.curve.winAt(stake, pays), outcome };
  }
  const win = game.winOf({ stake, choice, outcome, ceiling });
  const pays = game.curve ? (win > 0n ? (ceiling as number) : 0) : Number((win * 100n) / stake);
  return { kind: 'pay', pays, win, outcome };
}
