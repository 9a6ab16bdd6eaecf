import type { Limit } from '@halley/contract';
import { Money, ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../i18n/index.ts';
import { useWhen } from '../page/index.ts';
import { accountOf, inWallet, isReached, type MoneyType, meterOf, usedOf } from './limits-model.ts';
import { endOf, periodNames } from './period-names.ts';

/** One period of a limit: what is used of it, and until when. */
export function LimitMeter({ limit, title, currency }: { limit: Limit; title: string; currency: string }) {
  const { say, tag } = useSpeech();
  const when = useWhen();
  const account = accountOf(limit, currency);
  if (!account) return null;
  const name = say(periodNames[limit.period]);
  const money = (cents: number) => formatMoney(cents, { currency: account.currency, locale: tag });
  const until = account.active_until;
  const here = inWallet(limit, currency);
  const since = until && isFirstWindow(limit, until) ? limit.created_at : null;
  return (
    <div className="grid gap-1.5" data-period={limit.period}>
      <p className="flex items-baseline justify-between gap-3">
        <b>{name}</b>
        <span className="text-text-soft">
          <Money cents={usedOf(account)} currency={account.currency} locale={tag} className="font-bold text-text" />{' '}
          {say('limits.of', { most: money(account.amount_cents) })}
        </span>
      </p>
      <ProgressComet label={`${title}, ${name}`} {...meterOf(account)} />
      {here && !isReached(here) && (
        <p className="text-xs text-text-faint">
          {say('limits.wallet', {
            currency: here.currency,
            left: formatMoney(here.amount_cents - usedOf(here), { currency: here.currency, locale: tag }),
          })}
        </p>
      )}
      {here && isReached(here) && !isReached(account) && (
        <p className="text-xs text-text-faint">{say('limits.walletNone', { currency: here.currency })}</p>
      )}
      {until && (
        <p className="text-xs text-text-faint" suppressHydrationWarning>
          {isReached(account)
            ? say(limit.type === ('deposit' satisfies MoneyType) ? 'limits.reached.deposit' : 'limits.reached.play', {
                when: when(until),
              })
            : say('limits.left', { left: money(account.amount_cents - usedOf(account)), when: when(until) })}
          {since && ` ${say('limits.counts', { when: when(since) })}`}
        </p>
      )}
    </div>
  );
}

/** A window starts with its limit: what came before is not in the first one, which has to be said. */
function isFirstWindow({ created_at: set, period }: Limit, until: string): boolean {
  const end = set && endOf(period, new Date(set));
  return Boolean(end && end >= new Date(until));
}
