import type { Currency } from '@halley/contract/money';
import { Badge } from '@halley/ui/Badge.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useQuery } from '../../query/index.ts';
import { currencyName, useAccounts, useSwitchWallet } from '../../wallet/index.ts';
import { useCashier } from '../use-cashier.ts';
import { WalletMoney } from '../WalletMoney.tsx';

/** Every wallet with what it holds, a click to use it, and another one where it is wanted. */
export function Wallets() {
  const { say, currency: selected, tag } = useCashier();
  const accounts = useAccounts().filter(({ active }) => active);
  const { busy, switchTo } = useSwitchWallet();
  const { data: currencies = [] } = useQuery('listCurrencies');
  const [chosen, setChosen] = useState('');
  const others = currencies.filter(({ code }) => !accounts.some(({ currency }) => currency === code));

  async function choose(currency: Currency) {
    if (!(await switchTo(currency))) toasts.show({ tone: 'danger', title: say('cashbox.wallet.failed') });
  }

  return (
    <section aria-labelledby="cashbox-wallets" className="grid grid-cols-1 gap-2">
      <h2 id="cashbox-wallets" className="title-card">
        {say('cashbox.wallets')}
      </h2>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <li
            key={account.currency}
            className="flex min-h-16 items-center gap-3 rounded-lg bg-surface-2 px-4 py-2.5"
            aria-current={account.currency === selected || undefined}
          >
            <div className="min-w-0 flex-1">
              <p className="text-xs text-text-soft">{currencyName(account.currency, tag)}</p>
              <WalletMoney account={account} className="font-bold" />
            </div>
            {account.currency === selected ? (
              <Badge tone="win">{say('cashbox.selected')}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={say('cashbox.wallet.useOne', { currency: account.currency })}
                loading={busy === account.currency}
                onClick={() => void choose(account.currency)}
              >
                {say('cashbox.wallet.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <form
          className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = others.find(({ code }) => code === chosen);
            if (wanted && !busy) void choose(wanted.code);
          }}
        >
          <Select
            label={say('cashbox.wallet.new')}
            placeholder={say('cashbox.field.choose')}
            options={others.map(({ code }) => ({ value: code, label: currencyName(code, tag) }))}
            value={others.some(({ code }) => code === chosen) ? chosen : ''}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button
            type="submit"
            className="mt-6.5 min-h-12"
            disabled={!others.some(({ code }) => code === chosen)}
            loading={busy !== undefined && busy === chosen}
          >
            {say('cashbox.wallet.open')}
          </Button>
        </form>
      )}
    </section>
  );
}
