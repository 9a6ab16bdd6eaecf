import type { Account } from '@halley/contract';
import type { Currency } from '@halley/contract/money';
import { Badge } from '@halley/ui/Badge.tsx';
import { Button } from '@halley/ui/Button.tsx';
import { Card } from '@halley/ui/Card.tsx';
import { Money } from '@halley/ui/Money.tsx';
import { Select } from '@halley/ui/Select.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { type Output, useQuery } from '../query/index.ts';
import { currencyName, useAccounts, useSelectedAccount, useSwitchWallet } from '../wallet/index.ts';

/** The player's wallets: which one is played from, and a way to open another. */
export function WalletsCard({ currencies }: { currencies: Output<'listCurrencies'> | undefined }) {
  const { say, tag } = useSpeech();
  const accounts = useAccounts();
  const selected = useSelectedAccount()?.currency;
  const { busy, switchTo } = useSwitchWallet();

  async function select(currency: Currency) {
    const done = await switchTo(currency);
    if (done) toasts.show({ tone: 'win', title: say('profile.wallets.selected', { currency }) });
    else toasts.show({ tone: 'danger', title: say('profile.wallets.failed') });
  }

  return (
    <Card className="grid content-start gap-4">
      <header className="grid gap-1">
        <h2 className="title-card">{say('profile.wallets')}</h2>
        <p className="text-13 text-text-soft">{say('profile.wallets.text')}</p>
      </header>
      <ul className="grid">
        {accounts
          .filter(({ active }) => active)
          .map((account) => (
            <li key={account.currency} className="flex min-h-13 items-center gap-3 border-t border-line first:border-0">
              <Amounts account={account} tag={tag} />
              {account.currency === selected ? (
                <Badge tone="win">{say('profile.wallets.inUse')}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={say('profile.wallets.useOne', { currency: account.currency })}
                  loading={busy === account.currency}
                  disabled={busy !== undefined && busy !== account.currency}
                  onClick={() => void select(account.currency)}
                >
                  {say('profile.wallets.use')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <NewWallet currencies={currencies} known={accounts} busy={busy} onOpen={(currency) => void select(currency)} />
    </Card>
  );
}

function Amounts({ account, tag }: { account: Account; tag: string }) {
  const { say } = useSpeech();
  const { currency, amount_cents: all, available_to_cashout_cents: own } = account;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-baseline gap-2">
        <span className="w-11 text-text-soft">{currency}</span>
        <Money cents={all} currency={currency} locale={tag} className="text-base font-bold" />
      </p>
      <p className="text-xs text-text-faint">{currencyName(currency, tag)}</p>
      {own !== all && (
        <p className="text-xs text-text-faint">
          {say('profile.wallets.own')} <Money cents={own} currency={currency} locale={tag} />
        </p>
      )}
    </div>
  );
}

interface NewWalletProps {
  currencies: Output<'listCurrencies'> | undefined;
  known: readonly Account[];
  busy: string | undefined;
  onOpen: (currency: Currency) => void;
}

function NewWallet({ currencies: loaded, known, busy, onOpen }: NewWalletProps) {
  const { say, tag } = useSpeech();
  const [chosen, setChosen] = useState('');
  const { data: currencies = [] } = useQuery('listCurrencies', undefined, { initial: loaded });
  const others = currencies.filter(({ code }) => !known.some(({ currency }) => currency === code));
  if (others.length === 0) return null;
  const currency = others.find(({ code }) => code === chosen)?.code;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (currency && busy === undefined) onOpen(currency);
      }}
    >
      <Select
        label={say('profile.wallets.new')}
        placeholder={say('profile.field.choose')}
        hint={say('profile.wallets.newHint')}
        options={others.map(({ code }) => ({ value: code, label: currencyName(code, tag) }))}
        value={currency ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button type="submit" className="mt-7.5" disabled={!currency} loading={busy !== undefined && busy === currency}>
        {say('profile.wallets.open')}
      </Button>
    </form>
  );
}
