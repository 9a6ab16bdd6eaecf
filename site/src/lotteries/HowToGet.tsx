import type { Lottery } from '@halley/contract';
import { Card, linkClass } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { usePlayer, useRootData } from '../session/index.ts';

/** How tickets are had, in the player's own currency, with what that takes. Nothing here asks for more than it says. */
export function HowToGet({ lottery }: { lottery: Lottery }) {
  const { say, tag } = useSpeech();
  const currency = usePlayer()?.currency ?? lottery.currency;
  const hasShop = useRootData()?.flags.pages['rocket-mart'] === true;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag, decimals: 'when-needed' });
  const number = new Intl.NumberFormat(tag);
  const rules = (lottery.deposit_scale_rules[currency] ?? []).filter(({ active }) => active);
  const price = lottery.comp_points_ticket_price;
  const most = lottery.max_tickets_count_to_player;
  const hasScale = Object.keys(lottery.deposit_scale_rules).length > 0;
  return (
    <Card className="grid grid-cols-1 content-start gap-3">
      <h2 className="title-card">{say('lotteries.get.title')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-text-soft marker:text-text-faint" suppressHydrationWarning>
        {rules.map(({ from_amount_cents: from, price_cents: each }) => (
          <li key={from} suppressHydrationWarning>
            {say('lotteries.get.deposit', { from: money(from), each: money(each) })}
          </li>
        ))}
        {hasScale && rules.length === 0 && <li>{say('lotteries.get.otherCurrency', { currency })}</li>}
        {price > 0 && (
          <li suppressHydrationWarning>
            {say('lotteries.get.points', { points: number.format(price) })}{' '}
            {hasShop && (
              <SiteLink href="/rocket-mart" className={linkClass}>
                {say('lotteries.get.shop')}
              </SiteLink>
            )}
          </li>
        )}
        {!hasScale && price === 0 && <li>{say('lotteries.get.gifts')}</li>}
        {most !== null && <li suppressHydrationWarning>{say('lotteries.get.most', { count: most })}</li>}
      </ul>
      <p className="text-xs text-text-faint">{say('lotteries.get.calm')}</p>
    </Card>
  );
}
