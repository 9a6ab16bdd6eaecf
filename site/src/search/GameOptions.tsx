import type { Game } from '@halley/contract';
import { Icon } from '@halley/ui/Icon.tsx';
import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { type MouseEvent, memo } from 'react';
import { pictureOf } from '../catalogue/index.ts';
import { SiteLink } from '../page/index.ts';
import { useQuery } from '../query/index.ts';

export interface GameOptionsProps {
  id: string;
  title: string;
  games: readonly Game[];
  active: number;
  onChoose: (game: Game) => void;
}

export function hrefOf({ provider, seo_title }: Game): string {
  return `/play/${provider}/${seo_title}`;
}

/** Not drawn again for every letter: the list is the same until the next answer. */
export const GameOptions = memo(function GameOptions({ id, title, games, active, onChoose }: GameOptionsProps) {
  const studios = useQuery('listProviders').data ?? [];
  const studioOf = (game: Game) => studios.find(({ id: provider }) => provider === game.provider)?.title;
  return (
    <section className="grid gap-2">
      <h2 id={`${id}-title`} className="text-13 font-semibold text-text-soft">
        {title}
      </h2>
      <div id={id} role="listbox" aria-labelledby={`${id}-title`} className="grid">
        {games.map((game, index) => (
          <SiteLink
            key={game.identifier}
            href={hrefOf(game)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // The field keeps the focus; the arrows of the keyboard walk.
            tabIndex={-1}
            onClick={(event: MouseEvent) => {
              if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(game);
            }}
            className="flex items-center gap-3 rounded-md p-2 hover:bg-surface-2 aria-selected:bg-surface-3"
          >
            <img
              src={pictureOf(game, 150)}
              alt=""
              width={48}
              height={64}
              loading="lazy"
              className="h-16 w-12 rounded-sm bg-surface-2 object-cover"
            />
            <span className="grid min-w-0 flex-1">
              <b className="truncate">{game.title}</b>
              <span className="truncate text-xs text-text-faint">{studioOf(game) ?? game.provider}</span>
            </span>
            <Icon name="chevron-right" size="small" className="text-text-faint" />
          </SiteLink>
        ))}
      </div>
    </section>
  );
});

export function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-20 rounded-md" />
      ))}
    </div>
  );
}
