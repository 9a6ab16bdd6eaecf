/** Where a listener stands in a channel. Another epoch means that offsets cannot be compared. */
export interface Position {
  epoch: string;
  offset: number;
}

export interface Publication extends Position {
  /** JSON text, made once by whoever published it. */
  data: string;
}

/** A channel's position and the publications that led to it: the last one has the snapshot's own offset. */
export interface Snapshot extends Position {
  publications: readonly Publication[];
}

export interface Recovery {
  recovered: boolean;
  publications: readonly Publication[];
}

const nothing: Recovery = { recovered: false, publications: [] };

/** What a listener at `since` has missed; all of it, or nothing and the word that some is lost. */
export function recover(snapshot: Snapshot, since: Position): Recovery {
  if (since.epoch !== snapshot.epoch || since.offset > snapshot.offset) return nothing;
  const missed = snapshot.offset - since.offset;
  if (missed > snapshot.publications.length) return nothing;
  return { recovered: true, publications: snapshot.publications.slice(snapshot.publications.length - missed) };
}

/** A snapshot moved on by publications that arrived while it was being read; null when they do not fit to it. */
export function extend(snapshot: Snapshot, arrived: readonly Publication[]): Snapshot | null {
  const publications = [...snapshot.publications];
  let offset = snapshot.offset;
  for (const publication of arrived) {
    if (publication.epoch !== snapshot.epoch) return null;
    if (publication.offset <= offset) continue;
    if (publication.offset !== offset + 1) return null;
    publications.push(publication);
    offset = publication.offset;
  }
  return { epoch: snapshot.epoch, offset, publications };
}
