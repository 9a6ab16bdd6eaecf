import type { Player } from '@halley/contract';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/** What the root loader knows; everything about who is here comes from it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** What the house is called here. */
export function useHouse(): string {
  return useRootData()?.house ?? 'Halley';
}

export function usePlayer(): Player | null {
  return useRootData()?.player ?? null;
}

/** Set while the first navigation after a log-in runs: everything is loaded anew, the root too. */
export const session = { changed: false };
