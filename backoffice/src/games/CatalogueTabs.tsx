import { TabLinks } from '@halley/ui';
import type { ReactNode } from 'react';
import { gamesWords } from './words.ts';

const { tabs } = gamesWords;

/** Games, producers and collections: three lists of one catalogue. */
export function CatalogueTabs({ current }: { current: 'games' | 'producers' | 'collections' }): ReactNode {
  const links = [
    { href: '/games', name: 'games' as const },
    { href: '/games/producers', name: 'producers' as const },
    { href: '/games/collections', name: 'collections' as const },
  ];
  return (
    <TabLinks
      label={tabs.label}
      links={links.map(({ href, name }) => ({ href, label: tabs[name], current: name === current }))}
    />
  );
}
