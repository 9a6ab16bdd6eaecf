import { LoadingBar } from '@halley/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useSay } from '../i18n/index.ts';
import { isWide, Toasts, useHandle, useWholePhone } from '../page/index.ts';
import { Alive } from './Alive.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { Footer } from './late-footer.ts';
import { OfflineHint } from './OfflineHint.tsx';
import { Sidebar } from './Sidebar.tsx';
import { openSidebar, sidebarEvents } from './sidebar-events.ts';

const Drawer = lazy(() => import('./Drawer.tsx').then((module) => ({ default: module.Drawer })));

/** Everything round a page. Each boundary is brought to life on its own, so that no click waits for the whole page. */
export function Shell({ children, notice }: { children: ReactNode; notice?: ReactNode }) {
  const say = useSay();
  const [menuOpen, setMenuOpen] = useState(false);
  const bare = useHandle('bare');
  const wholePhone = useWholePhone();
  const wide = isWide(useLocation().pathname);
  useEffect(() => {
    const show = () => setMenuOpen(true);
    window.addEventListener(sidebarEvents.open, show);
    return () => window.removeEventListener(sidebarEvents.open, show);
  }, []);
  if (bare) return children;
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-toast -translate-y-20 rounded-md bg-paper px-4 py-3 font-bold text-ink focus:translate-y-0"
      >
        {say('shell.skip')}
      </a>
      <Progress />
      {notice}
      <Header onMenu={openSidebar} />
      <div className="xl:grid xl:grid-cols-[var(--sidebar-width)_minmax(0,1fr)]">
        <aside
          data-island
          aria-label={say('shell.menu')}
          className="away-up sticky top-header hidden h-[calc(100dvh-var(--header-height))] xl:block"
        >
          <h2 className="sr-only">{say('shell.menu')}</h2>
          <Suspense>
            <Alive place="aside[data-island]" />
            <Sidebar />
          </Suspense>
        </aside>
        <div className={`min-w-0 xl:border-l xl:border-line ${wholePhone ? 'phone:flex phone:flex-col' : ''}`}>
          <OfflineHint />
          <div id="standing" className="px-gutter" />
          <div id="accepted" role="log" aria-label={say('shell.accepted')} className="px-gutter" />
          <main
            id="main"
            data-island
            // A game in its frame has a main of its own: the two need different names.
            aria-label={say('shell.content')}
            tabIndex={-1}
            className={`mx-auto grid min-h-[60dvh] content-start gap-8 px-gutter pt-4 outline-none *:min-w-0 md:gap-10 md:pt-6 ${wide ? '' : 'max-w-content'} ${
              // Notes of the house stand under the first screen: what is clicked stays in its place.
              wholePhone ? 'phone:order-first phone:w-full' : ''
            }`}
          >
            <Suspense>
              <Alive place="#main" />
              {children}
            </Suspense>
          </main>
          <Suspense>
            <Footer />
          </Suspense>
        </div>
      </div>
      <BottomBar onMenu={openSidebar} />
      {menuOpen && (
        <Suspense>
          <Drawer onClosed={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Toasts />
    </>
  );
}

/** A comet along the top edge while the next page is on its way. */
function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <LoadingBar className="fixed inset-x-0 top-0 z-toast" />;
}
