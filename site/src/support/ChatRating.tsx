import type { ReactNode } from 'react';
import { useSay } from '../i18n/index.ts';

/** How good the help was. Nobody has to say. */
export function ChatRating({ rating, onRate }: { rating: number | null; onRate: (rating: number) => void }): ReactNode {
  const say = useSay();
  return (
    <div className="grid justify-items-center gap-1 border-t border-line p-3 text-center">
      <p className="text-13 font-semibold">{say(rating === null ? 'support.chat.rate' : 'support.chat.rated')}</p>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <button
            key={stars}
            type="button"
            aria-pressed={rating === stars}
            aria-label={say('support.chat.star', { stars })}
            onClick={() => onRate(stars)}
            className="grid size-11 place-items-center rounded-md text-2xl text-text-faint hover:text-ice data-on:text-ice"
            data-on={rating !== null && stars <= rating ? '' : undefined}
          >
            <span aria-hidden="true">{rating !== null && stars <= rating ? '★' : '☆'}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
