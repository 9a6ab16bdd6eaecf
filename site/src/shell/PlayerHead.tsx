import { Icon } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { NoticeBell } from '../notifications/players.ts';
import { headIconClass, SiteLink, useFlag } from '../page/index.ts';
import { AccountMenu } from '../wallet/players.ts';
import { DepositLink } from './DepositLink.tsx';
import { SessionClock, SessionCounter } from './SessionClock.tsx';

/** The right end of the head for a player: what is new, a break, the balance, the cashier. */
export function PlayerHead() {
  const say = useSay();
  const clock = useFlag('session_clock');
  return (
    <>
      {clock ? <SessionClock /> : <SessionCounter />}
      {/* As near as the deposit beside it. */}
      <SiteLink
        href="/profile/limits"
        aria-label={say('account.limits')}
        data-tip={say('account.tip.limits')}
        className={`${headIconClass} max-lg:hidden`}
      >
        <Icon name="limits" />
      </SiteLink>
      <NoticeBell />
      <AccountMenu />
      <DepositLink icon className="max-lg:hidden" />
    </>
  );
}
