export const tabListClass = 'flex gap-1 overflow-x-auto border-b border-line scrollbar-none';
/** The chosen one is underlined in ice; the comet belongs to the header. */
export const tabClass =
  'relative flex shrink-0 items-center gap-2 px-3.5 py-3 font-semibold whitespace-nowrap text-text-soft -outline-offset-2 transition-colors duration-fast first:pl-0 hover:text-text disabled:opacity-45 aria-[current]:text-text data-[state=active]:text-text after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.5 after:rounded-full first:after:left-0 aria-[current]:after:bg-ice data-[state=active]:after:bg-ice';
