import { classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { healthOf, type WatchedFeed } from './feed-watch.ts';
import { deskWords as own } from './words.ts';

const bars = [1, 2, 3, 4] as const;
const secondsOf = (ms: number) => (ms / 1_000).toFixed(1);

/** Four bars and how long the feed is silent, in colour and in words. */
export function FeedHealth({ watched, isQuiet }: { watched: WatchedFeed; isQuiet?: boolean }): ReactNode {
  const health = healthOf(watched);
  const silence = watched.feed.state === 'up' ? own.silent(secondsOf(watched.silentMs)) : watched.feed.state;
  const [bar, text] =
    health >= 3 ? ['bg-win', 'text-text-faint'] : health > 0 ? ['bg-warn', 'text-warn'] : ['bg-danger', 'text-danger'];
  return (
    <span
      className="inline-flex items-center gap-1.5 whitespace-nowrap"
      title={own.feedIs(watched.feed.id, health, silence)}
    >
      <span aria-hidden="true" className="flex h-3 items-end gap-px">
        {bars.map((place) => (
          <i
            key={place}
            style={{ height: `${place * 25}%` }}
            className={classNames('w-0.75 rounded-full', place <= Math.max(1, health) ? bar : 'bg-surface-4')}
          />
        ))}
      </span>
      <span className={classNames('text-xs', text)}>{isQuiet && health === 4 ? own.before : silence}</span>
    </span>
  );
}
