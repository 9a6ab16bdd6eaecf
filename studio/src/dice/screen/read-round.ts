import type { StudioRound } from '@halley/contract';
import { type DiceChoice, diceGame } from '../rules.ts';

/** A round as the server recorded it. The screen shows these values and decides nothing itself (PP-11). */
export interface DiceRound {
  id: string;
  version: number;
  at: string;
  currency: string;
  stake: bigint;
  win: bigint;
  balanceBefore: bigint;
  balanceAfter: bigint;
  choice: DiceChoice;
  roll: number;
  won: boolean;
  fair: StudioRound['fair'];
}

/** undefined: not a round of this game, or of a version this screen cannot play. */
export function readRound(round: StudioRound): DiceRound | undefined {
  const choice = diceGame.parseChoice(round.choice);
  const rolled = round.events.find(isRolled);
  const settled = round.events.find(isSettled);
  if (!choice.ok || !rolled || !settled) return undefined;
  return {
    id: round.round_id,
    version: round.game_version,
    at: round.at,
    currency: round.currency,
    stake: BigInt(round.stake_cents),
    win: BigInt(round.win_cents),
    balanceBefore: BigInt(round.balance_before_cents),
    balanceAfter: BigInt(round.balance_cents),
    choice: choice.value,
    roll: rolled.roll,
    won: settled.won,
    fair: round.fair,
  };
}

function isRolled(event: unknown): event is { type: 'rolled'; roll: number } {
  const { type, roll } = (event ?? {}) as Record<string, unknown>;
  return type === 'rolled' && Number.isInteger(roll);
}

function isSettled(event: unknown): event is { type: 'settled'; won: boolean } {
  const { type, won } = (event ?? {}) as Record<string, unknown>;
  return type === 'settled' && typeof won === 'boolean';
}
