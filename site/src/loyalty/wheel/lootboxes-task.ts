import type { Lootbox } from '@halley/contract';
import { useEffect } from 'react';
import { queries } from '../../query/index.ts';
import { onLive, onMissedLive } from '../../realtime/index.ts';
import { usePlayer } from '../../session/index.ts';
import { withLootbox } from './own-lootboxes.ts';

/** Boxes and turns follow what the house says of them, on whatever page. */
export default function LootboxesTask(): null {
  const player = usePlayer()?.id;
  useEffect(() => {
    if (player === undefined) return;
    const stops = [
      onLive('lootboxes_changes', (news) => {
        // Only a whole one can stand on a page.
        if ('chances' in news) {
          const changed = news as unknown as Lootbox;
          queries.patch('listLootboxes', undefined, (boxes) => withLootbox(boxes as Lootbox[], changed));
        } else {
          queries.invalidate('listLootboxes');
        }
        queries.invalidate('readWheel');
      }),
      onMissedLive('lootboxes_changes', () => queries.invalidate('listLootboxes', 'readWheel')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [player]);
  return null;
}
