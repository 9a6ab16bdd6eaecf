import type { ReactNode } from 'react';

interface PartProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the numbered parts of the form. */
export function Part({ number, title, aside, children }: PartProps): ReactNode {
  return (
    <fieldset className="min-w-0 rounded-lg bg-surface-1 p-4 shadow-1">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3">
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-soft"
        >
          {number}
        </span>
        <p aria-hidden="true" className="title-card">
          {title}
        </p>
        {aside && <p className="ml-auto text-xs text-text-faint">{aside}</p>}
      </div>
      <div className="@container grid gap-3">{children}</div>
    </fieldset>
  );
}

/** Fields beside each other by the room there is, in a part or in a dialog: one, two, then four. */
export const rowClass = 'grid items-start gap-x-3 gap-y-1 @sm:grid-cols-2 @xl:grid-cols-4';
