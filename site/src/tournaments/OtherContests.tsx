import type { Tournament } from '@halley/contract';
import { Card, Money } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { linkClass } from '@halley/ui/SectionHead.tsx';
import { useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { ContestTimer } from './ContestTimer.tsx';
import { contestOf, inVariant } from './contests.ts';
import { reloadContests } from './use-contests.ts';

const most = 3;

/** A few others, each a line, and the way to all. */
export function OtherContests({ others, nowMs }: { others: readonly Tournament[]; nowMs: number }) {
  const { say, tag } = useSpeech();
  const shown = inVariant(others.map(contestOf), '', nowMs).slice(0, most);
  return (
    <Card className="grid gap-2">
      <h2 className="title-card">{say('tournaments.others')}</h2>
      {shown.length > 0 && (
        <ul className="grid">
          {shown.map(({ key, href, identifier, title, dates, pool }) => (
            <li key={key} className="border-t border-line first:border-0">
              <div className="relative grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-3.5 py-3">
                <ContestImage identifier={identifier} className="size-14 rounded-md" />
                <div className="grid gap-0.5">
                  <SiteLink href={href} className="font-semibold wrap-anywhere after:absolute after:inset-0">
                    {title}
                  </SiteLink>
                  {dates && (
                    <ContestTimer
                      dates={dates}
                      nowMs={nowMs}
                      onEnd={reloadContests}
                      className="text-xs text-text-faint"
                    />
                  )}
                </div>
                {pool && <Money cents={pool.cents} currency={pool.currency} locale={tag} className="font-bold" />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <SiteLink href="/tournaments" className={linkClass}>
        {say('tournaments.others.all')}
      </SiteLink>
    </Card>
  );
}
