import { lazy, Suspense } from 'react';
import { useRootData } from '../shell/session.ts';

const Cards = import.meta.env.SSR
  ? (await import('./ConsentCards.tsx')).ConsentCards
  : lazy(() => import('./ConsentCards.tsx').then((module) => ({ default: module.ConsentCards })));

/** Drawn by the server where something is asked; a visitor who has answered loads nothing of it. */
export function Consent() {
  const asks = useRootData()?.asks;
  if (!asks?.cookies && !asks?.australia) return null;
  return (
    <Suspense>
      <Cards {...asks} />
    </Suspense>
  );
}
