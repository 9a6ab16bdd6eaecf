import { createContext } from 'react';

/** All that a part of a page may know of its visitor when the server keeps it for others: see `page/kept/Kept.tsx`. */
interface KeptFacts {
  house: string;
  /** In which a player plays; null: a guest. */
  currency: string | null;
}

/** Set inside such a part, on the server only. */
export const KeptFactsContext = /* @__PURE__ */ createContext<KeptFacts | undefined>(undefined);
