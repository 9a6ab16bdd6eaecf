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

const usualLengths: readonly LimitPeriod[] = ['day', 'day_3', 'week', 'month', 'month_3'];

export interface PauseDialogProps {
  periods?: readonly LimitPeriod[];
  period?: LimitPeriod;
  onClosed: () => void;
}

/** Says what a pause does and until when, and begins it with one press. */
export function PauseDialog({ periods = usualLengths, period: first, onClosed }: PauseDialogProps) {
  const say = useSay();
  const when = useWhen();
  const [period, setPeriod] = useState(first ?? periods[0] ?? 'day');
  const { state, failed, begin } = useBeginBreak('coolingoff');
  const until = endOf(period, new Date());
  const words = { when: until ? when(until) : '' };
  if (state === 'begun') return <BreakBegun kind="coolingoff" until={until?.toISOString() ?? null} />;
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
        <Button size="large" block data-autofocus loading={state === 'busy'} onClick={() => void begin(period)}>
          {say('limits.pause.yes')}
        </Button>
        <Button look="quiet" block onClick={onClosed}>
          {say('limits.back')}
        </Button>
      </div>
    </Dialog>
  );
}
