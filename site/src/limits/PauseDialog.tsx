import type { LimitPeriod } from '@halley/contract';
import { CallFailed } from '@halley/contract/client';
import { Button } from '@halley/ui/Button.tsx';
import { Note } from '@halley/ui/Card.tsx';
import { Dialog } from '@halley/ui/Dialog.tsx';
import { toasts } from '@halley/ui/toasts.ts';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { callApi, queries } from '../query/index.ts';
import { Choices } from './Choices.tsx';
import { Consequences } from './Consequences.tsx';
import { endOf, lengthNames } from './period-names.ts';
import { useWhen } from './use-when.ts';

export const pauseLengths: readonly LimitPeriod[] = ['day', 'day_3', 'week', 'month', 'month_3'];

export interface PauseDialogProps {
  periods?: readonly LimitPeriod[];
  period?: LimitPeriod;
  onClosed: () => void;
  /** It has begun. */
  onBegun?: () => void;
}

/** Says what a pause does and until when, and begins it with one press. */
export default function PauseDialog({ periods = pauseLengths, period: first, onClosed, onBegun }: PauseDialogProps) {
  const say = useSay();
  const when = useWhen();
  const [period, setPeriod] = useState(first ?? periods[0] ?? 'day');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const until = endOf(period, new Date());
  const words = { when: until ? when(until) : '' };

  async function begin() {
    setBusy(true);
    setFailed(undefined);
    try {
      queries.set('listLimits', undefined, await callApi('setLimit', { body: { type: 'coolingoff', period } }));
      queries.invalidate('readExclusion');
      toasts.show({ tone: 'win', title: say('limits.pause.done') });
      onClosed();
      onBegun?.();
    } catch (error) {
      const longer = error instanceof CallFailed && error.code === 'limit.disable_impossible';
      setFailed(say(longer ? 'limits.pause.longer' : 'limits.banner.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={say('limits.pause.ask', words)} onClosed={onClosed}>
      <Choices
        label={say('limits.pause.how')}
        periods={periods}
        names={lengthNames}
        value={period}
        onChange={setPeriod}
      />
      <Consequences
        lines={[
          say('limits.pause.now'),
          say('limits.pause.still'),
          say('limits.pause.short'),
          say('limits.pause.ends', words),
        ]}
      />
      {failed && <Note tone="danger">{failed}</Note>}
      <div className="grid gap-2">
        <Button size="large" block data-autofocus loading={busy} onClick={() => void begin()}>
          {say('limits.pause.yes')}
        </Button>
        <Button look="quiet" block onClick={onClosed}>
          {say('limits.back')}
        </Button>
      </div>
    </Dialog>
  );
}
