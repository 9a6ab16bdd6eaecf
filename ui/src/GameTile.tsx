import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { finerArt } from './art/tiles.ts';
import { ArtBadge, type ArtBadgeKind } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { useUi } from './Ui.tsx';

export interface TileBadge {
  kind: ArtBadgeKind;
  icon: IconName;
  label: string;
}

export interface GameTileProps {
  name: string;
  studio: string;
  /** The image's URL, 3:4. */
  art: string;
  /** Where play leads, from the art; a guest's leads to registration. */
  href: string;
  /** The game's own page, from its name; unset: play as well. */
  pageHref?: string;
  demoHref?: string;
  /** In the order they count: the first in words, the others as small signs beside it. */
  badges?: readonly TileBadge[];
  /** Players only: leave it out for guests. */
  favourite?: { on: boolean; label: string; onToggle: () => void };
  /** Cannot be played now: why, and the way out in one sentence. */
  locked?: { title: string; text: string };
  /** Something to know before the click, such as the one kind of device it runs on. */
  hint?: { icon: IconName; text: string };
  /** For tiles of the first screen; `first` for those the screen begins with: nothing larger is drawn there. */
  eager?: boolean | 'first';
  className?: string;
}

/**
 * Art, then name and studio below it. The art is the link that plays, the name leads to the game's page. What else can be
 * done with the game lies over the art: on hover, while the focus is inside, and after the first tap of a finger. The demo's
 * link is there from the beginning, for readers without scripts; the rest is drawn when the tile is first pointed at: a
 * lobby has more than a hundred tiles, and most are never touched.
 */
