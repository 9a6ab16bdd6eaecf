import type { LimitPeriod } from '@halley/contract';
import { Button, Card } from '@halley/ui';
import { useState } from 'react';
import { useSay } from '../i18n/index.ts';
import { ConfirmBreak } from './ConfirmBreak.tsx';

export function ExclusionCard({ periods }: { periods: readonly LimitPeriod[] }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <Card
      id="exclusion"
      role="group"
      aria-labelledby="exclusion-title"
      className="flex scroll-mt-header flex-wrap items-center gap-4 p-6"
    >
      <div className="min-w-64 flex-1">
        <h2 id="exclusion-title" className="title-card">
          {say('limits.exclusion.title')}
        </h2>
        <p className="max-w-[64ch] text-text-soft">{say('limits.exclusion.text')}</p>
      </div>
      <Button look="danger" onClick={() => setAsking(true)}>
        {say('limits.exclusion.start')}
      </Button>
      {asking && <ConfirmBreak kind="selfexclusion" periods={periods} onClosed={() => setAsking(false)} />}
    </Card>
  );
}
