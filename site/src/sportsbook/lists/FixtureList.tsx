import type { FixtureCard } from '@halley/contract';
import { Badge, Card, classNames, EmptyState, Icon, type IconName, linkClass } from '@halley/ui';
import { type ReactNode, useId } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { FixtureRow } from './FixtureRow.tsx';

interface FixtureListProps {
  title: string;
  cards: readonly FixtureCard[];
  icon?: IconName;
  /** How many there are, where more than these; null: nobody counts them. */
  count?: number | null;
  /** Where all of them are. */
  href?: string;
  isLive?: boolean;
  hidesLeague?: boolean;
  timeOnly?: boolean;
  /** Below the first screen. */
  isLate?: boolean;
}

/** Fixtures under one head, which says of all of them whether they are simulated. */
export function FixtureList(props: FixtureListProps): ReactNode {
  const { title, cards, icon = 'clock', count = cards.length, href, isLive, hidesLeague, timeOnly, isLate } = props;
  const say = useSay();
  const id = useId();
  const isSimulated = cards.length > 0 && cards.every(({ simulated }) => simulated);
  return (
    <section aria-labelledby={id} className={classNames(isLate && 'below-fold')}>
      <Card className="px-4 pt-4 pb-1.5 md:px-5">
        <header className="flex items-center gap-2.5 border-b border-line pb-3">
          <Icon name={icon} />
          <h2 id={id} className="title-card min-w-0 truncate">
            {title}
          </h2>
          {cards.length > 0 && count !== null && <Badge tone={isLive ? 'win' : 'neutral'}>{count}</Badge>}
          {isSimulated && <Badge>{say('sportsbook.simulated')}</Badge>}
          {href && (
            <SiteLink href={href} className={classNames(linkClass, 'ml-auto shrink-0 text-13')}>
              {say('sportsbook.all')}
            </SiteLink>
          )}
        </header>
        {cards.length === 0 ? (
          <EmptyState picture="no-bets" title={say('sportsbook.none.title')} text={say('sportsbook.none.text')} />
        ) : (
          <ul className="divide-y divide-line">
            {cards.map((card) => (
              <li key={card.id}>
                <FixtureRow card={card} hidesLeague={hidesLeague} timeOnly={timeOnly} hidesSimulated={isSimulated} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
