import { Card } from '@halley/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSay } from '../../i18n/index.ts';
import { useExcluded } from '../../page/index.ts';
import { usePlayer } from '../../session/index.ts';
import { loadFilled } from './load-filled.ts';
import { useSharedCode } from './SharedSlip.tsx';
import { SlipBar } from './SlipBar.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { useSlipAfterPaint } from './use-slip.ts';
import { useSlipSync } from './use-slip-sync.ts';

const loadSheet = () => import('./SlipSheet.tsx');
const SlipSheet = lazy(loadSheet);

/** Where the column has room. */
const wide = '(min-width: 80rem)';

function listen(onChange: () => void): () => void {
  const media = window.matchMedia?.(wide);
  media?.addEventListener?.('change', onChange);
  return () => media?.removeEventListener?.('change', onChange);
}

/** The slip beside a page of sport: a column; where there is no room for one, a sheet from below, one click away. */
export function SlipDock(): ReactNode {
  const say = useSay();
  const { legs } = useSlipAfterPaint();
  const player = usePlayer();
  const code = useSharedCode();
  const isExcluded = useExcluded();
  const isWide = useSyncExternalStore(
    listen,
    () => window.matchMedia?.(wide).matches ?? true,
    () => true,
  );
  const [isOpen, setOpen] = useState(false);
  useSlipSync(player?.id, { isExcluded });
  const isNeeded = legs.length > 0 || code !== undefined;
  useFetchWithClick(isWide);
  useFetchSheet(!isWide && isNeeded);
  return (
    <>
      <aside id="slip" tabIndex={-1} aria-label={say('slip.title')} className="hidden xl:sticky xl:top-20 xl:block">
        <Card className="max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain p-4 scrollbar-none">
          {isWide && <SlipPanel />}
        </Card>
      </aside>
      {!isWide && isNeeded && <SlipBar onOpen={() => setOpen(true)} />}
      {!isWide && isOpen && (
        <Suspense>
          <SlipSheet onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Between the first click on the page and the price that is taken there is time to fetch what a filled column needs. */
function useFetchWithClick(isWide: boolean): void {
  useEffect(() => {
    if (!isWide) return;
    const begun = new AbortController();
    const fetchNow = () => {
      begun.abort();
      // Whoever needs it asks again, and says so if it fails.
      loadFilled().catch(() => {});
    };
    for (const begin of ['pointerdown', 'keydown'])
      document.addEventListener(begin, fetchNow, { passive: true, signal: begun.signal });
    return () => begun.abort();
  }, [isWide]);
}

/** A sheet is a second click away: what it needs is fetched between the two, and costs the first one nothing. */
const sheetAfterMs = 500;

function useFetchSheet(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => void Promise.all([loadFilled(), loadSheet()]).catch(() => {}), sheetAfterMs);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
