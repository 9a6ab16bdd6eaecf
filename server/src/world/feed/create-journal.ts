import type { FeedMessage } from '@halley/sports/feed';
import type { Clock } from '../../kit/index.ts';

type WithoutEnvelope<M> = M extends unknown ? Omit<M, 'producer' | 'epoch' | 'seq' | 'generated_at'> : never;
/** What there is to say; the journal adds who says it, when, and its number. */
export type Said = WithoutEnvelope<FeedMessage>;

export interface JournalOptions {
  producer: string;
  /** Of this start: numbers begin anew with it. */
  epoch: number;
  clock: Clock;
  /** How much of what was said is kept for those who come back, in characters. */
  keptLength?: number;
}

interface Line {
  seq: number;
  text: string;
}

/** Everything a producer says, numbered without gaps, in lines of JSON. The newest are kept for whoever comes back. */
export function createJournal({ producer, epoch, clock, keptLength = 48_000_000 }: JournalOptions) {
  const readers = new Set<(text: string) => void>();
  let kept: Line[] = [];
  let length = 0;
  let seq = 0;

  function forgetOld(): void {
    let first = 0;
    while (length > keptLength && first < kept.length - 1) length -= kept[first++]?.text.length ?? 0;
    if (first > 0) kept = kept.slice(first);
  }

  return {
    producer,
    epoch,
    get lastSeq() {
      return seq;
    },
    say(said: Said): void {
      seq += 1;
      const envelope = { producer, epoch, seq, generated_at: clock.now().toISOString() };
      const text = `${JSON.stringify({ ...envelope, ...said })}\n`;
      kept.push({ seq, text });
      length += text.length;
      // In steps: a list is not cut for every line.
      if (length > keptLength * 1.1) forgetOld();
      for (const read of readers) read(text);
    },
    /** Lines after a number, as they were; undefined when some of them are no longer kept. */
    linesAfter(after: number): string[] | undefined {
      if (after > seq || after < (kept[0]?.seq ?? seq + 1) - 1) return undefined;
      return kept.filter((line) => line.seq > after).map(({ text }) => text);
    },
    /** Says again what was said, with the same numbers, to everybody. */
    repeat(lines: readonly string[], requestId: string): void {
      const beside = `,"request_id":${JSON.stringify(requestId)}}\n`;
      for (const text of lines) for (const read of readers) read(text.replace(/\}\n$/, () => beside));
    },
    readers: () => readers.size,
    follow(read: (text: string) => void): () => void {
      readers.add(read);
      return () => readers.delete(read);
    },
  };
}

export type Journal = ReturnType<typeof createJournal>;
