import type { StaffPermission, StaffQueueName } from '@halley/contract';
import { Count, classNames, Icon, type IconName, Logo, ToastArea, toasts } from '@halley/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { call, inWords } from '../api/client.ts';
import { words } from '../words.ts';
import { QueuesContext, useLiveQueues } from './queues.ts';
import { useStaff } from './staff-state.ts';

interface Entry {
  to: string;
  label: string;
  icon: IconName;
  permission?: StaffPermission;
  /** What waits behind it is counted beside it. */
  queues?: readonly StaffQueueName[];
}

export const entries: readonly Entry[] = [
  { to: '/players', label: words.nav.players, icon: 'user', permission: 'players.read' },
  {
    ...{ to: '/documents', label: words.nav.documents, icon: 'shield', permission: 'documents.review' },
    queues: ['documents'],
  },
  {
    ...{ to: '/support', label: words.nav.support, icon: 'chat', permission: 'support.answer' },
    queues: ['chats', 'letters'],
  },
  {
    ...{ to: '/payments', label: words.nav.payments, icon: 'wallet', permission: 'payments.read' },
    queues: ['cashouts', 'differences', 'corrections'],
  },
  { to: '/games', label: words.nav.games, icon: 'dice', permission: 'games.read' },
  { to: '/providers', label: words.nav.providers, icon: 'globe', permission: 'games.read' },
  { to: '/jackpots', label: words.nav.jackpots, icon: 'jackpot', permission: 'games.read' },
  { to: '/returns', label: words.nav.returns, icon: 'activity', permission: 'games.read' },
  { to: '/content', label: words.nav.content, icon: 'eye', permission: 'content.preview' },
  { to: '/audit', label: words.nav.audit, icon: 'activity', permission: 'audit.read' },
  { to: '/members', label: words.nav.members, icon: 'settings', permission: 'staff.manage' },
  { to: '/account', label: words.nav.account, icon: 'lock' },
];

const linkClass =
  'flex min-h-11 shrink-0 items-center gap-3 rounded-md px-3 font-semibold text-text-soft -outline-offset-2 hover:bg-surface-2 hover:text-text aria-[current=page]:bg-ice-wash aria-[current=page]:text-text aria-[current=page]:[&>svg]:text-ice';

/** Navigation by permission: what somebody may not open is not there. */
export function Shell(): ReactNode {
  const { member, may, reload } = useStaff();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const own = entries.filter(({ permission }) => !permission || may(permission));
  const queues = useLiveQueues({ isOn: own.some((entry) => entry.queues), place: pathname });
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
      <header className="sticky top-0 z-sticky grid content-start gap-2 border-line bg-night-850 px-3 pt-3 pb-2 max-lg:border-b lg:h-dvh lg:gap-6 lg:border-r lg:p-4">
        <div className="flex items-center justify-between gap-3 px-1 lg:grid lg:gap-1 lg:pt-1">
          <Logo className="h-6.5" />
          <span className="text-xs font-semibold text-text-faint">Back office</span>
        </div>
        <nav ref={menu} aria-label={words.nav.label} className="flex gap-1 overflow-x-auto scrollbar-none lg:grid">
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
        <div className="mt-auto grid gap-1 self-end max-lg:hidden lg:absolute lg:inset-x-4 lg:bottom-4">
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
        <div className="mx-auto max-w-6xl">
          <QueuesContext value={queues}>
            <Outlet />
          </QueuesContext>
        </div>
      </main>
      <ToastArea />
    </div>
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
