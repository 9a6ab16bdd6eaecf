import { tileArt } from '@halley/ui/art/tiles.ts';

/** What the studio works on: shown with its art, not playable, no date promised. */
const names = ['Perihelion', 'Meteor Drop', 'Moonfield', 'Tiny Rocket', 'Orrery Wheel', 'Cherry Comet'];
/** A full house has no need to talk of what is not there. */
const mostGames = 12;

export interface UpcomingGame {
  title: string;
  art: string;
}

/** A game that can be played is no longer on its way. */
export function upcomingGames(playable: readonly { title: string }[]): UpcomingGame[] {
  if (playable.length > mostGames) return [];
  const titles = new Set(playable.map(({ title }) => title));
  return names
    .filter((title) => !titles.has(title))
    .map((title) => ({ title, art: tileArt(title.toLowerCase().replaceAll(' ', '-')) ?? '' }));
}
