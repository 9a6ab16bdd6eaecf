import { createContext } from 'react';

/** Either what stands in for a part, or the marks between which it is drawn to be kept. */
type Taken = { place: string } | { open: string; close: string };

/** Who keeps parts for the page that is rendered. */
export interface Keeper {
  /** The key holds all that the part is made of. */
  take(key: unknown): Taken;
}

/** Unset: nothing is kept, as in a browser and for who looks at a draft. */
export const KeeperContext = createContext<Keeper | undefined>(undefined);
