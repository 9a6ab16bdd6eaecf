import type { Spending } from '@halley/contract';
import { Card, Money } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/index.ts';
import { lengthText } from './length-text.ts';

/** What the player has really spent, in plain sums, a line for each wallet that was used (PP-17). */
export function SpendingStrip({ spending }: { spending: readonly Spending[] }) {
  const { say, tag } = useSpeech();
  const seconds = spending[0]?.time_played_week_seconds ?? 0;
  const sums = (read: (one: Spending) => number) =>
    spending.map((one) => (
      <Money key={one.currency} cents={read(one)} currency={one.currency} locale={tag} className="block" />
    ));
  return (
    <Card flat role="group" aria-label={say('limits.sum.title')} className="grid gap-4 md:grid-cols-3">
      <Sum name={say('limits.sum.allTime')}>{sums((one) => one.net_deposits_cents)}</Sum>
      <Sum name={say('limits.sum.month')}>{sums((one) => one.net_deposits_month_cents)}</Sum>
      <Sum name={say('limits.sum.time')}>{lengthText(seconds, tag)}</Sum>
    </Card>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs text-text-soft">{name}</p>
      <p className="figure text-xl/[1.3]">{children}</p>
    </div>
  );
}
