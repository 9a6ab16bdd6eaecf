import { levels as backofficeLevels } from '../../backoffice/src/levels.ts';
import { levels, never } from '../../server/src/house/levels.ts';
import { levels as siteLevels } from '../../site/src/levels.ts';
import { levels as sportsLevels } from '../../sports/src/levels.ts';
import { levels as studioLevels } from '../../studio/src/levels.ts';
import type { Floors } from './rooms.ts';

/** Style sheets of the studio that games of other rooms wear too. */
const studioStyles = ['game.css', 'chips.css', 'screen/cards.css', 'screen/baccarat.css', 'screen/roulette.css'];

/** How the rooms of each package lie above each other. */
export const floors = {
  server: { folder: 'server/src', levels, roof: ['house'], never, inner: ['jobs', 'mail', 'postgres'] },
  backoffice: { folder: 'backoffice/src', levels: backofficeLevels },
  site: {
    folder: 'site/src',
    levels: siteLevels,
    doors: ['index.ts', 'index.server.ts'],
    folds: { room: 'shell', above: 6, doors: ['register.ts', 'players.ts'] },
    loadsFiles: true,
  },
  studio: {
    folder: 'studio/src',
    levels: studioLevels,
    roof: ['lab'],
    // What is drawn has a door of its own, which the server does not open, and so has what a browser loads when asked.
    doors: ['index.ts', 'screen/index.ts', 'hmac-node.ts', 'verify-round.ts', 'words.json', ...studioStyles],
  },
  sports: { folder: 'sports/src', levels: sportsLevels },
} satisfies Record<string, Floors>;
