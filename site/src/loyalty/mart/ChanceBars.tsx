import type { ItemChance } from '@halley/contract';
import { useSpeech } from '../../i18n/index.ts';
import { prizeText } from './card-words.ts';

/** What can be in a box, each with its chance as a bar and as a number. */
export function ChanceBars({ chances, currency }: { chances: readonly ItemChance[]; currency: string }) {
  const { say, tag } = useSpeech();
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <ul aria-label={say('mart.chances')} className="grid gap-0.75">
      {chances.map(({ prize, weight, of }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may give the same
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_1.75rem_2.5rem] items-center gap-1.5 text-2xs text-text-soft md:grid-cols-[minmax(0,1fr)_4rem_2.75rem]"
        >
          <span className="wrap-anywhere" suppressHydrationWarning>
            {prizeText(prize, { say, tag, currency })}
          </span>
          {/* Drawn with attributes: a width in a style attribute would be refused by our content policy. */}
          <svg aria-hidden="true" width="100%" height="4">
            <rect width="100%" height="4" rx="2" className="fill-surface-3" />
            <rect width={`${Math.max(3, (weight / of) * 100)}%`} height="4" rx="2" className="fill-info" />
          </svg>
          <b className="text-right text-text" suppressHydrationWarning>
            {percent.format(weight / of)}
          </b>
        </li>
      ))}
    </ul>
  );
}
