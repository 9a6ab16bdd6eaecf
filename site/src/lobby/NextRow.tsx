import { ArtBadge, SectionHead, tileRowClass } from '@halley/ui';
import { useSay } from '../i18n/index.ts';
import type { UpcomingGame } from './upcoming.server.ts';

/** Not playable yet and said so: no link, no play disc, no date. */
export function NextRow({ games }: { games: UpcomingGame[] }) {
  const say = useSay();
  return (
    <section aria-labelledby="next" className="below-fold -mx-gutter px-gutter">
      <SectionHead id="next" icon="new" accent="new" title={say('lobby.next.title')} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls and nothing in it can take the focus */}
      <ul className={tileRowClass} tabIndex={0} aria-labelledby="next">
        {games.map((game) => (
          <li key={game.title} className="min-w-0 snap-start">
            <div className="relative aspect-3/4 overflow-hidden rounded-lg bg-surface-2 after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-edge">
              <img
                src={game.art}
                alt=""
                width={300}
                height={400}
                loading="lazy"
                fetchPriority="low"
                decoding="async"
                className="size-full object-cover"
              />
              <ArtBadge className="absolute top-2 left-2">{say('lobby.next.badge')}</ArtBadge>
            </div>
            <h3 className="mt-2.5 truncate font-bold">{game.title}</h3>
            <p className="truncate text-xs text-text-faint">{say('lobby.next.studio')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
