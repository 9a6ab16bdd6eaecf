import { lazy } from 'react';
import { firstSign } from '../shell/first-sign.ts';
import { whenFetched } from '../shell/when-fetched.ts';

/**
 * All of main comes from the server as it is to be seen, and its links work without script. What brings it to life does
 * not stand in the way of the first screen.
 */
export const LobbyRows = import.meta.env.SSR
  ? (await import('./LobbyRows.tsx')).LobbyRows
  : lazy(async () => {
      await firstSign();
      const module = await whenFetched(() => import('./LobbyRows.tsx'));
      return { default: module.LobbyRows };
    });

export const Slider = import.meta.env.SSR
  ? (await import('../banners/Slider.tsx')).Slider
  : lazy(async () => {
      await firstSign();
      const module = await whenFetched(() => import('../banners/Slider.tsx'));
      return { default: module.Slider };
    });

/** For the few who have an adventure: nobody else loads it. */
export const AdventureWidget = import.meta.env.SSR
  ? (await import('../vip/AdventureWidget.tsx')).AdventureWidget
  : lazy(async () => {
      const module = await import('../vip/AdventureWidget.tsx');
      return { default: module.AdventureWidget };
    });
