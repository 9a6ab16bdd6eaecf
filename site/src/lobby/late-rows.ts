import { lazy } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;
/** Longest wait for a quiet moment. */
const patienceMs = 2_000;

/** The first sign of life of a visitor, or the first quiet moment of the browser, whichever is earlier. */
function firstSign(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of signs) addEventListener(sign, resolve, { once: true, passive: true });
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patienceMs });
    else setTimeout(resolve, patienceMs);
  });
}

/**
 * All below the banners comes from the server as it is to be seen, and its links work without script. What brings it
 * to life does not stand in the way of the first screen.
 */
export const LobbyRows = import.meta.env.SSR
  ? (await import('./LobbyRows.tsx')).LobbyRows
  : lazy(async () => {
      await firstSign();
      const module = await import('./LobbyRows.tsx');
      return { default: module.LobbyRows };
    });
