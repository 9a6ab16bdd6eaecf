import { ownTiles, spareTiles, tilesVersion } from './drawn-tiles.ts';

/**
 * Art of games in pixels, 3:4, in three widths: a row of a list, a tile, a tile on a fine screen. A tile as SVG took a
 * browser three times the time of its image, and a lobby has dozens. `npm run images -w site` draws them.
 */
type TileWidth = 150 | 300 | 600;

const addressOf = (name: string, width: TileWidth) => `/tiles/${name}-${width}.webp?${tilesVersion}`;

/** Our own drawing of that name, if there is one. */
export function tileArt(name: string, width: TileWidth = 300): string | undefined {
  return ownTiles.includes(name) ? addressOf(name, width) : undefined;
}

/** For a game that has no art of its own. The same image for the same name, always; neighbours get different ones. */
export function spareArt(name: string, width: TileWidth = 300): string {
  return addressOf(spareTiles[hashOf(name) % spareTiles.length] ?? '', width);
}

/** The same art for finer screens; of art from elsewhere nothing is known. */
export function finerArt(art: string): string | undefined {
  if (!art.startsWith('/tiles/')) return undefined;
  return `${art} 300w, ${art.replace('-300.webp', '-600.webp')} 600w`;
}

/** Our own art's name by its address. */
export function tileNameOf(art: string): string | undefined {
  const name = /^\/tiles\/([a-z0-9-]+)-\d+\.webp/.exec(art)?.[1];
  return name && ownTiles.includes(name) ? name : undefined;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
