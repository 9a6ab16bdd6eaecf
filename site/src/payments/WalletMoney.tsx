import type { Account } from '@halley/contract';
import { Money } from '@halley/ui/Money.tsx';
import { useSpeech } from '../i18n/index.ts';

/** Currencies of which people hold a small part of one: shown in the small unit, with the whole one beside it. */
const small = new Set(['BTC', 'ETH', 'LTC']);

/** What a wallet holds: bitcoin in millionths, ether and litecoin in thousandths. */
export function WalletMoney({ account, className }: { account: Account; className?: string }) {
  const { tag } = useSpeech();
  const { amount_cents: cents, currency } = account;
  if (!small.has(currency)) return <Money cents={cents} currency={currency} locale={tag} className={className} />;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Money cents={cents} currency={currency} locale={tag} className={className} />
      <Money cents={cents} currency={currency} locale={tag} unit="whole" className="text-xs text-text-soft" />
    </span>
  );
}
