import type { StaffFeed } from '@halley/contract';

/** How a feed has been, as this screen has seen it: no clock of the server is held against one of ours. */
export interface WatchedFeed {
  feed: StaffFeed;
  /** When something new of it was seen last, by our clock. */
  newsMs: number;
  silentMs: number;
  perSecond: number | undefined;
  /** Its silences of the last ten minutes, oldest first. */
  silences: readonly number[];
  samples: readonly { atMs: number; seq: number }[];
}

export type FeedWatch = ReadonlyMap<string, WatchedFeed>;

const mostSilences = 120;
const rateOverMs = 15_000;
/** One in so many is drawn: ten minutes fit. */
const silenceEveryMs = 5_000;

/** What is known after another look. */
export function watchFeeds(before: FeedWatch, feeds: readonly StaffFeed[], nowMs: number): FeedWatch {
  return new Map(feeds.map((feed) => [feed.id, watchFeed(before.get(feed.id), feed, nowMs)]));
}

function watchFeed(before: WatchedFeed | undefined, feed: StaffFeed, nowMs: number): WatchedFeed {
  const isNews = !before || before.feed.seq !== feed.seq || before.feed.heard_at !== feed.heard_at;
  const newsMs = isNews ? nowMs : before.newsMs;
  const silentMs = nowMs - newsMs;
  const isSameEpoch = before?.feed.epoch === feed.epoch;
  const samples = [
    ...(isSameEpoch ? before.samples.filter(({ atMs }) => nowMs - atMs <= rateOverMs) : []),
    { atMs: nowMs, seq: feed.seq },
  ];
  const silences = before ? withSilence(before, silentMs, nowMs) : [silentMs];
  return { feed, newsMs, silentMs, perSecond: rateOf(samples), silences, samples };
}

function withSilence({ silences, samples }: WatchedFeed, silentMs: number, nowMs: number): readonly number[] {
  const last = samples.at(-1)?.atMs ?? nowMs;
  const isNext = Math.floor(nowMs / silenceEveryMs) !== Math.floor(last / silenceEveryMs);
  if (isNext) return [...silences, silentMs].slice(-mostSilences);
  // The longest of its five seconds counts.
  return [...silences.slice(0, -1), Math.max(silences.at(-1) ?? 0, silentMs)];
}

function rateOf(samples: WatchedFeed['samples']): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.atMs === first.atMs) return undefined;
  return ((last.seq - first.seq) * 1_000) / (last.atMs - first.atMs);
}

/** Of four bars: how well a feed is. Alive comes every two seconds; after six it is down. */
export function healthOf({ feed, silentMs }: WatchedFeed): 0 | 1 | 2 | 3 | 4 {
  if (feed.state === 'down') return 0;
  if (feed.state === 'recovering') return 1;
  if (silentMs <= 3_000) return 4;
  if (silentMs <= 6_000) return 3;
  return silentMs <= 10_000 ? 2 : 1;
}
