import { Skeleton } from '@halley/ui/Skeleton.tsx';
import { useMatches } from 'react-router';

/**
 * The sheet of a modal whose address was opened directly, as the server draws it: its title and the places of what comes.
 * It is what the eye sees until the modal itself is there; whoever listens to the page hears the modal alone.
 */
export function SheetOutline() {
  const { sheet } = (useMatches().at(-1)?.loaderData ?? {}) as { sheet?: string };
  if (!sheet) return null;
  return (
    <div
      aria-hidden="true"
      data-sheet=""
      className="fixed inset-0 z-modal grid items-end justify-items-center bg-night-950/90 md:items-center md:p-6 [@media(scripting:none)]:hidden"
    >
      <div className="grid max-h-[94dvh] w-full content-start gap-5 overflow-hidden rounded-t-xl bg-surface-1 p-4 pb-5 shadow-3 md:w-120 md:rounded-2xl md:p-7">
        <p className="title-section flex min-h-11 items-center">{sheet}</p>
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </div>
    </div>
  );
}
