import { buttonClass, Card } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { type Contest, ContestTimer } from '../tournaments/index.ts';

export interface HubContestsProps {
  /** Those the player is in, with the place where there is one. */
  own: readonly { contest: Contest; place: number | null }[];
  next: Contest | null;
  nowMs: number;
}

/** The tournaments a player is in, and the next one. */
export function HubContests({ own, next, nowMs }: HubContestsProps) {
  const say = useSay();
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] gap-4">
      <h2 className="title-card">{say('tournaments.hub')}</h2>
      <div className="grid content-start gap-3">
        {own.length === 0 ? (
          <p className="text-text-soft">{say('tournaments.hub.none')}</p>
        ) : (
          <ul className="grid gap-3">
            {own.map(({ contest: { key, href, title, dates }, place }) => (
              <li key={key} className="grid gap-0.5">
                <span className="flex items-baseline justify-between gap-3">
                  <SiteLink href={href} className="min-w-0 font-semibold wrap-anywhere hover:underline">
                    {title}
                  </SiteLink>
                  {place !== null && (
                    <span className="shrink-0 text-13 text-text-soft">{say('tournaments.card.place', { place })}</span>
                  )}
                </span>
                {dates && <ContestTimer dates={dates} nowMs={nowMs} className="text-xs text-text-faint" />}
              </li>
            ))}
          </ul>
        )}
        {next && (
          <div className="grid gap-0.5">
            <SiteLink href={next.href} className="font-semibold wrap-anywhere hover:underline">
              {say('tournaments.hub.next', { title: next.title })}
            </SiteLink>
            {next.dates && <ContestTimer dates={next.dates} nowMs={nowMs} className="text-xs text-text-faint" />}
          </div>
        )}
      </div>
      <SiteLink href="/tournaments" className={buttonClass({ size: 'small' })}>
        {say('tournaments.others.all')}
      </SiteLink>
    </Card>
  );
}
