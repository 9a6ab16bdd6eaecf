import { currencies } from '@halley/contract/money';
import { Button, Field, Icon } from '@halley/ui';
import { formatMoney } from '@halley/ui/format-money.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { parseAmount } from '../../forms/index.ts';
import { useSpeech } from '../../i18n/index.ts';
import { useSelectedAccount } from '../../wallet/index.ts';
import { mostStakes } from './guest-preferences.ts';

interface QuickStakesFormProps {
  stakes: readonly number[];
  onChange(stakes: number[]): void;
}

/** Stakes of the player's own. There are none until somebody sets them. */
export function QuickStakesForm({ stakes, onChange }: QuickStakesFormProps): ReactNode {
  const { say, tag } = useSpeech();
  const currency = useSelectedAccount()?.currency ?? 'EUR';
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = parseAmount(text, { tag, subunits: currencies[currency].subunits });
    if (!typed.ok || typed.cents < 1n || typed.cents > 100_000_000_000n) return setFault(say('slip.stake.wrong'));
    setFault(undefined);
    setText('');
    onChange([...new Set([...stakes, Number(typed.cents)])].sort((one, two) => one - two));
  };
  return (
    <div className="grid gap-3">
      {stakes.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {stakes.map((cents) => {
            const amount = formatMoney(cents, { currency, locale: tag });
            return (
              <li key={cents}>
                <button
                  type="button"
                  aria-label={say('slip.remove', { name: amount })}
                  onClick={() => onChange(stakes.filter((one) => one !== cents))}
                  className="flex min-h-11 items-center gap-2 rounded-full bg-surface-2 px-4 text-13 font-bold hover:bg-surface-3"
                >
                  {amount}
                  <Icon name="close" size="small" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {stakes.length < mostStakes && (
        <form onSubmit={add} className="grid max-w-90 grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <Field
            label={say('slip.settings.stakes.add')}
            inputMode="decimal"
            autoComplete="off"
            prefix={currency}
            value={text}
            onChange={({ target }) => setText(target.value.slice(0, 20))}
            error={fault}
          />
          <Button type="submit" className="mt-6.5">
            {say('slip.settings.stakes.save')}
          </Button>
        </form>
      )}
    </div>
  );
}
