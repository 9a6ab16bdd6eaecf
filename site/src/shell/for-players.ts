import { lazy } from 'react';
import { whenFetched } from '../page/index.ts';

/**
 * What only players see costs a guest no byte. The server has it at hand and renders it with the page; the browser
 * loads it and takes over what is already on the screen.
 */
const parts = () => whenFetched(() => import('./players-chrome.ts'));
const atHand = import.meta.env.SSR ? await parts() : undefined;

export const PlayerHead = atHand?.PlayerHead ?? lazy(async () => ({ default: (await parts()).PlayerHead }));
export const PlayerSide = atHand?.PlayerSide ?? lazy(async () => ({ default: (await parts()).PlayerSide }));
export const PlayerFoot = atHand?.PlayerFoot ?? lazy(async () => ({ default: (await parts()).PlayerFoot }));
export const OpenBoxes = atHand?.OpenBoxes ?? lazy(async () => ({ default: (await parts()).OpenBoxes }));
export const RunningCount = atHand?.RunningCount ?? lazy(async () => ({ default: (await parts()).RunningCount }));
export const DepositLink = atHand?.DepositLink ?? lazy(async () => ({ default: (await parts()).DepositLink }));
