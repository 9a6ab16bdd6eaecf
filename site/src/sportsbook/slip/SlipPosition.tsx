import type { Currency } from '@halley/contract';
import { Icon } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { clockText, SiteLink, useSessionSeconds } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';

/** Where the player stands: net result of today, what is open, and the time. Limits and a break are as near as a bet. */
export function SlipPosition({ currency }: { currency: Currency }): ReactNode {
  const { say, tag } = useSpeech();
  const { data } = useQuery('readSportPosition', { query: { currency } });
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  return (
    <div className="grid gap-2 border-t border-line pt-3 text-xs text-text-soft">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {data && (
          <>
            <dt>{say('slip.position.today')}</dt>
            <dd className="figure text-right font-bold text-text">{money(data.today_cents)}</dd>
            <dt>{say('slip.position.open', { count: data.open_bets })}</dt>
            <dd className="figure text-right font-bold text-text">{money(data.open_stakes_cents)}</dd>
          </>
        )}
        <dt>{say('slip.position.time')}</dt>
        <dd className="figure text-right font-bold text-text">
          <HereFor />
        </dd>
      </dl>
      <SiteLink href="/profile/limits" className="flex min-h-9 items-center gap-2 font-semibold text-ice">
        <Icon name="limits" size="small" />
        {say('slip.limits')}
      </SiteLink>
    </div>
  );
}

/** As the clock of the visit counts it. */
function HereFor(): ReactNode {
  return <time>{clockText(useSessionSeconds() ?? 0)}</time>;
}
