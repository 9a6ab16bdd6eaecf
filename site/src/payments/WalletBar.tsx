import type { Currency } from '@halley/contract/money';
import { Icon } from '@halley/ui/Icon.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useId } from 'react';
import { useAccounts, useSwitchWallet } from '../wallet/index.ts';
import { useCashier } from './use-cashier.ts';
import { WalletMoney } from './WalletMoney.tsx';

/** What the selected wallet holds, on every page, and another wallet two clicks away. */
export function WalletBar() {
  const { say, account, currency, money } = useCashier();
  const accounts = useAccounts().filter(({ active }) => active);
  const { busy, switchTo } = useSwitchWallet();
  const id = useId();

  async function choose(next: Currency) {
    if (next !== currency && !(await switchTo(next))) {
      toasts.show({ tone: 'danger', title: say('cashbox.wallet.failed') });
    }
  }

  const bonus = account.amount_cents - account.available_to_cashout_cents;
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-lg bg-linear-160 from-[#1e274b] to-[#141a33] px-4 py-2.5 shadow-1">
      <div className="min-w-0 flex-1" data-testid="cashbox-balance">
        <p className="text-xs text-text-soft">{say('cashbox.balance')}</p>
        <WalletMoney account={account} className="figure text-lg/[1.2]" />
        {bonus > 0 && (
          <p className="text-xs text-text-soft">{say('cashbox.balance.bonus', { amount: money(bonus) })}</p>
        )}
      </div>
      {accounts.length > 1 ? (
        <span className="relative flex items-center">
          <label htmlFor={id} className="sr-only">
            {say('cashbox.wallet.switch')}
          </label>
          <select
            id={id}
            value={busy ?? currency}
            aria-busy={busy !== undefined || undefined}
            onChange={({ target }) => void choose(target.value as Currency)}
            className="min-h-11 appearance-none rounded-md bg-surface-3 pr-9 pl-3.5 text-base font-bold outline-offset-2 hover:bg-surface-4 [&>option]:bg-surface-2"
          >
            {accounts.map((one) => (
              <option key={one.currency} value={one.currency}>
                {one.currency}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" className="pointer-events-none absolute right-3 text-text-faint" />
        </span>
      ) : (
        <span className="rounded-md bg-surface-3 px-3 py-2 text-13 font-bold text-text-soft">{currency}</span>
      )}
    </div>
  );
}
