import { lazy } from 'react';
import { firstSign } from './first-sign.ts';
import { whenFetched } from './when-fetched.ts';

/** Far below the first screen: the server draws it, its links work without script, and its life comes with the visitor's. */
export const Footer = import.meta.env.SSR
  ? (await import('./Footer.tsx')).Footer
  : lazy(async () => {
      await firstSign();
      return { default: (await whenFetched(() => import('./Footer.tsx'))).Footer };
    });
