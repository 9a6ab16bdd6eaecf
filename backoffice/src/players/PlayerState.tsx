import type { FoundPlayer, PlayerFile } from '@halley/contract';
import { Badge } from '@halley/ui';
import type { ReactNode } from 'react';
import { words } from '../words/index.ts';

/** Never by colour alone. */
export function PlayerState({
  player,
}: {
  player: Pick<FoundPlayer, 'locked' | 'verified'> & Partial<Pick<PlayerFile, 'locked_out'>>;
}): ReactNode {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {player.locked && <Badge tone="danger">{words.player.state.locked}</Badge>}
      {player.locked_out && <Badge tone="warn">{words.player.state.lockedOut}</Badge>}
      {player.verified && <Badge tone="win">{words.player.state.verified}</Badge>}
      {!player.locked && !player.locked_out && !player.verified && <Badge>{words.player.state.open}</Badge>}
    </span>
  );
}
