import type { FixtureCard } from '@halley/contract';
import type { ReactNode } from 'react';
import { SiteLink } from '../../page/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { ScoreLine } from '../ScoreLine.tsx';
import { Crest } from './Crest.tsx';
import { Scores } from './Scores.tsx';

/** Who plays, each side on its own line with its score; of a race its name and who is in front. */
export function Contest({ card }: { card: FixtureCard }): ReactNode {
  const { id, sport, sides, score, status } = card;
  const href = `/sport/events/${id}`;
  const [home, away] = sides;
  const hasBegun = score !== null && status !== 'not_started';
  if (sides.length !== 2 || !home || !away) {
    return (
      <>
        <SiteLink href={href} className="min-w-0 truncate font-semibold hover:text-ice">
          {fixtureName(card)}
        </SiteLink>
        {hasBegun && <ScoreLine card={card} />}
      </>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <SiteLink href={href} className="grid min-w-0 gap-1 font-semibold hover:text-ice">
        <Side {...home} />
        <span className="sr-only"> – </span>
        <Side {...away} />
      </SiteLink>
      {hasBegun && <Scores sport={sport} score={score} />}
    </div>
  );
}

function Side({ name, colours }: FixtureCard['sides'][number]): ReactNode {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Crest colours={colours} />
      <span className="truncate">{name}</span>
    </span>
  );
}
