import { lazy } from 'react';
import { late } from '../page/index.ts';

/**
 * All of main comes from the server as it is to be seen, and its links work without script. What brings it to life does
 * not stand in the way of the first screen.
 */
export const LobbyRows = import.meta.env.SSR
  ? (await import('./LobbyRows.tsx')).LobbyRows
  : lazy(async () => ({ default: (await late(() => import('./LobbyRows.tsx'))).LobbyRows }));

export const Slider = import.meta.env.SSR
  ? (await import('../banners/Slider.tsx')).Slider
  : lazy(async () => ({ default: (await late(() => import('../banners/Slider.tsx'))).Slider }));

/** For the few who have an adventure: nobody else loads it. */
export const AdventureWidget = import.meta.env.SSR
  ? (await import('../vip/AdventureWidget.tsx')).AdventureWidget
  : lazy(async () => {
      const module = await import('../vip/AdventureWidget.tsx');
      return { default: module.AdventureWidget };
    });

/** Contests that run: nobody waits for them. */
export const RunningContests = import.meta.env.SSR
  ? (await import('../tournaments/RunningContests.tsx')).RunningContests
  : lazy(async () => ({ default: (await late(() => import('../tournaments/RunningContests.tsx'))).RunningContests }));
