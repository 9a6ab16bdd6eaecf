import type { LimitPeriod } from '@halley/contract';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { Consequences, useWhen } from '../page/index.ts';
import { BreakBegun } from './BreakBegun.tsx';
import { Choices } from './Choices.tsx';
import { endOf, lengthNames } from './period-names.ts';
import { useBeginBreak } from './use-begin-break.ts';

export interface ExclusionDialogProps {
  periods: readonly LimitPeriod[];
  onClosed: () => void;
}

type Step = 'choose' | 'confirm';

/**
 * Two steps: how long and what it means, then the word itself. Nothing in the way and nobody who persuades.
 */
export function ExclusionDialog({ periods, onClosed }: ExclusionDialogProps) {
  const say = useSay();
  const when = useWhen();
  const [step, setStep] = useState<Step>('choose');
  const [period, setPeriod] = useState<LimitPeriod>(periods[0] ?? 'month_6');
  const { state, failed, begin } = useBeginBreak('selfexclusion');
  const until = endOf(period, new Date());
  if (state === 'begun') return <BreakBegun kind="selfexclusion" until={until?.toISOString() ?? null} />;
  const ask = until ? say('limits.exclusion.ask', { when: when(until) }) : say('limits.exclusion.askForever');
  return (
    <Dialog
      key={step}
      title={step === 'choose' ? say('limits.exclusion.title') : ask}
      onClosed={onClosed}
      {...(step === 'confirm' && { onBack: () => setStep('choose') })}
    >
      {step === 'choose' ? (
        <>
          <Choices
            label={say('limits.pause.how')}
            periods={periods}
            names={lengthNames}
            value={period}
            onChange={setPeriod}
          />
          <Consequences
            lines={[
              say('limits.exclusion.now'),
              say('limits.exclusion.money'),
              say('limits.exclusion.open'),
              say('limits.exclusion.mail'),
              say(until ? 'limits.exclusion.short' : 'limits.exclusion.shortForever'),
            ]}
          />
          <Button size="large" block onClick={() => setStep('confirm')}>
            {say('limits.exclusion.next')}
          </Button>
        </>
      ) : (
        <>
          <p className="text-text-soft">{say('limits.exclusion.now')}</p>
          {failed && <Note tone="danger">{failed}</Note>}
          <div className="grid gap-2">
            <Button look="danger" size="large" block loading={state === 'busy'} onClick={() => void begin(period)}>
              {say('limits.exclusion.yes')}
            </Button>
            <Button look="quiet" block data-autofocus onClick={onClosed}>
              {say('limits.cancel')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
