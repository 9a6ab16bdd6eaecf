import { classNames } from '@halley/ui';
import type { MouseEvent, ReactNode } from 'react';

const places = {
  header: 'top-[calc(var(--header-height)+0.5rem)] right-gutter',
  sidebar: 'bottom-16 left-3',
  /** Below the button that opens it, where the browser can; else below the head. */
  anchor:
    'top-[calc(var(--header-height)+0.5rem)] left-1/3 supports-[position-area:bottom]:top-auto supports-[position-area:bottom]:left-auto supports-[position-area:bottom]:[position-area:bottom_span-right]',
};

export interface PopoverProps {
  id: string;
  place: keyof typeof places;
  label: string;
  children: ReactNode;
}

/** The browser's own popover: it closes on Escape and on a press outside, gives focus back, and needs no script. */
export function Popover({ id, place, label, children }: PopoverProps) {
  function closeAfterChoice(event: MouseEvent<HTMLElement>) {
    if ((event.target as Element).closest('a,button')) event.currentTarget.hidePopover?.();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press is the link's or the button's own; this only closes after it
    <section
      id={id}
      popover="auto"
      aria-label={label}
      onClick={closeAfterChoice}
      className={classNames(
        'fixed inset-auto m-0 max-h-[85dvh] min-w-56 overflow-y-auto rounded-lg bg-surface-2 p-1.5 text-text shadow-3 open:animate-lift-in',
        places[place],
      )}
    >
      {children}
    </section>
  );
}

export const popoverRowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-10 px-3 text-left font-semibold text-text-soft hover:bg-surface-3 hover:text-text';
