/** A round button in the head of the page. */
export const headIconClass =
  'relative grid size-11 shrink-0 place-items-center rounded-md text-text-soft hover:bg-surface-2 hover:text-text';
