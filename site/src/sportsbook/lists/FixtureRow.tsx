import type { FixtureCard } from '@halley/contract';
import { Badge, Card } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { LocalTime, SiteLink } from '../../page/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { PriceButton } from '../PriceButton.tsx';
import { ScoreLine } from '../ScoreLine.tsx';

const short: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };
/** Of a race, so many starters stand in a list. */
const mostShown = 3;

/** A fixture in a list: who plays, how it stands, and the prices of its first market. */
export function FixtureRow({ card }: { card: FixtureCard }): ReactNode {
  const say = useSay();
  const { id, main, more, sides, tournament, start_at, status, score, simulated } = card;
  const name = fixtureName(card);
  const isLive = status === 'live';
  const outcomes = main?.outcomes.slice(0, sides.length === 2 ? 3 : mostShown) ?? [];
  return (
    <Card className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_minmax(16rem,22rem)] md:items-center">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-2xs text-text-faint">
          {isLive && <Badge tone="win">{say('sportsbook.live')}</Badge>}
          {!isLive && status === 'not_started' && (
            <LocalTime at={start_at} format={{ dateStyle: 'short', timeStyle: 'short' }} />
          )}
          <span className="truncate">{tournament.name}</span>
          {simulated && <Badge>{say('sportsbook.simulated')}</Badge>}
        </p>
        <SiteLink href={`/sport/events/${id}`} className="min-w-0 font-semibold hover:text-ice">
          <span className="block truncate">{name}</span>
        </SiteLink>
        {score && status !== 'not_started' && <ScoreLine card={card} />}
      </div>
      <div className="grid gap-1.5">
        {main && (
          <div className="grid grid-flow-col auto-cols-fr gap-1.5">
            {outcomes.map((outcome) => (
              <PriceButton
                key={outcome.id}
                fixture={{ id, name }}
                market={main}
                outcome={outcome}
                short={short[outcome.id]}
              />
            ))}
          </div>
        )}
        {more > 0 && (
          <SiteLink href={`/sport/events/${id}`} className="justify-self-end text-2xs text-text-soft hover:text-text">
            {say('sportsbook.more', { count: more })}
          </SiteLink>
        )}
      </div>
    </Card>
  );
}
