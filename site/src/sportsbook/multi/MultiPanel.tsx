import type { Fixture, FixtureCard } from '@halley/contract';
import { Badge, Card, Icon, linkClass } from '@halley/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { callApi } from '../../query/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { Contest } from '../lists/Contest.tsx';
import { FixtureState } from '../lists/FixtureState.tsx';
import { isOver } from '../lists/is-over.ts';
import { RowPrices } from '../lists/RowPrices.tsx';
import { useLiveCard } from '../live/use-live-card.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { MultiStage } from './MultiStage.tsx';

/** One of the fixtures beside each other: how it stands, what goes on, its first markets, and the way to the others. */
export function MultiPanel({ card, without }: { card: FixtureCard; without: string }): ReactNode {
  const say = useSay();
  const now = useLiveCard(card);
  const { id, tournament, simulated, main, status } = now;
  const whole = useWhole(id, !isOver(status));
  const name = fixtureName(now);
  return (
    <Card className="grid grid-cols-1 content-start gap-3 p-4">
      <div className="flex min-w-0 items-center gap-x-2 text-2xs text-text-faint">
        <FixtureState card={now} />
        <span className="min-w-0 truncate">{tournament.name}</span>
        {simulated && <Badge>{say('sportsbook.simulated')}</Badge>}
        <MarkButton kind="fixtures" id={id} name={name} className="-my-3 ml-auto" />
        <SiteLink
          href={without}
          aria-label={say('sportsbook.multi.remove', { name })}
          className="-my-3 -mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:text-text"
        >
          <Icon name="close" size="small" />
        </SiteLink>
      </div>
      <Contest card={now} />
      {whole ? (
        <MultiStage fixture={whole} />
      ) : (
        <>
          {main && <p className="text-2xs font-semibold text-text-faint">{main.title}</p>}
          <RowPrices card={now} name={name} />
        </>
      )}
      <SiteLink href={`/sport/events/${id}`} className={`${linkClass} justify-self-start text-13`}>
        {say('sportsbook.multi.all')}
      </SiteLink>
    </Card>
  );
}

/** Read anew by each page that shows it: whoever follows a fixture begins with how it stands now. Until then its row is there. */
function useWhole(id: number, isOn: boolean): Fixture | undefined {
  const [whole, setWhole] = useState<Fixture>();
  useEffect(() => {
    if (!isOn) return undefined;
    let isHere = true;
    callApi('readFixture', { params: { id: String(id) } }).then(
      (fixture) => {
        if (isHere) setWhole(fixture);
      },
      // It has been reported; the row stays.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id, isOn]);
  return whole;
}
