import { lazy } from 'react';

/**
 * What only players see costs a guest no byte. The server has it at hand and renders it with the page; the browser
 * loads it and takes over what is already on the screen.
 */
export const AccountMenu = import.meta.env.SSR
  ? (await import('./AccountMenu.tsx')).AccountMenu
  : lazy(() => import('./AccountMenu.tsx').then((module) => ({ default: module.AccountMenu })));

export const Purse = import.meta.env.SSR
  ? (await import('./Purse.tsx')).Purse
  : lazy(() => import('./Purse.tsx').then((module) => ({ default: module.Purse })));
