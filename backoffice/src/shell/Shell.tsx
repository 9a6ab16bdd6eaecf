import { Count, classNames, Icon, Logo, ToastArea, toasts } from '@halley/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { call, inWords } from '../api/index.ts';
import { type Desk, onShortcut } from '../console/index.ts';
import { QueuesContext, UnreadContext, useLiveQueues, useStaff } from '../session/index.ts';
import { words } from '../words/index.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { SearchField } from './SearchField.tsx';
import { useKeys } from './use-keys.ts';

const linkClass =
  'flex min-h-11 lg:min-h-9 shrink-0 items-center gap-3 rounded-md px-3 font-semibold text-text-soft -outline-offset-2 hover:bg-surface-2 hover:text-text aria-[current=page]:bg-ice-wash aria-[current=page]:text-text aria-[current=page]:[&>svg]:text-ice';

/** Navigation by permission: what somebody may not open is not there. */
export function Shell({ desks }: { desks: readonly Desk[] }): ReactNode {
  const { member, may, reload } = useStaff();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const own = desks.filter(({ permission }) => !permission || may(permission));
  const { queues, unread } = useLiveQueues({ isOn: true, place: pathname });
  const [isHelping, setHelping] = useState(false);
  const [said, setSaid] = useState('');
  useKeys({ desks: own, onHelp: () => setHelping(true) });
  useLayoutEffect(() => onShortcut(setSaid), []);
  const shown = useRef(pathname);
  useEffect(() => {
    // A new page begins at its top, for eyes and for screen readers; a tab of the same page does not.
    if (shown.current.split('/')[1] !== pathname.split('/')[1]) {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
    // On a phone the menu is a row that scrolls: where one is must be in sight.
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [pathname]);
  const signOut = () => {
    call('signOutStaff')
      .then(reload)
      .catch((error: unknown) => toasts.show({ title: inWords(error), tone: 'danger' }));
  };
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-1">
      <a
        href="#main"
        className="sr-only rounded-md bg-surface-4 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-modal focus:px-4 focus:py-2"
      >
        {words.nav.skip}
      </a>
      <header className="sticky top-0 z-sticky grid content-start gap-2 border-line bg-night-850 px-3 pt-3 pb-2 max-lg:border-b lg:h-dvh lg:grid-rows-[auto_minmax(0,1fr)_auto] lg:content-stretch lg:gap-4 lg:border-r lg:p-4">
        <div className="flex items-center justify-between gap-3 px-1 lg:grid lg:gap-1 lg:pt-1">
          <Logo className="h-6.5" />
          <span className="flex items-center justify-between gap-3">
            <span className="text-xs font-semibold text-text-faint">Back office</span>
            <Bell unread={unread} />
          </span>
        </div>
        <nav
          ref={menu}
          aria-label={words.nav.label}
          className="flex gap-1 overflow-x-auto scrollbar-none lg:grid lg:content-start lg:gap-0 lg:overflow-y-auto menu-fade"
        >
          {own.map(({ to, label, icon, queues: behind = [] }) => (
            <NavLink key={to} to={to} className={linkClass}>
              <Icon name={icon} size="small" />
              {label}
              <WaitingCount count={behind.reduce((sum, name) => sum + (queues[name]?.open ?? 0), 0)} />
            </NavLink>
          ))}
          <button type="button" onClick={signOut} className={classNames(linkClass, 'text-left lg:hidden')}>
            <Icon name="logout" size="small" />
            {words.nav.signOut}
          </button>
        </nav>
        <div className="grid gap-1 max-lg:hidden">
          <p className="min-w-0 px-3 text-13">
            <span className="block truncate font-semibold">{member.name}</span>
            <span className="block truncate text-xs text-text-faint">
              {member.email} · {member.role}
            </span>
          </p>
          <button type="button" onClick={signOut} className={linkClass}>
            <Icon name="logout" size="small" />
            {words.nav.signOut}
          </button>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 p-gutter outline-none">
        <SearchField />
        <div className="mx-auto max-w-6xl">
          <QueuesContext value={queues}>
            <UnreadContext value={unread}>
              <Outlet />
            </UnreadContext>
          </QueuesContext>
        </div>
      </main>
      <div role="status" className="sr-only">
        {said}
      </div>
      {isHelping && <KeysDialog onClosed={() => setHelping(false)} />}
      <ToastArea at="bottom" />
    </div>
  );
}

/** What the member was told and has not read. */
function Bell({ unread }: { unread: number }): ReactNode {
  return (
    <Link
      to="/my-work/notices"
      aria-label={words.work.unread(unread)}
      className="relative inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-text-soft hover:bg-surface-2 hover:text-text"
    >
      <Icon name="bell" size="small" />
      {unread > 0 && <Count className="tabular-nums">{unread}</Count>}
    </Link>
  );
}

function WaitingCount({ count }: { count: number }): ReactNode {
  return (
    count > 0 && (
      // Positioned, so that the hidden word scrolls with the menu: a phone's page would become as wide as the whole menu.
      <Count className="relative ml-auto tabular-nums">
        {count} <span className="sr-only">{words.nav.waiting}</span>
      </Count>
    )
  );
}
