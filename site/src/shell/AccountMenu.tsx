import { Icon, Money } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { useAccounts, useSelectedAccount } from '../wallet/index.ts';
import { Popover, popoverRowClass } from './Popover.tsx';
import { SiteLink } from './SiteLink.tsx';
import { usePlayer } from './session.ts';
import { signOut } from './sign-out.ts';

/** The balance, and behind it the wallets and the way out. */
export function AccountMenu() {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const accounts = useAccounts();
  const active = useSelectedAccount();
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex min-h-11 items-center gap-2 rounded-md bg-surface-2 pr-2.5 pl-3.5 font-bold shadow-1 hover:bg-surface-3"
      >
        <span className="sr-only">{say('shell.balance')}</span>
        {active ? (
          <span data-testid="balance">
            <Money cents={active.amount_cents} currency={active.currency} locale={tag} />
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
            <Money cents={account.amount_cents} currency={account.currency} locale={tag} className="font-bold" />
          </p>
        ))}
        <hr className="mx-2 my-1.5 border-line-strong" />
        <SiteLink href="/profile" className={popoverRowClass}>
          <Icon name="user" />
          {say('shell.profile')}
        </SiteLink>
        <button type="button" className={popoverRowClass} onClick={() => void signOut()}>
          <Icon name="logout" />
          {say('shell.logOut')}
        </button>
      </Popover>
    </>
  );
}
