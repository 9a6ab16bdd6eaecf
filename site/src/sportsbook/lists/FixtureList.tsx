import type { FixtureCard } from '@halley/contract';
import { EmptyState, SectionHead } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { FixtureRow } from './FixtureRow.tsx';

interface FixtureListProps {
  title: string;
  cards: readonly FixtureCard[];
  href?: string;
}

export function FixtureList({ title, cards, href }: FixtureListProps): ReactNode {
  const say = useSay();
  return (
    <section className="grid gap-3">
      <SectionHead title={title} link={href ? { href, label: say('sportsbook.all') } : undefined} className="mb-0" />
      {cards.length === 0 ? (
        <EmptyState picture="no-bets" title={say('sportsbook.none.title')} text={say('sportsbook.none.text')} />
      ) : (
        <ul className="grid gap-2">
          {cards.map((card) => (
            <li key={card.id}>
              <FixtureRow card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
