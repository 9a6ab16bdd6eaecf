import { useEffect, useState } from 'react';
import { type FeedWatch, watchFeeds } from './feed-watch.ts';
import { useLive } from './use-live.ts';

const everyMs = 1_000;

/** How feeds are and have been since this screen was opened. */
export function useFeedWatch(isOn: boolean): { watch: FeedWatch; isRead: boolean } {
  const feeds = useLive('listStaffFeeds', {}, { everyMs, isOn });
  const [watch, setWatch] = useState<FeedWatch>(new Map());
  const { data } = feeds;
  useEffect(() => {
    if (data) setWatch((before) => watchFeeds(before, data, Date.now()));
  }, [data]);
  return { watch, isRead: data !== undefined };
}
