import { useQuery } from '../query/index.ts';
import { useChrome } from '../session/index.ts';

/** Is the player on a break? What the page has heard since counts more than what it came with. */
export function useExcluded(): boolean {
  const atFirst = useChrome().excluded;
  const { data } = useQuery('readExclusion', undefined, { enabled: false });
  return data ? data.kind !== null : atFirst;
}
