import type { SportMenu } from '@halley/contract';
import { Card, Icon, SectionHead } from '@halley/ui';
import type { ReactNode } from 'react';
import { useSay } from '../../i18n/index.ts';
import { SiteLink } from '../../page/index.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { sportIcons } from './sport-icons.ts';

/** Leagues by sport, each with how much of it is on or to come. */
export function Leagues({ sports }: { sports: SportMenu['sports'] }): ReactNode {
  const say = useSay();
  const shown = sports.filter(({ categories }) => categories.length > 0);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="leagues" className="below-fold">
      <SectionHead id="leagues" title={say('sportsbook.leagues')} icon="tournaments" accent="sport" />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {shown.map(({ sport, title, categories }) => (
          <Card key={sport} className="grid grid-cols-1 content-start gap-1 p-4">
            <h3 className="flex items-center gap-2 text-13 font-bold">
              <Icon name={sportIcons[sport]} size="small" className="text-cat-sport" />
              {title}
            </h3>
            <ul>
              {categories.flatMap(({ name: category, tournaments }) =>
                tournaments.map(({ id, name, live, coming }) => (
                  <li key={id} className="flex items-center gap-2">
                    <SiteLink
                      href={`/sport/leagues/${id}`}
                      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-13 text-text-soft hover:text-text"
                    >
                      <span className="min-w-0 truncate">{name}</span>
                      {category !== name && <span className="truncate text-2xs text-text-faint">{category}</span>}
                      <span className="figure ml-auto text-2xs text-text-faint">{live + coming}</span>
                    </SiteLink>
                    <MarkButton kind="tournaments" id={id} name={name} className="-mr-2.5" />
                  </li>
                )),
              )}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
