import { Icon, Money } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { useAccounts, useSelectedAccount } from '../wallet/index.ts';
import type { NavEntry } from './nav.ts';
import { Popover, popoverRowClass } from './Popover.tsx';
import { SessionClock } from './SessionClock.tsx';
import { SiteLink } from './SiteLink.tsx';
import { usePlayer, useRootData } from './session.ts';
import { signOut } from './sign-out.ts';
import { useFlag } from './use-flag.ts';

/** Everything that only a player has. */
const entries: readonly NavEntry[] = [
  { href: '/deposit', icon: 'plus', label: 'account.deposit' },
  { href: '/cashbox', icon: 'wallet', label: 'account.cashier' },
  { href: '/profile/gifts', icon: 'gift', label: 'account.gifts' },
  { href: '/notifications', icon: 'bell', label: 'account.notifications' },
  { href: '/favorite-games', icon: 'favourite', label: 'account.favourites' },
  { href: '/rocket-mart', icon: 'mart', label: 'account.points' },
  { href: '/profile', icon: 'user', label: 'shell.profile' },
  { href: '/profile/limits#break', icon: 'pause', label: 'account.break' },
];

/** The balance, and behind it the wallets and the way out. */
export function AccountMenu() {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const accounts = useAccounts();
  const active = useSelectedAccount();
  const partners = useRootData()?.frameParents;
  const clock = useFlag('session_clock');
  return (
    <>
      {clock && <SessionClock />}
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex min-h-11 items-center gap-2 rounded-md bg-surface-2 pr-2.5 pl-3.5 font-bold shadow-1 hover:bg-surface-3"
      >
        <span className="sr-only">{say('shell.balance')}</span>
        {active ? (
          <span data-testid="balance">
            <Money cents={active.amount_cents} currency={active.currency} locale={tag} unit="small" />
          </span>
        ) : (
          <Icon name="user" />
        )}
        <Icon name="chevron-down" size="small" className="text-text-faint" />
      </button>
      <Popover id="account-menu" place="header" label={say('shell.account')}>
        <p className="truncate px-3 pt-2 pb-1 text-xs text-text-faint">{player?.email}</p>
        {accounts.map((account) => (
          <p key={account.currency} className="flex min-h-9 items-center justify-between gap-6 px-3">
            <span className="text-text-soft">{account.currency}</span>
            <Money
              cents={account.amount_cents}
              currency={account.currency}
              locale={tag}
              unit="small"
              className="font-bold"
            />
          </p>
        ))}
        <hr className="mx-2 my-1.5 border-line-strong" />
        {entries.map(({ href, icon, label }) => (
          <SiteLink key={href} href={href} className={popoverRowClass}>
            <Icon name={icon} />
            {say(label)}
          </SiteLink>
        ))}
        <button type="button" className={popoverRowClass} onClick={() => void signOut({ partners })}>
          <Icon name="logout" />
          {say('shell.logOut')}
        </button>
      </Popover>
    </>
  );
}
