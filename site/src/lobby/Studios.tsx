import { TileShelf } from '@halley/ui/TileRow.tsx';
import { Emblem } from '../catalogue/index.ts';
import { useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

/** The makers of the games, each with a way to all of theirs. */
export function Studios({ studios }: { studios: { id: string; title: string; emblem: string | null }[] }) {
  const say = useSay();
  return (
    <TileShelf
      id="studios"
      icon="studio"
      accent="table"
      title={say('lobby.studios')}
      className="below-fold -mx-gutter px-gutter"
      rowClassName="bleed -my-2 grid snap-x snap-proximity auto-cols-[9.5rem] grid-flow-col gap-3 py-2 md:auto-cols-[12rem] md:gap-4"
    >
      {studios.map(({ id, title, emblem }) => (
        <li key={id} className="snap-start">
          <SiteLink
            href={`/producers/${id}`}
            className="grid h-28 content-center justify-items-center gap-1 rounded-lg bg-surface-1 px-3 text-center shadow-1 hover:bg-surface-2"
          >
            <Emblem studio={{ title, emblem }} className="size-12" />
            <span className="max-w-full truncate font-semibold">{title}</span>
          </SiteLink>
        </li>
      ))}
    </TileShelf>
  );
}
