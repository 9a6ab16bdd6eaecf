import { useMatches } from 'react-router';
import type { PageHandle } from './PageLinks.tsx';

/** What the page, or a part of it, says about itself. */
export function useHandle(name: keyof PageHandle): boolean {
  return useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.[name]);
}
