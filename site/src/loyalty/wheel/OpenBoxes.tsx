import type { Lootbox } from '@halley/contract';
import { Count } from '@halley/ui';
import { useQuery } from '../../query/index.ts';
import { countOpen } from './own-lootboxes.ts';

/** How many boxes and turns wait: until they are known, what the operator has written. They follow the live news. */
export function OpenBoxes({ atFirst }: { atFirst: number }) {
  const { data } = useQuery('listLootboxes');
  const count = data ? countOpen(data as Lootbox[]) : atFirst;
  return count > 0 ? <Count className="ml-auto">{count}</Count> : null;
}
