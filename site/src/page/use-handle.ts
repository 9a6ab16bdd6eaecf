import { useMatches } from 'react-router';
import type { PageHandle } from './PageLinks.tsx';

/** The page begins with a whole screen of its own on a phone: header and bottom bar are not there. */
export function useWholePhone(): boolean {
  return useMatches().some(({ handle, loaderData }) => (handle as PageHandle | undefined)?.wholePhone?.(loaderData));
}

/** What the page, or a part of it, says about itself. */
export function useHandle(name: keyof PageHandle): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[name]);
}
