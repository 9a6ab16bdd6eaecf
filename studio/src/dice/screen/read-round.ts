import type { StudioRound } from '@halley/contract';
import { type RoundRecord, readRecord } from '../../screen/read-record.ts';
import { type DiceChoice, diceGame } from '../rules.ts';

export interface DiceRound extends RoundRecord {
  choice: DiceChoice;
  roll: number;
  won: boolean;
}

/** undefined: not a round of this game, or of a version this screen cannot play. */
export function readRound(round: StudioRound): DiceRound | undefined {
  const choice = diceGame.parseChoice(round.choice);
  const rolled = round.events.find(isRolled);
  const settled = round.events.find(isSettled);
  if (!choice.ok || !rolled || !settled) return undefined;
  return { ...readRecord(round), choice: choice.value, roll: rolled.roll, won: settled.won };
}

function isRolled(event: unknown): event is { type: 'rolled'; roll: number } {
  const { type, roll } = (event ?? {}) as Record<string, unknown>;
  return type === 'rolled' && Number.isInteger(roll);
}

function isSettled(event: unknown): event is { type: 'settled'; won: boolean } {
  const { type, won } = (event ?? {}) as Record<string, unknown>;
  return type === 'settled' && typeof won === 'boolean';
}
