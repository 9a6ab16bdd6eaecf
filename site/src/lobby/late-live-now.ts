import { lazy } from 'react';
import { late } from '../page/index.ts';

/** What is on in sport: nobody waits for it. */
export const LiveNow = import.meta.env.SSR
  ? (await import('./LiveNow.tsx')).LiveNow
  : lazy(async () => ({ default: (await late(() => import('./LiveNow.tsx'))).LiveNow }));
