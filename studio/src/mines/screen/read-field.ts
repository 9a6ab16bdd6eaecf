import type { MinesEvent } from '../rules.ts';

export interface Field {
  /** Tiles with a star, in the order they were turned. */
  stars: number[];
  /** The mine that was turned. */
  hit: number | undefined;
  /** All mines, once the round is over. */
  mines: number[];
}

/** What lies open by the events that have been told. */
export function readField(events: readonly MinesEvent[]): Field {
  const field: Field = { stars: [], hit: undefined, mines: [] };
  for (const event of events) {
    if (event.type === 'turned' && event.safe) field.stars.push(event.tile);
    if (event.type === 'turned' && !event.safe) field.hit = event.tile;
    if (event.type === 'settled') field.mines = event.mines;
  }
  return field;
}
