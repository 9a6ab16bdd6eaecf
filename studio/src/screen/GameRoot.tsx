import { Button } from '@halley/ui/Button.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PageLink } from './page-link.ts';
import { useWords } from './words.tsx';

/** What surrounds every game: tells the page how tall it is, so that the frame never scrolls inside the page. */
export function GameRoot(props: { link: PageLink; children: ReactNode }): ReactNode {
  const root = useRef<HTMLElement>(null);
  const { link } = props;
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() => link.tell({ type: 'height', height: Math.ceil(element.offsetHeight) }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [link]);
  return (
    <main ref={root} className="game-root">
      {props.children}
    </main>
  );
}

/** As large as what comes. */
export function GameLoading(): ReactNode {
  const { text } = useWords();
  return (
    <div role="status" className="game-layout">
      <span className="sr-only">{text('studio.loading')}</span>
      <Skeleton className="h-151 rounded-xl" />
      <aside aria-hidden="true">
        <Skeleton className="h-151 rounded-xl" />
      </aside>
    </div>
  );
}

export function GameFailed(props: { message: string; onRetry?: () => void; onClose?: () => void }): ReactNode {
  const { text } = useWords();
  return (
    <div
      role="alert"
      className="grid min-h-80 place-content-center justify-items-center gap-4 rounded-xl bg-surface-1 p-6"
    >
      <p>{props.message}</p>
      {props.onRetry && <Button onClick={props.onRetry}>{text('studio.loadAgain')}</Button>}
      {props.onClose && <Button onClick={props.onClose}>{text('studio.close')}</Button>}
    </div>
  );
}
