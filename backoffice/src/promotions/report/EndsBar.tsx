import type { PromotionReport } from '@halley/contract';
import type { ReactNode } from 'react';
import { reportWords } from '../words.ts';

type Part = keyof typeof reportWords.parts;

const colours: Readonly<Record<Part, string>> = {
  completed: 'bg-win',
  lost: 'bg-violet',
  canceled: 'bg-warn',
  expired: 'bg-text-faint',
  open: 'bg-ice',
};
const parts = Object.keys(colours) as Part[];

/** How gifts that were taken have ended: one bar, and each share named below it. */
export function EndsBar({ report }: { report: PromotionReport }): ReactNode {
  const all = parts.reduce((sum, part) => sum + report[part], 0);
  const percent = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100));
  return (
    <div className="grid gap-3">
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-sm bg-surface-3">
        {parts
          .filter((part) => report[part] > 0)
          .map((part) => (
            <span key={part} className={colours[part]} style={{ flexGrow: report[part] }} />
          ))}
      </div>
      <dl aria-label={reportWords.ends} className="grid gap-1.5 text-13">
        {parts.map((part) => (
          <div key={part} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${colours[part]}`} />
            <dt className="text-text-soft">{reportWords.parts[part]}</dt>
            <dd className="ml-auto font-bold">
              {report[part].toLocaleString('en')} <span className="text-text-faint">{percent(report[part])} %</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
