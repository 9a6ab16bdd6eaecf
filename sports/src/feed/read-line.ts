import { z } from 'zod';
import type { Fault } from './beliefs.ts';
import { FeedMessage } from './messages.ts';
import type { Numbered } from './sequencer.ts';

/** A line of the stream that has a place in it. */
export type FeedLine =
  | { message: FeedMessage }
  /** It is not what it says to be; `fixture` is whom it seems to be about. */
  | { fault: Fault; fixture: string | undefined; text: string };

/** What makes a message one of the stream, whatever else is wrong with it. */
const Envelope = z.object({
  producer: z.string().max(60),
  epoch: z.int().min(1),
  seq: z.int().min(1),
  type: z.string().max(60),
  fixture: z.string().max(60).optional().catch(undefined),
  request_id: z.string().max(60).optional().catch(undefined),
});

const longestKept = 20_000;
/** What is kept of a message that is not believed. */
export const quarantineText = (text: string): string => text.slice(0, longestKept).replaceAll('\0', '�');

/** Undefined: no JSON, or without its numbers; it counts as lost. */
export function readLine(line: string, producer: string): Numbered<FeedLine> | undefined {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return undefined;
  }
  return readSaid(said, { producer, line });
}

function readSaid(
  said: unknown,
  { producer, line }: { producer: string; line: string },
): Numbered<FeedLine> | undefined {
  const parsed = FeedMessage.safeParse(said);
  if (parsed.success) return parsed.data.producer === producer ? numbered(parsed.data) : undefined;
  const envelope = Envelope.safeParse(said).data;
  if (!envelope || envelope.producer !== producer) return undefined;
  const { epoch, seq, type, request_id: requestId, fixture } = envelope;
  return { epoch, seq, type, requestId, body: { fault: 'bad_shape', fixture, text: quarantineText(line) } };
}

/** A message as the sequencer takes it. */
export function numbered(message: FeedMessage): Numbered<FeedLine> {
  const { epoch, seq, type, request_id: requestId } = message;
  return {
    epoch,
    seq,
    type,
    requestId,
    subscribed: message.type === 'alive' ? message.subscribed : undefined,
    madeAtMs: Date.parse(message.generated_at),
    body: { message },
  };
}
