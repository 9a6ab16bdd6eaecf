import { tileNameOf } from '@halley/ui/art/tiles.ts';

/** The image of a shared link by the art the page shows: tiles of our own are drawn in pixels too. */
export function shareOf(art: string): string {
  return tileNameOf(art) ?? 'games';
}
