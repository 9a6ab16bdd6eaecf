import { classNames } from '@halley/ui/class-names.ts';
import { Icon } from '@halley/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { ModalFrame, ModalLink, SiteLink } from '../page/index.ts';
import { useCashier } from './use-cashier.ts';
import { WalletBar } from './WalletBar.tsx';

interface CashboxFrameProps {
  title: string;
  description?: string;
  onBack?: () => void;
  /** Which of the three pages this is; unset: a step inside one. */
  page?: 'dashboard' | 'deposit' | 'withdraw';
  /** The wallet a payment belongs to, where it is another than the selected one. */
  currency?: string;
  /** More room where lists are read. */
  wide?: boolean;
  children: ReactNode;
}

const pages = [
  ['dashboard', '/cashbox', 'cashbox.tab.dashboard'],
  ['deposit', '/deposit', 'cashbox.tab.deposit'],
  ['withdraw', '/withdraw', 'cashbox.tab.withdraw'],
] as const;

/** Round every page of the cashier: the balance, the way to the other pages, and a limit or a break as near as a deposit. */
export function CashboxFrame({ title, description, onBack, page, currency, wide, children }: CashboxFrameProps) {
  const { say, currency: selected } = useCashier();
  return (
    <ModalFrame
      title={title}
      description={description}
      onBack={onBack}
      className={classNames('grid-cols-1', wide ? 'md:w-160' : 'md:w-124')}
    >
      {/* The balance of another wallet says nothing about this payment. */}
      {(currency ?? selected) === selected && <WalletBar />}
      {page && (
        <nav aria-label={say('cashbox.tabs')} className="grid grid-cols-3 gap-1 rounded-md bg-surface-2 p-1">
          {pages.map(([name, href, label]) => (
            <ModalLink
              key={name}
              href={page === 'dashboard' && name !== 'dashboard' ? `${href}?from=dashboard` : href}
              replace
              aria-current={name === page ? 'page' : undefined}
              className="grid min-h-10 place-items-center rounded-sm px-2 text-13 font-bold text-text-soft transition-colors duration-fast hover:text-text aria-[current]:bg-surface-4 aria-[current]:text-text"
            >
              {say(label)}
            </ModalLink>
          ))}
        </nav>
      )}
      {children}
      <nav aria-label={say('cashbox.care')} className="grid grid-cols-2 gap-2 border-t border-line pt-4 text-13">
        <SiteLink href="/profile/limits" className={careClass}>
          <Icon name="limits" size="small" />
          {say('cashbox.care.limit')}
        </SiteLink>
        <SiteLink href="/profile/limits#break" className={careClass}>
          <Icon name="pause" size="small" />
          {say('cashbox.care.break')}
        </SiteLink>
      </nav>
    </ModalFrame>
  );
}

const careClass =
  'flex min-h-11 items-center justify-center gap-2 rounded-md px-3 font-bold text-text-soft inset-ring inset-ring-line-strong hover:bg-surface-2 hover:text-text';
