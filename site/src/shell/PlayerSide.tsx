import { Badge, buttonClass, Count, Icon, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSpeech } from '../i18n/index.ts';
import { noticeCountText, useNoticeCount } from '../notices/store.ts';
import { useSelectedAccount } from '../wallet/index.ts';
import { CashableProgress } from './CashableProgress.tsx';
import { useChrome } from './chrome.ts';
import { currentOf } from './current-of.ts';
import { ManagerPanel } from './ManagerPanel.tsx';
import { SiteLink } from './SiteLink.tsx';
import { sideItemClass } from './side-item-class.ts';
import { useExcluded } from './use-excluded.ts';

/** The head of the sidebar for a player: money, and what is new. */
export function PlayerSide() {
  const { say } = useSpeech();
  const count = useNoticeCount();
  return (
    <>
      <Purse />
      {count > 0 && (
        <SideLink href="/notifications" icon="bell" text={say('account.notifications')}>
          <Count on className="ml-auto">
            {noticeCountText(count)}
          </Count>
        </SideLink>
      )}
      <SideLink href="/favorite-games" icon="favourite" text={say('account.favourites')} />
      <hr className="mx-2 my-2.5 border-line" />
    </>
  );
}

/** Below the menu: the player's own pages, and for some a person to turn to. */
export function PlayerFoot({ children }: { children: ReactNode }) {
  const { say } = useSpeech();
  const { manager } = useChrome();
  const excluded = useExcluded();
  return (
    <>
      <SideLink href="/profile" icon="user" text={say('shell.profile')} />
      <SideLink href="/profile/limits" icon="limits" text={say('account.limits')} />
      {children}
      {manager && !excluded && <ManagerPanel manager={manager} />}
    </>
  );
}

interface SideLinkProps {
  href: string;
  icon: Parameters<typeof Icon>[0]['name'];
  text: string;
  children?: ReactNode;
}

function SideLink({ href, icon, text, children }: SideLinkProps) {
  const { pathname } = useLocation();
  return (
    <SiteLink href={href} aria-current={currentOf({ href }, pathname)} className={sideItemClass}>
      <Icon name={icon} />
      {text}
      {children}
    </SiteLink>
  );
}

/** The balance with its way to the cashier. */
function Purse() {
  const { say, tag } = useSpeech();
  const account = useSelectedAccount();
  if (!account) return null;
  return (
    <div className="mb-2 grid gap-3 rounded-lg bg-linear-160 from-[#1e274b] to-[#141a33] p-4 shadow-1">
      <div className="grid gap-1">
        <div className="flex items-center justify-between">
          <span className="text-xs text-text-soft">{say('shell.balance')}</span>
          <Badge>{account.currency}</Badge>
        </div>
        <Money cents={account.amount_cents} currency={account.currency} locale={tag} className="figure text-xl/[1.2]" />
      </div>
      <CashableProgress account={account} />
      <SiteLink href="/cashbox" className={buttonClass({ size: 'small', block: true })}>
        <Icon name="wallet" size="small" />
        {say('account.cashbox')}
      </SiteLink>
    </div>
  );
}
