import { Icon, Money } from '@halley/ui';
import { useState } from 'react';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { TicketsPocket } from '../lotteries/index.ts';
import { PointsPocket } from '../loyalty/index.ts';
import { openPopup, Popover, popoverRowClass, SiteLink, useExcluded } from '../page/index.ts';
import { SignOutForm, usePlayer } from '../session/index.ts';
import { useAccounts, useSelectedAccount } from './use-accounts.ts';
import { WageringProgress } from './WageringProgress.tsx';

interface MenuEntry {
  href: string;
  icon: Parameters<typeof Icon>[0]['name'];
  label: MessageKey;
}

/** Putting money in, taking it out and stopping are equally near. */
const moneyEntries: readonly MenuEntry[] = [
  { href: '/deposit', icon: 'plus', label: 'account.deposit' },
  { href: '/cashbox', icon: 'wallet', label: 'account.cashier' },
  { href: '/profile/limits#break', icon: 'pause', label: 'account.break' },
  { href: '/profile/limits', icon: 'limits', label: 'account.limits' },
];
const otherEntries: readonly MenuEntry[] = [
  { href: '/bonus-balance', icon: 'coin', label: 'account.bonusBalance' },
  { href: '/profile/gifts', icon: 'gift', label: 'account.gifts' },
  { href: '/notifications', icon: 'bell', label: 'account.notifications' },
  { href: '/favorite-games', icon: 'favourite', label: 'account.favourites' },
  { href: '/profile', icon: 'user', label: 'shell.profile' },
];
/** Not offered during a break. */
const closedOnBreak: ReadonlySet<string> = new Set(['/deposit', '/profile/gifts']);

/** The balance, and behind it its pockets, the wallets and the way out. */
export function AccountMenu() {
  const { say, tag } = useSpeech();
  const player = usePlayer();
  const accounts = useAccounts();
  const active = useSelectedAccount();
  const excluded = useExcluded();
  const [opened, setOpened] = useState(false);
  const rows = (entries: readonly MenuEntry[]) =>
    entries
      .filter(({ href }) => !excluded || !closedOnBreak.has(href))
      .map(({ href, icon, label }) => (
        <SiteLink key={href} href={href} className={popoverRowClass}>
          <Icon name={icon} />
          {say(label)}
        </SiteLink>
      ));
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        data-tip={say('account.tip.balance')}
        data-tip-wide=""
        data-balance=""
        onClick={() => setOpened(true)}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-md bg-surface-2 pr-2.5 pl-3.5 font-bold shadow-1 hover:bg-surface-3"
      >
        <span className="sr-only">{say('shell.balance')}</span>
        {active ? (
          <span data-testid="balance" className="truncate">
            <Money cents={active.amount_cents} currency={active.currency} locale={tag} />
          </span>
        ) : (
          <Icon name="user" />
        )}
        <Icon name="chevron-down" size="small" className="text-text-faint" />
      </button>
      <Popover id="account-menu" place="header" label={say('shell.account')}>
        <button
          type="button"
          aria-label={say('account.data', { email: player?.email ?? '' })}
          className="min-h-9 w-full truncate rounded-10 px-3 pt-2 pb-1 text-left text-xs text-text-faint hover:text-text"
          onClick={() => void openPopup('profile-data')}
        >
          {player?.email}
        </button>
        {active && (
          <div className="mx-1.5 mb-1.5 grid gap-2.5 rounded-10 bg-surface-3 p-3">
            <Pocket label={say('account.cash')} cents={active.available_to_cashout_cents} currency={active.currency} />
            <Pocket
              label={say('account.bonus')}
              cents={active.amount_cents - active.available_to_cashout_cents}
              currency={active.currency}
            />
            <PointsPocket asked={opened} />
            <TicketsPocket asked={opened} />
            <WageringProgress account={active} detailed />
          </div>
        )}
        {accounts.map((account) => (
          <p key={account.currency} className="flex min-h-9 items-center justify-between gap-6 px-3">
            <span className="text-text-soft">{account.currency}</span>
            <Money cents={account.amount_cents} currency={account.currency} locale={tag} className="font-bold" />
          </p>
        ))}
        <hr className="mx-2 my-1.5 border-line-strong" />
        {rows(moneyEntries)}
        <hr className="mx-2 my-1.5 border-line-strong" />
        {rows(otherEntries)}
        <SignOutForm className={popoverRowClass} />
      </Popover>
    </>
  );
}

function Pocket({ label, cents, currency }: { label: string; cents: number; currency: string }) {
  const { tag } = useSpeech();
  return (
    <p className="flex items-center justify-between gap-6 text-13">
      <span className="text-text-soft">{label}</span>
      <Money cents={cents} currency={currency} locale={tag} className="font-bold" />
    </p>
  );
}
