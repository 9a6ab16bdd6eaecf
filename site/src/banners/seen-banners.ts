import { track } from '../analytics/index.ts';
import type { BannerPlace } from './banners-for.ts';

const nameOf = (id: string) => id.replace(/[^A-Za-z0-9_.:/*?-]/g, '-').replace(/^[^A-Za-z0-9]+/, '');
const mostTold = 30;

/** Which banners a visitor has seen on this page. Leaving it tells of them, once, and forgets them. */
export function createSeen(place: BannerPlace) {
  const seen = new Set<string>();
  return {
    note(id: string): void {
      const name = nameOf(id).slice(0, 100);
      if (name !== '' && seen.size < mostTold) seen.add(name);
    },
    leave(): void {
      if (seen.size === 0) return;
      track('promotion_view', { place, banners: [...seen] });
      seen.clear();
    },
    list: (): readonly string[] => [...seen],
  };
}

export function trackPress(place: BannerPlace, id: string, button: 'first' | 'second'): void {
  const banner = nameOf(id).slice(0, 100);
  if (banner !== '') track('promotion_click', { place, banner, button });
}
