import type { LimitPeriod } from '@halley/contract';
import { Button } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { LengthChoices } from './Choices.tsx';
import { ConfirmBreak } from './ConfirmBreak.tsx';
import { LimitCard } from './LimitCard.tsx';

export function PauseCard({ periods }: { periods: readonly LimitPeriod[] }) {
  const say = useSay();
  const [period, setPeriod] = useState<LimitPeriod>(periods[0] ?? 'day');
  const [asking, setAsking] = useState(false);
  return (
    <LimitCard
      id="break"
      icon="pause"
      tone="text-warn"
      title={say('limits.pause.title')}
      text={say('limits.pause.text')}
      actions={
        <Button size="small" onClick={() => setAsking(true)}>
          {say('limits.pause.start')}
        </Button>
      }
    >
      <LengthChoices periods={periods} value={period} onChange={setPeriod} />
      {asking && <ConfirmBreak kind="coolingoff" periods={periods} period={period} onClosed={() => setAsking(false)} />}
    </LimitCard>
  );
}
