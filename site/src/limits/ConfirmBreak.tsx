import type { LimitPeriod } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import type { DeviceBreak } from '../identity/index.ts';
import { Consequences, useWhen } from '../page/index.ts';
import { BreakBegun } from './BreakBegun.tsx';
import { LengthChoices } from './Choices.tsx';
import { endOf } from './period-names.ts';
import { useBeginBreak } from './use-begin-break.ts';

interface ConfirmBreakProps {
  kind: DeviceBreak['kind'];
  /** Of which one is chosen, in this order. */
  periods: readonly LimitPeriod[];
  period?: LimitPeriod;
  onClosed: () => void;
}

/**
 * Says what a pause or an exclusion does and until when. A pause begins with one click; an exclusion takes a second step for
 * the word itself. Nothing in the way and nobody who persuades.
 */
export function ConfirmBreak({ kind, periods, period: first, onClosed }: ConfirmBreakProps) {
  const say = useSay();
  const when = useWhen();
  const isPause = kind === 'coolingoff';
  const [step, setStep] = useState<'choose' | 'confirm'>('choose');
  const [period, setPeriod] = useState(first ?? periods[0] ?? (isPause ? 'day' : 'month_6'));
  const { state, failed, begin } = useBeginBreak(kind);
  const until = endOf(period, new Date());
  if (state === 'begun') return <BreakBegun kind={kind} until={until?.toISOString() ?? null} />;
  const words = { when: until ? when(until) : '' };
  const ask = isPause ? 'limits.pause.ask' : until ? 'limits.exclusion.ask' : 'limits.exclusion.askForever';
  const lines = isPause
    ? (['limits.pause.now', 'limits.pause.still', 'limits.pause.short', 'limits.pause.ends'] as const)
    : ([
        'limits.exclusion.now',
        'limits.exclusion.money',
        'limits.exclusion.open',
        'limits.exclusion.mail',
        until ? 'limits.exclusion.short' : 'limits.exclusion.shortForever',
      ] as const);
  const isLast = isPause || step === 'confirm';
  return (
    <Dialog
      key={step}
      title={isLast ? say(ask, words) : say('limits.exclusion.title')}
      onClosed={onClosed}
      {...(step === 'confirm' && { onBack: () => setStep('choose') })}
    >
      {step === 'choose' ? (
        <>
          <LengthChoices periods={periods} value={period} onChange={setPeriod} />
          <Consequences lines={lines.map((line) => say(line, words))} />
        </>
      ) : (
        <p className="text-text-soft">{say('limits.exclusion.now')}</p>
      )}
      {failed && <Note tone="danger">{failed}</Note>}
      {isLast ? (
        <div className="grid gap-2">
          <Button
            look={isPause ? 'secondary' : 'danger'}
            size="large"
            block
            data-autofocus={isPause || undefined}
            loading={state === 'busy'}
            onClick={() => void begin(period)}
          >
            {say(isPause ? 'limits.pause.yes' : 'limits.exclusion.yes')}
          </Button>
          <Button look="quiet" block data-autofocus={!isPause || undefined} onClick={onClosed}>
            {say(isPause ? 'limits.back' : 'limits.cancel')}
          </Button>
        </div>
      ) : (
        <Button size="large" block onClick={() => setStep('confirm')}>
          {say('limits.exclusion.next')}
        </Button>
      )}
    </Dialog>
  );
}
