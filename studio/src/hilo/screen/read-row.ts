import { type HiloEvent, type HiloGuess, type HiloState, waysOf } from '../rules.ts';

export interface HiloRow extends HiloState {
  guesses: { guess: HiloGuess; right: boolean }[];
}

/** What lies there by the events that have been told, and what the row is worth by it. */
export function readRow(events: readonly HiloEvent[]): HiloRow {
  const row: HiloRow = { cards: [], ways: [], guesses: [] };
  for (const event of events) {
    if (event.type === 'settled') continue;
    if (event.type === 'guessed') {
      const { guess, right } = event;
      row.guesses.push({ guess, right });
      if (right) row.ways.push(waysOf(row.cards.at(-1) ?? 0, guess));
    }
    row.cards.push(event.card);
  }
  return row;
}