export function GameTile(props: GameTileProps): ReactNode {
  const {
    name,
    studio,
    art,
    href,
    pageHref = href,
    demoHref,
    badges = [],
    favourite,
    locked,
    hint,
    eager,
    className,
  } = props;
  const { text, Link } = useUi();
  const tile = useRef<HTMLElement>(null);
  const pointer = useRef('');
  const [open, setOpen] = useState(false);
  const [met, setMet] = useState(false);
  const meet = () => setMet(true);

  // Whoever came before the script has entered already.
  useEffect(() => {
    if (tile.current?.matches(':hover, :focus-within')) setMet(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (!tile.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  /** A finger cannot hover: its first tap shows what a pointer would have seen, the second one plays. */
  function press(event: MouseEvent): void {
    if (pointer.current !== 'touch' || open) return;
    event.preventDefault();
    setOpen(true);
    setMet(true);
  }

  return (
    <article
      ref={tile}
      data-open={open || undefined}
      className={classNames(tileClass, className)}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
      // A finger enters as well, but says by its tap what it wants.
      onPointerEnter={(event) => event.pointerType === 'mouse' && meet()}
      onPointerCancel={() => {
        pointer.current = '';
      }}
      // Its tap brings the focus too, and is drawn once, by `click`.
      onFocus={() => pointer.current !== 'touch' && meet()}
    >
      <div className={artClass}>
        <img
          src={art}
          srcSet={finerArt(art)}
          sizes={artSizes}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager === 'first' ? 'high' : undefined}
          decoding="async"
          className={classNames('size-full object-cover', locked && 'brightness-55 grayscale-85')}
        />
        {locked ? (
          <div className="absolute inset-0 grid content-center justify-items-center gap-2 p-3 text-center text-xs text-text">
            <Icon name="lock" size="large" />
            <b className="text-13">{locked.title}</b>
            {locked.text}
          </div>
        ) : (
          met && (
            <span aria-hidden="true" className={scrimClass}>
              <span className={classNames(discClass, demoHref && '-translate-y-5')}>
                <Icon name="play" size="large" className="ml-0.5 fill-current" />
              </span>
            </span>
          )
        )}
        {!locked && <Link href={href} aria-label={text.play(name)} onClick={press} className={playClass} />}
        {badges.length > 0 && <Badges badges={badges} room={Boolean(favourite)} />}
        {hint && (
          <ArtBadge className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)]">
            <Icon name={hint.icon} size="small" />
            <span className="truncate">{hint.text}</span>
          </ArtBadge>
        )}
      </div>
      {!locked && (demoHref || (met ? favourite : favourite?.on)) && (
        <div className={deedsClass}>
          {demoHref && (
            <Link href={demoHref} aria-label={text.demoOf(name)} className={demoClass}>
              {text.tryDemo}
            </Link>
          )}
          {favourite && (met || favourite.on) && (
            <button
              type="button"
              aria-pressed={favourite.on}
              aria-label={favourite.label}
              onClick={favourite.onToggle}
              className={classNames(heartClass, favourite.on ? 'text-favourite' : 'tile-deed text-white')}
            >
              <Icon name="favourite" className={favourite.on ? 'fill-current' : undefined} />
            </button>
          )}
        </div>
      )}
      <h3 className="mt-2.5 truncate font-bold">
        {locked ? (
          name
        ) : (
          <Link href={pageHref} className="rounded-xs hover:underline">
            {name}
          </Link>
        )}
      </h3>
      <p className="truncate text-xs text-text-faint">{studio}</p>
    </article>
  );
}

function Badges({ badges, room }: { badges: readonly TileBadge[]; room: boolean }): ReactNode {
  return (
    <span className={classNames('absolute top-2 left-2 flex max-w-full flex-wrap gap-1', room ? 'pr-13' : 'pr-4')}>
      {badges.map(({ kind, icon, label }, index) =>
        index === 0 ? (
          <ArtBadge key={kind} kind={kind}>
            {label}
          </ArtBadge>
        ) : (
          <ArtBadge key={kind} kind={kind} className="px-1!">
            <Icon name={icon} size="small" />
            <span className="sr-only">{label}</span>
          </ArtBadge>
        ),
      )}
    </span>
  );
}

export interface IconTileProps {
  label: string;
  text: string;
  icon: IconName;
  /** The lamp behind the sign. */
  lamp?: 'violet' | 'amber';
  href: string;
  className?: string;
}

/** A card among tiles that is no game: any game by chance, an offer. It has the anatomy of a tile. */
export function IconTile({ label, text, icon, lamp = 'violet', href, className }: IconTileProps): ReactNode {
  const { Link } = useUi();
  return (
    <article className={classNames(tileClass, className)}>
      <div className={classNames(artClass, 'grid place-items-center', lamps[lamp])}>
        <Icon name={icon} className={classNames('size-12', lamp === 'amber' ? 'text-amber' : 'text-violet-soft')} />
      </div>
      <h3 className="mt-2.5 truncate font-bold">
        <Link href={href} className={stretchedClass}>
          {label}
        </Link>
      </h3>
      <p className="truncate text-xs text-text-faint">{text}</p>
    </article>
  );
}

const lamps = {
  violet: 'bg-[radial-gradient(circle_at_50%_42%,#3a3f8f,#161c3e_70%)]',
  amber: 'bg-[radial-gradient(circle_at_50%_42%,#7a5a34,#241c28_70%)]',
};
/** Of rows and grids alike. On a phone a little less than a grid's: for a few missing pixels nobody loads the double. */
const artSizes = '(min-width: 64rem) 14rem, (min-width: 48rem) 23vw, (min-width: 30rem) 31vw, 40vw';
/** A world of its own: what lies over the art is looked for, and drawn, among this tile's parts and not among all tiles'. */
const tileClass = 'group relative isolate min-w-0 snap-start';
/** Only a pointer lifts it: a finger would wait for the art to be drawn again. */
const artClass =
  'relative aspect-3/4 overflow-hidden rounded-lg bg-surface-2 transition duration-base ease-out after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-edge group-hover:-translate-y-1 group-hover:shadow-2';
const scrimClass =
  'tile-deed pointer-events-none absolute inset-0 grid place-items-center bg-linear-to-b from-night-950/25 to-night-950/78';
const discClass = 'grid size-14 place-items-center rounded-full bg-paper text-ink';
const deedsClass = 'pointer-events-none absolute inset-x-0 top-0 aspect-3/4';
const demoClass =
  'tile-deed pointer-events-auto absolute inset-x-3 top-[62%] z-2 mx-auto flex min-h-9 w-fit max-w-[calc(100%-1.5rem)] items-center truncate rounded-10 bg-[rgb(56_62_92/0.92)] px-3 text-13 font-bold text-white hover:bg-surface-4';
const heartClass =
  'pointer-events-auto absolute top-1 right-1 z-2 grid size-9 place-items-center rounded-full bg-night-950/62';
/** The whole art, below its badges and what else can be done. */
const playClass =
  'absolute inset-0 z-1 rounded-[inherit] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ice';
const stretchedClass =
  'after:absolute after:inset-0 after:z-1 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ice';
