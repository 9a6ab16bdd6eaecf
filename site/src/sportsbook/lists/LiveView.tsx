import type { FixtureCard, SportId, SportMenu } from '@halley/contract';
import { Button } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { SportChips } from '../menu/SportChips.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { SportFrame } from '../SportFrame.tsx';
import { SportSections } from './SportSections.tsx';
import { useLiveList } from './use-lists.ts';

interface LiveViewProps {
  sport: SportId | null;
  cards: FixtureCard[];
  menu: SportMenu;
}

/** Everything that is on, by sport, with the way to a few of them side by side. */
export function LiveView({ sport, cards: initial, menu }: LiveViewProps): ReactNode {
  const say = useSay();
  const cards = useLiveList(sport, initial);
  return (
    <SportFrame current="live" menu={menu} sport={sport}>
      <PageTitle
        after={
          <Button asChild look="quiet" size="small" icon="columns">
            <SiteLink href="/sport/multi">{say('sportsbook.multi')}</SiteLink>
          </Button>
        }
      >
        {say('sportsbook.now')}
      </PageTitle>
      <SportChips
        menu={menu}
        current={sport}
        all="/sport/live"
        hrefOf={(one) => `/sport/live/${one}`}
        count={({ live }) => live}
      />
      <SportSections cards={cards} menu={menu} title={say('sportsbook.now')} isLive />
    </SportFrame>
  );
}
