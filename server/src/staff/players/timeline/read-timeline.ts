import { type TimelineItem, type TimelineKind, timelineKinds } from '@halley/contract';
import type { StaffContext } from '../../../kit/index.ts';
import type { StaffPorts } from '../../ports.ts';
import { mergePast, type PastStream } from './merge-past.ts';
import { readPlaces, type TimelineView, writePlaces } from './timeline-place.ts';
import { timelineSources } from './timeline-sources.ts';

const pageSize = 25;

/** A page of everything that happened to a player, as far as the member may see it: each room is asked for one page. */
export async function readTimeline(
  ports: StaffPorts,
  { playerId, view, before }: { playerId: number; view: TimelineView; before?: string | undefined },
  { staff }: StaffContext,
): Promise<{ items: TimelineItem[]; next_before: string | null }> {
  const places = before === undefined ? undefined : readPlaces(view, before);
  const sources = timelineSources(ports);
  const streams: PastStream<TimelineKind, TimelineItem>[] = [];
  for (const name of timelineKinds) {
    const source = sources[name];
    const isShown = view === 'everything' || source.view === view;
    if (!isShown || (source.needs && !staff.permissions.includes(source.needs))) continue;
    // A room that was not asked for the page before is not asked now: its newest would stand behind older things.
    const from = places?.[name];
    if (places && !from) continue;
    const found = await source.read({ playerId, before: from ?? source.start, limit: pageSize + 1 });
    streams.push({ name, ...found, from: from ?? undefined });
  }
  const merged = mergePast(streams, pageSize);
  return { items: merged.items, next_before: merged.places && writePlaces(view, merged.places) };
}
