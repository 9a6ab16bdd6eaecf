/** A line of the sidebar. */
export const sideItemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-text-soft hover:bg-surface-1 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text aria-[current]:[&>svg]:text-ice';
