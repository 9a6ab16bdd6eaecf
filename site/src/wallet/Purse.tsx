import { Badge, buttonClass, Icon, Money } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { useSelectedAccount } from './use-accounts.ts';
import { WageringProgress } from './WageringProgress.tsx';

/** The balance with its way to the cashier. */
export function Purse() {
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
      <WageringProgress account={account} />
      <SiteLink href="/cashbox" className={buttonClass({ size: 'small', block: true })}>
        <Icon name="wallet" size="small" />
        {say('account.cashbox')}
      </SiteLink>
    </div>
  );
}
