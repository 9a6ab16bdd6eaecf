import { lazy, Suspense } from 'react';
import { late } from '../page/index.ts';
import { useRootData } from '../session/index.ts';

const Cards = import.meta.env.SSR
  ? (await import('./ConsentCards.tsx')).ConsentCards
  : lazy(async () => ({ default: (await late(() => import('./ConsentCards.tsx'))).ConsentCards }));

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
