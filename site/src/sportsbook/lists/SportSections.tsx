import type { FixtureCard, SportMenu } from '@halley/contract';
import { sportIds } from '@halley/contract/sport-names';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { sportIcons } from '../menu/sport-icons.ts';
import { sportNames } from '../names.ts';
import { FixtureList } from './FixtureList.tsx';

interface SportSectionsProps {
  cards: readonly FixtureCard[];
  menu: SportMenu;
  /** Of the one empty list, where there is nothing. */
  title: string;
  isLive?: boolean;
  timeOnly?: boolean;
}

/** A list for each sport that has something in it, in the order of the menu. */
export function SportSections({ cards, menu, title, isLive, timeOnly }: SportSectionsProps): ReactNode {
  const say = useSay();
  if (cards.length === 0) return <FixtureList title={title} cards={[]} />;
  const shown = sportIds.filter((sport) => cards.some((card) => card.sport === sport));
  return shown.map((sport, place) => (
    <FixtureList
      key={sport}
      title={menu.sports.find((one) => one.sport === sport)?.title ?? say(sportNames[sport])}
      icon={sportIcons[sport]}
      cards={cards.filter((card) => card.sport === sport)}
      isLive={isLive}
      timeOnly={timeOnly}
      isLate={place > 0}
    />
  ));
}
