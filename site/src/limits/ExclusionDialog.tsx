import type { LimitPeriod } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { callApi } from '../query/index.ts';
import { Choices } from './Choices.tsx';
import { Consequences } from './Consequences.tsx';
import { endOf, lengthNames } from './period-names.ts';
import { useWhen } from './use-when.ts';

export interface ExclusionDialogProps {
  periods: readonly LimitPeriod[];
  onClosed: () => void;
}

type Step = 'choose' | 'confirm' | 'done';

/**
 * Two steps: how long and what it means, then the word itself. Nothing in the way and nobody who persuades. Afterwards
 * this session has ended too, so nothing more is asked of the server.
 */
export function ExclusionDialog({ periods, onClosed }: ExclusionDialogProps) {
  const say = useSay();
  const when = useWhen();
  const [step, setStep] = useState<Step>('choose');
  const [period, setPeriod] = useState<LimitPeriod>(periods[0] ?? 'month_6');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const until = endOf(period, new Date());

  async function exclude() {
    setBusy(true);
    setFailed(undefined);
    try {
      await callApi('setLimit', { body: { type: 'selfexclusion', period } });
      setStep('done');
    } catch (error) {
      const longer = error instanceof CallFailed && error.code === 'limit.disable_impossible';
      setFailed(say(longer ? 'limits.pause.longer' : 'limits.banner.failed'));
    } finally {
      setBusy(false);
    }
  }

  if (step === 'done') {
    const leave = () => window.location.assign('/');
    return (
      <Dialog title={say('limits.exclusion.done')} description={say('limits.exclusion.doneText')} onClosed={leave}>
        <Button size="large" block data-autofocus onClick={leave}>
          {say('limits.exclusion.leave')}
        </Button>
      </Dialog>
    );
  }
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
            <Button look="danger" size="large" block loading={busy} onClick={() => void exclude()}>
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
