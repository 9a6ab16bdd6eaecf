import type { TowerEvent } from '../rules.ts';

export interface Climb {
  /** The window taken on every floor so far. */
  windows: number[];
  /** The last of them was dark. */
  fell: boolean;
  /** Dark windows of every floor, once the round is over. */
  dark: number[][] | undefined;
}

/** How far the climb has come by the events that have been told. */
export function readClimb(events: readonly TowerEvent[]): Climb {
  const climb: Climb = { windows: [], fell: false, dark: undefined };
  for (const event of events) {
    if (event.type === 'climbed') {
      climb.windows.push(event.window);
      climb.fell = !event.lit;
    }
    if (event.type === 'settled') climb.dark = event.dark;
  }
  return climb;
}

/** Floors that have been climbed to their end. */
export function floorsOf({ windows, fell }: Climb): number {
  return windows.length - (fell ? 1 : 0);
}
