export { categoryTitle } from './category-titles.server.ts';
export { emblemOf } from './emblem-of.server.ts';
export { type GameNumbers, gameNumbers, studioGame } from './house-numbers.server.ts';
export {
  type Device,
  deviceOf,
  likedOf,
  readCollections,
  readFavourites,
  readLiked,
  readMenu,
  readRecent,
  readStudios,
  titlesOf,
} from './read-shelves.server.ts';
