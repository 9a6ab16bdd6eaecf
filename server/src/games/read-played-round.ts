import { type PlayedRoundRecord, Refusal, wireCents } from '@halley/contract';
import type { Queryable } from '../kit/index.ts';
import { findRounds, totalOf } from '../wagers/index.ts';
import { detailsOf } from './provider-api/told-details.ts';

export interface RoundOfPlayer {
  playerId: number;
  roundId: string;
  titleOf(identifier: string): string | undefined;
}

/** One round of a player, of whichever game: money from the books, and what was told about it. */
export async function readPlayedRound(db: Queryable, wanted: RoundOfPlayer): Promise<PlayedRoundRecord> {
  const round = (await findRounds(db, [wanted.roundId])).get(wanted.roundId);
  if (!round || round.playerId !== wanted.playerId) throw new Refusal('NOT_FOUND');
  const told = round.stepwise
    ? detailsOf(round.detail)
    : { choices: round.detail.choice ?? null, outcome: round.detail.outcome ?? null, replay_url: null };
  const version = round.stepwise ? (detailsOf(round.detail)?.game_version ?? null) : String(round.gameVersion);
  return {
    round_id: round.id,
    game: round.game,
    title: wanted.titleOf(round.game) ?? round.game,
    game_version: version,
    state: round.state,
    currency: round.currency,
    stake_cents: wireCents(totalOf(round.stake)),
    win_cents: wireCents(totalOf(round.win)),
    balance_before_cents: wireCents(round.balanceBefore),
    balance_after_cents: wireCents(round.balanceAfter),
    opened_at: round.openedAt.toISOString(),
    closed_at: round.closedAt?.toISOString() ?? null,
    ...(round.free && { free_stake_cents: wireCents(round.free.stake) }),
    choices: told?.choices ?? null,
    outcome: told?.outcome ?? null,
    replay_url: told?.replay_url ?? null,
  };
}
