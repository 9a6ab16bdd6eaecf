import type { DealCard as Deal } from '@halley/contract';
import { linkClass } from '@halley/ui';
import { classNames } from '@halley/ui/class-names.ts';
import { useSpeech } from '../i18n/index.ts';
import { useLocalTime } from '../page/index.ts';
import { dealLines, termsAddress } from './deal-lines.ts';

export interface DealCardProps {
  deal: Deal;
  /** Lines beside each other where there is room. */
  wide?: boolean;
  className?: string;
}

/**
 * The same six lines on every gift and offer, wherever it stands, with the terms it was given by. Whoever shows it brings
 * the room `gifts` of the texts.
 */
export function DealCard({ deal, wide, className }: DealCardProps) {
  const { say, tag, locale } = useSpeech();
  const when = useLocalTime({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={classNames('grid gap-3 text-13', className)}>
      <dl className={classNames('grid gap-2.5', wide && 'md:grid-cols-2 md:gap-x-10')}>
        {dealLines(deal, { say, tag, when }).map(({ name, label, texts, caution }) => (
          <div key={name} data-line={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-text-soft">{say(label)}</dt>
            <dd className="grid content-start gap-0.5 text-right font-bold wrap-anywhere" suppressHydrationWarning>
              {texts.map((text, index) => (
                <span
                  key={text}
                  className={index === 0 ? undefined : 'font-normal text-text-soft'}
                  suppressHydrationWarning
                >
                  {text}
                </span>
              ))}
              {caution && <span className="font-normal text-warn">{caution}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {deal.promotion && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-xs text-text-faint">
          <a
            href={termsAddress(deal.promotion, locale)}
            target="_blank"
            rel="noopener"
            className={classNames(linkClass, 'inline-flex min-h-9 items-center')}
          >
            {say('gifts.terms')}
          </a>
          <span title={deal.promotion.hash}>
            {say('gifts.terms.version', {
              version: deal.promotion.version,
              hash: deal.promotion.hash.slice(0, 12),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
