import type { StaffReferral } from '@halley/contract';
import { Button } from '@halley/ui';
import { subunitsOf, unitsText } from '@halley/ui/form';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Input } from '../../api/index.ts';
import { deskWords as own } from './words.ts';

export type Answer = Input<'decideReferral'>['body'];

interface ReferralReasonsProps {
  decision: Answer['decision'];
  referral: StaffReferral;
  isBusy: boolean;
  onDecide: (answer: Answer) => void;
  onBack: () => void;
}

const fieldClass =
  'min-h-9 min-w-0 rounded-10 bg-surface-2 px-3 text-13 inset-ring inset-ring-line-strong placeholder:text-text-faint';

/** The second press: each reason sends the answer. Escape goes back. */
export function ReferralReasons({ decision, referral, isBusy, onDecide, onBack }: ReferralReasonsProps): ReactNode {
  const { currency, unit_stake_cents: asked } = referral;
  const [reason, setReason] = useState('');
  const [stake, setStake] = useState(() => unitsText(Math.floor(asked / 2), currency));
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever answers by keyboard goes on where the answer is.
    first.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const offered = subunitsOf(stake.trim(), currency);
  const isStake = typeof offered === 'number' && offered > 0 && offered < asked;
  const isReady = !isBusy && (decision !== 'counter' || isStake);
  const send = (why: string) => {
    if (!isReady || why.trim().length < 3) return;
    onDecide({
      decision,
      reason: why.trim(),
      ...(decision === 'counter' && typeof offered === 'number' && { unit_stake_cents: offered }),
    });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onBack();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape of the controls inside
    <div ref={first} onKeyDown={onKeyDown} className="grid gap-2">
      {decision === 'counter' && (
        <label className="flex flex-wrap items-center gap-2 text-xs text-text-soft">
          {own.offeredStake}, {currency}
          <input
            value={stake}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isStake ? undefined : true}
            onChange={({ target }) => setStake(target.value)}
            className={`${fieldClass} w-28 text-right`}
          />
          {!isStake && <span className="text-danger">{own.notAStake}</span>}
        </label>
      )}
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 text-xs text-text-soft">{own.why[decision]}</legend>
        {own.reasons[decision].map((why) => (
          <Button key={why} size="small" disabled={!isReady} loading={isBusy} onClick={() => send(why)}>
            {why}
          </Button>
        ))}
        <span className="flex min-w-0 gap-2">
          <input
            aria-label={own.ownReason}
            placeholder={own.ownReason}
            value={reason}
            maxLength={500}
            onChange={({ target }) => setReason(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && send(reason)}
            className={`${fieldClass} w-40`}
          />
          {reason.trim().length >= 3 && (
            <Button size="small" disabled={!isReady} onClick={() => send(reason)}>
              {own.send}
            </Button>
          )}
        </span>
        <Button size="small" look="quiet" onClick={onBack}>
          {own.back}
        </Button>
      </fieldset>
    </div>
  );
}
