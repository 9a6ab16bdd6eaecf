import type { Book } from './book.ts';
import type { Dice } from './dice.ts';
import type { Line, RawAnswer } from './send-call.ts';

// biome-ignore lint/suspicious/noExplicitAny: a simulation looks into answers of every shape
export type Said = { status: number; body: any };

export type Say = (name: string, body: object & { id: string }) => Promise<Said>;

/** Refusals that pass: the same call may be answered otherwise later. */
const passing = new Set([300, 302]);
const pauseMs = (dice: Dice, limit: number) => new Promise((resolve) => setTimeout(resolve, dice.below(limit)));

/**
 * Says a call as providers in trouble do: late, twice at once, hanging up before the answer, again and again until one
 * comes. Every answer a call ever gets must be the same bytes.
 */
export function createSay(options: { line: Line; book: Book; dice: Dice }): Say {
  const { line, book, dice } = options;
  const first = new Map<string, RawAnswer>();

  const attempt = async (name: string, id: string, body: Buffer, hangUpAfterMs?: number) => {
    const answer = await line.send(name, body, hangUpAfterMs);
    // A server that is away was not called.
    if (answer || hangUpAfterMs !== undefined) book.calls += 1;
    if (!answer) {
      book.faults.unanswered += 1;
      return undefined;
    }
    if (answer.status >= 500 || answer.status === 429) {
      if (answer.status === 500) book.complaints.push(`${name} ${id} was answered 500: ${answer.bytes}`);
      return undefined;
    }
    compare(name, id, answer);
    return answer;
  };

  const compare = (name: string, id: string, answer: RawAnswer) => {
    const { code } = JSON.parse(answer.bytes.toString()) as { code?: number };
    if (code !== undefined) book.refusals.set(code, (book.refusals.get(code) ?? 0) + 1);
    if (passing.has(code ?? 0)) return;
    const known = first.get(id);
    if (!known) first.set(id, answer);
    else if (known.status !== answer.status || !known.bytes.equals(answer.bytes)) {
      book.complaints.push(`${name} ${id} was answered ${known.bytes} and then ${answer.bytes}`);
    }
  };

  return async (name, said) => {
    const body = Buffer.from(JSON.stringify(said));
    const { id } = said;
    if (dice.percent(10)) {
      book.faults.delays += 1;
      await pauseMs(dice, 15);
    }
    if (dice.percent(6)) {
      book.faults.hangUps += 1;
      await attempt(name, id, body, dice.below(12));
    }
    const copies = dice.percent(8) ? 2 + dice.below(3) : 1;
    book.faults.duplicates += copies - 1;
    const copied = Array.from({ length: copies - 1 }, () => attempt(name, id, body));
    for (;;) {
      const answer = await attempt(name, id, body);
      if (!answer) {
        await pauseMs(dice, 200);
        continue;
      }
      await Promise.all(copied);
      // Some say it again long after.
      if (dice.percent(5)) await attempt(name, id, body);
      return { status: answer.status, body: JSON.parse(answer.bytes.toString()) };
    }
  };
}
