import type { ReactNode } from 'react';
import { contestArt } from './art/contests.ts';
import { classNames } from './class-names.ts';

interface ContestImageProps {
  /** Of the contest: the words in it choose the image. */
  identifier: string;
  /** Empty where the contest's name stands beside it. */
  alt?: string;
  /** A hero at the top of a page is shown at once. */
  eager?: boolean;
  className?: string;
}

/** The image of a tournament, quest, achievement or lottery, 800 × 400; its subject stands right of the middle. */
export function ContestImage({ identifier, alt = '', eager, className }: ContestImageProps): ReactNode {
  return (
    <img
      src={contestArt(identifier)}
      alt={alt}
      width={800}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('object-cover object-[88%_50%]', className)}
    />
  );
}
