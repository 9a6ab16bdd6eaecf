import type { FixtureCard } from '@halley/contract';
import { Card, EmptyState, Icon } from '@halley/ui';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { useQuery } from '../../query/index.ts';
import { fixtureName } from '../fixture-name.ts';
import { useLiveList } from '../lists/use-lists.ts';
import { useFollow } from '../live/use-follow.ts';
import { sportIcons } from '../menu/sport-icons.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import { mostChosen, multiHref } from './chosen-ids.ts';
import { MultiPanel } from './MultiPanel.tsx';

interface MultiViewProps {
  ids: readonly number[];
  live: FixtureCard[];
  chosen: FixtureCard[];
}

/** So many are offered to choose from. */
const mostOffered = 24;

/** Two to four fixtures beside each other. The choice is the address, so that it can be kept and shared. */
export function MultiView({ ids, live: initialLive, chosen: initial }: MultiViewProps): ReactNode {
  const say = useSay();
  const live = useLiveList(null, initialLive);
  const input = useMemo(() => ({ query: { fixtures: ids.join() } }), [ids]);
  const { data = initial } = useQuery('listMarkedFixtures', input, { initial });
  useFollow({ call: 'listMarkedFixtures', cards: data });
  const chosen = ids.flatMap((id) => data.find((card) => card.id === id) ?? []);
  const others = live.filter(({ id }) => !ids.includes(id)).slice(0, mostOffered);
  const isFull = chosen.length >= mostChosen;
  return (
    <SportFrame current="live">
      <PageTitle>{say('sportsbook.multi')}</PageTitle>
      {chosen.length === 0 ? (
        <EmptyState picture="no-bets" title={say('sportsbook.multi.none')} text={say('sportsbook.multi.text')} />
      ) : (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {chosen.map((card) => (
            <MultiPanel key={card.id} card={card} without={multiHref(ids.filter((id) => id !== card.id))} />
          ))}
        </div>
      )}
      <section aria-labelledby="multi-add">
        <Card className="grid gap-2 p-4 md:p-5">
          <h2 id="multi-add" className="title-card">
            {say('sportsbook.multi.add')}
          </h2>
          {isFull ? (
            <p className="text-13 text-text-soft">{say('sportsbook.multi.full')}</p>
          ) : (
            <ul className="grid grid-cols-1 gap-x-4 md:grid-cols-2">
              {others.map((card) => (
                <li key={card.id}>
                  <SiteLink
                    href={multiHref([...ids, card.id])}
                    className="flex min-h-11 items-center gap-2.5 text-13 text-text-soft hover:text-text"
                  >
                    <Icon name={sportIcons[card.sport]} size="small" className="text-cat-sport" />
                    <span className="min-w-0 truncate">{fixtureName(card)}</span>
                    <Icon name="plus" size="small" className="ml-auto" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </section>
    </SportFrame>
  );
}
