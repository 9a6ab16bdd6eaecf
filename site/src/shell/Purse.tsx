import { Badge, Money } from '@halley/ui';
import { useSpeech } from '../i18n/index.ts';
import { useSelectedAccount } from '../wallet/index.ts';

/** The balance at the head of the sidebar. */
export function Purse() {
  const { say, tag } = useSpeech();
  const account = useSelectedAccount();
  if (!account) return null;
  return (
    <div className="mb-2 grid gap-1 rounded-lg bg-linear-160 from-[#1e274b] to-[#141a33] p-4 shadow-1">
      <div className="flex items-center justify-between">
        <span className="text-xs text-text-soft">{say('shell.balance')}</span>
        <Badge>{account.currency}</Badge>
      </div>
      <Money
        cents={account.amount_cents}
        currency={account.currency}
        locale={tag}
        unit="small"
        className="figure text-xl/[1.2]"
      />
    </div>
  );
}
