import type { StaffFixture } from '@halley/contract';
import { Badge, classNames } from '@halley/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sportsbookWords } from '../words.ts';
import { FeedHealth } from './FeedHealth.tsx';
import { type FeedWatch, healthOf, type WatchedFeed } from './feed-watch.ts';
import { cellClass, headClass, Panel } from './Panel.tsx';
import { deskWords as own } from './words.ts';

interface FeedPanelProps {
  watch: FeedWatch;
  /** Feeds have been asked for: that there are none is known. */
  isRead: boolean;
  fixtures: readonly StaffFixture[];
}

/** How each feed is: bars, its silences as a line, messages a second and how many events of the list hang on it. */
export function FeedPanel({ watch, isRead, fixtures }: FeedPanelProps): ReactNode {
  const { feedHeads: heads } = own;
  const right = classNames(headClass, 'text-right');
  return (
    <Panel title={own.feeds} text={own.feedsText}>
      {watch.size === 0 ? (
        isRead && <p className="py-6 text-13 text-text-soft">{sportsbookWords.noFeeds}</p>
      ) : (
        <table className="w-full border-separate border-spacing-0 text-13">
          <caption className="sr-only">{own.feeds}</caption>
          <thead>
            <tr>
              <th scope="col" className={headClass}>
                {heads.feed}
              </th>
              <th scope="col" className={headClass}>
                {heads.health}
              </th>
              <th scope="col" className={classNames(headClass, 'max-sm:hidden')}>
                <span className="sr-only">{heads.line}</span>
              </th>
              <th scope="col" className={classNames(right, 'max-sm:hidden')}>
                {heads.messages}
              </th>
              <th scope="col" className={right}>
                {heads.quarantine}
              </th>
              <th scope="col" className={right}>
                {heads.events}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...watch.values()].map((watched) => {
              const { id, quarantined, reason, state } = watched.feed;
              return (
                <tr key={id}>
                  <th scope="row" className={classNames(cellClass, 'text-left font-bold')}>
                    {id}
                    {state !== 'up' && reason !== null && (
                      <span className="block text-2xs font-semibold text-text-faint">
                        {reason.replaceAll('_', ' ')}
                      </span>
                    )}
                  </th>
                  <td className={cellClass}>
                    <FeedHealth watched={watched} />
                  </td>
                  <td className={classNames(cellClass, 'max-sm:hidden')}>
                    <Silences watched={watched} />
                  </td>
                  <td className={classNames(cellClass, 'text-right whitespace-nowrap max-sm:hidden')}>
                    {watched.perSecond === undefined ? '–' : own.perSecond(watched.perSecond.toFixed(0))}
                  </td>
                  <td className={classNames(cellClass, 'text-right')}>
                    {quarantined === 0 ? (
                      0
                    ) : (
                      <Link to="/sportsbook/quarantine">
                        <Badge tone="danger">{quarantined}</Badge>
                      </Link>
                    )}
                  </td>
                  <td className={classNames(cellClass, 'text-right')}>
                    {fixtures.filter(({ producer }) => producer === id).length}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

const [width, height] = [96, 24];

/** Silences as a line: flat is good. */
function Silences({ watched }: { watched: WatchedFeed }): ReactNode {
  const { silences } = watched;
  const longest = Math.max(...silences);
  const top = Math.max(6_000, longest);
  const step = silences.length > 1 ? (width - 2) / (silences.length - 1) : 0;
  const points = silences.map(
    (ms, place) => `${(1 + place * step).toFixed(1)},${(height - 2 - (ms / top) * (height - 4)).toFixed(1)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={own.silenceOf(watched.feed.id, (longest / 1_000).toFixed(1))}
      preserveAspectRatio="none"
      className="h-6 w-14"
    >
      <polyline
        points={points.length > 1 ? points.join(' ') : `1,${height - 2} ${width - 1},${height - 2}`}
        fill="none"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={healthOf(watched) >= 3 ? 'stroke-info' : 'stroke-warn'}
      />
    </svg>
  );
}
