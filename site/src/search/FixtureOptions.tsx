import type { FixtureCard } from '@halley/contract';
import { Badge } from '@halley/ui/Badge.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../i18n/index.ts';
import { LocalTime, SiteLink } from '../page/index.ts';
import { sportIcons } from '../sportsbook/index.ts';

/** So many fixtures stand above the games; the rest is on the pages of their leagues. */
const mostFixtures = 6;

interface FixtureOptionsProps {
  fixtures: readonly FixtureCard[];
  onChoose: () => void;
}

/** Fixtures whose sides or leagues are called so. */
export function FixtureOptions({ fixtures, onChoose }: FixtureOptionsProps) {
  const say = useSay();
  return (
    <section aria-labelledby="found-fixtures" className="grid gap-2">
      <h2 id="found-fixtures" className="text-13 font-semibold text-text-soft">
        {say('search.fixtures')}
      </h2>
      <ul className="grid">
        {fixtures.slice(0, mostFixtures).map(({ id, sport, sides, tournament, status, start_at }) => (
          <li key={id}>
            <SiteLink
              href={`/sport/events/${id}`}
              onClick={onChoose}
              className="flex min-h-14 items-center gap-3 rounded-md p-2 hover:bg-surface-2"
            >
              <Icon name={sportIcons[sport]} className="text-cat-sport" />
              <span className="grid min-w-0 flex-1">
                <b className="truncate">
                  {sides.length === 2 ? sides.map(({ name }) => name).join(' – ') : tournament.name}
                </b>
                <span className="flex items-center gap-2 truncate text-xs text-text-faint">
                  {status === 'live' ? (
                    <Badge tone="win">{say('search.live')}</Badge>
                  ) : (
                    <LocalTime at={start_at} format={{ dateStyle: 'short', timeStyle: 'short' }} />
                  )}
                  <span className="truncate">{tournament.name}</span>
                </span>
              </span>
              <Icon name="chevron-right" size="small" className="text-text-faint" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
