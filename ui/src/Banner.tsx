import type { ReactNode } from 'react';
import { ArtBadge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useUi } from './Ui.tsx';

export interface BannerProps {
  /** At most five words. */
  title: string;
  /** At most two lines, with the terms that matter. */
  text: ReactNode;
  /** The image's URL, 1200 × 480, its subject in the right third. */
  art: string;
  /** A second image over the first. */
  overlay?: string;
  /** Four colours from left to right, where the images leave room. */
  gradient?: readonly [string, string, string, string];
  labels?: readonly string[];
  action?: { label: string; href: string; onPress?: () => void };
  /** Beside the action: a quiet button or link (`bannerSecondClass`). */
  second?: ReactNode;
  /** The first of three on a desktop. */
  big?: boolean;
  /** The first banner is often the largest thing on the first screen. */
  eager?: boolean;
  /** Unique on the page, for the colours. */
  id?: string;
  className?: string;
}

const picture = 'absolute inset-0 h-[60%] w-full max-w-none object-cover object-[94%_40%]';

export function Banner(props: BannerProps): ReactNode {
  const { title, text, art, overlay, gradient, labels = [], action, second, big, eager, id, className } = props;
  const { Link } = useUi();
  const load = { loading: eager ? ('eager' as const) : ('lazy' as const), decoding: 'async' as const };
  return (
    <article
      className={classNames(
        'relative isolate flex h-66 flex-col items-start justify-end gap-2 overflow-hidden rounded-xl bg-[#0b0f20] p-5 before:absolute before:inset-0 before:-z-1 before:bg-[linear-gradient(180deg,rgb(11_15_32/0)_20%,rgb(11_15_32/0.8)_60%,rgb(11_15_32/0.88)_73%)] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-edge lg:h-76 lg:p-6',
        big &&
          'lg:justify-center lg:pl-9 lg:before:bg-[linear-gradient(90deg,rgb(5_7_17/0.88)_6%,rgb(5_7_17/0.55)_40%,rgb(5_7_17/0)_68%)]',
        className,
      )}
    >
      {gradient && <Colours id={`${id ?? title}-colours`} colours={gradient} />}
      <img
        src={art}
        alt=""
        width={1200}
        height={480}
        fetchPriority={eager ? 'high' : undefined}
        {...load}
        className={classNames(
          picture,
          '-z-2 mask-b-from-70%',
          big && 'lg:h-full lg:object-[100%_50%] lg:mask-b-from-100% lg:mask-l-from-55%',
        )}
      />
      {overlay && (
        <img
          src={overlay}
          alt=""
          width={1200}
          height={480}
          {...load}
          className={classNames(picture, '-z-1', big && 'lg:h-full lg:object-[100%_50%]')}
        />
      )}
      {labels.length > 0 && (
        <p className="absolute top-4 left-4 flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <ArtBadge key={label}>{label}</ArtBadge>
          ))}
        </p>
      )}
      <h2
        className={classNames(
          // The subject of the image stands in its right third: no language's words reach it.
          'figure text-[1.375rem]/[1.2] text-balance',
          big ? 'max-w-[64%] lg:max-w-[58%] lg:text-[2.25rem]/[1.12]' : 'max-w-[22ch] lg:text-[1.125rem]/[1.3]',
        )}
      >
        {title}
      </h2>
      <div
        className={classNames('max-w-[36ch] text-13 text-balance text-[#dfe5fb]', big && 'lg:max-w-[58%] lg:text-sm')}
      >
        {text}
      </div>
      {(action || second) && (
        <div className={classNames('mt-1.5 flex items-center gap-2', big && 'lg:mt-3')}>
          {action && (
            <Button look="white" size="small" asChild>
              <Link href={action.href} onClick={action.onPress}>
                {action.label}
              </Link>
            </Button>
          )}
          {second}
        </div>
      )}
    </article>
  );
}

/** Colours that an operator chose. Drawn, since the page's policy takes no style attribute. */
function Colours({ id, colours }: { id: string; colours: readonly string[] }): ReactNode {
  const name = id.replace(/[^A-Za-z0-9-]/g, '_');
  return (
    <svg aria-hidden="true" className="absolute inset-0 -z-3 size-full" preserveAspectRatio="none" viewBox="0 0 1 1">
      <defs>
        <linearGradient id={name}>
          {colours.map((colour, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: four colours in their places
            <stop key={place} offset={place / (colours.length - 1)} stopColor={colour || 'transparent'} />
          ))}
        </linearGradient>
      </defs>
      <rect width="1" height="1" fill={`url(#${name})`} />
    </svg>
  );
}

/** For the quiet button beside the action. */
export const bannerSecondClass = 'text-white!';

/** One and a glimpse of the next on a phone; on a desktop three are in view (1.9 : 1 : 1), the first being large. */
export const bannerRowClass =
  '*:nth-[n+2]:beside-view bleed flex snap-x snap-mandatory gap-3 *:shrink-0 *:basis-[88%] *:snap-start md:*:basis-[60%] lg:mx-0 lg:gap-4 lg:p-0 lg:*:basis-[calc((100%-2rem)/3.9)] lg:*:first:basis-[calc((100%-2rem)*1.9/3.9)]';
/** Heights of what comes, so that nothing moves. */
export const bannerSkeletonClass = 'h-66 rounded-xl lg:h-76';
