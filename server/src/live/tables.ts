import { type LiveTableId, liveTables, type TableChannel } from '@halley/contract';
import { games, type HouseGame, type SharedGame } from '@halley/studio/games';

export type AnySharedGame = SharedGame<unknown, unknown>;

/** The games of shared rounds by the id of their table; a table whose game this release does not have is not open. */
export const sharedGames: ReadonlyMap<LiveTableId, AnySharedGame> = new Map(
  liveTables.flatMap((id) => {
    const game = (games as Record<string, HouseGame | undefined>)[id];
    return game?.kind === 'shared' ? [[id, game] as const] : [];
  }),
);

export const sharedIdentifiers: ReadonlySet<string> = new Set([...sharedGames.values()].map((game) => game.identifier));

export const channelOf = (table: LiveTableId): TableChannel => `public:live_${table}`;

/** How long the parts of a round last: as the game says, and for tests no longer than they say. */
export function timingOf({ timing }: AnySharedGame, longest = timing): AnySharedGame['timing'] {
  return {
    bettingMs: Math.min(timing.bettingMs, longest.bettingMs),
    showingMs: Math.min(timing.showingMs, longest.showingMs),
    pauseMs: Math.min(timing.pauseMs, longest.pauseMs),
  };
}
