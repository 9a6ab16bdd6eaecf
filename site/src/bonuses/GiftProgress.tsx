import type { BonusGift } from '@halley/contract';
import { ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useSpeech } from '../i18n/index.ts';
import { wageringPercent } from './wagering.ts';

/** How much of what a gift asks for has been staked. */
export function GiftProgress({ gift }: { gift: BonusGift }) {
  const { say, tag } = useSpeech();
  const { currency, amount_wager_cents: done, amount_wager_requirement_cents: total } = gift;
  if (total === 0) return null;
  const money = (cents: number) => formatMoney(cents, { currency, locale: tag });
  const percent = wageringPercent(done, total);
  return (
    <div className="grid gap-2">
      <ProgressComet label={say('gifts.progress')} value={done / total} />
      <p className="flex justify-between gap-4 text-xs">
        <span className="text-text-soft" suppressHydrationWarning>
          {say('gifts.progress.of', { done: money(done), total: money(total) })}
        </span>
        <b suppressHydrationWarning>{new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100)}</b>
      </p>
    </div>
  );
}
