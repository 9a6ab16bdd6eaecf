import {
  type ButtonHTMLAttributes,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-names.ts';

/** One primary a view. White stands on art only. Danger is outlined and never beside the primary. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'outline' | 'white' | 'danger';
/** 36 inside cards, 44, 52 for the last step of a flow. */
export type ButtonSize = 'small' | 'medium' | 'large';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-amber text-ink shadow-primary hover:bg-amber-hover active:bg-amber-press',
  secondary: 'bg-surface-3 text-text shadow-1 hover:bg-surface-4',
  quiet: 'bg-transparent text-text-soft hover:bg-surface-2 hover:text-text',
  outline: 'bg-transparent text-text inset-ring inset-ring-line-strong hover:bg-surface-2',
  white: 'bg-paper text-ink hover:bg-white',
  danger: 'bg-transparent text-danger inset-ring inset-ring-danger-edge hover:bg-danger-wash',
};
const heights: Record<ButtonSize, string> = {
  small: 'min-h-9 text-13 rounded-10',
  medium: 'min-h-11 text-sm rounded-md',
  large: 'min-h-13 text-base rounded-md',
};
const paddings: Record<ButtonSize, string> = { small: 'px-3.5', medium: 'px-4.5', large: 'px-6' };
const squares: Record<ButtonSize, string> = { small: 'size-9', medium: 'size-11', large: 'size-13' };
// Opacity does not fade: what may be clicked now is readable now.
const shape =
  'relative inline-flex shrink-0 items-center justify-center gap-2 font-bold whitespace-nowrap select-none transition-[color,background-color,box-shadow,scale] duration-fast ease-out active:scale-98 disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default';

export interface ButtonClassOptions {
  look?: ButtonLook;
  size?: ButtonSize;
  /** As wide as its place. */
  block?: boolean;
}

/** The look alone, for a link or a label that is clicked like a button. */
export function buttonClass({ look = 'secondary', size = 'medium', block }: ButtonClassOptions = {}): string {
  return classNames(shape, looks[look], heights[size], paddings[size], block && 'w-full');
}

export interface ButtonProps extends ButtonClassOptions, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
  /** Keeps label, width and focus, refuses clicks. */
  loading?: boolean;
  /** Puts the look on the one child given, a link as a rule. */
  asChild?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look, size, block, icon, loading, asChild, className, children, ...rest }: ButtonProps) {
  const classes = classNames(buttonClass({ look, size, block }), className);
  const inner = (label: ReactNode) => (
    <>
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {label}
      {loading && <ButtonProgress />}
    </>
  );
  if (asChild) {
    const child = children as ReactElement<{ className?: string; children?: ReactNode }>;
    return cloneElement(child, {
      ...rest,
      className: classNames(classes, child.props.className),
      children: inner(child.props.children),
    });
  }
  return (
    <button type="button" {...rest} {...(loading && busy)} className={classes}>
      {inner(children)}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** What clicking it does; there is no text to say it. */
  label: string;
  look?: ButtonLook;
  size?: ButtonSize;
  /** A dot of news in the corner. */
  dot?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ icon, label, look = 'quiet', size = 'medium', dot, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(shape, looks[look], heights[size], squares[size], className)}
    >
      <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />
      {dot && <span className="absolute top-2 right-2.5 size-2 rounded-full bg-ice ring-2 ring-night-850" />}
    </button>
  );
}

/** Not `disabled`: that would throw away the focus of who clicked it. */
const busy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

function ButtonProgress(): ReactNode {
  return (
    <span className="absolute inset-x-0 bottom-0 h-1 overflow-hidden rounded-b-[inherit]" aria-hidden="true">
      <span className="block h-full w-1/3 animate-pass rounded-full bg-current opacity-60" />
    </span>
  );
}
