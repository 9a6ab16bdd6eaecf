import type { Visitor } from '../visitor/index.ts';
import type { Place } from './mount-site.ts';

/** What of a visitor makes a page differ, and nothing else: guests who agree in it share a page. */
export function placeOf({ country, tier, licence, may, flags, isBot, brand, player }: Visitor): Place {
  const { id, name, colours, icons } = brand;
  const place = { country, tier, licence, may, flags, isBot, brand: { id, name, colours, icons } };
  return player ? { ...place, language: player.language } : place;
}
