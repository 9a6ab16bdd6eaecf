import { type PlayerNote, type PlayerNotes, Refusal, type StaffTag } from '@halley/contract';
import { afterAllPast, isPastPlace, type PastPlace, type Queryable } from '../../kit/index.ts';
import { type NoteRow, selectNotes, selectTags, selectTagsOf } from './note-store.ts';

const notesAPage = 20;

/** A page of notes and all tags. */
export async function notesOf(
  db: Queryable,
  { playerId, before }: { playerId: number; before?: string | undefined },
): Promise<PlayerNotes> {
  const rows = await selectNotes(db, { playerId, before: readPlace(before), limit: notesAPage + 1 });
  const shown = rows.slice(0, notesAPage);
  const last = shown.at(-1);
  return {
    notes: shown.map(noteOnTheWire),
    next_before: rows.length > notesAPage && last ? `${last.at} ${last.id}` : null,
    tags: await tagsOf(db, playerId),
  };
}

/** The last notes, for a card. */
export async function lastNotesOf(db: Queryable, playerId: number, limit: number): Promise<PlayerNote[]> {
  return (await selectNotes(db, { playerId, before: afterAllPast, limit })).map(noteOnTheWire);
}

/** In the order in which they were put on. */
export async function tagsOf(db: Queryable, playerId: number): Promise<StaffTag[]> {
  const own = await selectTagsOf(db, playerId);
  const known = await selectTags(db);
  return own.flatMap((name) => known.find((tag) => tag.name === name) ?? []);
}

function readPlace(text: string | undefined): PastPlace {
  if (text === undefined) return afterAllPast;
  const [at, id] = text.split(' ');
  const place = { at, id };
  if (!isPastPlace(place)) throw new Refusal('after.invalid');
  return place;
}

export const noteOnTheWire = ({ id, text, author, at }: NoteRow): PlayerNote => ({
  id: Number(id),
  text,
  author,
  at: new Date(at).toISOString(),
});
