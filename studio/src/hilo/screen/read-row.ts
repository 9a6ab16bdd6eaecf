import type { StudioRound } from '@halley/contract';
import { type RoundRecord, readRecord } from '../../screen/read-record.ts';
import { CARDS, type HiloGuess, type HiloState, waysOf } from '../rules.ts';

export interface HiloRow extends RoundRecord {
  open: boolean;
  won: boolean;
  /** What lies there, and what the row is worth by it. */
  state: HiloState;
  guesses: { guess: HiloGuess; right: boolean }[];
  steps: readonly unknown[];
}

/** undefined: not a row of this game, or of a version this screen cannot play. */
export function readRow(round: StudioRound): HiloRow | undefined {
  const cards: number[] = [];
  const ways: number[] = [];
  const guesses: HiloRow['guesses'] = [];
  for (const event of round.events) {
    const { type, card, guess, right } = (event ?? {}) as Record<string, unknown>;
    if (type !== 'dealt' && type !== 'guessed') continue;
    if (!Number.isInteger(card) || (card as number) < 0 || (card as number) >= CARDS) return undefined;
    if (type === 'guessed') {
      if ((guess !== 'higher' && guess !== 'lower') || typeof right !== 'boolean') return undefined;
      guesses.push({ guess, right });
      if (right) ways.push(waysOf(cards.at(-1) ?? 0, guess));
    }
    cards.push(card as number);
  }
  if (cards.length === 0) return undefined;
  return {
    ...readRecord(round),
    open: round.state === 'open',
    won: round.state === 'closed' && BigInt(round.win_cents) > 0n,
    state: { cards, ways },
    guesses,
    steps: round.steps,
  };
}
