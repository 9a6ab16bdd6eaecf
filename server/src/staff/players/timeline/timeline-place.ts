import { Refusal, type TimelineKind, timelineKinds, type timelineViews } from '@halley/contract';
import { isPastPlace } from '../../../kit/index.ts';
import type { PastPlaces } from './merge-past.ts';

export type TimelineView = (typeof timelineViews)[number];
type Places = PastPlaces<TimelineKind>;

/** Where a timeline goes on, as one word for the wire. */
export function writePlaces(view: TimelineView, places: Places): string {
  return Buffer.from(JSON.stringify([view, places])).toString('base64url');
}

/** Whatever somebody made of it in between is refused, never asked of the database. */
export function readPlaces(view: TimelineView, text: string): Places {
  const [of, places] = parse(text);
  if (of !== view || typeof places !== 'object' || places === null) throw new Refusal('after.invalid');
  const read: Places = {};
  for (const [name, place] of Object.entries(places)) {
    const kind = timelineKinds.find((one) => one === name);
    if (!kind || !(place === null || isPastPlace(place, kind === 'bet' ? 'uuid' : 'bigint')))
      throw new Refusal('after.invalid');
    read[kind] = place;
  }
  return read;
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
