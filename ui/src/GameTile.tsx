import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ArtBadge, type ArtBadgeKind } from './Badge.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { useUi } from './Ui.tsx';

export interface GameTileProps {
  name: string;
  studio: string;
  /** The picture's URL, 3:4. */
  art: string;
  /** Where play leads; a guest's leads to registration. */
  href: string;
  demoHref?: string;
  badge?: { kind: ArtBadgeKind; label: string };
  /** Players only: leave it out for guests. */
  favourite?: { on: boolean; onToggle: () => void };
  /** Cannot be played now: why, and the way out in one sentence. */
  locked?: { title: string; text: string };
  /** On touch a press opens the game's sheet instead of the game. */
  onTouchPress?: () => void;
  /** For tiles of the first screen. */
  eager?: boolean;
  className?: string;
}

/** Art, then name and studio below it. The name is the link and its area is the whole tile. */
export function GameTile(props: GameTileProps): ReactNode {
  const { name, studio, art, href, demoHref, badge, favourite, locked, onTouchPress, eager, className } = props;
  const { text, Link } = useUi();
  const pointer = useRef('');
  function press(event: MouseEvent): void {
    if (!onTouchPress || pointer.current !== 'touch') return;
    event.preventDefault();
    onTouchPress();
  }
  return (
    <article
      className={classNames(tileClass, className)}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
      }}
    >
      <div className={artClass}>
        <img
          src={art}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={classNames('size-full object-cover', locked && 'brightness-55 grayscale-85')}
        />
        {badge && (
          <ArtBadge kind={badge.kind} className="absolute top-2 left-2">
            {badge.label}
          </ArtBadge>
        )}
        {locked ? (
          <div className="absolute inset-0 grid content-center justify-items-center gap-2 p-3 text-center text-xs text-text">
            <Icon name="lock" size="large" />
            <b className="text-13">{locked.title}</b>
            {locked.text}
          </div>
        ) : (
          <div className={overClass}>
            <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
              <Icon name="play" size="large" className="ml-0.5 fill-current" />
            </span>
            {demoHref && (
              <Link
                href={demoHref}
                aria-label={text.demoOf(name)}
                className="pointer-events-auto relative z-2 rounded-10 bg-white/14 px-3 py-1.5 text-13 font-bold hover:bg-white/24"
              >
                {text.tryDemo}
              </Link>
            )}
          </div>
        )}
      </div>
      {favourite && (
        <button
          type="button"
          aria-pressed={favourite.on}
          aria-label={favourite.on ? text.removeFavourite(name) : text.addFavourite(name)}
          onClick={favourite.onToggle}
          className={classNames(
            'absolute top-1 right-1 z-2 size-9 place-items-center rounded-full bg-night-950/62 transition duration-base ease-out lg:group-hover:-translate-y-1',
            favourite.on
              ? 'grid text-favourite'
              : 'hidden text-white lg:grid lg:opacity-0 lg:group-focus-within:opacity-100 lg:group-hover:opacity-100',
          )}
        >
          <Icon name="favourite" className={favourite.on ? 'fill-current' : undefined} />
        </button>
      )}
      <h3 className="mt-2.5 truncate font-bold">
        {locked ? (
          name
        ) : (
          <Link href={href} aria-label={text.play(name)} onClick={press} className={stretchedClass}>
            {name}
          </Link>
        )}
      </h3>
      <p className="truncate text-xs text-text-faint">{studio}</p>
    </article>
  );
}

/** The tenth card: press it and any game opens. */
export function RandomTile({
  label,
  text,
  href,
  className,
}: {
  label: string;
  text: string;
  href: string;
  className?: string;
}): ReactNode {
  const { Link } = useUi();
  return (
    <article className={classNames(tileClass, className)}>
      <div
        className={classNames(
          artClass,
          'grid place-items-center bg-[radial-gradient(circle_at_50%_42%,#3a3f8f,#161c3e_70%)]',
        )}
      >
        <Icon name="random" className="size-12 text-violet-soft" />
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

const tileClass = 'group relative min-w-0 snap-start';
const artClass =
  'relative aspect-3/4 overflow-hidden rounded-lg bg-surface-2 transition duration-base ease-out after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-edge lg:group-focus-within:-translate-y-1 lg:group-hover:-translate-y-1 lg:group-hover:shadow-2';
const overClass =
  'pointer-events-none absolute inset-0 hidden content-center justify-items-center gap-3 bg-linear-to-b from-night-950/25 to-night-950/78 opacity-0 transition-opacity duration-fast lg:grid lg:group-focus-within:opacity-100 lg:group-hover:opacity-100';
const stretchedClass =
  'after:absolute after:inset-0 after:z-1 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 max-lg:focus-visible:after:-outline-offset-2 focus-visible:after:outline-ice';
