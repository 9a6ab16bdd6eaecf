import { tileArt } from '@halley/ui/art/tiles.ts';

/** What the studio works on: shown with its art, not playable, no date promised. */
const names = ['Perihelion', 'Meteor Drop', 'Moonfield', 'Tiny Rocket', 'Orrery Wheel', 'Cherry Comet'];

export interface UpcomingGame {
  title: string;
  art: string;
}

export const upcomingGames: UpcomingGame[] = names.map((title) => ({
  title,
  art: tileArt[title.toLowerCase().replaceAll(' ', '-')] ?? '',
}));
