import { Button } from '@halley/ui/Button.tsx';
import { EmptyState } from '@halley/ui/EmptyState.tsx';
import { useRevalidator } from 'react-router';
import { type MessageKey, useSay } from '../i18n/index.ts';
import { SiteLink } from '../page/index.ts';

export type NoGamesReason = 'empty' | 'narrowed' | 'favourites' | 'failed';

const words: Record<NoGamesReason, { title: MessageKey; text: MessageKey; action: MessageKey }> = {
  empty: { title: 'tile.none.title', text: 'tile.none.text', action: 'tile.none.lobby' },
  narrowed: { title: 'tile.none.narrowed', text: 'tile.none.narrowedText', action: 'tile.none.clear' },
  favourites: { title: 'tile.none.favourites', text: 'tile.none.favouritesText', action: 'tile.none.lobby' },
  failed: { title: 'tile.none.failed', text: 'tile.none.failedText', action: 'tile.none.again' },
};

/** A list without games says why, and what can be done about it. */
export function NoGames({ reason, clearHref = '/' }: { reason: NoGamesReason; clearHref?: string }) {
  const say = useSay();
  const { revalidate, state } = useRevalidator();
  const { title, text, action } = words[reason];
  const label = say(action);
  return (
    <EmptyState
      picture={reason === 'failed' ? 'lost-signal' : reason === 'favourites' ? 'no-favourites' : 'no-results'}
      title={say(title)}
      text={say(text)}
      action={
        reason === 'failed' ? (
          <Button loading={state === 'loading'} onClick={() => void revalidate()}>
            {label}
          </Button>
        ) : (
          <Button asChild>
            <SiteLink href={reason === 'narrowed' ? clearHref : '/'}>{label}</SiteLink>
          </Button>
        )
      }
    />
  );
}
