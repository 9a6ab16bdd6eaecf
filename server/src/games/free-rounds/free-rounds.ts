import { type Currency, type FreeRounds, Refusal, wireCents } from '@halley/contract';
import type { AskedStake } from '../../wagers/index.ts';

export type FreeRoundsState = FreeRounds['state'];

/** What may become of free rounds. Whatever has ended stays as it ended. */
export const freeRoundsMoves: Record<FreeRoundsState, readonly FreeRoundsState[]> = {
  open: ['finished', 'expired', 'withdrawn', 'ended'],
  finished: [],
  expired: [],
  withdrawn: [],
  ended: [],
};

/** Rounds of one slot at one stake that the house pays for. */
export interface Grant {
  id: string;
  playerId: number;
  game: string;
  currency: Currency;
  stake: bigint;
  rounds: number;
  played: number;
  won: bigint;
  state: FreeRoundsState;
  grantedAt: Date;
  expiresAt: Date;
  /** The gift that holds what they win; null: they are older than gifts, and pay cash. */
  giftId: number | null;
}

/** What is against a round out of a grant. Another player's is not there at all. */
export function refusalOfGrant(grant: Grant | undefined, asked: AskedStake, now: Date): Refusal | undefined {
  if (grant?.playerId !== asked.playerId) return new Refusal('NOT_FOUND');
  if (grant.game !== asked.game) return new Refusal('free_rounds.other_game');
  if (grant.currency !== asked.currency) return new Refusal('free_rounds.other_currency');
  if (!isPlayable(grant, now)) return new Refusal('FREE_ROUNDS_OVER');
  return grant.stake === asked.free?.stake ? undefined : new Refusal('stake_cents.not_the_level');
}

function isPlayable({ state, expiresAt }: Grant, now: Date): boolean {
  return state === 'open' && expiresAt > now;
}

/** One round less. */
export function playedFrom(grant: Grant, win: bigint): Grant {
  const played = grant.played + 1;
  return { ...grant, played, won: grant.won + win, state: played === grant.rounds ? 'finished' : grant.state };
}

export function grantOnTheWire(grant: Grant, titleOf: (identifier: string) => string | undefined): FreeRounds {
  return {
    id: grant.id,
    game: grant.game,
    title: titleOf(grant.game) ?? grant.game,
    currency: grant.currency,
    stake_cents: wireCents(grant.stake),
    rounds: grant.rounds,
    left: grant.rounds - grant.played,
    win_cents: wireCents(grant.won),
    state: grant.state,
    granted_at: grant.grantedAt.toISOString(),
    expires_at: grant.expiresAt.toISOString(),
  };
}
