import type { PromotionCheck } from '@halley/contract';
import { Card, Icon, type IconName } from '@halley/ui';
import type { ReactNode } from 'react';
import { checkInWords } from './check-words.ts';
import { builderWords } from './words.ts';

const { checks: own } = builderWords;
type Level = PromotionCheck['checks'][number]['level'];

const looks: Readonly<Record<Level, { icon: IconName; tone: string }>> = {
  ok: { icon: 'check', tone: 'text-win' },
  warning: { icon: 'warning', tone: 'text-warn' },
  refused: { icon: 'close', tone: 'text-danger' },
};
const order: readonly Level[] = ['refused', 'warning', 'ok'];

/** What the house has against the rule; what must be mended first. */
export function ChecksPanel({ check }: { check: PromotionCheck | undefined }): ReactNode {
  const found = (check?.checks ?? []).toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return (
    <Card className="grid gap-3">
      <h2 className="title-card">{own.title}</h2>
      {found.length === 0 && <p className="text-13 text-text-soft">{own.none}</p>}
      <ul aria-label={own.title} className="grid gap-2 text-13">
        {found.map((one) => (
          <li key={`${one.key} ${one.detail}`} className="flex gap-2.5">
            <Icon name={looks[one.level].icon} size="small" className={`mt-0.5 ${looks[one.level].tone}`} />
            <span className={one.level === 'ok' ? 'text-text-soft' : ''}>
              {one.level !== 'ok' && <span className="sr-only">{own.levels[one.level]}: </span>}
              {checkInWords(one)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
