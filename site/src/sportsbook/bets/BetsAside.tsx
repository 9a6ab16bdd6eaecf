import type { BetClaim } from '@halley/contract';
import { Card, Facts, linkClass, Money, Note } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import type { ReactNode } from 'react';
import { useSpeech } from '../../i18n/index.ts';
import { clockText, SiteLink, sections, useSessionSeconds } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { BettingCode } from './BettingCode.tsx';

/** Beside the bets: what they came to, how long one has been here, and the way to a limit. Nothing calls for more. */
export function BetsAside({ claims }: { claims: readonly BetClaim[] }): ReactNode {
  const { say, tag } = useSpeech();
  const currency = useSelectedAccount()?.currency ?? 'EUR';
  const { data: position } = useQuery('readSportPosition', { query: { currency } });
  const { data: sums } = useQuery('readBetSums', { query: { currency } });
  const net = (cents: number) => <Money cents={cents} currency={currency} locale={tag} sign="net" tone="result" />;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const owed = claims.filter((claim) => claim.currency === currency).reduce((sum, claim) => sum + claim.owed_cents, 0);
  const share = sums && sums.staked_cents > 0 ? (sums.expected_cost_cents / sums.staked_cents) * 100 : 0;
  const percent = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(share);
  return (
    <div data-noprint className="grid gap-4">
      {owed > 0 && <Note tone="warn">{say('bets.claim.sum', { amount: money(owed) })}</Note>}
      <Card className="grid gap-3 text-13">
        <h2 className="title-card">{say('bets.position.title')}</h2>
        <Facts
          facts={[
            { name: say('bets.position.time'), value: <Elapsed /> },
            { name: say('bets.position.session'), value: position ? net(position.session_cents) : '–' },
            { name: say('bets.position.today'), value: position ? net(position.today_cents) : '–' },
            { name: say('bets.position.month'), value: position ? net(position.month_cents) : '–' },
            { name: say('bets.position.open'), value: position ? money(position.open_stakes_cents) : '–' },
          ]}
        />
        <p className="text-text-soft">{say('bets.position.limitHolds')}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <SiteLink href="/profile/limits" className={linkClass}>
            {say('bets.position.limit')}
          </SiteLink>
          <SiteLink href={sections.account.href} className={linkClass}>
            {say('bets.position.history')}
          </SiteLink>
        </p>
      </Card>
      <Card className="grid gap-3 text-13">
        <h2 className="title-card">{say('bets.sums.title')}</h2>
        <Facts
          facts={[
            { name: say('bets.sums.settled'), value: sums?.settled_bets ?? '–' },
            { name: say('bets.sums.staked'), value: sums ? money(sums.staked_cents) : '–' },
            { name: say('bets.sum.returned'), value: sums ? money(sums.returned_cents) : '–' },
            { name: say('bets.sum.net'), value: sums ? net(sums.returned_cents - sums.staked_cents) : '–' },
          ]}
        />
        {sums && sums.expected_cost_cents > 0 && (
          <p className="border-t border-line pt-3 text-text-soft">
            {say('bets.sums.margin', { cost: money(sums.expected_cost_cents), percent })}
          </p>
        )}
      </Card>
      <BettingCode />
    </div>
  );
}

/** As the clock of the visit counts it. */
function Elapsed(): ReactNode {
  const seconds = useSessionSeconds();
  return <span className="tabular-nums">{seconds === undefined ? '–' : clockText(seconds)}</span>;
}
