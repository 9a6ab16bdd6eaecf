import type { ReactNode } from 'react';
import spriteUrl from './art/icons.svg?url&no-inline';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-names.ts';

/** Preload it as an image where the first screen shows icons. */
export const iconSpriteUrl: string = spriteUrl;

const sizes = { small: 'size-4', medium: 'size-5', large: 'size-6' };

export interface IconProps {
  name: IconName;
  /** 16, 20 or 24 px. */
  size?: keyof typeof sizes;
  /** Says it aloud; without a label the icon is decoration. */
  label?: string;
  className?: string;
}

/** Drawings stay in one sprite file, so that an icon costs no script. */
export function Icon({ name, size = 'medium', label, className }: IconProps): ReactNode {
  const classes = classNames('icon', sizes[size], className);
  const drawing = <use href={`${spriteUrl}#${name}`} />;
  return label ? (
    <svg role="img" aria-label={label} className={classes}>
      {drawing}
    </svg>
  ) : (
    <svg aria-hidden="true" className={classes}>
      {drawing}
    </svg>
  );
}
