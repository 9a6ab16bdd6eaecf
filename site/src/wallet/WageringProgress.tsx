import type { Account } from '@halley/contract';
import { ProgressComet } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { useGiftSummary } from '../bonuses/index.ts';
import { useSpeech } from '../i18n/index.ts';
import { CashableProgress } from './CashableProgress.tsx';

interface WageringProgressProps {
  account: Account;
  /** With the amounts, where there is room. */
  detailed?: boolean;
}

/** How far the gift is that is played with; without one, how much of the wallet is the player's to take out. */
export function WageringProgress({ account, detailed }: WageringProgressProps) {
  const { say, tag } = useSpeech();
  const { wagering } = useGiftSummary();
  if (!wagering) return <CashableProgress account={account} />;
  const { doneCents, totalCents, percent } = wagering;
  const money = (cents: number) => formatMoney(cents, { currency: account.currency, locale: tag });
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center justify-between text-xs">
        <span className="text-text-soft">{say('account.wagering')}</span>
        <b suppressHydrationWarning>{new Intl.NumberFormat(tag, { style: 'percent' }).format(percent / 100)}</b>
      </p>
      <ProgressComet label={say('account.wagering')} value={doneCents / totalCents} />
      {detailed && (
        <p className="text-xs text-text-soft" suppressHydrationWarning>
          {say('account.wagering.of', { done: money(doneCents), total: money(totalCents) })}
        </p>
      )}
    </div>
  );
}
