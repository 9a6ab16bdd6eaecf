import { createHash, randomUUID } from 'node:crypto';
import type { RecordedAction } from './action.ts';
import type { Round, WaitsFor } from './round.ts';
import type { ActWager, RoundAction } from './wager.ts';

/** After how long a round that nobody ended is swept, by whom it waits for. One that waits for an event never is. */
export interface SweepRules {
  providerMs: number;
  /** A round that its player can still finish (PP-15) is kept far longer; null: for ever. */
  playerMs: number | null;
}

/** Rounds opened before these times are stale. */
export function staleBefore(rules: SweepRules, now: Date): Partial<Record<WaitsFor, Date>> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return { provider: ago(rules.providerMs), ...(rules.playerMs !== null && { player: ago(rules.playerMs) }) };
}

/**
 * The call that sweeps an open round of actions. One of which an outcome is known, be it nothing, is closed; of any
 * other all bets are given back. What was at stake is kept with the round, so that a win that comes after all can be
 * paid to the right pockets.
 */
export function sweepCall(round: Round, actions: readonly RecordedAction[]): ActWager {
  const standing = actions.filter((action) => action.roundId === round.id && action.state === 'applied');
  const isDecided = standing.some((action) => action.kind === 'win');
  const undone = standing
    .filter((action) => action.kind === 'bet')
    .map((bet): RoundAction => ({ kind: 'undo', id: randomUUID(), of: bet.id }));
  const { id: roundId, playerId, currency, game, gameVersion, stake } = round;
  const callId = randomUUID();
  return {
    kind: 'act',
    callId,
    roundId,
    playerId,
    currency,
    game,
    gameVersion,
    inputHash: createHash('sha256').update(`sweep ${roundId}`).digest(),
    actions: isDecided ? [{ kind: 'end' }] : undone,
    detail: { swept: { cash: String(stake.cash), bonus: String(stake.bonus) } },
  };
}
