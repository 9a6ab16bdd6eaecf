import { useSyncExternalStore } from 'react';

/** Which cards of the open hand stay: the stage shows and changes it, the button sends it. */
export interface Holds {
  /** Places, of the hand with this id; of another hand nothing is held. */
  of(round: string): number[];
  toggle(round: string, at: number): void;
  subscribe(listener: () => void): () => void;
}

export function createHolds(): Holds {
  let held: { round: string; places: number[] } = { round: '', places: [] };
  const none: number[] = [];
  const listeners = new Set<() => void>();
  const of = (round: string) => (held.round === round ? held.places : none);
  return {
    of,
    toggle: (round, at) => {
      const places = of(round);
      const next = places.includes(at) ? places.filter((each) => each !== at) : [...places, at];
      held = { round, places: next.toSorted((one, other) => one - other) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useHolds(holds: Holds, round: string): number[] {
  return useSyncExternalStore(holds.subscribe, () => holds.of(round));
}
