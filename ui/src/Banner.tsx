import type { ReactNode } from 'react';
import { ArtBadge } from './Badge.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { useUi } from './Ui.tsx';

export interface BannerProps {
  /** At most five words. */
  title: string;
  /** At most two lines, with the terms that matter. */
  text: string;
  /** The picture's URL, 1200 × 480, its subject in the right third. */
  art: string;
  label?: string;
  action: { label: string; href: string };
  second?: { label: string; href: string };
  /** The first of three on a desktop. */
  big?: boolean;
  /** The first banner is often the largest thing on the first screen. */
  eager?: boolean;
  className?: string;
}

export function Banner({ title, text, art, label, action, second, big, eager, className }: BannerProps): ReactNode {
  const { Link } = useUi();
  return (
    <article
      className={classNames(
        'relative isolate flex h-66 snap-center flex-col items-start justify-end gap-2 overflow-hidden rounded-xl bg-[#0b0f20] p-5 before:absolute before:inset-0 before:-z-1 before:bg-[linear-gradient(180deg,rgb(11_15_32/0)_20%,rgb(11_15_32/0.9)_60%,#0b0f20_73%)] after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:shadow-edge lg:h-76 lg:p-6',
        big &&
          'lg:justify-center lg:pl-9 lg:before:bg-[linear-gradient(90deg,rgb(5_7_17/0.88)_6%,rgb(5_7_17/0.55)_40%,rgb(5_7_17/0)_68%)]',
        className,
      )}
    >
      <img
        src={art}
        alt=""
        width={1200}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={classNames(
          'absolute inset-0 -z-2 h-[74%] w-full max-w-none object-cover object-[94%_40%]',
          big && 'lg:h-full lg:object-[100%_50%]',
        )}
      />
      {label && <ArtBadge className="absolute top-4 left-4">{label}</ArtBadge>}
      <h2
        className={classNames(
          'figure max-w-[22ch] text-[1.375rem]/[1.2] text-balance',
          big ? 'lg:max-w-[13ch] lg:text-[2.25rem]/[1.12]' : 'lg:text-[1.125rem]/[1.3]',
        )}
      >
        {title}
      </h2>
      <p
        className={classNames('max-w-[36ch] text-13 text-balance text-[#dfe5fb]', big && 'lg:max-w-[34ch] lg:text-sm')}
      >
        {text}
      </p>
      <div className={classNames('mt-1.5 flex items-center gap-2', big && 'lg:mt-3')}>
        <Button look="white" size="small" asChild>
          <Link href={action.href}>{action.label}</Link>
        </Button>
        {second && (
          <Button look="quiet" size="small" asChild className="text-white!">
            <Link href={second.href}>{second.label}</Link>
          </Button>
        )}
      </div>
    </article>
  );
}

/** Three on a desktop (1.9 : 1 : 1), one and a glimpse of the next on a phone. */
export const bannerRowClass =
  'bleed grid snap-x snap-mandatory auto-cols-[88%] grid-flow-col gap-3 md:auto-cols-[60%] lg:mx-0 lg:grid-flow-row lg:grid-cols-[1.9fr_1fr_1fr] lg:gap-4 lg:overflow-visible lg:p-0';
/** Heights of what comes, so that nothing moves. */
export const bannerSkeletonClass = 'h-66 rounded-xl lg:h-76';
