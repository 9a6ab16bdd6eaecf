import { Button } from '@halley/ui/Button.tsx';
import { Icon } from '@halley/ui/Icon.tsx';
import { useSay } from '../i18n/index.ts';

export interface RecentSearchesProps {
  searches: readonly string[];
  onChoose: (text: string) => void;
  onForget: () => void;
}

export function RecentSearches({ searches, onChoose, onForget }: RecentSearchesProps) {
  const say = useSay();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid gap-2">
      <div className="flex items-center justify-between">
        <h2 id="recent-searches" className="text-13 font-semibold text-text-soft">
          {say('search.recent')}
        </h2>
        <Button look="quiet" size="small" onClick={onForget}>
          {say('search.forget')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-9 max-w-60 items-center gap-2 rounded-full bg-surface-2 px-3.5 text-13 font-semibold text-text-soft hover:bg-surface-3 hover:text-text"
            >
              <Icon name="recent" size="small" className="shrink-0 text-text-faint" />
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
