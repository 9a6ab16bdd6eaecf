import { ArtBadge, Badge, Money } from '@halley/ui';
import { ContestImage } from '@halley/ui/ContestImage.tsx';
import { type MessageKey, useSpeech } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';
import { ContestTimer } from './ContestTimer.tsx';
import type { Contest, ContestType } from './contests.ts';

const types: Record<ContestType, MessageKey> = {
  tournament: 'tournaments.type.tournament',
  lottery: 'tournaments.type.lottery',
  producers: 'tournaments.type.producers',
  quest: 'tournaments.type.quest',
  action: 'tournaments.type.action',
  achievement: 'tournaments.type.achievement',
};

interface ContestCardProps {
  contest: Contest;
  nowMs: number;
  /** The player takes part; the place where it is known. */
  own?: { place: number | null } | undefined;
  onEnd?: () => void;
  heading?: 'h2' | 'h3';
}

/** A contest in a list: what it is, what is to be won, and where it stands in time. */
export function ContestCard({ contest, nowMs, own, onEnd, heading: Heading = 'h2' }: ContestCardProps) {
  const { say, tag } = useSpeech();
  const { type, identifier, href, title, summary, dates, pool } = contest;
  return (
    <article className="group relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-xl bg-surface-1 shadow-1 focus-within:outline-2 focus-within:outline-ice hover:bg-surface-2">
      <div className="relative">
        <ContestImage identifier={identifier} className="aspect-2/1 w-full" />
        <ArtBadge className="absolute top-3 left-3">{say(types[type])}</ArtBadge>
      </div>
      <div className="grid content-start gap-2 p-4">
        <Heading className="title-card wrap-anywhere">
          <SiteLink href={href} className="outline-none after:absolute after:inset-0">
            {title}
          </SiteLink>
        </Heading>
        {summary && <p className="line-clamp-3 text-13 text-text-soft">{summary}</p>}
        {pool && (
          <p className="text-13 text-text-soft">
            {say('tournaments.fact.pool')}{' '}
            <Money cents={pool.cents} currency={pool.currency} locale={tag} className="font-bold text-text" />
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-1">
          {dates && <ContestTimer dates={dates} nowMs={nowMs} onEnd={onEnd} className="text-text-soft" />}
          {own && (
            <Badge tone="info">
              {own.place === null ? say('tournaments.card.in') : say('tournaments.card.place', { place: own.place })}
            </Badge>
          )}
        </div>
      </div>
    </article>
  );
}
