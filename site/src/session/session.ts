import type { Player } from '@halley/contract';
import { use } from 'react';
import { useRouteLoaderData } from 'react-router';
import { KeptFactsContext } from './kept-facts.ts';
import type { RootData } from './root-data.ts';

/** What the root loader knows; everything about who is here comes from it. */
export function useRootData(): RootData | undefined {
  // Said aloud, on every page that does it: what stands in a kept part is shown to others.
  if (import.meta.env.SSR && use(KeptFactsContext)) throw new Error('a part that is kept for others knows no visitor');
  return useRouteLoaderData<RootData>('root');
}

/** What a part that is kept for others may know too. */
function useFact<Fact>(name: 'house' | 'currency', read: (data: RootData | undefined) => Fact) {
  const data = useRouteLoaderData<RootData>('root');
  const common = import.meta.env.SSR ? use(KeptFactsContext) : undefined;
  return common ? (common[name] as Fact) : read(data);
}

/** What the house is called here. */
export function useHouse(): string {
  return useFact('house', (data) => data?.house ?? 'Halley');
}

/** In which a player plays; null: a guest. */
export function useCurrency(): string | null {
  return useFact('currency', (data) => data?.player?.currency ?? null);
}

export function usePlayer(): Player | null {
  return useRootData()?.player ?? null;
}

/** Set while the first navigation after a log-in runs: everything is loaded anew, the root too. */
export const session = { changed: false };
