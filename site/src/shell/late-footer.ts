import { lazy } from 'react';
import { late } from '../page/index.ts';

/** Far below the first screen: the server draws it, its links work without script, and its life comes with the visitor's. */
export const Footer = import.meta.env.SSR
  ? (await import('./Footer.tsx')).Footer
  : lazy(async () => ({ default: (await late(() => import('./Footer.tsx'))).Footer }));
