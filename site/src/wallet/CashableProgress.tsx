import type { Account } from '@halley/contract';
import { ProgressComet } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';

/** Kept by language: making one is dear, and the server draws this for every player. */
const percentages = new Map<string, Intl.NumberFormat>();

function percentageIn(tag: string): Intl.NumberFormat {
  const known = percentages.get(tag) ?? new Intl.NumberFormat(tag, { style: 'percent' });
  percentages.set(tag, known);
  return known;
}

/** How much of a wallet is the player's to take out: bonus money becomes so as it is wagered. */
export function CashableProgress({ account }: { account: Account }) {
  const { say, tag } = useSpeech();
  if (account.amount_cents === 0) return null;
  const part = account.available_to_cashout_cents / account.amount_cents;
  // Rounded down: it is whole only when it is.
  const percent = percentageIn(tag).format(Math.floor(part * 100) / 100);
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center justify-between text-xs">
        <span className="text-text-soft">{say('account.cashable')}</span>
        <b>{percent}</b>
      </p>
      <ProgressComet label={say('account.cashable')} value={part} />
    </div>
  );
}
