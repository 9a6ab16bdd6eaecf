import { IconButton } from '@halley/ui';
import { useScrollLock } from '@halley/ui/use-scroll-lock.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { Sidebar } from './Sidebar.tsx';
import { sidebarEvents } from './sidebar-events.ts';

const swipePx = 60;

/** The sidebar below 1280. The browser's own dialog: focus stays in it, Escape closes it, the page behind is inert. */
export function Drawer({ onClosed }: { onClosed: () => void }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const touchX = useRef(0);
  useScrollLock();
  useEffect(() => {
    dialog.current?.showModal();
    const close = () => dialog.current?.close();
    // Asked for again before the browser has told that it is closed.
    const open = () => dialog.current?.open || dialog.current?.showModal();
    window.addEventListener(sidebarEvents.close, close);
    window.addEventListener(sidebarEvents.open, open);
    return () => {
      window.removeEventListener(sidebarEvents.close, close);
      window.removeEventListener(sidebarEvents.open, open);
    };
  }, []);
  useEffect(() => {
    if (openedAt.current !== key) dialog.current?.close();
  }, [key]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, and the cross
    <dialog
      ref={dialog}
      aria-label={say('shell.menu')}
      onClose={() => dialog.current?.open || onClosed()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onTouchStart={(event) => {
        touchX.current = event.touches[0]?.clientX ?? 0;
      }}
      onTouchEnd={(event) => {
        if (touchX.current - (event.changedTouches[0]?.clientX ?? 0) > swipePx) dialog.current?.close();
      }}
      className="m-0 h-dvh max-h-none w-[min(19.5rem,86vw)] max-w-none animate-fade-in border-r border-line bg-night-850 p-0 text-text backdrop:bg-night-950/72"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between px-5 pt-4">
          <h2 className="title-card">{say('shell.menu')}</h2>
          <IconButton icon="close" label={say('ui.close')} onClick={() => dialog.current?.close()} />
        </div>
        <div className="min-h-0 flex-1">
          <Sidebar id="drawer" />
        </div>
      </div>
    </dialog>
  );
}
