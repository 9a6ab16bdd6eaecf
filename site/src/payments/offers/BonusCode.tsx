import { Button } from '@halley/ui/Button.tsx';
import { Field } from '@halley/ui/Field.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { forgetPromoCode } from '../../storage/index.ts';
import { useCashier } from '../use-cashier.ts';
import { applyBonusCode, type CodeOutcome, clearBonusCode } from './apply-bonus-code.ts';

const codeErrors = { invalid: 'cashbox.code.invalid', failed: 'cashbox.code.failed' } as const;

/** The code of the next deposits: what is set and how to remove it, or where to type one. */
export function BonusCode({ hasOffers }: { hasOffers: boolean }) {
  const { say, player } = useCashier();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<CodeOutcome>();
  const { deposit_bonus_code: code } = player;

  async function apply() {
    const given = typed.trim();
    if (busy || given === '') return;
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await applyBonusCode(given));
    await revalidate();
    setBusy(false);
  }

  async function remove() {
    if (busy) return;
    setBusy(true);
    forgetPromoCode();
    setOutcome(undefined);
    setTyped('');
    await clearBonusCode();
    await revalidate();
    setBusy(false);
  }

  if (code) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13">
        <p className="flex min-w-0 items-center gap-2 text-text-soft">
          <Icon name="ticket" size="small" className="text-ice" />
          <span className="wrap-anywhere">
            {say(hasOffers ? 'cashbox.code.set' : 'cashbox.code.setNothing', { code })}
          </span>
        </p>
        <Button size="small" look="quiet" loading={busy} onClick={() => void remove()}>
          {say('cashbox.code.remove')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-9 w-fit items-center gap-1.5 text-13 font-bold text-text-soft hover:text-text"
      >
        <Icon name="ticket" size="small" />
        {say('cashbox.code.have')}
      </button>
      {isOpen && (
        <div className="flex items-start gap-2">
          <Field
            label={say('cashbox.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={typed}
            error={outcome && outcome !== 'valid' ? say(codeErrors[outcome]) : undefined}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is the deposit's.
              event.preventDefault();
              void apply();
            }}
            className="min-w-0 flex-1"
          />
          <Button loading={busy} className="mt-6.5 min-h-12" onClick={() => void apply()}>
            {say('cashbox.code.apply')}
          </Button>
        </div>
      )}
    </div>
  );
}
