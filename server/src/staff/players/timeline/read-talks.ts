import type { TimelineItem } from '@halley/contract';
import type { PastWanted, Queryable } from '../../../kit/index.ts';
import { listPastMessages, type PastMessage } from '../../../support/index.ts';
import type { PastEntry } from './merge-past.ts';

const messagesAtOnce = 400;
const longestSilenceMs = 60 * 60_000;
const longestShown = 120;

/** What was said in one go, as one thing that happened: who spoke, how much, and how it began. */
export async function readTalks(
  db: Queryable,
  wanted: PastWanted,
): Promise<{ entries: PastEntry<TimelineItem>[]; isWhole: boolean }> {
  const messages = await listPastMessages(db, { ...wanted, limit: messagesAtOnce });
  const isWhole = messages.length < messagesAtOnce;
  const talks: PastMessage[][] = [];
  for (const message of messages) {
    const newer = talks.at(-1)?.at(-1);
    if (newer && Date.parse(newer.at) - Date.parse(message.at) <= longestSilenceMs) talks.at(-1)?.push(message);
    else talks.push([message]);
  }
  // Of the last one more may be to come.
  const shown = isWhole || talks.length === 1 ? talks : talks.slice(0, -1);
  return { entries: shown.map(entryOf), isWhole };
}

function entryOf(talk: readonly PastMessage[]): PastEntry<TimelineItem> {
  const newest = talk[0] as PastMessage;
  const oldest = talk.at(-1) as PastMessage;
  const place = ({ at, id }: PastMessage) => ({ at, id: String(id) });
  return {
    at: newest.at,
    place: place(oldest),
    head: { at: newest.at, id: String(newest.id + 1n) },
    item: {
      key: `chat:${newest.id}`,
      kind: 'chat',
      at: new Date(newest.at).toISOString(),
      since: new Date(oldest.at).toISOString(),
      what: 'chat',
      state: newest.author === 'visitor' ? 'waiting' : 'answered',
      name: talk.find(({ author }) => author === 'staff')?.name ?? null,
      text: oldest.text.slice(0, longestShown) || null,
      amount: null,
      count: talk.length,
      id: String(newest.chatId),
    },
  };
}
